import { button } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

test("a company's page narrows its jobs, and is followed and unfollowed", async ({
  page,
  context,
  aPerson,
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
  await expect(jobs).toContainText("None of them matches these filters.");
  await expect(jobs.getByLabel("Title or skill")).toHaveValue("zeppelin riveting");
  await jobs.getByRole("link", { name: "Show all jobs" }).click();
  await expect(jobs.getByRole("article")).toHaveCount(all);

  await button(page, `Follow ${name}`).click();
  await expect(page.getByRole("dialog", { name: "Create alert" })).toContainText(`jobs at ${name}`);
  await page.keyboard.press("Escape");

  await enterAs(context, await aPerson());
  await page.reload();
  await button(page, `Follow ${name}`).click();
  await expect(toast(`You follow ${name}.`)).toBeVisible();
  await page.reload();
  await button(page, `Following ${name}`).click();
  await expect(toast(`You no longer follow ${name}.`)).toBeVisible();
  await expect(button(page, `Follow ${name}`)).toBeVisible();
});
