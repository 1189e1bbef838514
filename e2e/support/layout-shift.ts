import { expect, type Page, type Request } from "@playwright/test";

type Shift = { value: number; moved: string[] };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the browser's own type is extended
  interface Window {
    shifts: Shift[];
  }
}

/** The most that may move on a page while it loads. */
const MAX_SHIFT = 0.02;

/** As long as nothing must be fetched for a page to count as complete, and the longest until then. */
const QUIET_MS = 500;
const LONGEST_MS = 60_000;

// What each page is fetching, and since when that hasn't changed. Playwright's own "networkidle" is
// not used: in one page of some hundred the browser doesn't report it, though nothing is under way.
const underWay = new WeakMap<Page, { requests: Set<Request>; changedAt: number }>();

function noteRequests(page: Page): void {
  const noted = { requests: new Set<Request>(), changedAt: Date.now() };
  underWay.set(page, noted);
  const note = (change: () => void) => {
    change();
    noted.changedAt = Date.now();
  };
  page.on("request", (request) =>
    note(() => {
      // What the page before was fetching ends without a word.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        noted.requests.clear();
      }
      // A stream of news never ends.
      if (request.resourceType() !== "eventsource") noted.requests.add(request);
    }),
  );
  const forget = (request: Request) => note(() => noted.requests.delete(request));
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  const stillFetched = () => {
    const noted = underWay.get(page);
    if (!noted) throw new Error("countShifts() comes before the page is opened.");
    const left = [...noted.requests].map((one) => `${one.method()} ${one.url()}`);
    return Date.now() - noted.changedAt < QUIET_MS ? ["just now", ...left] : left;
  };
  await expect.poll(stillFetched, { timeout: LONGEST_MS }).toEqual([]);
}

/** From the next page that is opened on, notes what moves without anyone's doing. */
export async function countShifts(page: Page): Promise<void> {
  noteRequests(page);
  await page.addInitScript(() => {
    window.shifts = [];
    type LayoutShiftEntry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node.cloneNode(false) : node?.parentElement?.cloneNode(false)) as
        | Element
        | undefined;
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)?.outerHTML} ${rect(previousRect)} -> ${rect(currentRect)}`,
        );
        window.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Fails when too much has moved since the page was opened, and says what did. */
export async function expectNothingMoved(page: Page, where: string): Promise<void> {
  await untilQuiet(page);
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap((shift) => shift.moved).join("\n");
  expect(total, `${where}\n${moved}`).toBeLessThan(MAX_SHIFT);
}

/** Opens a page at a width in pixels, after countShifts, and fails when anything on it moves. */
export async function expectSteadyAt(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // On a busy machine the width arrives later, and would change the page while it loads.
  await page.waitForFunction((expected) => innerWidth === expected, width);
  await page.goto(address);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectNothingMoved(page, `${address} at ${width}`);
}
