import type { Locator, Page } from "@playwright/test";
import { filters, openFilters } from "../support/filters";
import { expect, test } from "../support/fixtures";

const bars = (menu: Locator) => menu.locator("svg rect");

async function found(page: Page): Promise<number> {
  const status = page.getByRole("main").getByRole("status").first();
  await expect(status).toContainText(/^Found [\d,]+ jobs?/);
  const words = (await status.textContent()) ?? "";
  return Number(/^Found ([\d,]+)/.exec(words)?.[1]?.replace(",", ""));
}

test("the pay menu shows what jobs pay, and accepts a minimum in any currency", async ({
  page,
}) => {
  await page.goto("/search-results?query=nurse");
  const all = await found(page);
  const menu = await openFilters(page, "Pay");
  expect(await bars(menu).count()).toBeGreaterThan(3);
  await expect(menu.getByRole("figure")).toContainText(/jobs state yearly pay, from\s*\$[\d,]+/);
  await menu.getByLabel("Currency").selectOption("GBP");
  await menu.getByLabel("At least").fill("30000");

  await expect(page).toHaveURL("/search-results?query=nurse&salaryMin=30000&payCurrency=GBP");
  await expect(filters(page).getByText("From £30,000 a year")).toBeVisible();
  await expect.poll(() => found(page)).toBeLessThan(all);
  await expect(menu.getByRole("figure")).toContainText(/from\s*£[\d,]+/);
  const below = await menu.locator("svg rect.is-below").count();
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(await bars(menu).count());
  const api = await page.request.get("/api/searchJobs?query=nurse&salaryMin=30000&payCurrency=GBP");
  expect(((await api.json()) as { total: number }).total).toBe(await found(page));

  await menu.getByLabel("Currency").selectOption("INR");
  await expect(page).toHaveURL("/search-results?query=nurse&salaryMin=30000&payCurrency=INR");
  await expect(filters(page).getByText("From ₹30,000 a year")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a minimum in another currency can be set with a form", async ({ page }) => {
    await page.goto("/search-results?query=nurse");
    const menu = await openFilters(page, "Pay");
    expect(await bars(menu).count()).toBeGreaterThan(3);
    await menu.getByLabel("At least").fill("30000");
    await menu.getByLabel("Currency").selectOption("GBP");
    await menu.getByRole("button", { name: "Apply Filters" }).click();

    await expect(page).toHaveURL(/salaryMin=30000.*payCurrency=GBP/);
    await expect(filters(page).getByText("From £30,000 a year")).toBeVisible();
  });
});
