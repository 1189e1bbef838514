import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { aSkilledMember, insertExternalApplication, insertProfile } from "../support/seekers";

const forYou = (page: Page) => main(page).getByRole("region", { name: "Jobs For You" });
const jobs = (page: Page) => forYou(page).getByRole("article");
const slugOf = async (page: Page, index = 0) =>
  ((await jobs(page).nth(index).getByRole("link").first().getAttribute("href")) ?? "").slice(5);

test("a seeker is shown jobs that fit, and why", async ({ page, aMember, sql }) => {
  const person = await aSkilledMember({ aMember, sql });
  await sql("UPDATE users SET created_at = now() - interval '2 days' WHERE id = $1", [person.id]);
  await page.goto("/app");

  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    `Welcome back, ${person.username}`,
  );
  await expect(main(page)).toContainText("Apply from Here and Get Hired");
  await expect(main(page).getByRole("link", { name: "Find Jobs" })).toHaveAttribute(
    "href",
    "/jobs",
  );
  await expect(main(page).getByRole("link", { name: "Publish Job" })).toHaveCount(0);
  await expect(forYou(page)).toContainText(
    "Personalized job recommendations based on your profile",
  );
  await expect(forYou(page).getByRole("link", { name: "View All" })).toHaveAttribute(
    "href",
    "/jobs",
  );
  await expect(jobs(page)).toHaveCount(10);
  const texts = await jobs(page).allInnerTexts();
  for (const text of texts) {
    expect(text).toMatch(/Matches (?:\d of your 7|all 7 of your) skills/);
    expect(text).toMatch(/Full-time|Part-time|Contract|Freelance|Internship/);
    expect(text).toMatch(/\d+ skills?/);
    expect(text).toMatch(/Today|Yesterday|ago/);
  }
  expect(texts.some((text) => text.includes("in Pune"))).toBe(true);
  // Some state no pay.
  expect(texts.join()).toContain("Competitive");
  const slug = await slugOf(page);
  await expect(jobs(page).first().getByRole("link", { name: "Apply Now" })).toHaveAttribute(
    "href",
    `/job/${slug}`,
  );
  await expectNoViolations(page);
});

test("a job dismissed as not interesting disappears, returns with Undo, and otherwise stays hidden", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aSkilledMember({ aMember, sql });
  await page.goto("/app");
  const slug = await slugOf(page);
  const hidden = () => sql("SELECT 1 FROM hidden_jobs WHERE user_id = $1", [person.id]);
  const notInterested = jobs(page).first().getByRole("button", { name: "Not interested" });

  await notInterested.click();
  await expect(forYou(page).getByRole("status")).toContainText("is no longer recommended to you");
  await expect(button(page, "Undo")).toBeFocused();
  await expect.poll(hidden).toHaveLength(1);
  await page.keyboard.press("Enter");
  await expect(notInterested).toBeFocused();
  await expect.poll(hidden).toHaveLength(0);
  expect(await slugOf(page)).toBe(slug);

  await page.route("**/api/hidden-jobs/*", (route) =>
    route.fulfill({ status: 503, json: { message: "The service is busy." } }),
  );
  await notInterested.click();
  await expect(page.getByText("We couldn't hide the job.")).toBeVisible();
  await expect(jobs(page)).toHaveCount(10);
  await page.unroute("**/api/hidden-jobs/*");
  await button(page, "Retry").click();
  await expect.poll(hidden).toHaveLength(1);
  await page.reload();
  await expect(jobs(page)).toHaveCount(10);
  await expect(forYou(page).locator(`a[href="/job/${slug}"]`)).toHaveCount(0);
});

