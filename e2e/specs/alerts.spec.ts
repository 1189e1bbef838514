import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { TestInfo } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { DATA, type Sql } from "../support/database";
import { expect, test } from "../support/fixtures";

const run = promisify(execFile);

/** A word that no other posting contains. */
const aWord = () => `vezz${randomUUID().replace(/\W|\d/g, "").slice(0, 8)}`;
// Another worker's tests run at the same time, so each cleans up only its own.
const WORKER = randomUUID().slice(0, 8);
const COMPANY = `Bells of Vezzulan ${WORKER}`;
const anEmail = () => `gull-${WORKER}-${randomUUID().slice(0, 8)}@example.org`;

/** Posts a job by an import, as an operator would: the product announces it, and alerts find it. */
async function publish(title: string, info: TestInfo): Promise<void> {
  const file = info.outputPath(`${title.replace(/\W/g, "-")}.jsonl`);
  const posting = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    identifier: title,
    title,
    description: "<p>Ring the bell when there is fog, and keep it from rust at other times.</p>",
    datePosted: new Date().toISOString(),
    hiringOrganization: { "@type": "Organization", name: COMPANY },
    jobLocation: {
      "@type": "Place",
      address: { addressLocality: "Galway", addressCountry: "IE" },
    },
  };
  await writeFile(file, `${JSON.stringify(posting)}\n`);
  const importing = ["--conditions=react-server", "--import", "tsx", "scripts/import.ts", file];
  const env = { ...process.env, DATA_DIR: DATA, DATABASE_URL: "", NODE_OPTIONS: "" };
  await run(process.execPath, [...importing, "--source", "e2e"], { env });
}

