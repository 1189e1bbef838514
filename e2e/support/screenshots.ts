import type { Page } from "@playwright/test";

/** Where pictures are kept for people to look at; without it, none are taken. */
const FOLDER = process.env["SHOTS"];

/** Takes pictures of a page on a phone and a desktop, in both themes. */
export async function shootAll(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  const size = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${FOLDER}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (size) await page.setViewportSize(size);
}
