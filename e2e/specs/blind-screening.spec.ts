import type { Page } from "@playwright/test";
import { button } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

const LETTER = "Dear bakers,\n\nI am Ines and I bake. Write to ines@bread.example.";
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a company with blind screening sees the name from the interview on", async ({
  page,
  context,
  sql,
  anApplication,
}) => {
  const { recruiter, job, id } = await anApplication({ title: "Bread baker" });
  await sql("UPDATE companies SET is_blind = true WHERE id = $1", [job.companyId]);
  await sql("UPDATE application_details SET cover_letter = $2 WHERE application_id = $1", [
    id,
    LETTER,
  ]);
  await enterAs(context, recruiter);

  await page.goto(`/employer/applications/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Applicant /);
  await expect(part(page, "Application")).toContainText("I am [hidden] and I bake.");
  expect(await page.content()).not.toContain("Ines");
  await expectNoViolations(page);

  const stages = page.getByRole("navigation", { name: "Stage" });
  await stages.getByRole("button", { name: /^Interview/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ines Carvalho");
});

test("an owner reveals a hidden name early, and the team reads why", async ({
  page,
  anOwner,
  anApplicant,
  sql,
}) => {
  const { job } = await anOwner({ title: "Bread baker" });
  const id = await anApplicant(job);
  await sql("UPDATE companies SET is_blind = true WHERE id = $1", [job.companyId]);

  await page.goto(`/employer/applications/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Applicant /);
  await button(page, "Show the Name...").click();
  const dialog = page.getByRole("dialog", { name: "Show the name early?" });
  await dialog.getByRole("button", { name: "Show the Name" }).click();
  await expect(dialog.getByText("Say why you need the name").first()).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel("Why do you need it?").fill("She called us about her visa");
  await dialog.getByRole("button", { name: "Show the Name" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ines Carvalho");
  await page.getByRole("tab", { name: "History" }).click();
  await expect(part(page, "Timeline")).toContainText("She called us about her visa");
});
