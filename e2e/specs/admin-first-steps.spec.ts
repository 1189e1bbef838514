import { main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { shootAll } from "../support/screenshots";

test("an operator sees what is left to do, follows a link to it, and hides the list", async ({
  page,
  aMember,
}) => {
  await aMember({ userType: "admin" });
  await page.goto("/admin");
  const steps = main(page).getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(6);
  await expect(steps).toContainText("set SMTP_URL and MAIL_FROM");
  await expect(steps).toContainText("Set SITE_URL to an https:// address");
  await expectNoViolations(page);
  await shootAll(page, "admin-first-steps");
  await steps.getByRole("link", { name: "Edit Pages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeVisible();

  await page.goto("/admin");
  await steps.getByRole("button", { name: "Hide these steps" }).click();
  await expect(steps).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Health" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
