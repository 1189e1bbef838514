import type { APIRequestContext } from "@playwright/test";
import { expectNoViolationsInBothThemes } from "../support/axe";
import { verifyCompany } from "../support/companies";
import { filters, openFilters } from "../support/filters";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { button, fill, main } from "../support/posting-form";
import { shootAll } from "../support/screenshots";

// Every list and form follows what an operator says of categories, so no other test runs beside
// this.

const WAIT = { timeout: 60_000 };

test.afterEach(async ({ sql }) => {
  await sql("UPDATE jobs SET category = 'other' WHERE category::text LIKE 'own%'");
  await sql("DELETE FROM categories");
});

async function leadsTo(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return `${answer.status()} ${new URL(answer.headers()["location"] ?? path, "http://x").pathname}`;
}

test("an operator's own category is used, found, filtered by, moved and merged", async ({
  page,
  aBrowser,
  aMember,
  anEmployer,
  request,
  sql,
}) => {
  await aMember({ userType: "admin" });
  await page.goto("/admin/categories");
  const another = page.getByRole("form", { name: "Another category" });
  await another.getByLabel("Name").fill("Healthcare");
  await another.getByRole("button", { name: "Add Category" }).click();
  await expect(another).toContainText("There is already a category called Healthcare");
  await expect(another.getByLabel("Name")).toHaveValue("Healthcare");
  await another.getByLabel("Name").fill("Lighthouses");
  await another.getByLabel("Parent category").selectOption("Education");
  await another.getByLabel("Words that imports recognise it by").fill("keeper, lamp warden");
  await another.getByRole("button", { name: "Add Category" }).click();
  await expect(page.getByText("Added. Employers can choose it now.")).toBeVisible();
  const rowAt = (slug: string) =>
    page.getByRole("listitem").filter({ hasText: `/jobs/category/${slug} ` });
  await expect(rowAt("lighthouses")).toContainText("0 live jobs");
  await rowAt("lighthouses").locator("summary", { hasText: "Edit" }).click();
  await expectNoViolationsInBothThemes(page);
  await shootAll(page, "categories");
  await page.setViewportSize({ width: 1440, height: 900 });

  const employer = await aBrowser();
  const { recruiter, job } = await anEmployer();
  await verifyCompany(sql, job.companyId);
  await enterAs(employer, recruiter);
  const posting = await employer.newPage();
  const category = main(posting).getByLabel("Category");
  await expect(async () => {
    await posting.goto("/employer");
    await expect(category.getByRole("option", { name: "Education › Lighthouses" })).toHaveCount(1, {
      timeout: 1000,
    });
  }).toPass(WAIT);
  await fill(posting, "Keeper of the northern light");
  await category.selectOption("Education › Lighthouses");
  await shootAll(posting, "posting-in-own-category");
  await posting.setViewportSize({ width: 1440, height: 900 });
  await button(posting, "Post Job").click();
  await expect(posting.getByText("Job posted successfully!")).toBeVisible();
  await employer.close();

  const visitor = await (await aBrowser()).newPage();
  await expect(async () => {
    await visitor.goto("/jobs/category/lighthouses");
    const heading = visitor.getByRole("heading", { level: 1, name: "Lighthouses jobs" });
    await expect(heading).toBeVisible({ timeout: 1000 });
  }).toPass(WAIT);
  await expect(main(visitor).getByText("Keeper of the northern light").first()).toBeVisible();
  await shootAll(visitor, "own-category-landing");
  await visitor.setViewportSize({ width: 1440, height: 900 });
  // The home page's cards are the operator's categories now.
  const popular = visitor.getByRole("group", { name: "Popular Categories" }).getByRole("link");
  await expect(async () => {
    await visitor.goto("/");
    await expect(popular.last()).toHaveText("Lighthouses1 job", { timeout: 1000 });
  }).toPass(WAIT);
  await expect(popular.first()).toHaveText(/^IT[\d,]+ jobs$/);
  await expect(popular).toHaveCount(8);
  await shootAll(visitor, "own-categories-at-home");
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await popular.last().click();
  await expect(visitor).toHaveURL(/\/search-results\?category=lighthouses$/);
  await expect(main(visitor).getByText("Keeper of the northern light").first()).toBeVisible();
  await visitor.goto("/search-results?query=keeper");
  const more = await openFilters(visitor, "More filters");
  await more.getByRole("checkbox", { name: /^Education › Lighthouses/ }).check();
  await visitor.waitForURL(/category=lighthouses/);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Lighthouses keeper jobs");
  await expect(filters(visitor)).toBeVisible();
  await visitor.reload();
  await expect(main(visitor).getByText("Keeper of the northern light").first()).toBeVisible();
  await visitor.goto("/search-results?category=education&query=keeper+northern");
  await expect(main(visitor).getByText("Keeper of the northern light").first()).toBeVisible();

  const editor = rowAt("lighthouses").getByRole("form", { name: "Lighthouses" });
  await editor.getByLabel("Name").fill("Lights at sea");
  await editor.getByLabel("Address").fill("lights");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(rowAt("lights")).toContainText("1 live job");
  await expect
    .poll(() => leadsTo(request, "/jobs/category/lighthouses"), WAIT)
    .toBe("301 /jobs/category/lights");

  const merge = rowAt("lights").getByRole("form", { name: "Merge Lights at sea" });
  await merge.getByRole("button", { name: "Merge" }).click();
  await expect(merge).toContainText("Choose the category that its jobs go to");
  await merge.getByLabel("Merge into").selectOption("Design");
  await merge.getByRole("button", { name: "Merge" }).click();
  await expect(rowAt("lights")).toHaveCount(0);
  for (const old of ["lighthouses", "lights"]) {
    await expect
      .poll(() => leadsTo(request, `/jobs/category/${old}`), WAIT)
      .toBe("301 /jobs/category/design");
  }
  await visitor.goto("/search-results?category=lighthouses&query=keeper+northern");
  await expect(main(visitor).getByText("Keeper of the northern light").first()).toBeVisible();
  await visitor.close();
});

test("the public list of categories follows the operator's order", async ({
  page,
  aMember,
  request,
}) => {
  const names = async () => {
    const { categories } = await (await request.get("/api/categories")).json();
    return categories.map(({ name }: { name: string }) => name);
  };
  expect((await names()).slice(0, 3)).toEqual(["IT", "Marketing", "Design"]);
  await aMember({ userType: "admin" });
  await page.goto("/admin/categories");
  await page.getByRole("button", { name: "Down: IT" }).click();
  await expect(page.getByText("Moved.")).toBeVisible();
  await expect
    .poll(async () => (await names()).slice(0, 3), WAIT)
    .toEqual(["Marketing", "IT", "Design"]);
  const popular = page.getByRole("group", { name: "Popular Categories" }).getByRole("link");
  await expect(async () => {
    await page.goto("/");
    await expect(popular.first()).toHaveText(/^Marketing/, { timeout: 1000 });
  }).toPass(WAIT);
});
