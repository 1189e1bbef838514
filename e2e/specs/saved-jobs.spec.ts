import type { Page } from "@playwright/test";
import { aName, button, fillLogin, fillSignUp } from "../support/account-forms";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { PASSWORD } from "../support/people";
import { saveJob } from "../support/seekers";

const bookmark = (page: Page, title: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: `Save: ${title}` })
    .first();

test("jobs saved by a visitor move to the account with the login, once", async ({
  page,
  aPerson,
  aPosting,
  sql,
}) => {
  const person = await aPerson();
  const [job, closing] = [
    await aPosting({ title: "Lock keeper" }),
    await aPosting({ title: "Buoy painter" }),
  ];
  for (const { path, title } of [job, closing]) {
    await page.goto(path);
    await bookmark(page, title).click();
    await expect(bookmark(page, title)).toHaveAttribute("aria-pressed", "true");
  }
  await sql("UPDATE jobs SET status = 'closed', ended_at = now() WHERE id = $1", [closing.id]);
  await page.goto("/login?from=/saved-jobs");
  await fillLogin(page, person.email);
  await button(page, "Login").click();

  await expect(page).toHaveURL("/saved-jobs");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("link", { name: job.title, exact: true })).toBeVisible();
  await expect(bookmark(page, job.title)).toHaveAttribute("aria-pressed", "true");
  const rows = await sql("SELECT job_id FROM saved_jobs WHERE user_id = $1", [person.id]);
  expect(rows).toEqual([{ job_id: job.id }]);
  expect(await page.evaluate(() => localStorage.getItem("savedJobs") ?? "[]")).toBe("[]");
});

test("a visitor's bookmark is still there after signing up, and in another browser", async ({
  page,
  aBrowser,
  aPosting,
  sql,
}) => {
  const username = aName();
  const email = `${username}@example.org`;
  const job = await aPosting({ title: "Lock keeper" });
  await page.goto(job.path);
  await bookmark(page, job.title).click();
  await expect(bookmark(page, job.title)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/signUp");
  await fillSignUp(page, { username, email, password: PASSWORD });
  await button(page, "Sign Up").click();
  await expect(page).toHaveURL("/app", { timeout: 15_000 });
  await expect(page.getByRole("link", { name: job.title })).toBeVisible();
  await page.goto(job.path);
  await expect(bookmark(page, job.title)).toHaveAttribute("aria-pressed", "true");

  const other = await aBrowser();
  const elsewhere = await other.newPage();
  await elsewhere.goto("/login?from=/saved-jobs");
  await fillLogin(elsewhere, email);
  await button(elsewhere, "Login").click();
  await expect(elsewhere.getByRole("link", { name: job.title, exact: true })).toBeVisible();
  await other.close();
  await sql("DELETE FROM users WHERE email = $1", [email]);
});

test("a member's bookmark is shown right away, and reverted if saving fails", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const person = await aMember();
  const job = await aPosting({ title: "Harbour master" });
  await page.route("**/api/saved-jobs/*", (route) =>
    route.fulfill({ status: 503, json: { message: "The service is busy." } }),
  );
  await page.goto(job.path);
  await bookmark(page, job.title).click();

  await expect(page.getByText("We couldn't save the job. The service is busy.")).toBeVisible();
  await expect(bookmark(page, job.title)).toHaveAttribute("aria-pressed", "false");
  await page.unroute("**/api/saved-jobs/*");
  await button(page, "Retry").click();

  await expect(bookmark(page, job.title)).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(() => sql("SELECT job_id FROM saved_jobs WHERE user_id = $1", [person.id]))
    .toEqual([{ job_id: job.id }]);
});

test("a member's bookmark is never shown as unsaved before that is known", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const person = await aMember();
  const [saved, other] = [await aPosting(), await aPosting()];
  await saveJob(sql, person, saved.id);
  const opacity = (title: string) =>
    bookmark(page, title)
      .locator(".icon")
      .evaluate((icon) => getComputedStyle(icon).opacity);

  for (const [job, isPressed] of [
    [saved, "true"],
    [other, "false"],
  ] as const) {
    const release = await delayResponses(page, "**/api/saved-jobs");
    await page.goto(job.path);
    await page.waitForLoadState("load");
    expect(await opacity(job.title)).toBe("0");
    release();
    await expect.poll(() => opacity(job.title)).toBe("1");
    await expect(bookmark(page, job.title)).toHaveAttribute("aria-pressed", isPressed);
    await page.unrouteAll();
  }
});

test("a closed job stays in the list, marked, and can be removed", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const person = await aMember();
  const job = await aPosting({ title: "Ferry clerk", status: "closed", endedDaysAgo: 2 });
  await saveJob(sql, person, job.id);
  await page.goto("/saved-jobs");
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toContainText("Closed");
  await expect(card.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
  await expect(bookmark(page, job.title)).toHaveAttribute("aria-pressed", "true");

  await bookmark(page, job.title).click();
  await expect
    .poll(() => sql("SELECT 1 FROM saved_jobs WHERE user_id = $1", [person.id]))
    .toEqual([]);
  await page.reload();

  await expect(page.getByRole("heading", { name: "No saved jobs yet" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Jobs");
});

test("a bookmark clicked before the scripts have loaded is set once, when they have", async ({
  page,
  aPosting,
}) => {
  const { path, title } = await aPosting({ title: "Beacon painter" });
  const release = await delayResponses(page, /_next\/static\/chunks\/.*\.js/);
  await page.goto(path, { waitUntil: "commit" });
  await bookmark(page, title).click();
  await expect(bookmark(page, title)).toHaveAttribute("aria-pressed", "false");
  release();

  await expect(bookmark(page, title)).toHaveAttribute("aria-pressed", "true");
  await bookmark(page, title).click();
  await expect(bookmark(page, title)).toHaveAttribute("aria-pressed", "false");
});