/** Waits for an email to an address whose text contains something, and returns it. */
async function mailTo(
  sql: Sql,
  address: string,
  says: string,
): Promise<{ id: string; text: string }> {
  let mail: { id: string; text: string } | undefined;
  await expect
    .poll(
      async () => {
        [mail] = await sql<{ id: string; text: string }>(
          `SELECT message_id AS id, text FROM mailbox_messages
           WHERE address = $1 AND text LIKE $2 ORDER BY sent_at DESC LIMIT 1`,
          [address, `%${says}%`],
        );
        return mail;
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  return mail ?? { id: "", text: "" };
}

function linkIn(text: string, path: string): string {
  return new RegExp(`${path}\\?token=[\\w.-]+`).exec(text)?.[0] ?? "";
}

test.afterEach(async ({ sql }) => {
  await sql("DELETE FROM companies WHERE name = $1", [COMPANY]);
  await sql("DELETE FROM job_alerts WHERE email LIKE $1", [`gull-${WORKER}-%`]);
});

test("an alert requested at the foot of a page starts with the link in the email", async ({
  page,
  sql,
}) => {
  const email = anEmail();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/companies");
  const form = page.getByRole("form", { name: "Free job alerts" });
  await form.getByRole("button", { name: "Get alerts" }).click();
  await expect(form.getByRole("status")).toContainText("Enter an email address such as");
  await expect(form.getByLabel("Email address for job alerts")).toBeFocused();
  await form.getByLabel("Email address for job alerts").fill(email);
  await form.getByRole("button", { name: "Get alerts" }).dblclick();
  await expect(form.getByRole("status")).toContainText(`An email is on its way to ${email}`);
  await expectNoViolations(page);

  const { id } = await mailTo(sql, email, "/alerts/confirm");
  const rows = "SELECT confirmed_at IS NOT NULL AS on FROM job_alerts WHERE email = $1";
  await page.goto(`/dev/mailbox/${encodeURIComponent(id)}`);
  await page.frameLocator("iframe").getByRole("link", { name: "Confirm my job alert" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your job alert");
  expect(await sql(rows, [email]), "opening the link does nothing").toEqual([{ on: false }]);
  await expectNoViolations(page);
  await button(page, "Confirm my job alert").click();
  await expect(main(page)).toContainText("Your alert is on.");
  expect(await sql(rows, [email])).toEqual([{ on: true }]);

  await page.getByRole("link", { name: "Change or stop my alerts" }).click();
  await expect(main(page)).toContainText(`We send them to ${email}.`);
  await page.getByLabel("How often: All jobs").selectOption("weekly");
  await button(page, "Pause: All jobs").click();
  await expect(main(page).getByText("Paused", { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await button(page, "Delete: All jobs").click();
  await expect(main(page)).toContainText("You have no alerts left.");
  await button(page, "Undo").click();
  await expect(page.getByRole("link", { name: "All jobs" })).toBeVisible();
});

test("a member's alert emails a matching job, and one click ends it", async ({
  page,
  request,
  sql,
  aMember,
}, info) => {
  const person = await aMember();
  const word = aWord();
  await page.goto(`/search-results?query=${word}&page=1&sort=newest`);
  await page.getByRole("button", { name: /^Tell me when one is posted/ }).dblclick();
  await expect(page.getByText("Alert created. We'll email you new jobs")).toBeVisible();
  await button(page, "My alerts").click();
  await expect(page).toHaveURL("/app/alerts");
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} jobs`;
  await page.getByLabel(`How often: ${name}`).selectOption("instant");
  const rows = "SELECT frequency FROM job_alerts WHERE user_id = $1";
  await expect.poll(() => sql(rows, [person.id])).toEqual([{ frequency: "instant" }]);

  await publish(`${word} ringer`, info);
  const { text } = await mailTo(sql, person.email, `${word} ringer`);
  expect(text).toContain(`1 new job matches your alert "${name}".`);
  await page.setViewportSize({ width: 390, height: 844 });
  const link = linkIn(text, "/alerts/unsubscribe");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stop a job alert");
  await expectNoViolations(page);

  // As a mail provider does: no cookie, a form, and nothing more.
  const oneClick = await request.post(`/api${link}`, { form: { "List-Unsubscribe": "One-Click" } });
  expect(oneClick.status()).toBe(200);
  await publish(`${word} tuner`, info);
  await expect
    .poll(() =>
      sql("SELECT 1 FROM graphile_worker._private_jobs WHERE payload::text LIKE '%jobs.%'"),
    )
    .toEqual([]);
  expect(
    await sql("SELECT 1 FROM mailbox_messages WHERE address = $1 AND text LIKE $2", [
      person.email,
      `%${word} tuner%`,
    ]),
  ).toEqual([]);
  await page.goto("/app/alerts");
  await expect(page.getByRole("heading", { name: "No job alerts yet" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Alerts");
  await expectNoViolations(page);
});

test("a visitor creates an alert from a search in a dialog, and can stop it without scripts", async ({
  page,
  aBrowser,
  sql,
}) => {
  const email = anEmail();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/search-results?query=engineer&mode=remote");
  const opener = page.getByRole("main").getByRole("button", { name: "Create alert", exact: true });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Create alert" });
  await expect(dialog).toContainText("Remote engineer jobs");
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole("button", { name: "Create alert" }).click();
  await expect(dialog).toContainText("Email address is required");
  await dialog.getByLabel("Email Address").fill(email);
  await dialog.getByLabel("How often").selectOption("Once a week");
  await page.keyboard.press("Enter");
  const sent = page.getByRole("dialog", { name: "Open the link in your email" });
  await expect(sent).toContainText(email);
  await expect(dialog).toHaveCount(0);
  await page.goto(linkIn((await mailTo(sql, email, "/alerts/confirm")).text, "/alerts/confirm"));
  await expect(main(page)).toContainText("Remote engineer jobs, by email: once a week.");
  await button(page, "Confirm my job alert").click();
  await expect(main(page)).toContainText("Your alert is on.");

  const plain = await (await aBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto("/companies");
  await plain
    .getByRole("form", { name: "Free job alerts" })
    .getByLabel("Email address for job alerts")
    .fill(email);
  await plain.waitForTimeout(2100);
  await plain.getByRole("button", { name: "Get alerts" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Open the link in your email");
  await plain.close();
});

test("alerts are listed, renamed and restored, whatever they are called", async ({
  page,
  sql,
  aMember,
}) => {
  const person = await aMember();
  const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(2);
  for (const [index, name] of [long, "Bakers in Pune", "Pilots"].entries()) {
    await sql(
      `INSERT INTO job_alerts (id, user_id, search, name, frequency, confirmed_at, renew_by, paused_at)
       VALUES ($1, $2, $3, $4, 'daily', now(), now() + interval '1 year', CASE WHEN $5 THEN now() END)`,
      [randomUUID(), person.id, `/search-results?query=${index}`, name, index === 2],
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/alerts");
  await expectNoViolations(page);
  await button(page, "Rename: Pilots").click();
  const dialog = page.getByRole("dialog", { name: "Rename alert" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(" ");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Give the alert a name");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Harbour pilots");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Harbour pilots" })).toBeVisible();
  await button(page, "Resume: Harbour pilots").click();
  await expect(button(page, "Pause: Harbour pilots")).toBeVisible();
  await button(page, "Delete: Bakers in Pune").click();
  await expect(page.getByRole("link", { name: "Bakers in Pune" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Job alerts" })).toBeFocused();
  await button(page, "Undo").click();
  await expect(page.getByRole("link", { name: "Bakers in Pune" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("list", { name: "Job alerts" }).getByRole("listitem")).toHaveCount(3);
});
