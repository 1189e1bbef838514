import type { BrowserContext, Page } from "@playwright/test";
import { generateSync } from "otplib";
import { aName, button, fillLogin } from "../support/account-forms";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { addByKeyboard, offerNothing, passkeys, plugIn, SECURITY_PATH } from "../support/passkeys";
import { enterAs, PASSWORD, type Person, SESSION_COOKIE } from "../support/people";
import { PORT } from "../support/port";

// Once there are boards, hosts that are nobody's are refused, so no other test runs beside this.
// An authenticator stays plugged in as long as its page.
test.use({ reuseContext: false });

const SITE = `http://localhost:${PORT}`;
const HOST = `keys.localhost:${PORT}`;
const BOARD = `http://${HOST}`;

test.afterEach(async ({ sql }) => {
  await sql("DELETE FROM boards");
});

/** Adds a board and waits until the server knows it, not one of the same host before it. */
async function addBoard(page: Page, sql: Sql): Promise<{ boardId: string; name: string }> {
  const name = `Trade ${aName()}`;
  const [board] = await sql<{ id: string }>(
    `INSERT INTO boards (id, host, name, filter) VALUES (gen_random_uuid(), $1, $2, $3)
     RETURNING id`,
    [HOST, name, JSON.stringify({ categories: [], places: [], companies: [], sourceIds: [] })],
  );
  await expect(async () => {
    const response = await page.request.get(`${SITE}/login`, { headers: { host: HOST } });
    expect(await response.text()).toContain(name);
  }).toPass({ timeout: 60_000 });
  return { boardId: board?.id ?? "", name };
}

type LoginAttempt = { context: BrowserContext; sql: Sql; boardId: string };

/** Signs someone in at the board, as its own login would have. */
async function enterBoard({ context, sql, boardId }: LoginAttempt, person: Person): Promise<void> {
  await enterAs(context, person);
  await sql("UPDATE sessions SET board_id = $1 WHERE id = $2", [boardId, person.sessionId]);
  await context.clearCookies();
  await context.addCookies([
    { name: SESSION_COOKIE, value: person.cookie, url: BOARD, httpOnly: true },
  ]);
}

/** Signs out of the board, while no page of it is open that would notice. */
async function leave(page: Page): Promise<void> {
  await page.goto(`${BOARD}/robots.txt`);
  await page.context().clearCookies();
}

async function sessionBoards(sql: Sql, { id }: Person): Promise<(string | null)[]> {
  const sessions = await sql<{ board_id: string | null }>(
    "SELECT board_id FROM sessions WHERE user_id = $1",
    [id],
  );
  return sessions.map(({ board_id }) => board_id);
}

test("a passkey belongs to the host where it was added", async ({
  page,
  context,
  aPerson,
  sql,
}) => {
  const person = await aPerson();
  const { boardId } = await addBoard(page, sql);
  await enterBoard({ context, sql, boardId }, person);
  await offerNothing(page);
  const authenticator = await plugIn(page);

  await page.goto(`${BOARD}${SECURITY_PATH}`);
  await addByKeyboard(page, "My key");
  await expect(passkeys(page)).toContainText(/My key.*never used/s);
  const [credential] = await authenticator.credentials();
  expect(credential?.rpId).toBe("keys.localhost");

  await leave(page);
  await page.goto(`${BOARD}/login`);
  await button(page, "Sign in with a passkey").click();
  await page.waitForURL(`${BOARD}/app`);
  expect(await sessionBoards(sql, person)).toEqual([boardId, boardId]);
  // The new session is the board's alone.
  await page.goto(`${SITE}/app`);
  await expect(page).toHaveURL(/\/login/);
});

test("a board's admin sets up the second factor there, and signs in with it", async ({
  page,
  context,
  aPerson,
  sql,
}) => {
  const person = await aPerson({ userType: "admin", hasTwoFactor: false });
  const { boardId, name } = await addBoard(page, sql);
  await sql("INSERT INTO board_admins (board_id, user_id) VALUES ($1, $2)", [boardId, person.id]);
  await enterBoard({ context, sql, boardId }, person);
  await page.goto(`${BOARD}${SECURITY_PATH}`);
  const setUp = page.getByRole("form", { name: "Set up two-factor login" });
  await setUp.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  // The authenticator app shows it under the board's name.
  const app = page.getByRole("link", { name: "open the app on this device" });
  const uri = new URL((await app.getAttribute("href")) ?? "");
  expect(uri.searchParams.get("issuer")).toBe(name);
  const secret = ((await page.locator(".secret").textContent()) ?? "").replaceAll(" ", "");
  const code = page.getByLabel("Code", { exact: true });
  await code.fill(generateSync({ secret }));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recovery = ""] = await codes.allTextContents();

  const signIn = async () => {
    await leave(page);
    await page.goto(`${BOARD}/login`);
    await fillLogin(page, person.email);
    await button(page, "Login").click();
    await expect(code).toBeFocused();
  };
  await signIn();
  await code.fill("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code isn't right.")).toBeVisible();
  // The code used for the setup doesn't work again; the app's next one does.
  await code.fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${BOARD}/admin/appearance`);

  await signIn();
  await code.fill(recovery);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${BOARD}/admin/appearance`);
  expect(new Set(await sessionBoards(sql, person))).toEqual(new Set([boardId]));
  // The session is the board's alone.
  await page.goto(`${SITE}/app`);
  await expect(page).toHaveURL(/\/login/);
});
