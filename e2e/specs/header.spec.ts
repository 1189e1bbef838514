import { expect, test } from "../support/fixtures";
import { anyJob } from "../support/pages";

const LINKS = ["Companies", "Freshers", "Internships", "For Employers", "Dashboard"];

test("the header has the sections, with the current one marked", async ({ page }) => {
  await page.goto("/freshers");
  const main = page.getByRole("navigation", { name: "Main" });

  await expect(main.getByRole("link")).toHaveText(LINKS);
  await expect(main.getByRole("link", { name: "Freshers" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await main.getByRole("link", { name: "Companies" }).click();
  await expect(page).toHaveURL("/companies");
  await page.getByRole("banner").getByRole("link", { name: "Jobharbor" }).click();
  await expect(page).toHaveURL("/");
});

for (const width of [768, 360]) {
  test(`at ${width} pixels they are in a menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/jobs");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await button.click();

    await expect(menu.getByRole("link")).toHaveText([...LINKS, "Login", "Sign Up"]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole("link", { name: "Internships" }).click();
    await expect(page).toHaveURL("/internships");
    await expect(menu).toBeHidden();
  });
}

test("between 769 and 1200 pixels all of them are in the bar, in one row", async ({ page }) => {
  const main = page.getByRole("navigation", { name: "Main" });
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  // With a search that has a row of its own, and with one that stands beside them.
  for (const path of ["/jobs", "/companies"]) {
    await page.goto(path);
    await expect(main.getByRole("link")).toHaveText(LINKS);
    for (const width of [769, 1023, 1024, 1199]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
      const middles: number[] = [];
      for (const link of [...(await main.getByRole("link").all()), login]) {
        const box = await link.boundingBox();
        middles.push(Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 10));
      }
      expect(new Set(middles).size, `${path} at ${width}: ${middles}`).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

for (const path of ["/app", "/employer", "/employer/post-job", "/saved-jobs", "/applications"]) {
  test(`${path} leads a visitor to the login`, async ({ page }) => {
    await page.goto(path);

    await expect(page).toHaveURL(/\/login/);
  });
}

test("the focus is never hidden under anything sticky", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto((await anyJob(request)).url);
  const hidden: string[] = [];
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press("Tab");
    const lost = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = under !== null && (element.contains(under) || under.contains(element));
      return isSeen ? null : element.outerHTML.slice(0, 120);
    });
    if (lost) hidden.push(lost);
  }

  expect(hidden).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the search shows what was typed over its place, and a tap makes both as high as fields", async ({
    page,
  }) => {
    await page.goto("/search-results?query=hybrid+nurse+without+nights&location=Leeds");
    const search = page.getByRole("banner").getByRole("form", { name: "Search jobs" });
    const query = search.getByLabel("Job title, skill or company");
    const place = search.getByLabel("Location", { exact: true });
    const heights = async () => [
      (await query.boundingBox())?.height ?? 0,
      (await place.boundingBox())?.height ?? 0,
    ];
    expect(await query.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    const nearMe = search.getByRole("button", { name: "Use my location" });
    await expect(nearMe).toBeHidden();

    await page.evaluate(() => scrollTo(0, 600));
    await query.tap();
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Tab");
    await expect(place).toBeFocused();
    await expect(nearMe).toBeVisible();
    await place.fill("Bristol");
    await place.press("Enter");
    await expect(page).toHaveURL(/location=Bristol/);
  });
});
