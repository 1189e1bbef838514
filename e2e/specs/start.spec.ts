import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DATA } from "../support/database";
import { expect, test } from "../support/fixtures";
import {
  endLeftRunning,
  postmaster,
  type RunningProduct,
  start,
  untilRunning,
  withDatabase,
} from "../support/own-product";
import { PORT } from "../support/port";

// What npm start promises and what it shows when things are missing, on an instance of its own
// beside the other tests' product.
const OWN_DATA = `${DATA}-own`;
const OWN_PORT = 3211;
const OWN_URL = `http://localhost:${OWN_PORT}`;
const ROWS = ["Latest Internships", "Remote Jobs", "Freshers Jobs"];
const FORGET = "SELECT pg_notify('jobharbor_events', 'jobs.ended')";

test("a second start on the same data says so, stops, and doesn't disturb the first", async ({
  request,
}) => {
  const second = start(DATA, 3299);

  expect(await second.ended).toBe(75);
  expect(second.output()).toContain("is already running on");
  expect((await request.get("/robots.txt")).status()).toBe(200);
});

test("a start on a taken port says which and what to do", async () => {
  const other = start(`${DATA}-port`, PORT);

  expect(await other.ended).toBe(1);
  rmSync(`${DATA}-port`, { recursive: true });
  expect(other.output()).toContain(
    `Port ${PORT} is taken. Set PORT to another: PORT=${PORT + 1} npm start`,
  );
});

async function rowsReading(page: Page, text: string): Promise<void> {
  for (const name of ROWS) {
    await expect(page.getByRole("region", { name, exact: true }).getByText(text)).toBeVisible();
  }
}

async function showWaitingRows(page: Page): Promise<void> {
  // All at once: a row that waits for the database gives up after four seconds.
  const waiting = page.getByRole("region").getByText("Loading ...").filter({ visible: true });
  await withDatabase(OWN_DATA, async (client) => {
    await client.query("BEGIN; LOCK TABLE job_skills");
    // Kept pages are dropped after five seconds at most (lib/platform/caching/kept-pages.ts).
    await expect(async () => {
      await withDatabase(OWN_DATA, (other) => other.query(FORGET));
      await page.goto(OWN_URL, { waitUntil: "commit" });
      await expect(waiting).toHaveCount(ROWS.length, { timeout: 2000 });
    }).toPass({ timeout: 45_000 });
    await client.query("ROLLBACK");
  });
  await expect(async () => {
    await page.goto(OWN_URL);
    for (const name of ROWS) {
      const cards = page.getByRole("group", { name, exact: true }).getByRole("article");
      await expect(cards).toHaveCount(10, { timeout: 1000 });
    }
  }).toPass({ timeout: 45_000 });
}

async function showSamples(page: Page): Promise<void> {
  await withDatabase(OWN_DATA, (client) => client.query(`DELETE FROM jobs; ${FORGET}`));
  await expect(async () => {
    await page.goto(OWN_URL);
    const row = page.getByRole("group", { name: "Remote Jobs", exact: true });
    await expect(row.getByRole("article")).toHaveCount(5, { timeout: 1000 });
  }).toPass();
  for (const name of ROWS) {
    const cards = page.getByRole("group", { name, exact: true }).getByRole("article");
    await expect(cards.filter({ hasText: "Sample" })).toHaveCount(await cards.count());
    await expect(cards.getByRole("link")).toHaveCount(0);
  }
}

async function showFailure(page: Page, path: string, [status, title]: [number, string]) {
  const response = await page.goto(`${OWN_URL}${path}`);
  expect(response?.status(), path).toBe(status);
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const requestId = response?.headers()["x-request-id"] ?? "";
  await expect(page.getByText(/^Request ID: \S+/)).toContainText(requestId);
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  expect(await page.content()).not.toMatch(/node_modules|at async|ECONNREFUSED/);
}

async function showFault(page: Page): Promise<void> {
  const rename = (from: string, to: string) =>
    withDatabase(OWN_DATA, (client) => client.query(`ALTER TABLE ${from} RENAME TO ${to}`));
  await rename("companies", "companies_elsewhere");
  await showFailure(page, "/companies?query=welder", [500, "Unexpected Application Error!"]);
  await rename("companies_elsewhere", "companies");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Unexpected/);
}

async function showLostDatabase(page: Page, { program }: RunningProduct): Promise<void> {
  // Otherwise it would be restarted within a second.
  program.kill("SIGSTOP");
  process.kill(postmaster(OWN_DATA), "SIGINT");
  await showWithoutDatabase(page).finally(() => program.kill("SIGCONT"));
}

async function showWithoutDatabase(page: Page): Promise<void> {
  const response = await page.request.get(`${OWN_URL}/api/searchJobs?query=welder`);
  expect(response.status()).toBe(503);
  expect(response.headers()["retry-after"]).toBe("5");
  expect(response.headers()["content-type"]).toContain("application/problem+json");
  for (const path of ["/companies?query=welder", "/search-results?query=welder", "/jobs"]) {
    await showFailure(page, path, [503, "We'll be right back"]);
  }
  await expectNoViolations(page);
  for (const path of ["/feeds/jobs.rss", "/sitemap.xml", "/sitemaps/jobs-1.xml"]) {
    const file = await page.request.get(`${OWN_URL}${path}`);
    expect([file.status(), file.headers()["retry-after"]], path).toEqual([503, "5"]);
    expect(await file.text()).toMatch(/^The site can't reach its data right now\./);
  }
}

test.afterAll(endLeftRunning);

test("a product that is killed, emptied and loses its database always responds", async ({
  aBrowser,
  page,
  request,
}) => {
  test.setTimeout(420_000);
  rmSync(OWN_DATA, { recursive: true, force: true });
  const first = start(OWN_DATA, OWN_PORT);
  await untilRunning(first);
  expect(first.output()).toContain("Preparing the demo content");
  const database = postmaster(OWN_DATA);
  await test.step("rows that are late", () => showWaitingRows(page));
  await test.step("no jobs, and samples are wanted", () => showSamples(page));

  first.program.kill("SIGKILL");
  await first.ended;
  // The web server notices that its parent is gone and ends too; the database doesn't.
  await expect
    .poll(() => request.get(OWN_URL).catch(() => "refused"), { timeout: 20_000 })
    .toBe("refused");
  const again = start(OWN_DATA, OWN_PORT, { SAMPLE_CONTENT: "off" });
  await untilRunning(again);
  expect(postmaster(OWN_DATA)).toBe(database);
  await page.goto(OWN_URL);
  await test.step("no jobs, and no samples", () => rowsReading(page, "No items to display"));
  // A separate page, because React reports the server's fault in the console, as it should.
  const failing = await (await aBrowser()).newPage();
  await test.step("a fault of ours", () => showFault(failing));
  await test.step("no database", () => showLostDatabase(failing, again));
  await failing.close();

  again.program.kill("SIGTERM");
  expect(await again.ended).toBe(0);
  rmSync(OWN_DATA, { recursive: true });
});
