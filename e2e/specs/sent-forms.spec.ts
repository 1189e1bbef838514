import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { APPLICATIONS_PATH } from "../support/pipeline";

test("a form that is sent from a field can't be changed meanwhile, and continues there", async ({
  page,
  anOwner,
  anApplicant,
}) => {
  const { job } = await anOwner({ title: "Bread baker" });
  const id = await anApplicant(job);
  const release = await delayResponses(page, "**/tags");
  await page.goto(`/employer/applications/${id}`);
  const tag = page.getByLabel("Add a tag");
  await tag.fill("Night shift");
  await tag.press("Enter");

  await expect(tag).toBeDisabled();
  release();
  await expect(page.getByRole("button", { name: "Remove Night shift" })).toBeVisible();
  await expect(tag).toBeFocused();
  await page.keyboard.type("Early shift");
  await page.getByRole("button", { name: "Add Tag" }).click();
  await expect(page.getByRole("button", { name: "Remove Early shift" })).toBeVisible();
  await expect(tag).toBeFocused();
});

test("a table's columns are saved once, and the button says so meanwhile", async ({
  page,
  aRecruiter,
  anApplicant,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  await anApplicant(job);
  const release = await delayResponses(page, "**/table-columns");
  await page.goto(`${APPLICATIONS_PATH}?view=table`);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await columns.getByRole("checkbox", { name: "Tags" }).click();
  await columns.getByRole("button", { name: "Save Columns" }).click();

  await expect(columns.getByRole("button", { name: "Saving..." })).toBeDisabled();
  release();
  await expect(columns).toBeHidden();
});
