import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

// Not its package for Playwright, which sends this half megabyte into the page before each check.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const EVERY_RULE: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

// All that another theme can change; the rest is the same page.
const COLOUR_RULES: axe.RunOnly = {
  type: "rule",
  values: ["color-contrast", "link-in-text-block"],
};

const THEMES = [
  ["light", EVERY_RULE],
  ["dark", COLOUR_RULES],
] as const;

async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(SOURCE);
  }
  const found = await page.evaluate(
    async (options) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      return (await checker.run(options)).violations;
    },
    { runOnly, resultTypes: ["violations"] } satisfies axe.RunOptions,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary }) =>
      [id, target.join(" "), html, failureSummary].join(": "),
    ),
  );
}

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

/** Expects that axe finds nothing on the page as it is: an open dialog, a list of suggestions. */
export async function expectNoViolationsAsItIs(page: Page): Promise<void> {
  expect(await violations(page, EVERY_RULE)).toEqual([]);
}

/** As {@link expectNoViolationsAsItIs}, in light and dark, at the width that the page has. */
export async function expectNoViolationsInBothThemes(page: Page): Promise<void> {
  for (const [colorScheme, rules] of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page, rules), colorScheme).toEqual([]);
  }
}

/**
 * Expects that axe finds nothing and nothing is too wide: in light and dark, at desktop and phone
 * widths.
 */
export async function expectNoViolations(
  page: Page,
  widths: readonly number[] = [1440, 390],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [colorScheme, rules] of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(showTop);
      expect(await violations(page, rules), `${colorScheme} at ${width}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}
