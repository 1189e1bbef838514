import type { Page } from "@playwright/test";
import { button, fillLogin } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

const recent = (page: Page) => page.getByRole("region", { name: "Recently viewed" });

/** Opens a job's page and waits until the reader has seen it. */
async function view(page: Page, path: string): Promise<void> {
  const counted = page.waitForRequest((request) => request.url().endsWith("/views"));
  await page.goto(path);
  await (await counted).response();
}

test("jobs viewed by a visitor are listed, and move to the account with the login", async ({
  page,
  aPerson,
  aPosting,
  sql,
}) => {
  const person = await aPerson();
  const [first, last] = [await aPosting(), await aPosting({ title: "<b>Lock</b> keeper" })];
  await page.goto("/jobs");
  await expect(recent(page)).toHaveCount(0);
  for (const { path } of [first, last, first, last]) await view(page, path);

  await page.goto("/jobs");
  await expect(recent(page).getByRole("link")).toHaveText([last.title, first.title]);
  await recent(page).getByRole("link", { name: first.title }).click();
  await expect(page).toHaveURL(first.path);

  await page.goto("/login?from=/app");
  await fillLogin(page, person.email);
  await button(page, "Login").click();
  await expect(page).toHaveURL("/app");
  await expect(recent(page).getByRole("link", { name: last.title })).toBeVisible();
  expect(await sql("SELECT 1 FROM viewed_jobs WHERE user_id = $1", [person.id])).toHaveLength(2);
  expect(await page.evaluate(() => localStorage.getItem("viewedJobs"))).toBeNull();
});

test("a member's viewed jobs appear in another browser, and can be cleared", async ({
  page,
  aBrowser,
  aMember,
  aPosting,
}) => {
  const [person, job] = [await aMember(), await aPosting()];
  await view(page, job.path);

  const other = await aBrowser();
  await enterAs(other, person);
  const there = await other.newPage();
  await there.goto("/jobs");
  await expect(recent(there).getByRole("link")).toHaveText([job.title]);
  await recent(there).getByRole("button", { name: "Clear" }).click();
  await expect(recent(there)).toHaveCount(0);
  await other.close();

  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Saved Jobs" })).toBeVisible();
  await expect(recent(page)).toHaveCount(0);
});

test("viewed jobs that were tampered with in the browser aren't shown", async ({ page }) => {
  await page.addInitScript(() => {
    const job = { id: "1", slug: "../evil", title: "Evil", company: "x" };
    localStorage.setItem("viewedJobs", JSON.stringify([job, 7, null, { slug: "a" }]));
  });
  await page.goto("/jobs");
  await expect(page.getByRole("heading", { name: "Browse jobs" })).toBeVisible();
  await expect(recent(page)).toHaveCount(0);
});
