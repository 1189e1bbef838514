import { button } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { anOwnCompany, companyPath, dropCompanies } from "../support/companies";
import { expect, test } from "../support/fixtures";

test.afterEach(({ sql }) => dropCompanies(sql));

test("a company's page filters its jobs, and can be followed and unfollowed", async ({
  page,
  aMember,
}) => {
  const [name, path] = ["Northline Freight", "/companies/northline-freight"];
  await page.goto(path);
  await expectNoViolations(page);
  const toast = (text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
  const jobs = page.getByRole("region", { name: /^\d+ open jobs$/ });
  const all = await jobs.getByRole("article").count();
  await jobs.getByLabel("Category").selectOption("design");
  await jobs.getByLabel("Place").selectOption("Rotterdam, Netherlands");
  await button(page, "Filter").click();
  await expect(page).toHaveURL(/category=design&location=Rotterdam/);
  await expect(jobs).toContainText(/\d+ of them match/);
  await expect(jobs.getByLabel("Category")).toHaveValue("design");
  expect(await jobs.getByRole("article").count()).toBeLessThan(all);
  await jobs.getByLabel("Title or skill").fill("zeppelin riveting");
  await button(page, "Filter").click();
  await expect(jobs).toContainText("No jobs match these filters.");
  await expect(jobs.getByLabel("Title or skill")).toHaveValue("zeppelin riveting");
  await jobs.getByRole("link", { name: "Show all jobs" }).click();
  await expect(jobs.getByRole("article")).toHaveCount(all);

  await button(page, `Follow ${name}`).click();
  await expect(page.getByRole("dialog", { name: "Create alert" })).toContainText(`jobs at ${name}`);
  await page.keyboard.press("Escape");

  await aMember();
  await page.reload();
  await button(page, `Follow ${name}`).click();
  await expect(toast(`You follow ${name}.`)).toBeVisible();
  await page.reload();
  await button(page, `Following ${name}`).click();
  await expect(toast(`You no longer follow ${name}.`)).toBeVisible();
  await expect(button(page, `Follow ${name}`)).toBeVisible();
});

test("an owner writes what it's like to work there, and nothing typed is lost", async ({
  page,
  aMember,
  sql,
}) => {
  const { name } = await anOwnCompany({ aMember, sql });
  await page.goto("/employer/profile");
  const form = page.getByRole("form", { name: "Working here" });
  await form.getByLabel("Your company in one sentence").fill("Builds quays by hand.");
  await form.getByLabel("In a sentence or two (reason 1)").fill("Every day, at long tables.");
  await form.getByLabel("Benefits").fill("A bicycle\n\n28 days of holiday\n");
  await form.getByLabel("A quote from the team").fill("I came for a week.");
  await button(page, "Save").click();
  await expect(form.getByText("Give the reason a title").first()).toBeVisible();
  await expect(form.getByText("Enter who said it").first()).toBeVisible();
  await expect(form.getByLabel("Benefits")).toHaveValue("A bicycle\n\n28 days of holiday\n");
  await form.getByLabel("Reason 1", { exact: true }).fill("Soup");
  await form.getByLabel("Who said it").fill("Ines Carvalho");
  await expectNoViolations(page);
  await button(page, "Save").click();
  await expect(page.getByText("Saved. It's on your public page now.")).toBeVisible();

  await page.goto(companyPath(name));
  await expect(page.getByText("Builds quays by hand.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Why work here" })).toContainText("Soup");
  await expect(page.getByRole("region", { name: "Benefits" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "From the team" })).toContainText("Ines Carvalho");
  await expectNoViolations(page);
});
