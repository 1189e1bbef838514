import { expect, test } from "../support/fixtures";
import { countShifts, expectNothingMoved } from "../support/layout-shift";

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

test("cards stand below their heading's first letter, before and after Next", async ({ page }) => {
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
});

test("experience that can't be read is not ignored in silence", async ({ page }) => {
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
