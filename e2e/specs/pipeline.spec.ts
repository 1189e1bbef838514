import { expectNoViolations } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { APPLICATIONS_PATH, aPipeline, lane } from "../support/pipeline";

const textsTo = async (sql: Sql, ids: string[]) =>
  (
    await sql<{ text: string }>(
      "SELECT text FROM application_messages WHERE application_id = ANY($1) ORDER BY text",
      [ids],
    )
  ).map(({ text }) => text);

test("an employer without a team is told", async ({ page, aMember }) => {
  await aMember({ userType: "employer" });
  await page.goto(APPLICATIONS_PATH);

  await expect(page.getByRole("heading", { name: "You're not in a company's team" })).toBeVisible();
  await page.getByRole("link", { name: "Create or Join a Company" }).click();
  await expect(page).toHaveURL(/\/employer\/profile$/);
});

test("an employer without applications is told", async ({ page, aRecruiter }) => {
  await aRecruiter({ title: "Miller" });
  await page.goto(APPLICATIONS_PATH);

  await expect(page.getByRole("heading", { name: "No Applications Yet" })).toBeVisible();
  await expect(
    page.getByText(
      "Applications for your job postings will appear here once candidates start applying.",
    ),
  ).toBeVisible();
  await expectNoViolations(page);
});

