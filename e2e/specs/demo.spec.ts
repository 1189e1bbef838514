import { expectNoViolationsAsItIs } from "../support/axe";
import { expect, test } from "../support/fixtures";

// The demo's own accounts, which no other test uses.

const enter = async (page: import("@playwright/test").Page, who: string) => {
  await page.goto("/login");
  await page.getByRole("button", { name: who, exact: true }).click();
};

test("a visitor enters the demo as a recruiter, and finds people in every stage", async ({
  page,
}) => {
  await enter(page, "Recruiter");
  await page.waitForURL("**/employer/home");
  await page.goto("/employer/applications");

  await expect(page.getByText("Joonas Virtala").first()).toBeVisible();
  for (const stage of ["New", "In review", "Interview", "Offer", "Hired", "Not selected"]) {
    await expect(page.getByRole("heading", { name: stage }).first()).toBeVisible();
  }
});

test("the demo's admin starts with what waits, without a second factor", async ({ page }) => {
  await enter(page, "Admin");
  await page.waitForURL("**/admin");
  await page.getByRole("link", { name: "Start Reviewing" }).click();

  await expect(page.getByText("Publicity Assistant").first()).toBeVisible();
  await expect(page.getByText("Data Entry Assistant, work from home").first()).toBeVisible();
  await page.goto("/app/settings/security");
  await expect(page.getByText("This is a demo account that everyone")).toBeVisible();
  await expectNoViolationsAsItIs(page);
});

test("the demo's seeker sees their applications, also one that wasn't selected", async ({
  page,
}) => {
  await enter(page, "Job seeker");
  await page.waitForURL("**/app");
  await page.goto("/applications");

  await expect(page.getByText("Backend Engineer, Clinic Diary")).toBeVisible();
  await expect(page.getByText("Not selected").first()).toBeVisible();
});
