import type { BrowserContext, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { joinCompany } from "../support/companies";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { enterAs, type Person } from "../support/people";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const statusOf = async (sql: Sql, id: string) =>
  (await sql<{ status: string }>("SELECT status::text FROM jobs WHERE id = $1", [id]))[0]?.status;

async function deskOf(context: BrowserContext, admin: Person): Promise<Page> {
  await enterAs(context, admin);
  return context.newPage();
}

test("a new employer's first posting waits, is rejected, corrected, approved and found", async ({
  page,
  aBrowser,
  aPerson,
  anOwner,
  aPosting,
  sql,
}) => {
  const { owner: employer } = await anOwner({ status: "closed", endedDaysAgo: 90 });
  const admin = await aPerson({ userType: "admin" });
  const title = `Keeper of light ${employer.id.slice(0, 8)}`;
  const older = await aPosting({ status: "in_review" });
  await page.goto("/employer");
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  await field("Job Title").fill(title);
  await field("Location").fill("Pune");
  await field("Job Description").fill("A registration fee of $20 applies. You keep the light.");
  await field("Required Skills").fill("Lamps");
  await page.getByRole("button", { name: "Post Job", exact: true }).click();
  await expect(page.getByText("Job posted successfully!")).toBeVisible();
  const [job] = await sql<{ id: string }>("SELECT id FROM jobs WHERE title = $1", [title]);
  const jobId = job?.id ?? "";
  expect(await statusOf(sql, jobId)).toBe("in_review");

  const desk = await deskOf(await aBrowser(), admin);
  const item = `/admin/review?kind=job&item=job.${jobId}`;
  await desk.goto(item);
  await expect(desk.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expect(desk.locator("mark.flag")).toHaveText(/registration fee of \$20/i);
  await expectNoViolations(desk);
  // All by keyboard: back and forward, then the reason, which is asked for once it is needed.
  await expect(desk.locator("[aria-keyshortcuts=R]")).toBeVisible();
  await desk.keyboard.press("k");
  await expect(desk).not.toHaveURL(item);
  // Other tests' items may have come in between.
  await expect(async () => {
    await desk.keyboard.press("j");
    await expect(desk).toHaveURL(item, { timeout: 3000 });
  }).toPass();
  const reason = desk.getByLabel("Reason", { exact: true });
  await expect(desk.locator("[aria-keyshortcuts=R]")).toBeVisible();
  await desk.keyboard.press("r");
  await expect(reason).toBeFocused();
  await desk.keyboard.press("Tab");
  // While someone is typing, a key is just a letter.
  await desk.keyboard.type("ra");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Say why: the person it's about will read it")).toBeVisible();
  await reason.focus();
  await desk.keyboard.type("asks p");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText("Job rejected.")).toBeVisible();
  expect(await statusOf(sql, older.id)).toBe("in_review");

  await page.goto(`/employer/jobs/${jobId}`);
  await expect(main(page)).toContainText("No one should have to pay to get a job here");
  await expect(button(page, "Appeal")).toBeVisible();
  await page.goto(`/employer/jobs/${jobId}/edit`);
  await expect(main(page)).toContainText("No one should have to pay to get a job here");
  await field("Job Description").fill("You keep the light burning, every night.");
  await button(page, "Save Changes").click();
  await expect.poll(() => statusOf(sql, jobId)).toBe("in_review");

  await desk.goto(item);
  await expect(desk.locator("mark.flag")).toHaveCount(0);
  await desk.getByRole("heading", { level: 2, name: title }).click();
  await expect(desk.locator("[aria-keyshortcuts=A]")).toBeVisible();
  await desk.keyboard.press("a");
  await expect(desk.getByText("Job approved.")).toBeVisible();
  await desk.context().close();

  await page.goto(`/search-results?query=${encodeURIComponent(title)}`);
  await expect(page.getByRole("link", { name: title, exact: true }).first()).toBeVisible();
});

test("a reported scam disappears right away from search, feed, sitemap and its page", async ({
  page,
  aBrowser,
  request,
  aPerson,
  aPosting,
}) => {
  const admin = await aPerson({ userType: "admin" });
  const boss = await aPerson({ userType: "admin" });
  const desk = await deskOf(await aBrowser(), admin);
  const job = await aPosting({
    title: `Parcel agent ${boss.id.slice(0, 8)}`,
    status: "in_review",
  });
  const approval = await desk.request.post(`/api/admin/reviews/job/${job.id}`, {
    data: { isApproved: true, version: 1 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(approval.status()).toBe(204);
  const read = async (path: string) => (await request.get(path)).text();
  const query = `query=${encodeURIComponent(job.title)}`;
  const lists = [
    `/search-results?${query}`,
    `/api/searchJobs?${query}`,
    `/feeds/jobs.rss?${query}`,
    `/feeds/jobs.json?${query}`,
  ];
  // Once read, the server keeps them for a while.
  for (const path of [job.path, ...lists]) expect((await read(path)).includes(job.slug)).toBe(true);
  await read("/sitemap.xml");
  await page.goto(job.path);
  await main(page).getByRole("link", { name: "Report this job" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Report this job" });
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Send Report" }).click();
  await expect(dialog.getByText("Choose what is wrong").last()).toBeVisible();
  await dialog.getByLabel("What is wrong?").selectOption("scam");
  await dialog.getByLabel("What happened? (optional)").fill("They asked me for 50 dollars.");
  await dialog.getByRole("button", { name: "Send Report" }).click();
  await expect(dialog.getByRole("status")).toContainText("Thank you");
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await desk.goto(`/admin/review?kind=report&item=report.${job.id}`);
  await expect(desk.getByText("They asked me for 50 dollars.")).toBeVisible();
  await button(desk, /^Take Down/).click();
  await desk.getByLabel("Reason, shown to the employer").fill("Reported as a scam.");
  await button(desk, /^Take Down/).click();
  await expect(desk.getByText("Job taken down")).toBeVisible();
  await desk.context().close();

  expect((await request.get(job.path)).status()).toBe(410);
  for (const path of lists) expect((await read(path)).includes(job.slug)).toBe(false);
  const index = await read("/sitemap.xml");
  for (const [, path] of index.matchAll(/<loc>https?:\/\/[^/]+(\/sitemaps\/jobs-[^<]+)<\/loc>/g)) {
    expect(await read(path ?? "")).not.toContain(job.slug);
  }
});

test("a suspended company disappears, and its people read why and appeal", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
  aPosting,
  sql,
}) => {
  await aMember({ userType: "admin" });
  const owner = await aPerson({ userType: "employer" });
  const job = await aPosting({});
  await joinCompany(sql, owner, { ...job, role: "owner" });
  await page.goto(`/admin/companies?query=${encodeURIComponent(job.company)}`);
  await main(page).getByRole("link", { name: job.company }).click();
  await expectNoViolations(page);
  const suspension = page.getByRole("region", { name: "Suspend" });
  const reasons = suspension.getByLabel("Reason", { exact: true });
  await expect(reasons.getByRole("option", { name: "Pay looks wrong" })).toHaveCount(0);
  await reasons.selectOption("Impersonation");
  const reason = page.getByLabel("Reason, shown to its team");
  await expect(reason).toHaveValue(/that you don't represent/);
  await reason.fill("It asks applicants for money.");
  await button(page, "Suspend Company").click();
  await expect(button(page, "Restore Company")).toBeVisible();

  expect((await page.request.get(job.path)).status()).toBe(410);
  expect(await sql("SELECT 1 FROM sessions WHERE user_id = $1", [owner.id])).toEqual([]);
  await sql(
    `INSERT INTO sessions (id, user_id, expires_at, user_agent)
     VALUES ($1, $2, now() + interval '1 day', 'e2e')`,
    [owner.sessionId, owner.id],
  );
  const context = await aBrowser();
  const desk = await deskOf(context, owner);
  await desk.goto("/employer/jobs");
  await expect(desk.getByText(`${job.company} has been suspended.`)).toBeVisible();
  await expect(desk.getByText("It asks applicants for money.")).toBeVisible();
  await button(desk, "Appeal").click();
  await desk
    .getByLabel("Why should we review it again?")
    .fill("The money was for a uniform that we give back.");
  await button(desk, "Send Appeal").click();
  await expect(desk.getByText("Appealed: someone will review it again.")).toBeVisible();
  await context.close();

  // An admin other than the one who decided reviews it.
  const other = await deskOf(await aBrowser(), await aPerson({ userType: "admin" }));
  await other.goto("/admin/review?kind=appeal");
  await other.getByRole("listitem").filter({ hasText: job.company }).getByRole("link").click();
  await expect(other.getByText("The money was for a uniform that we give back.")).toBeVisible();
  await other.getByLabel("Your answer").fill("You are right, thank you.");
  await button(other, /^Reverse Decision/).click();
  await expect(other.getByText("Decision reversed.")).toBeVisible();
  await other.context().close();
  expect((await page.request.get(job.path)).status()).toBe(200);
});

test("an admin impersonates someone, changes nothing, and comes back", async ({
  page,
  aPerson,
  aMember,
  sql,
}) => {
  const [admin, seeker] = [await aMember({ userType: "admin" }), await aPerson()];
  await page.goto(`/admin/people?query=${seeker.username}`);
  await main(page)
    .getByRole("link", { name: `@${seeker.username}` })
    .click();
  await expectNoViolations(page);
  await page.getByLabel("Why", { exact: true }).last().fill("They cannot find their jobs.");
  await button(page, "View Site as This Person").click();

  await expect(page).toHaveURL("/app");
  const banner = page.getByRole("region", { name: "Viewing as someone else" });
  await expect(banner).toContainText(`@${seeker.username}`);
  const change = await page.request.patch("/api/account", {
    data: { fullName: "Somebody else" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(change.status()).toBe(403);
  await page.goto("/jobs");
  await expect(banner).toBeVisible();
  await banner.getByRole("button", { name: "Stop Viewing" }).click();

  await expect(page).toHaveURL("/admin/people");
  await expect(banner).toBeHidden();
  const log = await sql<{ action: string }>(
    "SELECT action FROM audit_entries WHERE actor_id = $1 AND target_id = $2 ORDER BY at",
    [admin.id, seeker.id],
  );
  expect(log.map(({ action }) => action)).toEqual(["impersonation.started", "impersonation.ended"]);
});
