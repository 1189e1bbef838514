import type { Page } from "@playwright/test";
import {
  alert,
  aName,
  button,
  descriptionOf,
  fillSignUp,
  main,
  password,
} from "../support/account-forms";
import type { Sql } from "../support/database";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { forgetSession } from "../support/people";

/** Chooses an employer's account before any script has arrived; returns what lets them arrive. */
async function chooseEmployerEarly(page: Page): Promise<() => void> {
  const release = await delayResponses(page, /\/_next\/static\/.*\.js/);
  await page.goto("/signUp", { waitUntil: "commit" });
  await page.getByLabel("User Type").selectOption("employer");
  return release;
}

/** Deletes the account that has been signed up, which must be an employer's. */
async function dropEmployer(sql: Sql, username: string): Promise<void> {
  const accounts = await sql<{ user_type: string }>(
    "DELETE FROM users WHERE username = $1 RETURNING user_type",
    [username],
  );
  expect(accounts).toEqual([{ user_type: "employer" }]);
}

test("signing up by keyboard creates an account and signs in", async ({ page, sql }) => {
  const username = aName();
  await page.goto("/signUp");
  await page.getByLabel("User Name").focus();
  await page.keyboard.type(username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${username}@example.org`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Rec");
  await expect(page.getByLabel("User Type")).toHaveValue("employer");
  await password(page).focus();
  await page.keyboard.type("calm seas and 7 herons");
  await page.getByLabel("Confirm Password", { exact: true }).focus();
  await page.keyboard.type("calm seas and 7 herons");
  await page.keyboard.press("Enter");
  await expect(button(page, "Creating account...")).toBeDisabled();
  await expect(page.getByLabel("User Name")).toBeDisabled();
  await expect(page).toHaveURL("/employer/home", { timeout: 15_000 });

  const [account] = await sql<{ user_type: string; email_verified_at: unknown }>(
    "DELETE FROM users WHERE username = $1 RETURNING user_type, email_verified_at",
    [username],
  );
  expect(account).toEqual({ user_type: "employer", email_verified_at: null });
});

test("a user type chosen before the page's scripts have loaded becomes the account's", async ({
  page,
  sql,
}) => {
  const username = aName();
  const release = await chooseEmployerEarly(page);
  release();
  await expect(main(page).getByText("Post jobs for your company and hire.")).toBeVisible();
  await fillSignUp(page, { username, email: `${username}@example.org` });
  await button(page, "Sign Up").click();
  await expect(page).toHaveURL("/employer/home", { timeout: 15_000 });
  await dropEmployer(sql, username);
});

test("a sign-up sent before the page's scripts have loaded has the chosen user type", async ({
  page,
  sql,
}) => {
  const username = aName();
  const release = await chooseEmployerEarly(page);
  await fillSignUp(page, { username, email: `${username}@example.org` });
  await button(page, "Sign Up").click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL("/employer/home");
  await dropEmployer(sql, username);
});

test("the confirmation is checked first, then the length", async ({ page }) => {
  await page.goto("/signUp");
  expect(await descriptionOf(password(page))).toContain("At least 6 characters");
  await fillSignUp(page, {
    username: "gull",
    email: "g@example.org",
    password: "abc",
    confirmation: "abd",
  });
  await button(page, "Sign Up").click();
  const confirmation = page.getByLabel("Confirm Password", { exact: true });
  await expect(confirmation).toBeFocused();
  expect(await descriptionOf(confirmation)).toContain("Passwords do not match");
  await expect(main(page).getByText("characters long")).toHaveCount(0);

  await confirmation.fill("abc");
  await page.keyboard.press("Enter");
  await expect(password(page)).toBeFocused();
  expect(await descriptionOf(password(page))).toContain(
    "Password must be at least 6 characters long",
  );
});

test("several errors are listed, and link to their fields", async ({ page }) => {
  await page.goto("/signUp");
  await button(page, "Sign Up").click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("There is a problem");
  await alert(page).getByRole("link", { name: "Email address is required" }).click();

  await expect(page.getByLabel("Email Address")).toBeFocused();
  await expect(page.getByLabel("Email Address")).toHaveAttribute("aria-invalid", "true");
});

test("a taken name is reported at its field, and nothing typed is lost", async ({
  page,
  aPerson,
}) => {
  const person = await aPerson();
  await page.goto("/signUp?type=employer");
  await fillSignUp(page, { username: person.username, email: "g@example.org" });
  await button(page, "Sign Up").click();

  const name = page.getByLabel("User Name");
  await expect(name).toBeFocused({ timeout: 15_000 });
  expect(await descriptionOf(name)).toBe("This user name is taken. Choose another.");
  await expect(password(page)).toHaveValue("calm seas and 7 herons");
  await expect(page.getByLabel("User Type")).toHaveValue("employer");
});

test("a sign-up without a response says so", async ({ page }) => {
  await page.route("**/api/accounts", (route) => route.fulfill({ status: 502, body: "Bad" }));
  await page.goto("/signUp");
  await fillSignUp(page, { username: "gull", email: "g@example.org" });
  await button(page, "Sign Up").click();

  await expect(alert(page)).toHaveText("Registration failed. Please try again.");
});

test("choosing Admin says that the account will wait, and requires a longer password", async ({
  page,
}) => {
  await page.goto("/signUp");
  const type = page.getByLabel("User Type");
  await expect(type.locator("option")).toHaveText(["Job Seeker", "Recruiter", "Admin"]);
  await type.selectOption("Admin");

  expect(await descriptionOf(type)).toContain("waits until an admin approves it");
  expect(await descriptionOf(password(page))).toContain("At least 12 characters");
});

test("if many people sign up at once, the browser solves a challenge unnoticed", async ({
  page,
  sql,
}) => {
  const names = Array.from({ length: 4 }, aName);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const username of names) {
    await forgetSession(page);
    await page.goto("/signUp");
    await fillSignUp(page, { username, email: `${username}@example.org` });
    await button(page, "Sign Up").click();
    await expect(page).toHaveURL("/app", { timeout: 20_000 });
  }

  expect(asked.filter((path) => path === "/api/challenges")).toHaveLength(1);
  await sql("DELETE FROM users WHERE username = ANY($1)", [names]);
});
