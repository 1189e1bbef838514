import { FONT_PAIRS } from "@/lib/shared/appearance/choices";
import { fontRules } from "@/lib/shared/appearance/fonts";
import { filters } from "../support/filters";
import { expect, test } from "../support/fixtures";
import { countShifts, expectNothingMoved } from "../support/layout-shift";

// A first visit, whose fonts aren't there yet, moves what later ones don't.
test.use({ reuseContext: false });

test("recent searches push nothing down", async ({ page }) => {
  await page.addInitScript(() => {
    const searches = ["Nurse jobs", "Baker jobs in Leeds, United Kingdom", "Remote design jobs"];
    const recent = searches.map((label, at) => ({ href: `/search-results?query=${at}`, label }));
    localStorage.setItem("recentSearches", JSON.stringify(recent));
  });
  await countShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/jobs");
    await expect(page.getByRole("heading", { name: "Recent searches" })).toBeVisible();
    await expectNothingMoved(page, page.url());
  }
});

/** The fonts in which the headline isn't as high as in what stands in for them. */
async function changesOfHeadline(fonts: readonly string[]): Promise<string[]> {
  const headline = document.querySelector("h1");
  if (!headline) throw new Error("The page has no headline.");
  const heightIn = async (font: string) => {
    headline.style.fontFamily = `"${font}"`;
    await document.fonts.load(`700 40px "${font}"`);
    return headline.offsetHeight;
  };
  const changed: string[] = [];
  for (const font of fonts) {
    if ((await heightIn(font)) !== (await heightIn(`${font} Stand-in`))) changed.push(font);
  }
  return changed;
}

test("the headline keeps its lines when its font arrives, at every width", async ({ page }) => {
  await page.goto("/");
  const rules = FONT_PAIRS.map((pair) => fontRules(pair, ":root")).join("");
  await page.addStyleTag({ content: rules });
  const fonts = [
    ...new Set([...rules.matchAll(/--face-head:"([^"]+)"/g)].map(([, name = ""]) => name)),
  ];
  expect(fonts).toHaveLength(FONT_PAIRS.length);
  const phones = Array.from({ length: 32 }, (_, step) => 320 + 5 * step);
  const desks = Array.from({ length: 25 }, (_, step) => 480 + 40 * step);
  for (const width of [...phones, ...desks]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((expected) => innerWidth === expected, width);
    const changed = await page.evaluate(changesOfHeadline, fonts);
    expect(changed, `at ${width} pixels`).toEqual([]);
  }
});

test("cards are aligned with their heading, before and after Next", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("group", { name: "Remote Jobs" });
  const heading = page.getByRole("heading", { name: "Remote Jobs" });
  await row.scrollIntoViewIfNeeded();
  const left = async () => {
    const from = (await heading.boundingBox())?.x ?? 0;
    const cards = await row
      .getByRole("article")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    return Math.min(...cards.map((x) => Math.abs(x - from)));
  };
  expect(await left()).toBeLessThanOrEqual(1);
  await page
    .getByRole("region", { name: "Remote Jobs" })
    .getByRole("button", { name: "Next" })
    .click();
  await page.waitForTimeout(900);
  expect(await left()).toBeLessThanOrEqual(1);
  // Whatever the length of titles and places, what is paid can be compared along one line.
  const lines = await row
    .locator(".job-pay")
    .evaluateAll((all) => [
      ...new Set(all.map((pay) => Math.round(pay.getBoundingClientRect().top))),
    ]);
  expect(lines).toHaveLength(1);
});

test("experience that can't be read isn't ignored silently", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("main").getByRole("form", { name: "Search jobs" });
  const experience = bar.getByLabel("Experience");
  await bar.getByLabel("What").fill("nurse");
  await experience.fill("banana");
  await experience.press("Enter");
  await expect(page).toHaveURL("/");
  expect(await experience.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  for (const years of ["2", "2.5", "2 years", "3+ yrs", "12y"]) {
    await experience.fill(years);
    expect(
      await experience.evaluate((field: HTMLInputElement) => field.validity.valid),
      years,
    ).toBe(true);
  }
});

test("a place and its work mode wrap as one text", async ({ page }) => {
  await page.goto("/");
  const gaps = await page.locator(".job-tall .at-place:has(span)").evaluateAll((places) =>
    places.map((place) => {
      const mode = place.querySelector("span");
      const before = document.createRange();
      before.setStart(place, 0);
      if (mode) before.setEndBefore(mode);
      const line = [...before.getClientRects()].at(-1);
      const own = mode?.getBoundingClientRect();
      if (!line || !own) return Number.NaN;
      // On the same line right behind the place, or at the start of the next one.
      const isBehind = Math.abs(own.top - line.top) < 4;
      return Math.round(isBehind ? own.left - line.right : own.left - line.left);
    }),
  );

  expect(gaps.length).toBeGreaterThan(3);
  expect(gaps.filter((gap) => Math.abs(gap) > 6)).toEqual([]);
});

test("the search beside the results shows everything that was typed", async ({ page }) => {
  await page.goto("/search-results?query=remote+designer+not+senior&location=London");
  for (const name of ["Job title, skill or company", "Location"]) {
    const field = page.getByRole("banner").getByLabel(name, { exact: true });
    await expect(field).toHaveValue(/./);
    const [needed, given] = await field.evaluate((it) => [it.scrollWidth, it.clientWidth]);
    expect(needed, name).toBeLessThanOrEqual(given ?? 0);
  }
  // Jobs that only mention the words stand below, and aren't counted among those found.
  const words = await page.getByRole("status").filter({ hasText: "Found" }).textContent();
  const [, found, last] = /^Found (\d+) jobs?\s+Showing 1–(\d+)$/.exec(words ?? "") ?? [];
  expect(Number(found)).toBeGreaterThan(0);
  expect(last).toBe(found);
  await expect(page.getByRole("heading", { name: /^Also mentions/ })).toContainText(
    "Also mentions designer ·",
  );
});

test("every filter of a menu is visible at once", async ({ page }) => {
  await page.goto("/search-results?query=engineer&location=London");
  const menus = filters(page).locator(".filter-menu");
  expect(await menus.count()).toBe(6);
  for (const menu of await menus.all()) {
    await menu.locator("> summary").click();
    const pop = menu.locator(".filter-pop");
    await expect(pop).toBeInViewport({ ratio: 1 });
    const body = menu.locator(".filter-pop-body");
    const [needed, given] = await body.evaluate((it) => [it.scrollHeight, it.clientHeight]);
    expect(needed, (await menu.textContent()) ?? "").toBeLessThanOrEqual(given ?? 0);
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(menus.last().locator(".filter-pop")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});
