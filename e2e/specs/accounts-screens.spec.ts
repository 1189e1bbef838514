import { alert, button, descriptionOf, fillLogin, password } from "../support/account-forms";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { forgetSession, PASSWORD } from "../support/people";

const CREDENTIALS = "**/api/auth/callback/credentials";

test("a login by keyboard leads home and leaves no token and no address in the browser", async ({
  page,
  aPerson,
}) => {
  const person = await aPerson();
  await page.goto("/login");
  await expect(page.getByRole("radio", { name: "Job Seeker" })).toBeChecked();
  await page.getByRole("radio", { name: "Job Seeker" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.email);
  await password(page).focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app");

  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored).toMatchObject({ userId: person.id, userType: "job_seeker" });
  const hours = (Number(stored["expiresAt"]) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(7.9);
  expect(hours).toBeLessThan(8.1);
  const everything = JSON.stringify(stored);
  expect(everything).not.toContain(person.email);
  expect(everything).not.toMatch(/token|eyJ|authtoken/i);
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");
});

test("a login leads back to where it came from, never to another site", async ({
  page,
  aPerson,
}) => {
  const person = await aPerson();
  await page.goto("/login?from=https%3A%2F%2Fevil.example%2F");
  await fillLogin(page, person.email);
  await button(page, "Login").click();
  await expect(page).toHaveURL("/app");
  await forgetSession(page);
  await page.goto("/login?from=%2Fcompanies%3Fpage%3D2");
  await fillLogin(page, person.email);
  await button(page, "Login").click();
  await expect(page).toHaveURL("/companies?page=2");
});

test("a wrong password is reported, and only the password is cleared and focused", async ({
  page,
  aPerson,
}) => {
  const person = await aPerson();
  await page.goto("/login");
  await fillLogin(page, person.email, "not my password");
  await button(page, "Login").click();

  await expect(alert(page)).toHaveText(
    "Login failed. Please check your credentials and try again.",
  );
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(password(page)).toHaveValue("");
  await expect(password(page)).toBeFocused();
});

test("the right password with the wrong 'Login as' says which account type it is", async ({
  page,
  aPerson,
}) => {
  const person = await aPerson({ userType: "employer" });
  await page.goto("/login");
  await fillLogin(page, person.email);
  await page.getByRole("radio", { name: "Job Seeker" }).check();
  await button(page, "Login").click();

  await expect(alert(page)).toHaveText(
    "This is an employer's account. Select Employer under Login as.",
  );
  await expect(password(page)).toHaveValue(PASSWORD);
  await page.getByRole("radio", { name: "Employer" }).check();
  await button(page, "Login").click();
  await expect(page).toHaveURL("/employer/home");
});

test("a login without a response says the same", async ({ page }) => {
  await page.route(CREDENTIALS, (route) => route.fulfill({ status: 502, body: "<h1>Bad</h1>" }));
  await page.goto("/login");
  await fillLogin(page, "somebody@example.org");
  await button(page, "Login").click();

  await expect(alert(page)).toHaveText(
    "Login failed. Please check your credentials and try again.",
  );
  await expect(password(page)).toHaveValue(PASSWORD);
  await expect(button(page, "Login")).toBeFocused();
});

test("after too many attempts it says how long to wait, and keeps what was typed", async ({
  page,
  aPerson,
}) => {
  const { email } = await aPerson();
  // An account's own lock takes a challenge; a network with this many attempts has to wait.
  const data = { email: "nobody@example.org", password: "not it", userType: "job_seeker" };
  for (let tries = 0; tries < 25; tries += 1) await page.request.post("/api/login", { data });
  await page.goto("/login");
  await fillLogin(page, email);
  await button(page, "Login").click();
  await expect(alert(page)).toContainText(/\d+ (second|minute)/);
  await expect(password(page)).toHaveValue(PASSWORD);
});

test("while a login is in progress everything is disabled, and a second click sends nothing", async ({
  page,
  aPerson,
}) => {
  const person = await aPerson();
  const release = await delayResponses(page, CREDENTIALS);
  let sent = 0;
  page.on("request", (asked) => {
    if (asked.url().endsWith("/callback/credentials")) sent += 1;
  });
  await page.goto("/login");
  await fillLogin(page, person.email);
  await button(page, "Login").dblclick();

  await expect(button(page, "Signing in...")).toBeDisabled();
  await expect(page.getByLabel("Email")).toBeDisabled();
  await expect(password(page)).toBeDisabled();
  await expect(page.getByRole("radio", { name: "Employer" })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/app");
  expect(sent).toBe(1);
});

test("a session without its owner is not a session", async ({ page, aPerson }) => {
  const person = await aPerson();
  await page.route("**/api/auth/session", (route) => route.fulfill({ json: { user: {} } }));
  await page.goto("/login");
  await fillLogin(page, person.email);
  await button(page, "Login").click();

  await expect(alert(page)).toHaveText("Invalid login response: missing required fields");
  expect(await page.evaluate(() => localStorage.getItem("userId"))).toBeNull();
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).not.toContain("jobharbor.session");
});

test("the second factor is requested without losing what was typed", async ({ page, aPerson }) => {
  const person = await aPerson({ userType: "admin" });
  await page.goto("/login");
  await fillLogin(page, person.email);
  await button(page, "Login").click();

  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(password(page)).toHaveValue(PASSWORD);
  await expect(alert(page)).toHaveCount(0);
  expect(await descriptionOf(code)).toContain("recovery codes");

  const url = "/login?error=code_required%3A%20This%20code%20isn%27t%20right.";
  await page.route(CREDENTIALS, (route) => route.fulfill({ status: 401, json: { url } }));
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveValue("");
  expect(await descriptionOf(code)).toContain("This code isn't right.");
  await expect(password(page)).toHaveValue(PASSWORD);
});

test("a login submitted before the scripts have loaded is sent when they have", async ({
  page,
  aPerson,
}) => {
  const person = await aPerson();
  const release = await delayResponses(page, /_next\/static\/chunks\/.*\.js/);
  await page.goto("/login", { waitUntil: "commit" });
  await fillLogin(page, person.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  release();

  await expect(page).toHaveURL("/app");
});
