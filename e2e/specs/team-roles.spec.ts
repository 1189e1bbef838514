import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import {
  aCompany,
  aCompanyName,
  anOwnCompany,
  anotherJob,
  assignJob,
  dropCompanies,
  joinCompany,
  mailedLink,
} from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs, forgetSession, PASSWORD } from "../support/people";
import { callAs, insertApplication } from "../support/sent-applications";

test.afterEach(({ sql }) => dropCompanies(sql));

const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text }).first();
const anAddress = () => `meera-${crypto.randomUUID().slice(0, 8)}@quay.example`;
const stages = (page: Page) => page.getByRole("navigation", { name: "Stage" });

test("someone invited without an account types a name and a password, and is in the team", async ({
  page,
  aMember,
  sql,
}) => {
  const { owner, name, id: companyId } = await anOwnCompany({ aMember, sql });
  const email = anAddress();
  await page.goto("/employer/profile/team");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption("Interviewer");
  await button(page, "Send Invitation").click();
  await expect(toast(page, "Invitation sent.")).toBeVisible();
  const link = await mailedLink(sql, email);

  await page.goto(link);
  await expect(main(page)).toContainText(`you're logged in as ${owner.email}`);
  await button(page, "Log Out and Continue").click();
  await expect(page.getByRole("heading", { name: `Join ${name}` })).toBeVisible();
  await expect(main(page)).toContainText("as Interviewer");
  await expect(page.getByLabel("Email Address")).toHaveValue(email);
  await expect(page.getByLabel("Email Address")).not.toBeEditable();
  await expectNoViolations(page);
  await button(page, "Join the Team").click();
  await expect(page.getByText("Your name is required").first()).toBeVisible();
  await page.getByLabel("Your Name").fill("Meera Iyer");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Join the Team").click();

  await expect(page).toHaveURL("/employer/applications");
  await expect(main(page)).toContainText("No one assigned to you yet");
  const tabs = page.getByRole("navigation", { name: "Dashboard" });
  await expect(tabs.getByRole("link")).toHaveText(["Applications"]);
  await expectNoViolations(page);
  const [member] = await sql<{ role: string; isVerified: boolean }>(
    `SELECT m.role, u.email_verified_at IS NOT NULL AS "isVerified" FROM company_members m
     JOIN users u ON u.id = m.user_id WHERE m.company_id = $1 AND u.email = $2`,
    [companyId, email],
  );
  expect(member).toEqual({ role: "interviewer", isVerified: true });

  await forgetSession(page);
  await page.goto(link);
  await expect(main(page)).toContainText("This invitation has already been used.");
});

test("someone with an account joins with one click, also after a login", async ({
  page,
  context,
  aPerson,
  request,
  sql,
}) => {
  const owner = await aPerson({ userType: "employer" });
  const invited = await aPerson({ userType: "employer" });
  const name = aCompanyName();
  const companyId = await aCompany(sql, [owner], { name });
  const path = `/api/companies/${companyId}/invitations`;
  const data = { email: invited.email, role: "recruiter" };
  expect((await callAs(request, owner)("POST", path, data)).status()).toBe(201);
  const link = await mailedLink(sql, invited.email);

  await page.goto(link);
  await expect(main(page)).toContainText(`You have an account as ${invited.email}`);
  await expect(main(page).getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    `/login?from=${encodeURIComponent(link)}`,
  );
  await enterAs(context, invited);
  await page.reload();
  await button(page, "Join the Team").click();
  await expect(main(page)).toContainText("You're now a member of the company.");
  await main(page).getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL("/employer/home");
});

test("a seeker joins with their account, which becomes a recruiter's", async ({
  page,
  aPerson,
  aMember,
  request,
  sql,
}) => {
  const owner = await aPerson({ userType: "employer" });
  const seeker = await aMember();
  const companyId = await aCompany(sql, [owner], { name: aCompanyName() });
  const path = `/api/companies/${companyId}/invitations`;
  const data = { email: seeker.email, role: "recruiter" };
  expect((await callAs(request, owner)("POST", path, data)).status()).toBe(201);
  await page.goto(await mailedLink(sql, seeker.email));
  await expect(main(page)).toContainText("It becomes a recruiter's");
  await expectNoViolations(page);
  await button(page, "Join the Team").click();
  await expect(main(page)).toContainText("Log in again to open its pages.");
  await main(page).getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email", { exact: true }).fill(seeker.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/employer/home");
});

test("a hiring manager without applications isn't offered what only recruiters may do", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const posting = await aPosting();
  const manager = await aMember({ userType: "employer" });
  await joinCompany(sql, manager, { ...posting, role: "hiring_manager" });
  await assignJob(sql, manager, posting.id);
  await page.goto("/employer/applications");
  await expect(page.getByRole("heading", { name: "No Applications Yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Person" })).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "Post a Job" })).toHaveCount(0);
});

