import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import {
  aCompany,
  aCompanyName,
  anOwnCompany,
  companyPath,
  dropCompanies,
  mailedLink,
} from "../support/companies";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { enterAs, SESSION_COOKIE } from "../support/people";

test.afterEach(({ sql }) => dropCompanies(sql));

const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text }).first();

test("an employer without a company creates one and fills in its profile", async ({
  page,
  aMember,
}) => {
  const person = await aMember({ userType: "employer" });
  await page.goto("/employer/profile");
  await expect(main(page).getByText("Your Company", { exact: true })).toBeVisible();
  await expect(main(page).getByText("C", { exact: true })).toBeAttached();
  await expectNoViolations(page);

  const name = aCompanyName();
  await button(page, "Create Company").click();
  await expect(main(page).getByText("Company name is required")).toBeVisible();
  await page.getByLabel("Company Name").fill(name);
  await button(page, "Create Company").click();

  await expect(main(page).getByRole("heading", { name, exact: true })).toBeVisible();
  for (const text of [
    "Industry not specified",
    "Not provided",
    "Address not provided",
    "Not specified",
    "No description provided",
    person.email,
  ]) {
    await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(main(page).getByText("Founded")).toHaveCount(0);

  await button(page, "Edit Profile").click();
  await page.getByLabel("Phone").fill("gone with Cancel");
  await button(page, "Cancel").click();
  await expect(main(page).getByText("gone with Cancel")).toHaveCount(0);
  await expect(button(page, "Edit Profile")).toBeFocused();

  await button(page, "Edit Profile").click();
  await expect(page.getByLabel("Website")).toHaveAttribute("type", "url");
  await expect(page.getByLabel("Phone")).toHaveAttribute("type", "tel");
  await expect(page.getByLabel("Email", { exact: true })).not.toBeEditable();
  await page.getByLabel("Founded").fill("1799");
  await button(page, "Save Changes").click();
  await expect(main(page).getByText(/The year must be between 1800 and/)).toBeVisible();
  await page.getByLabel("Founded").fill(String(new Date().getUTCFullYear() + 1));
  await button(page, "Save Changes").click();
  await expect(main(page).getByText(/The year must be between 1800 and/)).toBeVisible();
  await page.getByLabel("Founded").fill("1900");
  await page.getByLabel("Website").fill("quay.example");
  await page.getByLabel("Industry").selectOption("Retail");
  await page.getByLabel("Company Size").selectOption("11-50");
  await page.getByLabel("About Company").fill("We build **quays**.");
  const release = await delayResponses(
    page,
    /\/api\/companies\//,
    (request) => request.method() === "PUT",
  );
  await button(page, "Save Changes").click();
  await expect(button(page, "Saving...")).toBeDisabled();
  release();

  await expect(toast(page, "Profile updated successfully!")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "https://quay.example/" })).toBeVisible();
  await expect(main(page).getByText("1900", { exact: true })).toBeVisible();
  await expect(main(page).locator("strong", { hasText: "quays" })).toBeVisible();
});

