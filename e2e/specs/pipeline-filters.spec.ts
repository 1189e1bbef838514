import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { APPLICATIONS_PATH, aPipeline } from "../support/pipeline";

const NAMES = ["Ines Carvalho", "Tomasz Wieczorek", "Bo Li", "Ada King"];

test("filters apply at once, stay in the address, and are still set after visiting an applicant", async ({
  page,
  anApplicant,
  sql,
  aRecruiter,
}) => {
  const { ids } = await aPipeline({ aRecruiter, anApplicant }, NAMES);
  await sql("INSERT INTO application_tags (application_id, tag) VALUES ($1, 'Night shift')", [
    ids[0],
  ]);
  await page.goto(`${APPLICATIONS_PATH}?view=table`);
  await expect(page.getByText("4 of 4 shown")).toBeVisible();

  const tag = page.getByRole("combobox", { name: "Tag", exact: true });
  await tag.selectOption("Night shift");
  await expect(page).toHaveURL(/tag=Night\+shift/);
  await expect(page.getByText("1 of 4 shown")).toBeVisible();
  await page.getByRole("link", { name: "Ines Carvalho" }).click();
  await page.locator(".employer-view-bar").getByRole("link", { name: "Applications" }).click();
  await expect(page).toHaveURL(/tag=Night\+shift/);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText("4 of 4 shown")).toBeVisible();

  const search = page.getByRole("searchbox", { name: /^Search/ });
  await search.pressSequentially("tomasz");
  await expect(page.getByText("1 of 4 shown")).toBeVisible();
  await expect(search).toHaveValue("tomasz");
  await expect(search).toBeFocused();
  await search.fill("");
  await expect(page.getByText("4 of 4 shown")).toBeVisible();
  await page.getByRole("combobox", { name: "Sort" }).selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
});

test("Shift selects a range in the table, and the action bar floats without moving rows", async ({
  page,
  anApplicant,
  aRecruiter,
}) => {
  await aPipeline({ aRecruiter, anApplicant }, NAMES);
  await page.goto(`${APPLICATIONS_PATH}?view=table&sort=name`);
  const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
  await expect(box("Ada King")).toBeVisible();
  const before = await page.getByRole("row").nth(2).boundingBox();

  await box("Ada King").click();
  await box("Ines Carvalho").click({ modifiers: ["Shift"] });

  await expect(page.getByRole("toolbar", { name: "3 selected" })).toBeVisible();
  await expect(box("Bo Li")).toBeChecked();
  await expect(box("Tomasz Wieczorek")).not.toBeChecked();
  expect(await page.getByRole("row").nth(2).boundingBox()).toEqual(before);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Clear selection" }).click();
  await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeFocused();
});
