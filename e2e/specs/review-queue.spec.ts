import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { joinCompany, verifyCompany } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an admin starts with what waits, and continues to the queue", async ({
  page,
  aMember,
  aPosting,
}) => {
  await aPosting({ status: "in_review" });
  await aMember({ userType: "admin" });
  await page.goto("/admin");

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello, ");
  await expect(page.getByRole("heading", { name: "Health" })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoViolations(page);
  const tabs = page.getByRole("navigation", { name: "Admin" });
  await expect(tabs.getByRole("link", { name: "Review" })).toHaveAccessibleDescription(/waiting/);
  await page.getByRole("link", { name: "Start Reviewing" }).click();
  await expect(page).toHaveURL("/admin/review");
  // Sent emails and bookmarks name the queue's former address.
  await page.goto("/admin?kind=job");
  await expect(page).toHaveURL("/admin/review?kind=job");
});

test("a posting is sent back with what to change, is corrected and shows the difference", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
  aPosting,
  sql,
}) => {
  const employer = await aPerson({ userType: "employer" });
  const job = await aPosting({ status: "in_review" });
  await joinCompany(sql, employer, { companyId: job.companyId, role: "owner" });
  await aMember({ userType: "admin" });
  await page.goto(`/admin/review?kind=job&item=job.${job.id}`);
  await expect(page.locator("[aria-keyshortcuts=C]")).toBeVisible();
  await page.keyboard.press("c");
  const words = page.getByLabel("What should change, shown to the employer");
  await words.fill("Say how many nights a week it is.");
  await expectNoViolations(page);
  await words.press("Control+Enter");
  await expect(page.getByText("Sent back.")).toBeVisible();

  const theirs = await aBrowser();
  await enterAs(theirs, employer);
  const desk = await theirs.newPage();
  await desk.goto(`/employer/jobs/${job.id}`);
  await expect(desk.getByText("This job needs changes before it can go live.")).toBeVisible();
  await expect(desk.getByText("Say how many nights a week it is.")).toBeVisible();
  await expect(button(desk, "Appeal")).toHaveCount(0);
  await expectNoViolations(desk);
  await desk.getByRole("link", { name: "Edit Job" }).click();
  const description = desk.getByLabel("Job Description", { exact: true });
  await description.fill(`${await description.inputValue()}\n\nThree nights a week.`);
  await desk.getByRole("button", { name: "Save Changes" }).click();
  await expect(desk).toHaveURL(`/employer/jobs/${job.id}`);
  await theirs.close();

  await page.goto(`/admin/review?kind=job&item=job.${job.id}`);
  const again = page.getByRole("region", { name: "Sent again" });
  await expect(again).toContainText("Say how many nights a week it is.");
  await expect(again).toContainText("Three nights a week.");
  await expectNoViolations(page);
});

test("several are rejected for one reason, and one that failed says why", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const jobs = [await aPosting({ status: "in_review" }), await aPosting({ status: "in_review" })];
  await aMember({ userType: "admin" });
  await page.goto("/admin/review?kind=job");
  for (const { id } of jobs) await page.locator(`input[value="job.${id}"]`).check({ force: true });
  await expect(page.getByText("2 selected")).toBeVisible();
  const bulk = page.getByRole("form", { name: "Act on the selected rows" });
  await bulk.getByRole("button", { name: "Reject..." }).click();
  await bulk.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(bulk.getByText("Say why: the people it's about will read it")).toBeVisible();
  await bulk.getByLabel("Reason, shown to the employer").fill("The company doesn't exist.");
  // Scrolled, the header covers half of a link, which axe takes for one too small to hit.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page);
  // Someone else changes one of them meanwhile.
  await sql("UPDATE jobs SET version = version + 1 WHERE id = $1", [jobs[1]?.id]);
  await bulk.getByRole("button", { name: "Reject", exact: true }).click();

  await expect(page.getByText("1 decided.")).toBeVisible();
  await expect(bulk.getByRole("alert")).toContainText("1 wasn't changed");
  await expect(bulk.getByRole("alert")).toContainText("Take another look.");
  await expect(page.getByText("1 selected")).toBeVisible();
  await expect(page.locator(`input[value="job.${jobs[0]?.id}"]`)).toHaveCount(0);
});

test("a company loses its verification, with a reason", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const { companyId } = await aPosting();
  await verifyCompany(sql, companyId);
  await aMember({ userType: "admin" });
  await page.goto(`/admin/companies/${companyId}`);
  const panel = page.getByRole("region", { name: "Verification" });
  await expect(panel).toContainText("Its live jobs stay live");
  await panel.getByLabel("Reason, shown to its team").fill("The domain was sold.");
  await expectNoViolations(page);
  await button(page, "Remove Verification").click();

  await expect(page.getByText("Verification removed.")).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText("No longer verified")).toBeVisible();
});
