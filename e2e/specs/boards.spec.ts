import type { APIResponse, BrowserContext, Page } from "@playwright/test";
import { aName, button, fillSignUp } from "../support/account-forms";
import { expectNoViolationsInBothThemes } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { mailTo } from "../support/outbox";
import { type Person, SESSION_COOKIE } from "../support/people";
import { PORT } from "../support/port";
import { shootAll } from "../support/screenshots";

// Once there are boards, hosts that are nobody's are refused, so no other test runs beside this.

const SITE = `http://localhost:${PORT}`;
const CITY = `http://city.localhost:${PORT}`;
const TRADE = `http://trade.localhost:${PORT}`;
const WAIT = { timeout: 60_000 };

test.afterEach(async ({ sql }) => {
  await sql("DELETE FROM boards");
});

/** Signs an admin in at a board, as its own login would have. */
async function enterBoard(
  { context, sql }: { context: BrowserContext; sql: Sql },
  { sessionId, cookie }: Person,
  url: string,
): Promise<void> {
  await sql(
    "UPDATE sessions SET board_id = (SELECT id FROM boards WHERE host = $1) WHERE id = $2",
    [new URL(url).host, sessionId],
  );
  await context.addCookies([{ name: SESSION_COOKIE, value: cookie, url, httpOnly: true }]);
}

const another = (page: Page) => page.getByRole("form", { name: "Another board" });

async function addBoard(page: Page, name: string, url: string): Promise<void> {
  await another(page).getByLabel("Name", { exact: true }).fill(name);
  await another(page).getByLabel("Host name").fill(new URL(url).host);
  await another(page).getByRole("button", { name: "Add Board" }).click();
}

/** Requests an address by its host, which only browsers resolve. */
function ask(page: Page, address: string): Promise<APIResponse> {
  const { host, pathname, search } = new URL(address);
  return page.request.get(`${SITE}${pathname}${search}`, { headers: { host }, maxRedirects: 0 });
}

async function countAt(page: Page, url: string): Promise<number> {
  const response = await ask(page, `${url}/api/searchJobs`);
  return ((await response.json()) as { total: number }).total;
}

/** Adds two boards as an operator does, and waits until both show their jobs. */
async function addBoards(page: Page): Promise<void> {
  await page.goto("/admin/boards");
  await expect(page.getByText("You have no boards yet")).toBeVisible();
  await another(page).getByLabel("Places").fill("Nowhereville");
  await another(page).getByLabel("Sender's address").fill("jobs");
  await addBoard(page, "Pune Jobs", CITY);
  await expect(another(page)).toContainText("Enter an email address, such as jobs@leeds.example");
  await another(page).getByLabel("Sender's address").fill("hello@pune.example");
  await addBoard(page, "Pune Jobs", CITY);
  await expect(another(page)).toContainText("We don't know the place “Nowhereville”.");
  await expect(another(page).getByLabel("Host name")).toHaveValue(new URL(CITY).host);
  await expect(another(page).getByLabel("Sender's address")).toHaveValue("hello@pune.example");
  await another(page).getByLabel("Places").fill("Pune, India + 25 km");
  await addBoard(page, "Pune Jobs", CITY);
  const boards = page.getByRole("list", { name: "Boards" });
  await expect(boards).toContainText("Pune, India + 25 km");
  await another(page).getByLabel("Healthcare").check();
  await addBoard(page, "The Trade", TRADE);
  await expect(boards).toContainText("Healthcare");
  await expect(async () => {
    // The server knows them within seconds. Until then these hosts have no API, only a page.
    for (const url of [CITY, TRADE]) expect((await ask(page, `${url}/jobs`)).ok()).toBe(true);
    const [city, trade] = [await countAt(page, CITY), await countAt(page, TRADE)];
    expect(Math.min(city, trade)).toBeGreaterThan(0);
    expect(await countAt(page, SITE)).toBeGreaterThan(Math.max(city, trade));
  }).toPass(WAIT);
}

