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

/** The longest a page may take until nothing more is fetched. */
const QUIET_MS = 60_000;

// What each page is still fetching, to be named when it never gets quiet.
const underWay = new WeakMap<Page, Set<Request>>();

function noteRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  const forget = (request: Request) => requests.delete(request);
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
}

async function untilQuiet(page: Page): Promise<void> {
  try {
    await page.waitForLoadState("networkidle", { timeout: QUIET_MS });
  } catch (error) {
    const left = [...(underWay.get(page) ?? [])].map((one) => `${one.method()} ${one.url()}`);
    throw new Error(`${page.url()} still fetches: ${left.join(", ") || "nothing"}`, {
      cause: error,
    });
  }
}

/** From the next page that is opened on, notes what moves without anyone's doing. */
export async function countShifts(page: Page): Promise<void> {
  noteRequests(page);
  await page.addInitScript(() => {
    window.shifts = [];
    type Entry = PerformanceEntry & {
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
      for (const entry of list.getEntries() as Entry[]) {
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
