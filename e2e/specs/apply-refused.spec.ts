import { randomUUID } from "node:crypto";
import {
  applicationsTo,
  applyPath,
  fullName,
  insertQuestions,
  insertResume,
  submit,
  summary,
} from "../support/applying";
import { expectNoViolationsAsItIs } from "../support/axe";
import { expect, test } from "../support/fixtures";

test("errors are listed at the top and beside each field, and nothing is lost", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  await aMember();
  const job = await aPosting();
  const licence = "Do you hold a driving licence?";
  await insertQuestions(sql, job.id, [
    { kind: "yes_no", text: licence, accepted: ["yes"] },
    { kind: "number", text: "How many years have you sailed?", minimum: 2 },
  ]);
  await page.goto(applyPath(job.id));

  // The knock-outs are stated before the form.
  const before = page.getByText("This job asks for:").locator("../..");
  await expect(before).toContainText(`${licence} Applications that answer No aren't accepted.`);
  await expect(before).toContainText("Applications that answer less than 2 aren't accepted.");
  await page.getByLabel("Email", { exact: true }).fill("no address");
  await page.getByLabel(/^Cover letter/).fill("x".repeat(20_000));
  await page.getByRole("radio", { name: "No", exact: true }).check();
  await page.getByLabel("How many years have you sailed?").fill("1");
  await page.getByLabel("Resume", { exact: true }).setInputFiles({
    name: "holiday.png",
    mimeType: "image/png",
    buffer: Buffer.from("png"),
  });
  await submit(page).click();

  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Apply/);
  // A title of the page that comes later doesn't hide that.
  await page.evaluate(() => {
    document.title = "Apply";
  });
  await expect(page).toHaveTitle(/^Error: Apply/);
  await expect(summary(page).getByRole("link")).toHaveText([
    "Enter your full name",
    "Enter an email address such as name@example.com",
    "The selected file must be a PDF, DOC or DOCX",
    "Cover letter must be at most 3,000 characters long: it's 17,000 too long",
    "Applications that answer No aren't accepted.",
    "Applications that answer less than 2 aren't accepted.",
  ]);
  await expectNoViolationsAsItIs(page);
  await summary(page).getByRole("link", { name: "Enter your full name" }).click();
  await expect(fullName(page)).toBeFocused();
  await expect(page.getByLabel(/^Cover letter/)).toHaveValue("x".repeat(20_000));
  await expect(page.getByRole("radio", { name: "No", exact: true })).toBeChecked();
  expect(await applicationsTo(sql, job.id)).toEqual([]);
});

test("an error that only the server finds is shown at its field", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const [person, job] = [await aMember(), await aPosting()];
  await insertResume(sql, person.id);
  await page.goto(applyPath(job.id));
  await fullName(page).fill("Ines Carvalho");
  await page.getByLabel(/^Phone/).fill("call me");
  await submit(page).click();

  await expect(summary(page)).toContainText("Enter a phone number such as +44 20 7946 0000");
  await sql("UPDATE resumes SET removed_at = now(), is_default = false WHERE user_id = $1", [
    person.id,
  ]);
  await page.getByLabel(/^Phone/).fill("");
  await submit(page).click();
  await expect(summary(page)).toContainText("Select a CV");
  await sql("UPDATE jobs SET status = 'closed', ended_at = now() WHERE id = $1", [job.id]);
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "This job closed" })).toBeVisible();
});

test("no one can apply to their own company, or read someone else's confirmation", async ({
  page,
  aPerson,
  anOwner,
  sql,
}) => {
  const other = await aPerson();
  const { job } = await anOwner();
  await page.goto(applyPath(job.id));
  await expect(page.getByRole("heading", { name: "This is your own company's job" })).toBeVisible();

  const { id: applicationId } = (
    await sql<{ id: string }>(
      `WITH v AS (INSERT INTO job_versions (job_id, version, title, company_name, location, description, facts)
         VALUES ($1, 1, 't', 'c', 'l', 'd', '{}'))
       INSERT INTO applications (id, reference, job_id, job_version, user_id, submission_id, status, submitted_at)
       VALUES ($2::uuid, substr($2::text, 1, 8), $1, 1, $3, $2::uuid, 'submitted', now()) RETURNING id`,
      [job.id, randomUUID(), other.id],
    )
  )[0] ?? { id: "" };
  expect((await page.goto(`/applications/${applicationId}/sent`))?.status()).toBe(404);
});