test("two boards of one installation have their own jobs, look, addresses and sessions", async ({
  page,
  context,
  aBrowser,
  aMember,
  aPosting,
  sql,
}) => {
  test.setTimeout(240_000);
  const elsewhere = await aPosting({ title: "Canal bridge keeper" });
  const admin = await aMember({ userType: "admin" });
  await addBoards(page);
  await page.reload();
  await expectNoViolationsInBothThemes(page);
  await shootAll(page, "boards");

  // Names that nobody set lead to nobody's board.
  const stranger = await ask(page, `http://nobody.localhost:${PORT}/`);
  expect(stranger.status()).toBe(404);
  expect(await stranger.text()).toContain("There's no job board here");
  expect(await stranger.text()).not.toContain("Jobharbor");

  // What is sent to search engines names the host that was asked.
  for (const [url, other] of [
    [CITY, TRADE],
    [TRADE, CITY],
  ] as const) {
    for (const path of [
      "/",
      "/robots.txt",
      "/sitemap.xml",
      "/sitemaps/pages.xml",
      "/feeds/jobs.rss",
    ]) {
      const text = await (await ask(page, `${url}${path}`)).text();
      expect(text, path).toContain(url);
      for (const wrong of [other, SITE]) expect(text, path).not.toContain(wrong);
    }
  }
  // Popular searches that find nothing there aren't offered.
  expect(await (await ask(page, `${TRADE}/`)).text()).not.toMatch(/>0 jobs</);
  // A job of another board isn't there.
  expect((await ask(page, `${SITE}${elsewhere.path}`)).status()).toBe(200);
  expect((await ask(page, `${TRADE}${elsewhere.path}`)).status()).toBe(404);

  // A session is good where it began.
  const visitor = await aBrowser();
  await visitor.addCookies([{ name: SESSION_COOKIE, value: admin.cookie, url: CITY }]);
  const guest = await visitor.newPage();
  await guest.goto(`${CITY}/admin/appearance`);
  await expect(guest).toHaveURL(`${CITY}/login?from=%2Fadmin%2Fappearance`);
  await visitor.close();

  // The face of one changes neither the other's nor the site's.
  await enterBoard({ context, sql }, admin, CITY);
  await page.goto(`${CITY}/admin/words`);
  await page.getByLabel("Tagline").fill("Work along the Mula");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Saved/)).toBeVisible();
  await expect(async () => {
    await page.goto(CITY);
    await expect(page).toHaveTitle(/Work along the Mula/, { timeout: 1000 });
  }).toPass(WAIT);
  for (const url of [SITE, TRADE]) {
    await page.goto(url);
    await expect(page).not.toHaveTitle(/Mula/);
  }
});

test("people sign up at a board, get its emails, and its admin runs that board and nothing else", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
  sql,
}) => {
  test.setTimeout(240_000);
  await aMember({ userType: "admin" });
  const runner = await aPerson({ userType: "admin" });
  await addBoards(page);
  const row = page.getByRole("listitem").filter({ hasText: "The Trade" });
  await row.locator("summary", { hasText: "Edit" }).click();
  await row.getByLabel("Admins of this board only").fill(runner.email);
  await row.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  const visitor = await aBrowser();
  const guest = await visitor.newPage();
  const email = `trade-${Date.now()}@example.org`;
  await guest.goto(`${TRADE}/signUp`);
  await fillSignUp(guest, { username: aName(), email });
  await button(guest, "Sign Up").click();
  const mail = await mailTo(sql, email, "The Trade");
  expect(mail.text).toContain(TRADE);
  expect(mail.text).not.toContain(SITE);
  await visitor.close();

  const own = await aBrowser();
  const runs = await own.newPage();
  await sql(
    `INSERT INTO sessions (id, user_id, expires_at, user_agent)
     VALUES ($1, $2, now() + interval '1 day', 'e2e') ON CONFLICT DO NOTHING`,
    [runner.sessionId, runner.id],
  );
  await enterBoard({ context: own, sql }, runner, TRADE);
  await runs.goto(`${TRADE}/admin`);
  await expect(runs).toHaveURL(`${TRADE}/admin/appearance`);
  await expect(runs.getByRole("navigation", { name: "Admin" }).getByRole("link")).toHaveText([
    "Site",
    "Appearance",
    "Words",
    "Content",
    "Settings",
  ]);
  expect(await runs.evaluate(async () => (await fetch("/api/admin/boards")).status)).toBe(403);
  await runs.goto(`${TRADE}/admin/people`);
  await expect(runs).toHaveURL(`${TRADE}/admin/appearance`);

  // What they write stands at their board alone.
  await runs.goto(`${TRADE}/admin/content/messages`);
  await expect(runs).toHaveURL(`${TRADE}/admin/appearance`);
  await runs.goto(`${TRADE}/admin/content/announcements`);
  await expect(runs.getByRole("navigation", { name: "Content" }).getByRole("link")).toHaveText([
    "Articles",
    "Pages",
    "Announcements",
  ]);
  await runs.getByLabel("Announcement", { exact: true }).fill("Meet us at the trade fair");
  await runs.getByRole("button", { name: "Announce" }).click();
  await expect(runs.getByText("On every page")).toBeVisible();
  await runs.goto(`${TRADE}/admin/content/pages`);
  await expect(runs.getByText("The site’s text").first()).toBeVisible();
  await runs.goto(`${TRADE}/admin/content/pages/about`);
  await runs.getByLabel("Title").fill("Who The Trade is");
  await runs.getByRole("button", { name: "Save" }).click();
  await expect(runs.getByText("Page saved.")).toBeVisible();
  await expectNoViolationsInBothThemes(runs);
  await shootAll(runs, "board-page");
  await own.close();
  await expect(async () => {
    const text = await (await ask(page, `${TRADE}/aboutUs`)).text();
    expect(text).toContain("Who The Trade is");
    expect(text).toContain("Meet us at the trade fair");
  }).toPass(WAIT);
  const ofSite = await (await ask(page, `${SITE}/aboutUs`)).text();
  expect(ofSite).not.toMatch(/Who The Trade is|Meet us at the trade fair/);
});
