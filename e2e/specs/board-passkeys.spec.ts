import { button } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { addByKeyboard, offerNothing, passkeys, plugIn, SECURITY_PATH } from "../support/passkeys";
import { enterAs, SESSION_COOKIE } from "../support/people";
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

test("a passkey belongs to the host where it was added", async ({
  page,
  context,
  aPerson,
  sql,
}) => {
  const person = await aPerson();
  const [board] = await sql<{ id: string }>(
    `INSERT INTO boards (id, host, name, filter) VALUES (gen_random_uuid(), $1, 'The Trade', $2)
     RETURNING id`,
    [HOST, JSON.stringify({ categories: [], places: [], companies: [], sourceIds: [] })],
  );
  await expect(async () => {
    const response = await page.request.get(`${SITE}/login`, { headers: { host: HOST } });
    expect(await response.text()).toContain("The Trade");
  }).toPass({ timeout: 60_000 });
  await enterAs(context, person);
  await sql("UPDATE sessions SET board_id = $1 WHERE id = $2", [board?.id, person.sessionId]);
  await context.clearCookies();
  await context.addCookies([
    { name: SESSION_COOKIE, value: person.cookie, url: BOARD, httpOnly: true },
  ]);
  await offerNothing(page);
  const authenticator = await plugIn(page);

  await page.goto(`${BOARD}${SECURITY_PATH}`);
  await addByKeyboard(page, "My key");
  await expect(passkeys(page)).toContainText(/My key.*never used/s);
  const [credential] = await authenticator.credentials();
  expect(credential?.rpId).toBe("keys.localhost");

  await page.goto(`${BOARD}/robots.txt`);
  await context.clearCookies();
  await page.goto(`${BOARD}/login`);
  await button(page, "Sign in with a passkey").click();
  await page.waitForURL(`${BOARD}/app`);
  const sessions = await sql<{ board_id: string | null }>(
    "SELECT board_id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC",
    [person.id],
  );
  expect(sessions.map(({ board_id }) => board_id)).toEqual([board?.id, board?.id]);
  // The new session is the board's alone.
  await page.goto(`${SITE}/app`);
  await expect(page).toHaveURL(/\/login/);
});
