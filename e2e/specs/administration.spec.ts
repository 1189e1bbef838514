import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

// What an admin does to keep the site running.

test.beforeEach(async ({ aMember }) => {
  await aMember({ userType: "admin" });
});

async function open(page: Page, section: string, name: string): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "Admin" });
  await tabs.getByRole("link", { name: section, exact: true }).click();
  await tabs.getByRole("link", { name, exact: true }).click();
}

test("an admin finds in the log who did what, even without JavaScript, and downloads it as a file", async ({
  page,
  sql,
  aPerson,
}) => {
  const person = await aPerson();
  await sql(
    `INSERT INTO audit_entries (id, action, actor_id, details)
     VALUES (gen_random_uuid(), 'session.started', $1, '{"note": "=1+1"}')`,
    [person.id],
  );
  await page.goto("/admin");
  await open(page, "System", "Audit log");
  await page.getByLabel("Person or id").fill(person.username);
  await page.getByRole("button", { name: "Show" }).click();

  await expect(page).toHaveURL(/\/admin\/log\?q=person-/);
  const row = page.getByRole("row", { name: "Session: started" });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("link", { name: person.username })).toBeVisible();
  await expectNoViolations(page);

  const loading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const stream = await (await loading).createReadStream();
  let text = "";
  for await (const part of stream) text += part;
  expect(text).toContain(`session.started,${person.username},${person.id}`);

  await sql(
    `INSERT INTO audit_entries (id, action, actor_id, at)
     SELECT gen_random_uuid(), 'session.ended', $1, now() - make_interval(secs => i)
     FROM generate_series(1, 60) i`,
    [person.id],
  );
  await page.goto(`/admin/log?q=${person.username}&action=session.ended`);
  await page.getByRole("link", { name: "Older entries" }).click();
  await expect(page.getByRole("row", { name: "Session: ended" })).toHaveCount(10);
  await expect(page.getByRole("link", { name: "Older entries" })).toHaveCount(0);
  await page.getByRole("link", { name: "Latest entries" }).click();
  await expect(page.getByRole("row", { name: "Session: ended" })).toHaveCount(50);

  await page.goto("/admin/log?q=nobody-of-this-name");
  await expect(page.getByRole("heading", { name: "No entries" })).toBeVisible();
});

