import { alert, aName } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { forgetSession } from "../support/people";
import { connected, leaveFor, returnFromProvider, stopAtReturn } from "../support/provider-login";

const address = () => `${aName()}@example.org`;

const REFUSALS = [
  [{ verified: "no" }, "Google hasn't confirmed your email address."],
  [{ email: "" }, "Google hasn't confirmed your email address."],
  [{ fault: "down" }, "Logging in with Google didn't work."],
  [{ fault: "nonce" }, "Logging in with Google didn't work."],
  [{ fault: "issuer" }, "Logging in with Google didn't work."],
  [{ fault: "audience" }, "Logging in with Google didn't work."],
  [{ fault: "expired" }, "Logging in with Google didn't work."],
  [{ fault: "signature" }, "Logging in with Google didn't work."],
] as const;

for (const [wrong, words] of REFUSALS) {
  test(`no one gets in with ${JSON.stringify(wrong)}`, async ({ page, sql }) => {
    const sub = crypto.randomUUID();
    await page.goto("/login");
    await leaveFor(page);
    await returnFromProvider(page, { sub, email: address(), ...wrong });
    await expect(alert(page)).toContainText(words);
    await expect(page.getByLabel("Email")).toBeVisible();
    expect(await sql("SELECT 1 FROM provider_logins WHERE subject = $1", [sub])).toEqual([]);
  });
}

test("someone who says no at the provider is told that nothing has changed", async ({ page }) => {
  await page.goto("/login");
  await leaveFor(page);
  await returnFromProvider(page, { email: address() }, "Deny");
  await expect(alert(page)).toContainText("You didn't log in with Google. Nothing has changed.");
});

test("a suspended account and an admin's stay closed", async ({ page, aPerson, sql }) => {
  const suspended = await aPerson({ status: "suspended" });
  const sub = await connected(sql, suspended);
  await page.goto("/login");
  await leaveFor(page);
  await returnFromProvider(page, { sub, email: suspended.email });
  await expect(alert(page)).toContainText("This account is suspended.");
  const admin = await aPerson({ userType: "admin" });
  await leaveFor(page);
  await returnFromProvider(page, { email: admin.email });
  await expect(alert(page)).toContainText("Admins log in with their password or a passkey.");
});

test("a forged state, another browser's answer and a repeated one open nothing", async ({
  page,
  aBrowser,
  aPerson,
  sql,
}) => {
  const person = await aPerson();
  const sub = await connected(sql, person);
  await page.goto("/login");
  await leaveFor(page);
  // As whoever intercepts it would have it.
  const back = await stopAtReturn(page, { sub, email: person.email });
  const forged = new URL(back);
  forged.searchParams.set("state", "another");
  const other = await aBrowser();
  const stranger = await other.newPage();
  await stranger.goto(back);
  await expect(alert(stranger)).toContainText("Logging in with Google didn't work.");
  await other.close();
  await page.goto(forged.href);
  await expect(alert(page)).toContainText("Logging in with Google didn't work.");
  await page.goto(back);
  await page.waitForURL("**/app");
  await forgetSession(page);
  await page.goto(back);
  await expect(alert(page)).toContainText("Logging in with Google didn't work.");
});

test("pressing the provider's button twice logs in once", async ({ page, aPerson, sql }) => {
  const person = await aPerson();
  const sub = await connected(sql, person);
  await page.goto("/login");
  await leaveFor(page);
  const back = await stopAtReturn(page, { sub, email: person.email });
  // The first press arrives, but the browser only sees what the second one leads to.
  const first = await page.request.get(back, { maxRedirects: 0 });
  expect(first.headers()["location"]).toBe("/login?with=google");
  await page.goto(back);
  await page.waitForURL("**/app");
  const sessions = "SELECT count(*)::int AS count FROM sessions WHERE user_id = $1";
  expect(await sql(sessions, [person.id])).toEqual([{ count: 2 }]);
});

test("sign-in calls that a login by a provider doesn't need are refused", async ({ request }) => {
  for (const path of ["signin/google", "callback/google?code=1&state=2", "callback/github"]) {
    const { status, url } = await request
      .get(`/api/auth/${path}`, { maxRedirects: 0 })
      .then((response) => ({ status: response.status(), url: response.headers()["location"] }));
    expect([status, url ?? null], path).toEqual(
      path.includes("code=") ? [302, "/login?with=google&problem=failed"] : [404, null],
    );
  }
  const posted = await request.post("/api/auth/signin/google?scope=everything", { form: {} });
  expect(posted.status()).toBe(404);
  const unasked = await request.post("/api/auth/signin/google", { form: {}, maxRedirects: 0 });
  expect(unasked.headers()["location"]).toContain("/api/auth/signin?csrf=true");
});
