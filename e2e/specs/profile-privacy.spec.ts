import type { Page } from "@playwright/test";
import { button } from "../support/account-forms";
import { expectNoViolationsAsItIs } from "../support/axe";
import { expect, test } from "../support/fixtures";

const PRIVACY = "/app/settings/privacy";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a profile is hidden until its owner agrees, and hidden again with one click", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await page.goto(PRIVACY);
  const finding = region(page, "Being Found by Employers");
  await expect(finding).toContainText("Your profile is hidden.");
  const size = await button(page, "Let Employers Find Me").boundingBox();
  await button(page, "Let Employers Find Me").press("Enter");
  await expect(finding).toContainText("Employers may find your profile.");
  await expect(button(page, "Hide My Profile")).toBeFocused();
  expect((await button(page, "Hide My Profile").boundingBox())?.height).toBe(size?.height);
  await page.reload();
  await expect(finding).toContainText("Employers may find your profile.");
  await button(page, "Hide My Profile").press("Enter");
  await expect(finding).toContainText("Your profile is hidden.");

  await button(page, "Stop Recommending").click();
  await expect(region(page, "Recommended Jobs")).toContainText(
    "We don't use anything about you to recommend jobs.",
  );
  const rows = await sql(
    "SELECT purpose, is_given, text_version FROM consents WHERE user_id = $1 ORDER BY id",
    [person.id],
  );
  expect(rows).toEqual([
    { purpose: "be_found", is_given: true, text_version: 1 },
    { purpose: "be_found", is_given: false, text_version: 1 },
    { purpose: "recommendations", is_given: false, text_version: 1 },
  ]);
});

test("someone hides from a company and an email domain, and stops again", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const posting = await aPosting({ title: "Harbour pilot" });
  const name = posting.company;
  await sql("UPDATE companies SET name_key = lower(name) WHERE id = $1", [posting.companyId]);
  await aMember();
  await page.goto(PRIVACY);
  const hiding = region(page, "Hide My Profile From");
  const companies = page.getByRole("form", { name: "Hide from a company" });
  await companies.getByRole("combobox", { name: "Company" }).fill("no such company");
  await companies.getByRole("button", { name: "Hide" }).click();
  await expect(companies).toContainText("Choose a company from the list");
  await companies.getByRole("combobox", { name: "Company" }).fill(name);
  await expect(companies.getByRole("option", { name, exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Companies you hide from" })).toContainText(name);

  const domains = page.getByRole("form", { name: "Hide from an email domain" });
  await domains.getByLabel("Email domain").fill("not a domain");
  await page.keyboard.press("Enter");
  await expect(domains).toContainText("Enter a domain such as example.com");
  await domains.getByLabel("Email domain").fill("boss@Acme.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Email domains you hide from" })).toContainText(
    "acme.example",
  );

  // The first response is held until the second has arrived, so that it is the older one.
  const answered = page.waitForResponse(/\/hidden-domains\//);
  await page.route(/\/hidden-companies\//, async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response: response });
  });
  await button(page, `Stop hiding from ${name}`).click();
  await button(page, "Stop hiding from acme.example").click();
  // A request in progress may be lost when the page is left.
  await expect(hiding).toContainText("You aren't hiding from any company.");
  await expect(hiding).toContainText("You aren't hiding from any email domain.");
  await page.reload();
  await expect(hiding).toContainText("You aren't hiding from any company.");
  await expect(hiding).toContainText("You aren't hiding from any email domain.");
});

test("axe finds nothing while someone chooses a company", async ({ page, aMember, aPosting }) => {
  await aPosting({ title: "Harbour pilot" });
  await aMember();
  await page.goto(PRIVACY);
  const field = page.getByRole("combobox", { name: "Company" });
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await field.fill("");
      await field.pressSequentially("a");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expectNoViolationsAsItIs(page);
    }
  }
});
