import type { Page } from "@playwright/test";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the browser's own type is extended
  interface Window {
    shifts: number;
  }
}

/** The most that may move on a page while it loads. */
export const MAX_SHIFT = 0.02;

/** From the next page that is opened on, counts what moves without anyone's doing. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shifts += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much has moved since the page was opened, once nothing more is loading. */
export async function shiftsOf(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => window.shifts);
}
