import { alert, aName, button, main, password } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { forgetSession, PASSWORD } from "../support/people";
import {
  connected,
  leaveFor,
  mailedCode,
  providersOf,
  returnFromProvider,
} from "../support/provider-login";

const address = () => `${aName()}@example.org`;

for (const [provider, userType, home] of [
  ["Google", "Job Seeker", "/app"],
  ["LinkedIn", "Recruiter", "/app"],
] as const) {
  test(`a new address becomes an account by ${provider}, which opens it again`, async ({
    page,
    sql,
  }) => {
    const [email, sub, username] = [address(), crypto.randomUUID(), aName()];
    await page.goto("/signUp?from=%2Fsaved-jobs");
    await leaveFor(page, provider);
    await returnFromProvider(page, { sub, email: email.toUpperCase(), name: "Asha Rao" });
    await expect(main(page)).toContainText(`${provider} has confirmed your email address.`);
    await expect(page.getByLabel("Email Address")).toHaveValue(email);
    await expect(page.getByLabel("User Name")).toHaveValue("Asha Rao");
    await expect(page.getByRole("option", { name: "Admin" })).toHaveCount(0);
    await expectNoViolations(page);
    await page.getByLabel("User Name").fill(username);
    await page.getByLabel("User Type").selectOption(userType);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL("**/saved-jobs");
    const [account] = await sql<Record<string, unknown>>(
      "SELECT password_hash, email_verified_at IS NOT NULL AS verified, user_type::text FROM users WHERE email = $1",
      [email],
    );
    expect(account).toEqual({
      password_hash: null,
      verified: true,
      user_type: userType === "Recruiter" ? "employer" : "job_seeker",
    });

    await forgetSession(page);
    await page.goto("/login");
    await leaveFor(page, provider);
    // The address at the provider has changed since, and isn't confirmed there.
    await returnFromProvider(page, { sub, email: address(), verified: "no" });
    await page.waitForURL(`**${userType === "Recruiter" ? "/employer/home" : home}`);
    expect(await providersOf(sql, email)).toEqual([provider.toLowerCase()]);
    await sql("DELETE FROM users WHERE email = $1", [email]);
  });
}

test("a known address is connected after its password, and not before", async ({
  page,
  aPerson,
  sql,
}) => {
  const { email } = await aPerson({ userType: "employer" });
  const sub = crypto.randomUUID();
  await page.goto("/login?from=%2Femployer%2Fjobs");
  await leaveFor(page);
  await returnFromProvider(page, { sub, email });
  await expect(main(page)).toContainText(`You already have an account with ${email}.`);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly");
  await expectNoViolations(page);
  await password(page).fill("not the password");
  await button(page, "Login").click();
  await expect(alert(page)).toContainText("Login failed");
  expect(await providersOf(sql, email)).toEqual([]);
  await password(page).fill(PASSWORD);
  await button(page, "Login").click();
  await page.waitForURL("**/employer/jobs");
  expect(await providersOf(sql, email)).toEqual(["google"]);

  await forgetSession(page);
  await page.goto("/login");
  await leaveFor(page);
  await returnFromProvider(page, { sub, email });
  await page.waitForURL("**/employer/home");
});

test("a known address is connected after a mailed code", async ({ page, aPerson, sql }) => {
  const { email } = await aPerson();
  await page.goto("/login");
  await leaveFor(page);
  await returnFromProvider(page, { email });
  await button(page, "Email me a code").click();
  const code = await mailedCode(sql, email);
  const field = page.getByLabel("Code From the Email");
  await field.fill(code === "000000" ? "000001" : "000000");
  await button(page, "Connect and Log In").click();
  await expect(main(page)).toContainText("This code is wrong or has expired.");
  await field.fill(code);
  await button(page, "Connect and Log In").click();
  await page.waitForURL("**/app");
  expect(await providersOf(sql, email)).toEqual(["google"]);
});

test("unwanted accounts are not connected", async ({ page, aPerson, sql }) => {
  const { email } = await aPerson();
  await page.goto("/login");
  await leaveFor(page);
  await returnFromProvider(page, { email });
  await button(page, "Don't connect Google").click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await page.getByLabel("Email").fill(email);
  await password(page).fill(PASSWORD);
  await button(page, "Login").click();
  await page.waitForURL("**/app");
  expect(await providersOf(sql, email)).toEqual([]);
  // Nor does the address of the page bring it back.
  await forgetSession(page);
  await page.goto("/login?with=google");
  await expect(alert(page)).toContainText("This login took too long or has already been used.");
});

test("the second factor is still required", async ({ page, aPerson, sql }) => {
  const person = await aPerson({ hasTwoFactor: true });
  const sub = await connected(sql, person);
  await page.goto("/login");
  await leaveFor(page);
  await returnFromProvider(page, { sub, email: person.email });
  await expect(page.getByLabel("Code")).toBeVisible();
  await expectNoViolations(page);
  const sessions = "SELECT count(*)::int AS count FROM sessions WHERE user_id = $1";
  expect(await sql(sessions, [person.id])).toEqual([{ count: 1 }]);
  await sql(
    "INSERT INTO recovery_codes (user_id, hash) VALUES ($1, sha256('abcd2345efgh'::bytea))",
    [person.id],
  );
  await page.getByLabel("Code").fill("wrong");
  await button(page, "Login").click();
  await expect(main(page)).toContainText("This code isn't right.");
  await page.getByLabel("Code").fill("abcd-2345-efgh");
  await button(page, "Login").click();
  await page.waitForURL("**/app");
});
