import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// All that another theme can change; the rest is the same page.
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Shows the top of the page. Chromium scrolls a focused field into view when the window's size
 * changes, and a field that is half under the sticky header would be reported as too small.
 */
function showTop(): Promise<void> {
  return new Promise((shown) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        scrollTo({ top: 0, behavior: "instant" });
        shown();
      }),
    );
  });
}

/**
 * Expects that axe finds nothing and nothing is too wide: in light and dark, at desktop and phone
 * widths.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(showTop);
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
      if (colorScheme === "light") axe.withTags(TAGS);
      else axe.withRules(COLOUR_RULES);
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect(found, `${colorScheme} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
}