test("every page of a section is visible in its menu, at any width", async ({ page }) => {
  const tabs = page.getByRole("navigation", { name: "Admin" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/admin");
    for (const section of ["Review", "Accounts", "Jobs", "Site", "System"]) {
      await tabs.getByRole("link", { name: section, exact: true }).click();
      await expect(tabs.locator("[aria-current=true]")).toContainText(section);
      await expect(tabs.locator("[aria-current=page]")).toHaveCount(1);
      for (const link of await tabs.getByRole("link").all()) await expect(link).toBeInViewport();
      expect(await tabs.evaluate((nav) => nav.scrollWidth)).toBe(width);
    }
  }
  await expectNoViolations(page);
});

test("the log can't be changed by the role that serves the site", async ({ sql }) => {
  const [role] = await sql<{ granted: boolean; superuser: boolean }>(
    `SELECT has_table_privilege('jobharbor_app', 'audit_entries', 'UPDATE, DELETE, TRUNCATE') AS granted,
       rolsuper AS superuser FROM pg_roles WHERE rolname = 'jobharbor_app'`,
  );
  expect(role).toEqual({ granted: false, superuser: false });
  const serving = await sql<{ usename: string }>(
    `SELECT DISTINCT usename FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = ''`,
  );
  expect(serving.map(({ usename }) => usename)).toContain("jobharbor_app");
});

test("an admin sees the site's metrics as charts with their tables", async ({ page }) => {
  await page.goto("/admin/metrics");

  await expect(page.getByRole("img", { name: /^Searches a day, / })).toBeVisible();
  const people = page.getByRole("region", { name: "New people" });
  await people.getByText("Show data").click();
  await expect(people.getByRole("row")).toHaveCount(31);
  await expectNoViolations(page);
  await page.getByRole("link", { name: "365 days" }).click();
  await expect(people.getByRole("img", { name: /^Accounts a week, / })).toBeVisible();
});

test("an admin retries a failed task, and gives up another", async ({ page, sql }) => {
  const failing = async (event: string) =>
    sql(
      `WITH made AS (SELECT id FROM graphile_worker.add_job('react',
         json_build_object('event', $1::text, 'payload', '{}'::json), max_attempts := 1,
         run_at := now() + interval '1 day'))
       SELECT id FROM made`,
      [event],
    );
  const [again, never] = [`test.again_${randomUUID()}`, `test.never_${randomUUID()}`];
  await failing(again);
  await failing(never);
  await sql(
    `UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = 'refused by meera@example.org'
     WHERE payload->>'event' = ANY ($1)`,
    [[again, never]],
  );
  await page.goto("/admin/tasks");

  const task = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(task(again)).toContainText("Waiting for you");
  await task(again).getByText("What went wrong").click();
  await expect(task(again)).toContainText("refused by (address)");
  await expectNoViolations(page);
  await task(again).getByRole("button", { name: "Try again" }).click();
  // Nothing reacts to it, so it succeeds and disappears.
  await expect(task(again)).toHaveCount(0);
  await task(never).getByRole("button", { name: "Delete" }).click();
  const question = task(never).getByRole("group", { name: "Delete" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(task(never)).toHaveCount(0);
  const rest = "SELECT FROM graphile_worker._private_jobs WHERE payload->>'event' = ANY ($1)";
  await expect.poll(async () => (await sql(rest, [[again, never]])).length).toBe(0);
});

test("an admin changes a setting, is told what is invalid, and loses nothing typed", async ({
  page,
  sql,
}) => {
  await page.goto("/admin/settings");
  const months = page.getByLabel("Months to keep unused accounts");
  await expect(months).toHaveValue("24");
  await expectNoViolations(page);

  await months.fill("five");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("must be a number of months")).toBeVisible();
  await expect(months).toHaveValue("five");
  await months.fill("25");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Saved. It applies to the whole site within seconds.")).toBeVisible();
  await page.reload();
  await expect(months).toHaveValue("25");
  const logged = await sql("SELECT FROM audit_entries WHERE action = 'settings.changed'");
  expect(logged.length).toBeGreaterThan(0);
  await months.fill("24");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Saved. It applies to the whole site within seconds.")).toBeVisible();
});

test("an admin adds a synonym that searches use", async ({ page, aPosting }) => {
  const word = `quayist${randomUUID().slice(0, 4).replace(/\d/g, "x")}`;
  const other = `wharfer${randomUUID().slice(0, 4).replace(/\d/g, "x")}`;
  await aPosting({ title: `Senior ${word}` });
  await page.goto("/admin/taxonomies");
  await expectNoViolations(page);
  const terms = page.getByLabel("Terms that mean the same");
  await terms.fill(word);
  await page.getByRole("button", { name: "Add Synonyms" }).click();
  await expect(page.getByText("Enter at least two terms")).toBeVisible();
  await terms.fill(`${word}, ${other}`);
  await page.getByRole("button", { name: "Add Synonyms" }).click();

  const added = page.getByRole("listitem").filter({ hasText: `${word}, ${other}` });
  await expect(added).toBeVisible();
  await added.getByRole("button", { name: "Delete" }).click();
  await expect(added).toHaveCount(0);
});

test("an admin finds a built-in synonym, even without JavaScript, and turns it off and on", async ({
  page,
  aBrowser,
  context,
}) => {
  await page.goto("/admin/taxonomies");
  await page.getByLabel("Built-in synonyms with").fill("Lifeguard");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page).toHaveURL(/builtIn=Lifeguard/);
  const listed = page.getByRole("list", { name: "Built-in synonyms" }).getByRole("listitem");
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText("lifeguard, life guard");
  await expectNoViolations(page);

  await listed.getByRole("button", { name: "Switch off: lifeguard" }).click();
  await expect(listed).toContainText("Switched off");
  await listed.getByRole("button", { name: "Switch on: lifeguard" }).click();
  await expect(listed.getByRole("button", { name: "Switch off: lifeguard" })).toBeVisible();

  const still = await aBrowser({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const stillPage = await still.newPage();
  await stillPage.goto("/admin/taxonomies?builtIn=nobody-says-this");
  await expect(stillPage.getByText("No synonyms contain these words.")).toBeVisible();
  await still.close();
});

test("an admin moves a card of popular categories, and is shown the invalid one", async ({
  page,
}) => {
  await page.goto("/admin/taxonomies");
  const form = page.getByRole("form", { name: "Popular categories" });
  const titles = form.getByLabel("Title");
  await expect(titles).toHaveCount(24);
  await form.getByRole("button", { name: "Move down: Software Development" }).click();
  await expect(titles.nth(1)).toHaveValue("Software Development");
  await form.getByRole("button", { name: "Edit: Data Science" }).click();
  await titles.nth(0).fill("");
  await form.getByRole("button", { name: "Save Cards" }).click();
  await expect(page.getByText("A title must not be empty")).toBeVisible();
  await expect(titles.nth(0)).toBeVisible();
  // A keyboard user gets the question in place, and the focus stays there.
  await page.getByRole("button", { name: "Reset: popular categories" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Reset", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Reset: popular categories" })).toBeFocused();
  await expect(titles.nth(1)).toHaveValue("Software Development");
});