test("a hiring manager decides on their job's applicants, and an interviewer reads and rates one", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
  aPosting,
  request,
  sql,
}) => {
  const posting = await aPosting();
  const owner = await aMember({ userType: "employer" });
  const manager = await aPerson({ userType: "employer" });
  const interviewer = await aPerson({ userType: "employer" });
  const seeker = await aPerson();
  await joinCompany(sql, owner, { ...posting, role: "owner" });
  await joinCompany(sql, interviewer, { ...posting, role: "interviewer" });
  await joinCompany(sql, manager, { ...posting, role: "interviewer" });
  const other = await anotherJob(sql, posting);
  const applicationId = await insertApplication(sql, { userId: seeker.id, job: posting });
  const elsewhere = await insertApplication(sql, { userId: seeker.id, job: other });

  await page.goto("/employer/profile/team");
  const role = page.getByRole("form", { name: `Role of ${manager.username}` });
  await role.getByRole("combobox").selectOption("Hiring Manager");
  await role.getByRole("button", { name: "Change Role" }).click();
  await expect(toast(page, "is now: Hiring Manager")).toBeVisible();
  await page.goto(`/employer/jobs/${posting.id}`);
  await page.getByRole("button", { name: `Assign: ${manager.username}` }).click();
  await expect(page.getByRole("button", { name: `Remove: ${manager.username}` })).toBeVisible();
  await expectNoViolations(page);
  await page.goto(`/employer/applications/${applicationId}`);
  await expect(main(page)).toContainText(`Hiring manager: ${manager.username}`);
  await page.getByText(`Reviewers ${manager.username}`).click();
  await page.getByRole("button", { name: `Assign: ${interviewer.username}` }).click();
  await expect(page.getByRole("button", { name: `Remove: ${interviewer.username}` })).toBeVisible();
  await expectNoViolations(page);

  const theirs = await aBrowser();
  await enterAs(theirs, manager);
  const their = await theirs.newPage();
  await their.goto("/employer/applications");
  await expect(their.getByRole("link", { name: "Ines Carvalho" })).toHaveCount(1);
  await expect(their.getByRole("link", { name: "Letters" })).toHaveCount(0);
  await expectNoViolations(their);
  await their.goto(`/employer/applications/${applicationId}`);
  await expect(their.getByRole("tab", { name: /^Notes/ })).toBeVisible();
  await expect(their.getByLabel("Add a tag")).toHaveCount(0);
  await their.getByRole("tab", { name: /^Messages/ }).click();
  await expect(main(their)).toContainText("Recruiters write to applicants.");
  await stages(their)
    .getByRole("button", { name: /^Interview/ })
    .click();
  await expect(stages(their).locator("[aria-current=step]")).toContainText("Interview");
  await expectNoViolations(their);
  expect((await their.goto(`/employer/applications/${elsewhere}`))?.status()).toBe(404);
  await their.goto(`/employer/jobs/${posting.id}`);
  await expect(their.getByRole("heading", { level: 1 })).toHaveText(posting.title);
  await expect(their.getByRole("link", { name: "1 application" })).toBeVisible();
  await expect(their.getByRole("link", { name: /Edit Job|Duplicate|Add Person/ })).toHaveCount(0);
  await expectNoViolations(their);
  expect((await their.goto(`/employer/jobs/${other.id}`))?.status()).toBe(404);
  await theirs.close();

  const last = await aBrowser();
  await enterAs(last, interviewer);
  const own = await last.newPage();
  await own.goto("/employer/applications");
  await expect(own.getByRole("heading", { name: "Assigned to You" })).toBeVisible();
  await expect(own.getByText("Not rated yet")).toBeVisible();
  await expectNoViolations(own);
  await own.getByRole("link", { name: "Ines Carvalho" }).click();
  await expect(own.getByRole("tab", { name: "Answers" })).toBeVisible();
  await expect(own.getByRole("tab", { name: /Messages|Notes|History/ })).toHaveCount(0);
  await expect(button(own, "Message")).toHaveCount(0);
  await expect(stages(own).getByRole("button", { name: /^Offer/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectNoViolations(own);
  expect((await own.goto(`/employer/applications/${elsewhere}`))?.status()).toBe(404);

  const path = `/api/employer/applications/${applicationId}/reviewers/${interviewer.id}`;
  expect((await callAs(request, owner)("DELETE", path)).status()).toBe(200);
  await own.goto("/employer/applications");
  await expect(main(own)).toContainText("No one assigned to you yet");
  await last.close();
});
