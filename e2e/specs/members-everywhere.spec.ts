import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { countShifts, expectSteadyAt } from "../support/layout-shift";
import { demoPerson, enterAs } from "../support/people";

// A first visit, whose fonts aren't there yet, moves what later ones don't.
test.use({ reuseContext: false });

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
    await expectSteadyAt(page, path, 320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoViolations(page);
  });
}
