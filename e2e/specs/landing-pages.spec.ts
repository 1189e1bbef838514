import type { Page } from "@playwright/test";
import { main } from "../support/account-forms";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { shootAll } from "../support/screenshots";

/** A category in a place of the demo with so many live jobs, as its page's address. */
async function addressWith(sql: Sql, least: number, most: number): Promise<string> {
  const rows = await sql<{ category: string; label: string }>(
    `SELECT j.category::text AS category, min(p.label) AS label
     FROM jobs j JOIN job_places p ON p.job_id = j.id
     WHERE j.status = 'live' AND j.category <> 'other' AND p.city_id IN (
       SELECT city_id FROM job_places JOIN jobs ON jobs.id = job_id AND status = 'live'
       WHERE company_id IN (SELECT id FROM companies WHERE name_key NOT LIKE 'pilots%')
       GROUP BY 1 HAVING count(DISTINCT job_id) >= 3)
     GROUP BY j.category, p.city_id HAVING count(DISTINCT j.id) BETWEEN $1 AND $2
     ORDER BY count(DISTINCT j.id) DESC, 2, 1 LIMIT 1`,
    [least, most],
  );
  const [found] = rows;
  if (!found) throw new Error(`the demo has no category in a place with ${least} to ${most} jobs`);
  const place = found.label.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return `/jobs/category/${found.category}/in/${place}`;
}

const robots = (page: Page) => page.locator('meta[name="robots"]');

test("a category in a place has a page with its numbers, found from the place and the sitemap", async ({
  page,
  request,
  sql,
}) => {
  const path = await addressWith(sql, 5, 1000);
  const place = path.split("/").at(-1) ?? "";
  await page.goto(`/jobs/in/${place}`);
  await main(page).locator(`a[href="${path}"]`).click();

  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ jobs in /);
  await expect(main(page)).toContainText(/\d+ open jobs in .+, at \d+ companies, newest first\./);
  await expect(main(page)).toContainText("Hiring most:");
  await shootAll(page, "landing-in-place");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${path}$`),
  );
  await expect(robots(page)).toHaveCount(0);
  const sitemap = await (await request.get("/sitemaps/in-places.xml")).text();
  expect(sitemap).toContain(`${path}</loc>`);

  // The same search with filters names this page as its address.
  await main(page).getByRole("link", { name: "Filter and sort these jobs" }).click();
  await expect(page).toHaveURL(/\/search-results\?/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${path}$`),
  );
});

test("with fewer than five jobs the page opens but isn't indexed, and without any it doesn't exist", async ({
  page,
  sql,
}) => {
  const path = await addressWith(sql, 1, 4);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ jobs in /);
  await expect(robots(page)).toHaveAttribute("content", /noindex/);

  const place = path.split("/").at(-1) ?? "";
  for (const missing of [
    `/jobs/skill/no-such-skill/in/${place}`,
    `/jobs/category/alchemy/in/${place}`,
    "/jobs/category/it/in/atlantis",
  ]) {
    expect((await page.goto(missing))?.status()).toBe(404);
  }
});