test("jobs applied to or saved are not recommended, and appear where they belong", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aSkilledMember({ aMember, sql });
  await page.goto("/app");
  const [applied, saved] = [await slugOf(page), await slugOf(page, 1)];
  await insertExternalApplication(sql, person, applied);
  await jobs(page)
    .nth(1)
    .getByRole("button", { name: /^Save: / })
    .click();
  await expect
    .poll(() => sql("SELECT 1 FROM saved_jobs WHERE user_id = $1", [person.id]))
    .toHaveLength(1);
  await page.reload();

  await expect(jobs(page)).toHaveCount(10);
  for (const slug of [applied, saved]) {
    await expect(forYou(page).locator(`a[href="/job/${slug}"]`)).toHaveCount(0);
  }
  const part = (name: string) => main(page).getByRole("region", { name });
  await expect(part("Your applications").locator(`a[href="/job/${applied}"]`)).toBeVisible();
  await expect(part("Saved Jobs").locator(`a[href="/job/${saved}"]`)).toBeVisible();
});

test("the first steps are ticked as they are done, and can be dismissed", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember({ isVerified: false });
  await page.goto("/app");
  const steps = main(page).getByRole("list", { name: "Getting started" });
  const current = steps.locator("[aria-current=step]");
  await expect(current).toHaveText("Add your resume");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Begin Your Journey");
  await expect(forYou(page)).toContainText("These are the newest jobs.");
  await expect(jobs(page)).toHaveCount(5);
  await expect(forYou(page).getByRole("link", { name: "Complete your profile" })).toHaveAttribute(
    "href",
    "/app/profile",
  );
  await expectNoViolations(page);

  await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [person.id]);
  await insertProfile(sql, person);
  await sql("UPDATE profiles SET resume_url = 'https://example.org/asha' WHERE user_id = $1", [
    person.id,
  ]);
  await page.reload();
  await expect(current).toHaveText("Say what you're looking for");
  for (const name of ["Add your resume", "Confirm your email"]) {
    await expect(steps.getByRole("listitem").filter({ hasText: name })).toContainText("done");
  }

  await main(page).getByRole("button", { name: "Hide these steps" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(jobs(page)).toHaveCount(10);
  await expect(steps).toHaveCount(0);
  await expect(main(page).getByRole("region", { name: "What are you looking for?" })).toHaveCount(
    0,
  );
});

test("if recommending fails the rest works, and Retry tries again", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aSkilledMember({ aMember, sql });
  // Reading their hidden jobs is made to fail, and only theirs.
  await sql(
    `INSERT INTO hidden_jobs (user_id, job_id) SELECT '${person.id}', id FROM jobs LIMIT 1`,
  );
  await sql("ALTER TABLE hidden_jobs ENABLE ROW LEVEL SECURITY");
  await sql(`CREATE POLICY unreadable ON hidden_jobs
    USING (user_id <> '${person.id}' OR 1 / floor(random())::int = 0) WITH CHECK (true)`);
  try {
    await page.goto("/app");

    await expect(forYou(page)).toContainText("Failed to load recommended jobs");
    await expect(main(page).getByRole("region", { name: "Saved Jobs" })).toBeVisible();
    await expectNoViolations(page);
  } finally {
    await sql("DROP POLICY unreadable ON hidden_jobs");
    await sql("ALTER TABLE hidden_jobs DISABLE ROW LEVEL SECURITY");
  }
  await forYou(page).getByRole("link", { name: "Retry" }).click();
  await expect(jobs(page)).toHaveCount(10);
});

test("without consent nothing is recommended, and the page says so", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aSkilledMember({ aMember, sql });
  await sql(
    `INSERT INTO consents (id, user_id, purpose, is_given, text_version)
     VALUES (gen_random_uuid(), $1, 'recommendations', false, 1)`,
    [person.id],
  );
  await page.goto("/app");

  await expect(jobs(page)).toHaveCount(0);
  await expect(forYou(page)).toContainText("You've turned recommendations off");
  await expect(forYou(page).getByRole("link", { name: /privacy settings/ })).toHaveAttribute(
    "href",
    "/app/settings/privacy",
  );
});

test("employers can publish a job, and don't see a seeker's first steps", async ({
  page,
  aMember,
}) => {
  await aMember({ userType: "employer" });
  await page.goto("/app");

  await expect(main(page).getByRole("link", { name: "Publish Job" })).toHaveAttribute(
    "href",
    "/publish-job",
  );
  await expect(main(page).getByRole("list", { name: "Getting started" })).toHaveCount(0);
});