test("several are moved and exported at once from the table, also on a phone", async ({
  page,
  aRecruiter,
  anApplicant,
}) => {
  const names = ["Ines Carvalho", "Tomasz Wieczorek", "=Bo Li"];
  await aPipeline({ aRecruiter, anApplicant }, names);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${APPLICATIONS_PATH}?view=table`);

  await page.getByRole("checkbox", { name: "Select Ines Carvalho" }).check();
  await page.getByRole("checkbox", { name: "Select Tomasz Wieczorek" }).check();
  const bulk = page.getByRole("toolbar", { name: "2 selected" });
  await bulk.getByRole("button", { name: "Move 2 applications to…" }).click();
  await page.getByRole("menuitem", { name: "Interview" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Ines Carvalho" })).toContainText(
    "Interview",
  );
  await expect(bulk).toBeHidden();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const files = page.getByRole("region", { name: "Exported files" });
  await expect(files.getByRole("link", { name: /^Download\s+Table \(CSV\)/ })).toBeVisible();
  await page.reload();
  await expect(files.getByRole("listitem")).toHaveCount(1);

  await page.goto(`${APPLICATIONS_PATH}?view=table&query=tomasz`);
  await expect(page.getByRole("checkbox", { name: "Select Tomasz Wieczorek" })).toBeVisible();
  await expect(page.getByText("1 application", { exact: true })).toBeVisible();
  await page.goto(`${APPLICATIONS_PATH}?view=table&query=nobody`);
  await expect(page.getByRole("heading", { name: "No matching applications" })).toBeVisible();
});

test("several get a tag at once, and the way to say no to several asks first", async ({
  page,
  sql,
  aRecruiter,
  anApplicant,
}) => {
  const names = ["Ines Carvalho", "Tomasz Wieczorek", "Bo Li"];
  const { ids } = await aPipeline({ aRecruiter, anApplicant }, names);
  await page.goto(`${APPLICATIONS_PATH}?view=table`);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bulk = page.getByRole("toolbar", { name: "3 selected" });
  await bulk.getByRole("button", { name: "Tag" }).click();
  const dialog = page.getByRole("dialog", { name: "Tag 3 applications" });
  await dialog.getByLabel("Tag", { exact: true }).press("Enter");
  await expect(dialog.getByText("Write a tag")).toBeVisible();
  await expectNoViolations(page);

  // One of them withdraws while the tag is being written.
  await sql("UPDATE applications SET status = 'withdrawn', decided_at = now() WHERE id = $1", [
    ids[2],
  ]);
  await dialog.getByLabel("Tag", { exact: true }).fill("night shift");
  await dialog.getByRole("button", { name: "Add Tag" }).dblclick();
  await expect(dialog.getByText("2 tagged, 1 not tagged.")).toBeVisible();
  await expect(dialog.getByRole("listitem")).toContainText(["Bo Li"]);
  await page.keyboard.press("Escape");
  // Who withdrew is gone from the list, and with that from the selection.
  const left = page.getByRole("toolbar", { name: "2 selected" });
  await expect(left.getByRole("button", { name: "Tag" })).toBeFocused();
  for (const name of ["Ines Carvalho", "Tomasz Wieczorek"]) {
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("night shift");
  }
  await left.getByRole("button", { name: "Not selected…" }).click();
  await expect(page.getByRole("dialog", { name: /^Not selected/ })).toBeVisible();
  await page.keyboard.press("Escape");
  const statuses = await sql("SELECT status FROM applications WHERE id = ANY($1)", [ids]);
  expect(statuses.filter(({ status }) => status === "not_selected")).toEqual([]);
});

test("several get a message at once, separately, with a result for each", async ({
  page,
  sql,
  aRecruiter,
  anApplicant,
}) => {
  const names = ["Ines Carvalho", "Tomasz Wieczorek", "Bo Li"];
  const { job, ids } = await aPipeline({ aRecruiter, anApplicant }, names);
  await sql(
    "INSERT INTO message_templates (id, company_id, name, text) VALUES (gen_random_uuid(), $1, $2, $3)",
    [job.companyId, "Thanks", "Dear {name}, thank you for {job}."],
  );
  await page.goto(`${APPLICATIONS_PATH}?view=table`);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Message", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Message to 3 applications" });
  await dialog.getByRole("button", { name: "Send to 3" }).click();
  await expect(dialog.getByText("Write a message")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Template" }).selectOption("Thanks");
  await expect(dialog.getByLabel("Message", { exact: true })).toHaveValue(/^Dear \{name\}/);
  await expectNoViolations(page);

  // One of them withdraws while the message is being written.
  await sql("UPDATE applications SET status = 'withdrawn', decided_at = now() WHERE id = $1", [
    ids[2],
  ]);
  await dialog.getByRole("button", { name: "Send to 3" }).dblclick();

  await expect(dialog.getByRole("status")).toHaveText(
    "2 sent, 1 not sent. Those that were sent stay sent.",
  );
  await expect(dialog.getByRole("listitem").filter({ hasText: "Ines" })).toContainText("Sent");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Bo Li" })).toContainText(
    "Application not found",
  );
  await dialog.getByRole("button", { name: "Try Again for 1" }).click();
  await expect(dialog.getByRole("button", { name: "Try Again for 1" })).toBeEnabled();
  expect(await textsTo(sql, ids)).toEqual([
    "Dear Ines Carvalho, thank you for Bread baker.",
    "Dear Tomasz Wieczorek, thank you for Bread baker.",
  ]);
  await dialog.getByRole("button", { name: "Close" }).click();
  // Those who have it get no second copy, and the text is still there.
  await expect(page.getByRole("toolbar", { name: "1 selected" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Message", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(/^Dear \{name\}/);
});

test("another company's pipeline is not found", async ({ page, aRecruiter, aPosting }) => {
  await aRecruiter();
  const other = await aPosting();

  const response = await page.goto(`${APPLICATIONS_PATH}?companyId=${other.companyId}`);

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Company not found" })).toBeVisible();
});

test("an owner renames, adds and removes stages", async ({ page, anOwner, anApplicant }) => {
  const { job } = await anOwner({ title: "Bread baker" });
  await anApplicant(job, { status: "interview" });
  await page.goto(APPLICATIONS_PATH);
  await page.getByRole("link", { name: "Change stages" }).click();
  await expectNoViolations(page);

  await page.getByRole("textbox", { name: "Name of stage 1" }).fill("Inbox");
  await page.getByRole("button", { name: "Save New" }).click();
  await expect(page.locator("#main").getByRole("status")).toHaveText("Inbox saved.");
  await page.getByLabel("Name", { exact: true }).fill("Phone call");
  await page.getByRole("button", { name: "Add stage" }).click();
  await expect(page.locator("#main").getByRole("status")).toHaveText("Phone call added.");
  await page.getByRole("button", { name: "Remove Interview" }).click();
  await expect(page.locator("#main").getByRole("status")).toContainText(
    '1 application is in "Interview"',
  );
  await page.getByRole("combobox", { name: "Its applications go to" }).selectOption("Phone call");
  await page.getByRole("button", { name: "Remove Interview" }).click();
  await expect(page.locator("#main").getByRole("status")).toHaveText("Interview removed.");

  await page.goto(APPLICATIONS_PATH);
  await expect(lane(page, "Inbox")).toBeVisible();
  await expect(lane(page, "Phone call").getByText("Ines Carvalho")).toBeVisible();
});
