import type { Locator, Page } from "@playwright/test";
import { aDocx, aPdf } from "../../lib/testing/resumes";
import { aName, button, fillSignUp, main } from "../support/account-forms";
import { applicationsTo } from "../support/applying";
import { expectNoViolations } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";

const NAME = "Inês Carvalho";
const PHONE = "+351 21 555 0142";

const resumeOf = (title: string) => [
  NAME,
  PHONE,
  "Experience",
  `${title}, Atlas Cartography\tMar 2022 - Present`,
  "Education",
  "MA in Interaction Design, University of Porto\tSep 2014 - Jun 2016",
  "Skills",
  "Figma, Prototyping, Workshops",
];

const part = (page: Page, name: string) => main(page).getByRole("region", { name });
const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer,
});
const preferencesOf = (sql: Sql, id: string) =>
  sql("SELECT roles, places, pay_min, pay_currency FROM job_preferences WHERE user_id = $1", [id]);

/** The only one of the demo's jobs with its title, which is a short one. */
async function aJob(sql: Sql): Promise<{ id: string; slug: string; title: string }> {
  const [job] = await sql<{ id: string; slug: string; title: string }>(
    `SELECT j.id, j.slug, j.title FROM jobs j
     WHERE j.status = 'live' AND j.apply_url IS NULL AND j.title ~ '^[A-Z][a-z]+ [A-Za-z]+ [A-Za-z]+$'
       AND j.title !~* 'senior|junior|lead|intern|trainee|remote|graduate'
       AND (j.expires_at IS NULL OR j.expires_at > now() + interval '1 day')
       AND NOT EXISTS (SELECT FROM job_questions q WHERE q.job_id = j.id)
       AND (SELECT count(*) FROM jobs s WHERE s.title ILIKE '%' || j.title || '%') = 1
     ORDER BY length(j.title) DESC, j.id LIMIT 1`,
  );
  if (!job) throw new Error("The demo has no such job.");
  return job;
}

test("from the home page to a sent application with a new resume, in few clicks", async ({
  page,
  sql,
}) => {
  test.setTimeout(150_000);
  const job = await aJob(sql);
  const username = aName();
  const email = `${username}@example.org`;
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };

  await page.goto("/");
  await press(page.getByRole("banner").getByRole("link", { name: "Sign Up" }));
  await fillSignUp(page, { username, email });
  await press(button(page, "Sign Up"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Begin Your Journey");
  await expect(main(page)).not.toContainText("Welcome back");
  await expect(main(page)).not.toContainText("No items to display");

  const chooser = page.waitForEvent("filechooser");
  await press(page.getByText("Choose file"));
  await (await chooser).setFiles(file("ines.docx", aDocx(resumeOf(job.title))));
  await expect(button(page, "Add all")).toBeVisible({ timeout: 30_000 });
  await press(button(page, "Add all"));
  await expect(main(page)).toContainText("entries are added to your profile.");
  await expect(button(page, `Remove ${job.title}`)).toBeVisible();
  await press(button(page, "Save preferences"));
  await expect(part(page, "What are you looking for?")).toHaveCount(0);

  await press(main(page).locator(`a[href="/job/${job.slug}"]`).first());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
  await press(
    page.getByRole("link", { name: "Apply Now", exact: true }).filter({ visible: true }).first(),
  );
  // What the resume holds is there already.
  await expect(page.getByLabel("Full Name")).toHaveValue(NAME);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Phone")).toHaveValue(PHONE);
  await press(button(page, "Submit Application"));
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}\/sent$/);

  const mail = page.getByRole("link", { name: email }).filter({ hasText: /confirm|verify/i });
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await press(mail.first());
  await press(page.frameLocator("iframe").getByRole("link", { name: /confirm|verify/i }));
  await press(button(page, "Confirm my email address"));
  await expect
    .poll(async () => applicationsTo(sql, job.id), { timeout: 20_000 })
    .toMatchObject([{ status: "submitted", full_name: NAME, resume: "ines.docx" }]);

  expect(presses).toBeLessThanOrEqual(14);
  await sql("DELETE FROM users WHERE username = $1", [username]);
});

