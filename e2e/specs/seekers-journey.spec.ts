import type { Page } from "@playwright/test";
import { aName, main } from "../support/account-forms";
import { aPdf, applicationsTo } from "../support/applying";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { byKeyboard, type InputMethod, openMailedLink, tabTo } from "../support/input-methods";

// The whole journey of a new seeker: from the home page to an application that is followed and one
// that is withdrawn, at a phone's width, without a mouse.

type FoundJob = { id: string; slug: string; title: string };

/**
 * One of the demo's jobs that takes applications here, without questions, and that its title finds.
 */
async function aDemoJob(sql: Sql): Promise<FoundJob> {
  const [job] = await sql<FoundJob>(
    `SELECT j.id, j.slug, j.title FROM jobs j
     WHERE j.status = 'live' AND j.apply_url IS NULL AND j.title ~ '^[A-Za-z ]+$'
       AND (j.expires_at IS NULL OR j.expires_at > now() + interval '1 day')
       AND NOT EXISTS (SELECT FROM job_questions q WHERE q.job_id = j.id)
       AND (SELECT count(*) FROM jobs s WHERE s.title = j.title AND s.status = 'live') = 1
     ORDER BY length(j.title) DESC, j.id LIMIT 1`,
  );
  if (!job) throw new Error("The demo has no such job.");
  return job;
}

async function verify(page: Page, input: InputMethod, email: string): Promise<void> {
  await openMailedLink(page, input, { to: email, about: /confirm/i });
  await input.press(page.getByRole("button", { name: "Confirm my email address" }));
  await expect(main(page)).toContainText(`${email} is confirmed.`);
}

test("from the home page to an application that is followed and withdrawn, by keyboard on a phone", async ({
  page,
  sql,
}) => {
  const input = byKeyboard(page);
  const { press, type } = input;
  const name = aName();
  const email = `${name}@example.org`;
  const job = await aDemoJob(sql);
  await page.setViewportSize({ width: 390, height: 844 });

  // Finds a job and begins without an account.
  await page.goto("/");
  await type(main(page).getByRole("search").getByLabel("What"), `"${job.title}"`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search-results\?/);
  await press(main(page).locator(`a[href="/job/${job.slug}"]`).first());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
  await press(
    page.getByRole("link", { name: "Apply Now", exact: true }).filter({ visible: true }).first(),
  );
  await expect(page).toHaveURL(`/jobs/${job.id}/apply`);
  await type(page.getByLabel("Full Name"), "Ines Carvalho");
  await type(page.getByLabel("Email", { exact: true }), email);
  const file = page.getByLabel("Resume", { exact: true });
  await tabTo(page, file);
  await file.setInputFiles(aPdf("ines.pdf"));
  await press(page.getByRole("button", { name: "Submit Application" }));

  // Signs up for it, and sends what was written.
  const dialog = page.getByRole("dialog", { name: "Log in or sign up to send it" });
  await press(dialog.getByRole("link", { name: "Sign up" }));
  await type(page.getByLabel("User Name"), name);
  await type(page.getByLabel("Email Address"), email);
  await type(page.getByLabel("Password", { exact: true }), "calm seas and 7 herons");
  await type(page.getByLabel("Confirm Password", { exact: true }), "calm seas and 7 herons");
  await press(page.getByRole("button", { name: "Sign Up", exact: true }));
  await expect(page).toHaveURL(`/jobs/${job.id}/apply`);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ines Carvalho");
  await press(page.getByRole("button", { name: "Submit Application" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your application is saved");
  const similar = page.getByRole("region", { name: "Similar jobs" });
  await expect(similar.getByRole("article").first()).toBeVisible();
  await verify(page, input, email);
  await expect
    .poll(async () => (await applicationsTo(sql, job.id)).map(({ status }) => status))
    .toContain("submitted");

  // Follows it, is told about it, and withdraws it.
  await page.goto("/applications");
  await press(main(page).getByRole("link", { name: job.title }).first());
  const timeline = page.getByRole("complementary", { name: "Timeline" });
  await expect(timeline.locator("[aria-current=step]")).toContainText("Submitted");
  await press(page.getByRole("button", { name: "Withdraw Application" }));
  const question = page.getByRole("dialog", { name: "Withdraw your application?" });
  await press(question.getByRole("button", { name: "Withdraw", exact: true }));
  await expect(page.getByText("Application withdrawn.")).toBeVisible();
  await expect(timeline.getByRole("listitem").last()).toContainText("Withdrawn");

  await sql("DELETE FROM applications WHERE user_id = (SELECT id FROM users WHERE email = $1)", [
    email,
  ]);
  await sql("DELETE FROM users WHERE email = $1", [email]);
});
