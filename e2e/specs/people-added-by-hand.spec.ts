import { button, main } from "../support/account-forms";
import { aPdf } from "../support/applying";
import { expectNoViolations } from "../support/axe";
import { joinCompany, mailedLink } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

test("a recruiter adds someone by hand, who sees it and deletes it without an account", async ({
  page,
  context,
  browser,
  aPerson,
  aPosting,
  sql,
}) => {
  const recruiter = await aPerson({ userType: "employer" });
  const job = await aPosting({ title: "Bread baker" });
  await joinCompany(sql, recruiter, job);
  const email = `noor-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await enterAs(context, recruiter);

  await page.goto(`/employer/jobs/${job.id}`);
  await page.getByRole("link", { name: "Add Person" }).click();
  await expect(page.getByRole("heading", { name: "Add a Person" })).toBeVisible();
  await expect(page.getByLabel("Posting")).toHaveValue(job.id);
  await expectNoViolations(page);

  // Nothing is lost when something is missing.
  await page.getByLabel("Full Name").fill("Noor Haddad");
  await page.getByLabel("Headline (optional)").fill("Pastry chef");
  await button(page, "Add Person").click();
  await expect(main(page).getByRole("alert")).toContainText("Confirm that you may pass on");
  await expect(page.getByLabel("Full Name")).toHaveValue("Noor Haddad");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("How You Met Them").selectOption("Career fair");
  await page.getByLabel("CV").setInputFiles(aPdf("Noor.pdf"));
  await page.getByLabel("I may pass on their details").check();
  await button(page, "Add Person").click();

  await expect(page).toHaveURL(/\/employer\/applications\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { name: "Noor Haddad", level: 1 })).toBeVisible();
  await expect(main(page)).toContainText("Career fair");
  await expect(page.getByRole("region", { name: "CV", exact: true })).toContainText("Noor.pdf");
  await expectNoViolations(page);
  await page.goto(`/employer/applications?jobId=${job.id}`);
  await expect(main(page)).toContainText("Added by");

  const link = await mailedLink(sql, email);
  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Your details", level: 1 })).toBeVisible();
  await expect(main(other)).toContainText("met you at a career fair");
  await expect(other.getByRole("link", { name: "Noor.pdf" })).toBeVisible();
  await expectNoViolations(other);
  await button(other, "Delete My Details").click();
  await expect(main(other)).toContainText("Your details have been deleted.");
  await other.goto(link);
  await expect(main(other)).toContainText("Nothing is kept about you here any longer");
  await theirs.close();

  await page.reload();
  await expect(main(page)).not.toContainText("Noor Haddad");
});
