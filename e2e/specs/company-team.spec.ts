import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { aCompany, aCompanyName, anOwnCompany, dropCompanies } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

test.afterEach(({ sql }) => dropCompanies(sql));

const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text }).first();

const about = (page: Page, label: string, name: string) =>
  page.getByRole("button", { name: `${label}: ${name}` });

test("someone with several companies switches between them", async ({
  page,
  aPerson,
  aMember,
  sql,
}) => {
  const [person, other] = [
    await aMember({ userType: "employer" }),
    await aPerson({ userType: "employer" }),
  ];
  const [own, theirs] = [aCompanyName(), aCompanyName()];
  await aCompany(sql, [person], { name: own });
  const theirId = await aCompany(sql, [other, person], { name: theirs });
  await page.goto("/employer/profile");
  await expect(main(page).getByRole("heading", { name: own, exact: true })).toBeVisible();
  await expect(button(page, "Edit Profile")).toBeVisible();

  const companies = page.getByRole("navigation", { name: "Your companies" });
  await companies.getByRole("link", { name: theirs }).click();
  await expect(page).toHaveURL(`/employer/profile?company=${theirId}`);
  await expect(main(page).getByRole("heading", { name: theirs, exact: true })).toBeVisible();
  await expect(button(page, "Edit Profile")).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole("link", { name: "Team", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Team of ${theirs}` })).toBeVisible();
  await companies.getByRole("link", { name: own }).click();
  await expect(page.getByRole("heading", { name: `Team of ${own}` })).toBeVisible();
});

test("someone asks to join, is accepted, becomes the owner, and the first owner leaves", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
  sql,
}) => {
  const [owner, asker] = [
    await aMember({ userType: "employer" }),
    await aPerson({ userType: "employer" }),
  ];
  const name = aCompanyName();
  const companyId = await aCompany(sql, [owner], { name });
  const theirs = await aBrowser();
  await enterAs(theirs, asker);
  const their = await theirs.newPage();
  await their.goto("/employer/profile");
  await their.getByLabel("Find your company").fill(name);
  await about(their, "Ask to Join", name).click();
  await expect(toast(their, "Request sent.")).toBeVisible();
  await expect(about(their, "Take Back", name)).toBeVisible();

  await page.goto("/employer/profile/team");
  await about(page, "Let In", asker.username).click();
  await expect(toast(page, `${asker.username} is now a recruiter.`)).toBeVisible();
  await about(page, "Transfer", asker.username).click();
  await button(page, "Transfer").click();
  await expect(toast(page, `${asker.username} now owns ${name}.`)).toBeVisible();
  await expect(about(page, "Transfer", asker.username)).toHaveCount(0);
  await button(page, "Leave").click();
  await button(page, "Leave").click();
  await expect(page).toHaveURL("/employer");
  expect((await page.request.get(`/api/companies/${companyId}/members`)).status()).toBe(404);

  await their.goto("/employer/profile/team");
  await expect(main(their).getByText(/^Owner · /)).toBeVisible();
  await theirs.close();
});

test("an expired invitation says so, and is sent again or revoked", async ({
  page,
  aMember,
  sql,
}) => {
  const { owner, id: companyId } = await anOwnCompany({ aMember, sql });
  await sql(
    `INSERT INTO company_invitations (id, company_id, email, role, invited_by_user_id, expires_at)
     VALUES (gen_random_uuid(), $1, 'late@example.org', 'recruiter', $2, now() - interval '1 day')`,
    [companyId, owner.id],
  );
  await page.goto("/employer/profile/team");
  const open = page.getByRole("list", { name: "Open invitations" });
  await expect(open.getByRole("listitem")).toContainText("late@example.org");
  await expect(open.getByText("Expired", { exact: true })).toBeVisible();
  await about(page, "Invite Again", "late@example.org").click();
  await expect(toast(page, "New invitation sent.")).toBeVisible();
  await expect(open.getByText("Expired", { exact: true })).toHaveCount(0);
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await about(page, "Revoke", "late@example.org").click();
  await expect(open).toHaveCount(0);
});

const TOLD = [
  "Applications for your jobs",
  "Applicants who withdraw",
  "Messages from applicants",
  "Applications waiting a week for an answer, once a day",
  "Interviews that colleagues arrange or cancel",
  "Interviews that you take part in, with a file for your calendar",
  "People who join, leave or ask to join your company",
  "Notes on applicants that mention you",
  "Applicants that you're asked to review",
];

test("each kind of team news can be turned off", async ({ page, aMember, sql }) => {
  const person = await aMember({ userType: "employer" });
  await page.goto("/app/settings#notification-preferences");
  for (const kind of TOLD) {
    await page.getByLabel(`${kind}, here on the site`).uncheck();
    // The email is chosen for each company, or is always on.
    await expect(page.getByLabel(new RegExp(`^${kind}, by email`))).toBeVisible();
  }
  await expect(async () => {
    const off = await sql("SELECT 1 FROM notification_choices WHERE user_id = $1 AND NOT is_on", [
      person.id,
    ]);
    expect(off).toHaveLength(TOLD.length);
  }).toPass();
  await page.reload();
  for (const kind of TOLD) {
    await expect(page.getByLabel(`${kind}, here on the site`)).not.toBeChecked();
  }
});
