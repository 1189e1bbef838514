import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { countShifts, expectNothingMoved } from "../support/layout-shift";
import { demoPerson, enterAs } from "../support/people";

const SEEKER = [
  "/app",
  "/applications",
  "/saved-jobs",
  "/app/alerts",
  "/app/profile",
  "/app/settings",
  "/app/settings/security",
  "/app/settings/privacy",
];
for (const path of SEEKER) {
  test(`${path}: nothing moves, 320 pixels are enough, and axe finds nothing`, async ({
    page,
    context,
    sql,
  }) => {
    await enterAs(context, await demoPerson(sql, "seeker"));
    await countShifts(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectNothingMoved(page, `at ${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expectNoViolations(page);
  });
}