test("a change that fails keeps what was typed, and says why", async ({ page, aMember, sql }) => {
  const { id: companyId } = await anOwnCompany({ aMember, sql });
  await page.goto("/employer/profile");
  await button(page, "Edit Profile").click();
  await page.getByLabel("Phone").fill("+49 30 12345");
  await page.route(/\/api\/companies\//, (route) => route.abort());
  await button(page, "Save Changes").click();
  await expect(toast(page, "Failed to update profile")).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("+49 30 12345");

  await page.unroute(/\/api\/companies\//);
  await sql("UPDATE companies SET version = version + 1 WHERE id = $1", [companyId]);
  await button(page, "Save Changes").click();
  await expect(toast(page, "Someone else changed the company's profile")).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("+49 30 12345");
});

test("a colleague is invited, joins, and loses access right away when removed", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
  sql,
}) => {
  const [owner, colleague, wrong] = [
    await aMember({ userType: "employer" }),
    await aPerson({ userType: "employer" }),
    await aPerson({ userType: "employer" }),
  ];
  const companyId = await aCompany(sql, [owner]);
  await page.goto("/employer/profile/team");
  await page.getByLabel("Email Address").fill(colleague.email);
  await button(page, "Send Invitation").click();
  await expect(page.getByRole("list", { name: "Open invitations" })).toContainText(colleague.email);
  await expectNoViolations(page);
  const link = await mailedLink(sql, colleague.email);

  const wrongContext = await aBrowser();
  await enterAs(wrongContext, wrong);
  const wrongPage = await wrongContext.newPage();
  await wrongPage.goto(link);
  await expect(main(wrongPage).getByText(`you're logged in as ${wrong.email}`)).toBeVisible();
  await wrongContext.close();

  const theirs = await aBrowser();
  await enterAs(theirs, colleague);
  const their = await theirs.newPage();
  await their.goto(link);
  await button(their, "Join the Team").click();
  await expect(main(their).getByText("You're now a member of the company.")).toBeVisible();
  const cookie = { cookie: `${SESSION_COOKIE}=${colleague.cookie}` };
  const members = () =>
    their.request.get(`/api/companies/${companyId}/members`, { headers: cookie });
  expect((await members()).status()).toBe(200);

  await page.reload();
  await page.getByRole("button", { name: `Remove: ${colleague.username}` }).click();
  await button(page, "Remove").click();
  await expect(toast(page, "is no longer a member of")).toBeVisible();
  expect((await members()).status()).toBe(404);
  await theirs.close();
});

test("an address at the company's domain verifies it and releases its postings from review", async ({
  page,
  context,
  aPerson,
  aPosting,
  sql,
}) => {
  const owner = await aPerson({ userType: "employer" });
  const domain = `quay-${crypto.randomUUID().slice(0, 8)}.example`;
  const name = aCompanyName();
  const companyId = await aCompany(sql, [owner], { name, website: `https://www.${domain}/` });
  const held = await aPosting({ status: "in_review" });
  await sql("UPDATE jobs SET company_id = $1 WHERE id = $2", [companyId, held.id]);
  expect((await page.goto(held.path))?.status()).toBe(404);
  await enterAs(context, owner);
  await page.goto("/employer/profile");
  await expect(main(page).getByText("Not verified", { exact: true })).toBeVisible();
  const address = page.getByLabel(`An address at ${domain}`);
  await address.fill("me@gmail.com");
  await button(page, "Email a Link").click();
  await expect(main(page).getByText(/Anyone can have an address at gmail.com/)).toBeVisible();
  await address.fill(`info@${domain}`);
  await button(page, "Email a Link").click();
  await expect(main(page).getByText(`A link is on its way to info@${domain}`)).toBeVisible();
  await button(page, "Use a DNS Record Instead").click();
  await expect(main(page).getByText("jobharbor-verification=")).toBeVisible();
  await expectNoViolations(page);

  await page.goto(await mailedLink(sql, `info@${domain}`));
  await button(page, "Verify the Company").click();
  await expect(main(page).getByText(`${name} is verified.`)).toBeVisible();
  await page.goto(companyPath(name));
  await expect(main(page).getByText(`an email address at ${domain}`)).toBeVisible();
  await expect(async () => {
    expect((await page.goto(held.path))?.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
  await expect(main(page).getByRole("heading", { level: 1, name: held.title })).toBeVisible();
});

test("a logo is shown wherever the company is", async ({ page, aMember, sql }) => {
  await anOwnCompany({ aMember, sql });
  await page.goto("/employer/profile");
  await page.getByLabel("Choose Logo").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await expect(main(page).getByRole("alert").filter({ hasText: "Choose a JPEG" })).toBeVisible();
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await page
    .getByLabel("Choose Logo")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  const logo = main(page).locator("img.mark");
  await expect(logo).toHaveAttribute("src", /^\/media\/logos\/[\w-]{43}\.webp$/);
  const response = await page.request.get((await logo.getAttribute("src")) ?? "");
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  await button(page, "Remove Logo").click();
  await expect(logo).toHaveCount(0);
});