test("preferences narrow the newest jobs and the recommendations, and create an alert", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await page.goto("/app");
  const card = part(page, "What are you looking for?");
  const roles = main(page).getByRole("combobox", { name: "Roles" });
  await expect(part(page, "Jobs For You").getByRole("article")).toHaveCount(5);
  await expectNoViolations(page);

  await roles.fill("nurse");
  await roles.press("Enter");
  await expect(button(page, "Remove nurse")).toBeVisible();
  await card.getByRole("combobox", { name: "Places" }).fill("Xyzzyville");
  await card.getByLabel("Lowest pay").fill("lots");
  await button(page, "Save preferences").click();
  await expect(card).toContainText("Enter a whole amount in digits");
  await card.getByLabel("Lowest pay").fill("20,000");
  await button(page, "Save preferences").click();
  await expect(card).toContainText("We don't know “Xyzzyville”");
  await expect(card.getByRole("combobox", { name: "Places" })).toBeFocused();
  expect(await preferencesOf(sql, person.id)).toEqual([]);
  await card.getByRole("combobox", { name: "Places" }).fill("United Kingdom");
  await card.getByLabel("Currency").selectOption("GBP");
  await card.getByRole("combobox", { name: "Places" }).press("Enter");
  await button(page, "Remove Xyzzyville")
    .click({ timeout: 1000 })
    .catch(() => undefined);
  await button(page, "Save preferences").click();

  await expect(card).toHaveCount(0);
  expect(await preferencesOf(sql, person.id)).toEqual([
    { roles: ["nurse"], places: ["United Kingdom"], pay_min: 20_000, pay_currency: "GBP" },
  ]);
  const [alert] = await sql<{ search: string; frequency: string }>(
    "SELECT search, frequency FROM job_alerts WHERE user_id = $1 AND unsubscribed_at IS NULL",
    [person.id],
  );
  expect(alert?.search).toContain("query=nurse&location=United+Kingdom&salaryMin=20000");
  const shown = await main(page).getByRole("article").allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) expect(text).toMatch(/nurs|midwi|care/i);
  await expect(main(page)).toContainText(
    "which you're looking for, in United Kingdom, as you prefer",
  );

  // On the profile they can be changed, and the alert follows.
  await page.goto("/app/profile");
  await button(page, "Remove nurse").click();
  await expect(roles).toBeFocused();
  await roles.fill("chef");
  await button(page, "Save preferences").click();
  await expect(page.getByText("Your preferences are saved.")).toBeVisible();
  const searches = await sql<{ search: string }>(
    "SELECT search FROM job_alerts WHERE user_id = $1 AND unsubscribed_at IS NULL",
    [person.id],
  );
  expect(searches).toEqual([{ search: expect.stringContaining("query=chef&") }]);
  await page.reload();
  await page.getByLabel("Email me new jobs like these").uncheck();
  await button(page, "Save preferences").click();
  await expect
    .poll(() =>
      sql("SELECT 1 FROM job_alerts WHERE user_id = $1 AND unsubscribed_at IS NULL", [person.id]),
    )
    .toEqual([]);
  await expectNoViolations(page);
});

test("a resume that can't be read, or is empty, leaves two ways to continue", async ({
  page,
  aMember,
}) => {
  await aMember();
  await page.goto("/app");
  const step = part(page, "Add your resume");
  await expect(step.getByRole("link", { name: "Fill in by hand instead" })).toBeVisible();
  await step.getByLabel("Choose file").setInputFiles(file("cv.docx", Buffer.from("text")));
  await expect(step.getByRole("alert")).toContainText("must be a PDF, DOC or DOCX");

  await step.getByLabel("Choose file").setInputFiles(file("letter.pdf", await aPdf(["Dear all,"])));
  await expect(step).toContainText("We found nothing to add in this file.", { timeout: 30_000 });
  await expect(step.getByRole("link", { name: "Fill in by hand" })).toBeVisible();
  await expectNoViolations(page);
  await step
    .getByLabel("Try another file")
    .setInputFiles(file("cv.docx", aDocx(resumeOf("Product Designer"))));
  await expect(button(page, "Add all")).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page);
});

test("the first run fits 320 px, and works by keyboard", async ({ page, aMember }) => {
  await aMember();
  await page.goto("/app");
  await page
    .getByLabel("Choose file")
    .setInputFiles(file("cv.docx", aDocx(resumeOf("Product Designer"))));
  await expect(button(page, "Add all")).toBeVisible({ timeout: 30_000 });
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await button(page, "Add all").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-step-result]")).toBeFocused();
  await expect(part(page, "Your resume is added")).toBeVisible();
  await button(page, "Save preferences").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your preferences are saved.")).toBeVisible();
  await expect(main(page)).toBeFocused();
  // All steps are done: what is left is the dashboard, and it isn't empty.
  await expect(page.getByRole("list", { name: "Getting started" })).toHaveCount(0);
  expect(await main(page).getByRole("article").count()).toBeGreaterThan(0);
});
