import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { joinCompany, verifyCompany } from "../support/companies";
import { dropCustomFields, WAIT } from "../support/custom-fields";
import { openFilters } from "../support/filters";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { button, field, fill, main } from "../support/posting-form";
import { shootAll } from "../support/screenshots";

// A field of the site's own is asked of every employer, so no other test runs beside these.

const DESKTOP = { width: 1440, height: 900 };

test.afterEach(({ request, sql }) => dropCustomFields(request, sql));

const save = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Adds the two fields as an admin: a choice that is required, and a yes or no. */
async function addFields(page: Page): Promise<void> {
  await page.goto("/admin/fields");
  await expect(
    main(page).getByRole("heading", { name: "No fields of your own yet" }),
  ).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "custom-fields-none");
  await page.setViewportSize(DESKTOP);
  await main(page).getByRole("link", { name: "Add a Field" }).click();
  await field(page, "What it holds").selectOption({ label: "One choice" });
  await field(page, "Choice 1").fill("Day");
  await save(page, "Add Field");
  await expect(main(page).getByText("Give the field a name").first()).toBeVisible();
  await expect(field(page, "Choice 1")).toHaveValue("Day");

  await field(page, "Name").fill("Shift");
  await field(page, "Choice 2").fill("Night");
  await button(page, "Add a choice").click();
  await expect(field(page, "Choice 3")).toBeFocused();
  await field(page, "Choice 3").fill("Weekend");
  await button(page, "Move Weekend up").press("Enter");
  await expect(field(page, "Choice 2")).toHaveValue("Weekend");
  await button(page, "Remove Weekend").click();
  await field(page, "Employers must state it (imported jobs may leave it out)").check();
  await field(page, "Show it on cards in lists (at most two fields fit)").check();
  await field(page, "Let people filter by it").check();
  await expectNoViolations(page);
  await shootAll(page, "custom-field");
  await page.setViewportSize(DESKTOP);
  await save(page, "Add Field");
  await expect(page).toHaveURL("/admin/fields");
  await expect(main(page).getByText("One choice: Day, Night · required · on cards")).toBeVisible();

  await main(page).getByRole("link", { name: "Add a Field" }).click();
  await field(page, "Name").fill("Staff housing");
  await field(page, "What it holds").selectOption({ label: "Yes or no" });
  await field(page, "Let people filter by it").check();
  await save(page, "Add Field");
  await expect(page).toHaveURL("/admin/fields");
  const fields = main(page).getByRole("list", { name: "Custom fields" }).getByRole("link");
  await expect(fields).toHaveText(["Shift", "Staff housing"]);
  await button(page, "Move Staff housing up").press("Enter");
  await expect(fields).toHaveText(["Staff housing", "Shift"]);
  await expect(button(page, "Move Staff housing down")).toBeFocused();
  await page.reload();
  await expect(fields).toHaveText(["Staff housing", "Shift"]);
  await expectNoViolations(page);
  await shootAll(page, "custom-fields");
  await page.setViewportSize(DESKTOP);
}

test("an admin adds fields, an employer fills them in, and a seeker finds the job by them", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
  aPosting,
  sql,
}) => {
  test.slow();
  await aMember({ userType: "admin" });
  await addFields(page);

  const employer = await aBrowser();
  const office = await employer.newPage();
  const person = await aPerson({ userType: "employer" });
  const { companyId } = await aPosting({});
  await joinCompany(sql, person, { companyId, role: "owner" });
  await verifyCompany(sql, companyId);
  await enterAs(employer, person);
  await expect(async () => {
    await office.goto("/employer");
    await expect(field(office, "Shift")).toBeVisible({ timeout: 500 });
  }).toPass(WAIT);
  await fill(office, "Estuary pilot");
  await field(office, "Staff housing").selectOption({ label: "Yes" });
  await save(office, "Post Job");
  const missing = main(office).getByRole("link", { name: "Shift is required" });
  await expect(missing).toBeVisible();
  await expect(field(office, "Job Title")).toHaveValue("Estuary pilot");
  await expectNoViolations(office);
  await shootAll(office, "custom-fields-form");
  await office.setViewportSize(DESKTOP);
  await missing.click();
  await expect(field(office, "Shift")).toBeFocused();
  await field(office, "Shift").selectOption({ label: "Night" });
  await save(office, "Post Job");
  await expect(office).toHaveURL(/\/employer\/jobs\/.*posted=1/);

  const visitor = await (await aBrowser()).newPage();
  const seeker = main(visitor);
  await expect(async () => {
    await visitor.goto("/search-results?query=estuary+pilot");
    const card = seeker.getByRole("article").filter({ hasText: "Estuary pilot" });
    await expect(card.getByText("Night", { exact: true })).toBeVisible();
  }).toPass(WAIT);
  const more = await openFilters(visitor, "More filters");
  await more.getByRole("group", { name: "Shift" }).getByLabel("Night").check();
  await expect(visitor).toHaveURL("/search-results?query=estuary+pilot&field.shift=night");
  await expect(seeker.getByRole("link", { name: "Estuary pilot", exact: true })).toBeVisible();
  await expectNoViolations(visitor);
  await shootAll(visitor, "custom-fields-filter");
  await visitor.setViewportSize(DESKTOP);
  await visitor.goto(
    "/search-results?query=estuary+pilot&field.shift=night&field.staff-housing=no",
  );
  await expect(
    seeker.getByRole("link", { name: "Remove filter: Staff housing: No" }),
  ).toBeVisible();
  await expect(seeker.getByRole("article")).toHaveCount(0);
  await seeker.getByRole("link", { name: "Remove filter: Staff housing: No" }).click();
  await seeker.getByRole("link", { name: "Estuary pilot", exact: true }).first().press("Enter");
  const facts = seeker.locator(".facts");
  for (const text of ["Shift", "Night", "Staff housing", "Yes"]) {
    await expect(facts.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await shootAll(visitor, "custom-fields-page");

  await page.goto("/admin/fields/shift");
  await expect(button(page, "Remove Night")).toBeVisible();
  await field(page, "Choice 2").fill("Overnight");
  await save(page, "Save Field");
  await expect(page).toHaveURL("/admin/fields");
  await page.goto("/admin/fields/shift");
  await button(page, "Add a choice").click();
  await field(page, "Choice 3").fill("Evening");
  await button(page, "Remove Overnight").click();
  await expect(main(page).getByText("1 job states it, and keeps it")).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "custom-field-retired-choice");
  await page.setViewportSize(DESKTOP);
  await save(page, "Save Field");
  await expect(page).toHaveURL("/admin/fields");
  const address = visitor.url();
  await expect(async () => {
    await visitor.goto(address);
    await expect(facts.getByText("Overnight", { exact: true }).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass(WAIT);

  await page.goto("/admin/fields/staff-housing");
  await save(page, "Delete");
  await expect(main(page).getByText("1 job states it, and will no longer show it.")).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize(DESKTOP);
  await page.getByRole("group", { name: "Delete" }).getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/admin/fields");
  await expect(main(page).getByRole("link", { name: "Staff housing" })).toHaveCount(0);
  await visitor.close();
  await employer.close();
});
