import type { BrowserContext, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { joinCompany, verifyCompany } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs, type Person } from "../support/people";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function enter(context: BrowserContext, person: Person, path: string): Promise<Page> {
  await enterAs(context, person);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("when two people edit at once the second sees both versions, and may overwrite the first", async ({
  page,
  aBrowser,
  aTeam,
  sql,
}) => {
  const { colleague: theirs, job } = await aTeam({ title: "Lock keeper" });
  await verifyCompany(sql, job.companyId);
  await page.goto(`/employer/jobs/${job.id}/edit`);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await field(page, "Job Description").fill("Open the lock at high water, close it at low.");
  await field(page, "Required Skills").fill("Knots, Patience,");
  await expect(page.getByRole("button", { name: "Remove Patience" })).toBeVisible();

  const desk = await aBrowser();
  const other = await enter(desk, theirs, `/employer/jobs/${job.id}/edit`);
  await field(other, "Job Title").fill("Lock keeper, night shift");
  await press(other, "Save Changes");
  await expect(other).toHaveURL(`/employer/jobs/${job.id}`);
  await expect(other.getByText(`${theirs.username} changed the title`)).toBeVisible();
  await desk.close();

  await press(page, "Save Changes");
  const notice = page.getByRole("alert").filter({ hasText: "Your changes aren't lost" });
  await expect(notice).toContainText(`${theirs.username} changed the title`);
  await expect(notice.locator("del")).toHaveText("Lock keeper");
  await expect(notice.locator("ins")).toHaveText("Lock keeper, night shift");
  await expect(field(page, "Job Description")).toHaveValue(/Open the lock at high water/);
  await press(page, "Overwrite with Mine");

  await expect(page).toHaveURL(`/employer/jobs/${job.id}`);
  await expect(page.getByText("Job updated.")).toBeVisible();
  const [row] = await sql("SELECT title, status, description FROM jobs WHERE id = $1", [job.id]);
  expect(row).toMatchObject({ title: "Lock keeper", status: "live" });
  expect(row?.["description"]).toContain("high water");
});

test("a change by an unverified company waits, and can be withdrawn", async ({
  page,
  sql,
  aRecruiter,
}) => {
  const { job } = await aRecruiter({ title: "Ferry hand" });
  await page.goto(`/employer/jobs/${job.id}/edit`);
  await field(page, "Job Title").fill("");
  await press(page, "Save Changes");
  await expect(page.getByRole("link", { name: "Job title is required" })).toBeVisible();
  await field(page, "Job Title").fill("Ferry captain");
  await press(page, "Save Changes");

  await expect(
    page.getByText("Your change is waiting for review. Until then, the job stays as it was."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "A change waiting for review" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ferry hand");
  await expectNoViolations(page);
  await press(page, "Withdraw It");
  await expect(page.getByRole("heading", { name: "A change waiting for review" })).toHaveCount(0);
  expect(await sql("SELECT 1 FROM job_edits WHERE job_id = $1", [job.id])).toEqual([]);
});

test("a closed posting is renewed with a new deadline, once a week", async ({
  page,
  sql,
  aRecruiter,
}) => {
  const { job } = await aRecruiter({
    title: "Rope maker",
    status: "closed",
    endedDaysAgo: 3,
  });
  await page.goto(`/employer/jobs/${job.id}`);
  await press(page, "Renew...");
  await expectNoViolations(page);
  await press(page, "Renew");

  await expect(page.getByText("Job renewed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Renew..." })).toHaveCount(0);
  const [row] = await sql(
    "SELECT status, posted_at > now() - interval '1 hour' AS \"isNew\" FROM jobs WHERE id = $1",
    [job.id],
  );
  expect(row).toEqual({ status: "live", isNew: true });
});

test("many postings are changed at once with only the keyboard", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const person = await aMember({ userType: "employer" });
  const jobs = [await aPosting({ title: "Net mender" }), await aPosting({ title: "Net weaver" })];
  for (const { companyId } of jobs) await joinCompany(sql, person, { companyId });
  await page.goto("/employer/jobs");
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await all.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  const focused = page.locator(":focus");
  for (let presses = 0; (await focused.textContent()) !== "Pause" && presses < 6; presses++) {
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("Enter");

  await expect(page.getByText("2 jobs paused.")).toBeVisible();
  await expect(all).toBeFocused();
  await expect(all).not.toBeChecked();
  await expect
    .poll(() => sql("SELECT status FROM jobs WHERE id = ANY($1)", [jobs.map(({ id }) => id)]))
    .toEqual([{ status: "paused" }, { status: "paused" }]);
});

test("the bell counts what is new and opens it", async ({ page, sql, aRecruiter }) => {
  const { recruiter: person, job } = await aRecruiter({ title: "Sail maker" });
  await sql(
    `INSERT INTO notifications (id, user_id, kind, cause, title, text, path)
     VALUES (gen_random_uuid(), $1, 'job_reviewed', 'a test', '“Sail maker” is live',
       'People can now find your job.', $2)`,
    [person.id, `/employer/jobs/${job.id}`],
  );
  await page.goto("/employer");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await expectNoViolations(page);
  await page.getByRole("link", { name: /“Sail maker” is live/ }).click();

  await expect(page).toHaveURL(`/employer/jobs/${job.id}`);
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});
