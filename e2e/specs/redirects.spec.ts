import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { shootAll } from "../support/screenshots";

test.beforeEach(async ({ aMember }) => {
  await aMember({ userType: "admin" });
});
test.afterEach(async ({ sql }) => {
  await sql("DELETE FROM redirects WHERE key LIKE '/e2e-%' OR key LIKE '/job/e2e-%'");
});

test("an admin leads old addresses to their pages, one by one and from a file", async ({
  page,
  request,
  sql,
}) => {
  const ask = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers()["location"] ?? ""];
  };
  expect((await ask("/job/e2e-old"))[0]).toBe(404);

  await page.goto("/admin/content/redirects");
  const target = page.getByLabel("Leads to", { exact: true });
  const leave = page.getByLabel("We trust that site for good");
  // Until its script runs, the form can't follow what is typed.
  await expect(async () => {
    await target.fill("");
    await target.fill("https://other.example/jobs");
    await expect(leave).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page
    .getByLabel("Old address", { exact: true })
    .fill("https://old.example/job/E2E-B%C3%A4cker/?utm_source=x");
  const add = page.getByRole("button", { name: "Add Redirect" });
  await add.click();
  await expect(page.getByText("It leads to another site. Allow that").first()).toBeVisible();
  await expect(target).toHaveValue("https://other.example/jobs");
  await target.fill("/jobs/remote");
  await expect(leave).toBeHidden();
  await add.click();
  await expect(page.getByText("Not used yet")).toBeVisible();

  await page.getByLabel("CSV file").setInputFiles({
    name: "redirects.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "from,to\n/e2e-a,/e2e-b\n/e2e-b/,/help#top\n/jobs,/help\n/e2e-c,https://other.example\n",
    ),
  });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("2 added, 0 changed, 0 there already.")).toBeVisible();
  await expect(page.getByText("The site has a page at this address")).toBeVisible();
  await expect(page.getByText("Row 5")).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "redirects");

  expect(await ask("/job/e2e-b%c3%a4cker/")).toEqual([301, "/jobs/remote"]);
  expect(await ask("/e2e-a?x=1")).toEqual([301, "/help#top"]);
  expect((await ask("/jobs"))[0]).toBe(200);
  const [job] = await sql<{ id: string; slug: string }>(
    "SELECT id, slug FROM jobs WHERE status = 'live' LIMIT 1",
  );
  await sql(
    `INSERT INTO redirects (id, key, address, job_id) VALUES (gen_random_uuid(), '/job/e2e-old', '/job/e2e-old/', '${job?.id}')`,
  );
  expect(await ask("/job/e2e-old/")).toEqual([301, `/job/${job?.slug}`]);
  expect((await ask("/job/e2e-old-2/"))[0]).toBe(308);

  await page.getByLabel("Part of an address").fill("e2e-b");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: "Change: /e2e-b/" }).click();
  await page.getByLabel("Leads to", { exact: true }).fill("/faqs");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "/faqs", exact: true })).toBeVisible();
  expect(await ask("/e2e-b")).toEqual([301, "/faqs"]);
  await page.getByRole("button", { name: "Delete: /e2e-b/" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Deleted. The address now leads nowhere.")).toBeVisible();
  expect((await ask("/e2e-b"))[0]).toBe(404);
});
