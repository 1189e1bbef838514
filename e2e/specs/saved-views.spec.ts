import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

const PATH = "/employer/applications";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Lists" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const headings = (page: Page) => page.locator(".pipe-table thead th").allTextContents();

test("a list is saved under a name, shown first, changed, and deleted", async ({
  page,
  sql,
  aRecruiter,
  anApplicant,
}) => {
  const { recruiter, job } = await aRecruiter({ title: "Bread baker" });
  const first = await anApplicant(job, { fullName: "Ines Carvalho" });
  await anApplicant(job, { fullName: "Bo Li" });
  await sql("INSERT INTO application_tags (application_id, tag) VALUES ($1, 'Night shift')", [
    first,
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${PATH}?view=table&tag=Night+shift&sort=name`);
  await expect(page.getByText("1 of 2 shown")).toBeVisible();

  await press(page, "Save this view...");
  await press(page, "Save View");
  await expect(page.getByText("Enter a name").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("At night");
  await page.getByRole("checkbox", { name: /first when you open/ }).check();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, "Save View");
  const tab = tabs(page).getByRole("link", { name: /At night/ });
  await expect(tab).toHaveAttribute("aria-current", "true");

  // The same name again keeps what was typed.
  await press(page, "Save this view...");
  await page.getByRole("textbox", { name: "Name" }).fill("AT NIGHT");
  await press(page, "Save View");
  await expect(page.getByText(/Another of your views has this name/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("AT NIGHT");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Save this view..." })).toBeFocused();

  // Opening the applications shows it; "All" is still all of them.
  await page.goto(PATH);
  await expect(page).toHaveURL(/tag=Night\+shift/);
  await expect(page.getByText("1 of 2 shown")).toBeVisible();
  await tabs(page).getByRole("link", { name: "All" }).click();
  await expect(page.getByText("2 of 2 shown")).toBeVisible();

  // What is changed on it is not kept until that is asked for.
  await tab.click();
  await expect(tab).toHaveAttribute("aria-current", "true");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("rating");
  await press(page, "Save changes");
  await expect(page.getByText(/shows this list now/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
  await press(page, "Edit view...");
  await page.getByRole("textbox", { name: "Name" }).fill("Late");
  await press(page, "Save View");
  await expect(tabs(page).getByRole("link", { name: /Late/ })).toBeVisible();

  // Its tag goes: the view opens, says so, and goes on without.
  await sql("DELETE FROM application_tags WHERE application_id = $1", [first]);
  await page.reload();
  await expect(page.getByText(/a tag that no longer exists/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("link", { name: "Show the list without it" }).click();
  await expect(page.locator(".pipe-table tbody tr")).toHaveCount(2);

  await press(page, "Edit view...");
  await press(page, "Delete View");
  await expect(tabs(page).getByRole("link", { name: /Late/ })).toHaveCount(0);
  await page.goto(PATH);
  await expect(page).toHaveURL(PATH);
  expect(await sql("SELECT 1 FROM saved_views WHERE user_id = $1", [recruiter.id])).toEqual([]);
});

test("the table's columns are chosen with the keyboard, kept, and reset", async ({
  page,
  sql,
  aRecruiter,
  anApplicant,
}) => {
  const { recruiter, job } = await aRecruiter({ title: "Bread baker" });
  await anApplicant(job);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${PATH}?view=table`);
  const usual = await headings(page);

  await page.getByRole("button", { name: "Columns", exact: true }).focus();
  await page.keyboard.press("Enter");
  const columns = dialog(page, "Columns");
  await columns.getByRole("checkbox", { name: "Tags" }).press("Space");
  await columns.getByRole("checkbox", { name: "Next interview" }).press("Space");
  await columns.getByRole("checkbox", { name: "Job" }).press("Space");
  const up = columns.getByRole("button", { name: "Move Job up" });
  for (let times = 0; times < 8; times += 1) {
    await up.press("Enter");
    await expect(up).toBeFocused();
  }
  // At the top there is no way further up.
  await up.press("Enter");
  await expect(columns.getByRole("button", { name: "Move Job down" })).toBeFocused();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await columns.getByRole("button", { name: "Save Columns" }).press("Enter");
  await expect(page.getByRole("button", { name: "Columns", exact: true })).toBeFocused();
  await expect.poll(() => headings(page)).toContain("Job");
  const chosen = (await headings(page)).slice(2, -1);
  expect(chosen).toEqual(["Job", "Stage", "Rating", "Skills", "In stage"]);
  await page.reload();
  expect((await headings(page)).slice(2, -1)).toEqual(chosen);
  await expect(page.getByRole("cell", { name: "Bread baker" })).toBeVisible();

  // Every column at once neither breaks the page nor its accessibility, on any width.
  await sql(
    `UPDATE company_members SET table_columns =
       '{stage,rating,skills,tags,facts,next,inStage,applied,changed,job,place,employer,reference}'
     WHERE user_id = $1`,
    [recruiter.id],
  );
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await expectNoViolations(page);
    const root = page.locator("html");
    expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  for (const box of await columns.getByRole("checkbox").all()) await box.uncheck();
  await columns.getByRole("button", { name: "Save Columns" }).click();
  await expect(columns.getByRole("alert")).toHaveText("Choose at least one column.");
  await columns.getByRole("button", { name: "Reset Columns" }).click();
  await expect.poll(() => headings(page)).toEqual(usual);
});
