import { expectNoViolations } from "../support/axe";
import { joinCompany } from "../support/companies";
import { expect, test } from "../support/fixtures";

test("each number of the demo recruiter's home is the number behind its link", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/login");
  await page.getByRole("button", { name: "Recruiter", exact: true }).click();
  await expect(page).toHaveURL("/employer/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoViolations(page);
  const tile = (name: string) =>
    page.getByRole("list", { name: "Numbers" }).getByRole("link", { name });
  const numberOf = async (name: string) =>
    Number((await tile(name).locator("b").textContent())?.replaceAll(",", ""));
  const numbers = {
    live: await numberOf("Live jobs"),
    undecided: await numberOf("Undecided applications"),
    received: await numberOf("Applications received"),
    views: await numberOf("Views of your jobs"),
  };

  await tile("Live jobs").click();
  await expect(
    page.getByRole("navigation", { name: "Show jobs" }).locator("[aria-current]"),
  ).toHaveText(`Live ${numbers.live}`);
  await page.goBack();
  await tile("Undecided applications").click();
  await expect(page.getByText(`${numbers.undecided} applications`, { exact: true })).toBeVisible();
  await page.goBack();
  await tile("Views of your jobs").click();
  const text = (count: number) => count.toLocaleString("en");
  await expect(page.locator(".analytics-tile", { hasText: "Total Applications" })).toContainText(
    text(numbers.received),
  );
  await expect(page.getByText("Viewed the job").locator("..")).toContainText(text(numbers.views));

  await page.goto("/employer/home");
  const rows = page.getByRole("region", { name: "Waiting for you" }).getByRole("listitem");
  for (const title of ["New applications", "without an answer for a week", "wrote to you"]) {
    const row = rows.filter({ hasText: title });
    if ((await row.count()) === 0) continue;
    const count = Number(await row.locator(".waiting-count").textContent());
    await row.getByRole("link").click();
    await expect(page.locator("tbody tr")).toHaveCount(count);
    await page.goBack();
  }
});

test("someone with two companies sees the work of one at a time", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const person = await aMember({ userType: "employer" });
  const [first, second] = [await aPosting({}), await aPosting({})];
  for (const { companyId } of [first, second]) {
    await joinCompany(sql, person, { companyId, role: "owner" });
  }
  for (const { companyId, companySlug, company, title, id } of [first, second]) {
    await page.goto(`/employer/home?company=${companyId}`);
    await expect(page.locator(".company-switch [aria-current]")).toHaveText(company);
    const jobs = page.getByRole("region", { name: "Your jobs" });
    await expect(jobs.getByRole("link", { name: title, exact: true })).toHaveAttribute(
      "href",
      `/employer/jobs/${id}`,
    );
    await expect(jobs.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("link", { name: /^Live jobs/ })).toHaveAttribute(
      "href",
      `/employer/jobs?status=live&company=${companySlug}`,
    );
  }
});
