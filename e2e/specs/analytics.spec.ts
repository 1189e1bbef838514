import { expectNoViolations } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { enterAs, type Person } from "../support/people";
import type { TestPosting } from "../support/postings";
import { insertApplication } from "../support/sent-applications";

/** A posting's views on the day this many days ago. */
const view = (sql: Sql, { id }: TestPosting, [daysAgo, views]: [number, number]) =>
  sql(
    `INSERT INTO job_views (job_id, day, source, views)
     VALUES ($1, (now() AT TIME ZONE 'UTC')::date - $2::int, 'search_engine', $3)`,
    [id, daysAgo, views],
  );

test("a company without views sees four tiles and that there is nothing yet", async ({
  page,
  aMember,
}) => {
  await aMember({ userType: "employer" });
  await page.goto("/employer/analytics");

  for (const tile of ["Total Jobs Posted", "Total Applications", "Active Listings"]) {
    const value = page.getByText(tile, { exact: true }).locator("xpath=following-sibling::dd[1]");
    await expect(value).toHaveText("0");
  }
  const rate = page.getByText("Application Rate", { exact: true });
  await expect(rate.locator("xpath=following-sibling::dd[1]")).toHaveText("0%");
  await expect(page.getByRole("heading", { name: "No Analytics Data Yet" })).toBeVisible();
  await expectNoViolations(page);
});

test("an employer sees what happened, by period and by job, even without JavaScript", async ({
  aBrowser,
  page,
  context,
  sql,
  aPerson,
  aRecruiter,
}) => {
  const { job: posting } = await aRecruiter({
    title: "Pilot of the deep harbour",
  });
  await view(sql, posting, [1, 40]);
  await view(sql, posting, [20, 10]);
  for (const daysAgo of [1, 9]) {
    const { id: userId } = await aPerson();
    await insertApplication(sql, { userId, job: posting }, { daysAgo });
  }

  await page.goto("/employer/analytics");
  const chart = page.getByRole("img", { name: /^Applications a day/ }).filter({ visible: true });
  await expect(chart).toHaveAccessibleName(/: 2, most on .* with 1; 0 in the period before\.$/);
  await expect(page.getByText("1 application has waited for more than a week")).toBeVisible();
  await expect(page.getByRole("row", { name: /Pilot of the deep harbour/ })).toContainText("4%");
  await expectNoViolations(page);

  await page.getByText("Show data").first().click();
  await expect(page.getByRole("table", { name: "Applications a day" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL("/employer/analytics?period=7");
  await expect(page.getByText("Viewed the job").locator("xpath=..")).toContainText("40");

  await page.getByRole("link", { name: "Pilot of the deep harbour" }).click();
  await expect(page).toHaveURL(`/employer/analytics?period=7&job=${posting.id}`);
  await page.getByRole("link", { name: "All jobs" }).click();
  await expect(page).toHaveURL("/employer/analytics?period=7");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toBe("analytics-7-days.csv");

  const plain = await aBrowser({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const still = await plain.newPage();
  await still.goto(`/employer/analytics?job=${posting.id}`);
  await expect(still.getByText("Total Applications")).toBeVisible();
  await plain.close();
});

test("others' numbers are not found", async ({ page, aMember, aPosting }) => {
  const other = await aPosting();
  await aMember({ userType: "employer" });

  const response = await page.goto(`/employer/analytics?job=${other.id}`);
  expect(response?.status()).toBe(404);
  const file = await page.request.get(`/api/employer/analytics?job=${other.id}`);
  expect(file.status()).toBe(404);
});

test("a reader's view counts once, a member's does not", async ({ aBrowser, sql, anEmployer }) => {
  const { recruiter: member, job: posting } = await anEmployer();
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
  async function read(person: Person | null, network: string): Promise<void> {
    const reader = await aBrowser({
      userAgent,
      extraHTTPHeaders: { "x-forwarded-for": network },
    });
    if (person) await enterAs(reader, person);
    const page = await reader.newPage();
    const sent = page.waitForResponse(`**/api/jobs/${posting.id}/views`);
    await page.goto(posting.path);
    expect((await sent).status()).toBe(204);
    await reader.close();
  }
  const [here, there] = ["10.9.8.7", "10.9.8.6"];

  await read(member, there);
  await read(null, here);
  await read(null, here);

  await expect
    .poll(() => sql("SELECT source, views FROM job_views WHERE job_id = $1", [posting.id]), {
      timeout: 15_000,
    })
    .toEqual([{ source: "direct", views: 1 }]);
});

test("applicants who have waited for a week are found from the numbers, and closed with one message", async ({
  page,
  sql,
  aPerson,
  aRecruiter,
}) => {
  const { job: posting } = await aRecruiter();
  const waiting: string[] = [];
  for (const daysAgo of [2, 8, 9]) {
    const { id: userId } = await aPerson();
    const id = await insertApplication(sql, { userId, job: posting }, { daysAgo });
    if (daysAgo > 7) waiting.push(id);
  }
  await page.goto("/employer/analytics");
  await page.getByRole("link", { name: "Answer them, or close them with a message" }).click();
  await expect(page.getByText("No one has answered these 2 applicants")).toBeVisible();

  await page.getByRole("button", { name: "Close with a Letter" }).click();
  const panel = page.getByRole("dialog", { name: "Not selected: 2 people" });
  await expect(panel.getByText("2 applications were never opened")).toBeVisible();
  await expectNoViolations(page);
  await panel.getByLabel("Template").selectOption({ label: "Position filled" });
  await panel.getByRole("radio", { name: /^Now/ }).check();
  await panel.getByRole("button", { name: "Move 2, Send Now" }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText("No one has answered these 2 applicants")).toHaveCount(0);

  const told = await sql<{ id: string; status: string }>(
    `SELECT a.id, a.status FROM applications a
     JOIN application_letters l ON l.application_id = a.id AND l.status = 'sent'
       AND l.text LIKE '%The position has now been filled%'
     WHERE a.job_id = $1`,
    [posting.id],
  );
  expect(told.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    waiting.toSorted().map((id) => ({ id, status: "not_selected" })),
  );
});

test("a company's page says how soon it responds, and how many applications that is based on", async ({
  page,
  sql,
  aPerson,
  aPosting,
}) => {
  const posting = await aPosting();
  for (let i = 0; i < 10; i += 1) {
    const { id: userId } = await aPerson();
    await insertApplication(sql, { userId, job: posting }, { daysAgo: 20 });
  }
  await sql(
    `UPDATE applications SET answered_at = submitted_at + interval '4 days'
     WHERE id IN (SELECT id FROM applications WHERE job_id = $1 ORDER BY id LIMIT 8)`,
    [posting.id],
  );
  const [company] = await sql<{ slug: string }>("SELECT slug FROM companies WHERE id = $1", [
    posting.companyId,
  ]);
  await page.goto(`/companies/${company?.slug}`);
  const clock = page.getByRole("region", { name: "Response clock" });
  await expect(clock).toContainText("Usually 4 days");
  await expect(clock).toContainText("Based on 10 applications");
  await expect(clock).toContainText("80%");
});
