import { expect, type Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the browser's own type is extended
  interface Window {
    shifts: Shift[];
  }
}

/** The most that may move on a page while it loads. */
const MAX_SHIFT = 0.02;

/** From the next page that is opened on, notes what moves without anyone's doing. */
export async function countShifts(page: Page): Promise<void> {
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
  await page.waitForLoadState("networkidle");
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap((shift) => shift.moved).join("\n");
  expect(total, `${where}\n${moved}`).toBeLessThan(MAX_SHIFT);
}
