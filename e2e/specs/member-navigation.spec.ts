import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

const PAGES = [
  ["/app", "Dashboard"],
  ["/applications", "Applications"],
  ["/saved-jobs", "Saved"],
  ["/app/alerts", "Alerts"],
  ["/app/profile", "Profile"],
] as const;

test("every member page leads to the others", async ({ page, aMember }) => {
  await aMember();
  const nav = page.getByRole("navigation", { name: "Your pages" });
  await page.goto("/app/settings");
  await expect(nav.getByRole("link")).toHaveText(PAGES.map(([, label]) => label));
  await expect(nav.locator("[aria-current]")).toHaveCount(0);

  for (const [path, label] of PAGES) {
    await nav.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(nav.locator("[aria-current]")).toHaveText(label);
  }
  await page.goto("/notifications");
  await expect(nav).toBeVisible();
});

for (const width of [320, 390]) {
  test(`at ${width} pixels a member's pages are at the bottom, and cover nothing`, async ({
    page,
    aMember,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await aMember();
    await page.goto("/app");
    const nav = page.getByRole("navigation", { name: "Your pages" });
    await expect(nav.getByRole("link", { name: "Profile" })).toBeInViewport({ ratio: 1 });
    const box = await nav.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(700);

    await page.keyboard.press("End");
    const footer = page.getByRole("contentinfo");
    await expect
      .poll(async () => ((await footer.boundingBox()) ?? { y: 0, height: 0 }).height > 0)
      .toBe(true);
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await footer.boundingBox()) ?? {};
        return Math.round(y + height);
      })
      .toBeLessThanOrEqual(Math.round(box?.y ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Halfway down, the header covers part of some button, which axe takes for a small one.
    // A key pressed while the page still scrolls to its end is lost in that.
    await expect(async () => {
      await page.keyboard.press("Home");
      await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 3000 }).toBe(0);
    }).toPass();
    await expectNoViolations(page);
  });
}
