import { insertResume } from "../support/applying";
import { expectNoViolations } from "../support/axe";
import { expect, type Fixtures, test } from "../support/fixtures";
import type { TestPosting } from "../support/postings";
import { insertApplication } from "../support/sent-applications";

const TEXT = `Ines Carvalho, baker
Sourdough and rye at Bakery North.
${Array.from({ length: 80 }, (_, line) => `Line ${line} of a long career.`).join("\n")}
Taught sourdough to apprentices.`;

/** Applies to a job with a CV of the text; returns the application's id. */
async function applyWithText(
  { aPerson, sql }: Pick<Fixtures, "aPerson" | "sql">,
  job: TestPosting,
): Promise<string> {
  const { id: userId } = await aPerson();
  const resumeId = await insertResume(sql, userId);
  await sql("UPDATE resumes SET text = $2, reading = 'done' WHERE id = $1", [resumeId, TEXT]);
  return insertApplication(sql, { userId, job }, { resumeId });
}

test("a key opens a search in the CV, which goes from one match to the next", async ({
  page,
  aPerson,
  sql,
  aRecruiter,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  const id = await applyWithText({ aPerson, sql }, job);
  await page.goto(`/employer/applications/${id}`);
  await expect(page.getByRole("tab", { name: /^Notes/ })).toBeVisible();

  const field = page.getByLabel("Find in the CV");
  // The keys react once their script has loaded, which nothing on the page shows.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
  const text = page.getByRole("region", { name: "Text of the CV" });
  await expect(text).toContainText("Bakery North");

  await field.fill("SOURDOUGH");
  await expect(page.getByText("1 of 2 places")).toBeVisible();
  await expectNoViolations(page);
  await field.press("Enter");
  await expect(page.getByText("2 of 2 places")).toBeVisible();
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await field.press("Shift+Enter");
  await expect(page.getByText("1 of 2 places")).toBeVisible();
  await field.fill("pastry (cold)");
  await expect(page.getByText("Not found")).toBeVisible();
  await field.press("Escape");
  await expect(text).toBeFocused();
  await expect(field).toHaveValue("");
});

test("the posting's skills are counted on the person's card and marked in the CV", async ({
  page,
  aPerson,
  sql,
  aRecruiter,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  for (const [position, [slug, name]] of [
    ["sourdough", "Sourdough"],
    ["lamination", "Lamination"],
  ].entries()) {
    await sql(
      `WITH known AS (
         INSERT INTO skills (slug, name) VALUES ($2, $3)
         ON CONFLICT (slug) DO UPDATE SET name = excluded.name RETURNING id)
       INSERT INTO job_skills (job_id, skill_id, position) SELECT $1, id, $4 FROM known`,
      [job.id, slug, name, position],
    );
  }
  const id = await applyWithText({ aPerson, sql }, job);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/employer/applications/${id}#messages`);

  const card = page.getByRole("region", { name: "Applicant", exact: true });
  await expect(card).toContainText("1 of 2 skills");
  await expect(card).toContainText("Not found: Lamination.");
  await expect(card.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  const text = page.getByRole("region", { name: "Text of the CV" });
  await expect(text).toBeHidden();
  await expect(async () => {
    await card.getByRole("button", { name: "Show in CV" }).click();
    await expect(text.locator("mark")).toHaveText(["Sourdough", "sourdough"], { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole("tab", { name: "CV" })).toHaveAttribute("aria-selected", "true");
  await expectNoViolations(page);
});
