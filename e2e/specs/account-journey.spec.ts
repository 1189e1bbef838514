import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { aName, button, fillLogin, fillSignUp, main, password } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { enterAs, PASSWORD, SESSION_COOKIE } from "../support/people";

const FIRST = "calm seas and 7 herons";
const SECOND = "nine herons at dusk";

/** Opens the newest email to an address in the mailbox, once the worker has written it. */
async function openMail(page: Page, address: string, subject: RegExp): Promise<void> {
  const mail = page.getByRole("link", { name: address }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await mail.click();
}

async function followMail(page: Page, label: RegExp): Promise<void> {
  await page.frameLocator("iframe").getByRole("link", { name: label }).click();
}

async function logOut(page: Page): Promise<void> {
  await button(page, "Account").click();
  await page
    .getByRole("navigation", { name: "Account" })
    .getByRole("button", { name: "Logout" })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
}

test("someone signs up, verifies by email, loses the password and comes back", async ({
  page,
  context,
  sql,
}) => {
  const username = aName();
  const email = `${username}@example.org`;
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  await fillSignUp(page, { username, email, password: FIRST });
  await button(page, "Sign Up").click();
  await expect(page).toHaveURL("/app");
  await expect(main(page)).toContainText("Confirm your email address.");

  await openMail(page, email, /confirm/i);
  await followMail(page, /confirm/i);
  await button(page, "Confirm my email address").click();
  await expect(main(page)).toContainText(`${email} is confirmed.`);
  await page.goto("/app/profile");
  await expect(main(page)).toContainText(username);
  await page.goto("/app");
  await expect(main(page)).toContainText("Begin Your Journey");
  await expect(main(page)).not.toContainText("Confirm your email address.");

  await logOut(page);
  expect((await context.cookies()).find(({ name }) => name === SESSION_COOKIE)).toBeUndefined();
  expect(
    await sql("SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = $1", [
      email,
    ]),
  ).toEqual([]);

  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await page.getByRole("link", { name: /forgot/i }).click();
  await page.getByLabel("Email").fill(email);
  await main(page).getByRole("button").first().click();
  await expect(main(page)).toContainText(`If an account exists for ${email}`);
  await openMail(page, email, /password/i);
  await followMail(page, /password/i);
  await page.getByLabel("New Password", { exact: true }).fill(SECOND);
  await page.getByLabel("Confirm Password", { exact: true }).fill(SECOND);
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText("Your password has been changed");

  await page.goto("/login");
  await fillLogin(page, email, FIRST);
  await button(page, "Login").click();
  await expect(main(page).getByRole("alert")).toContainText("Login failed.");
  await password(page).fill(SECOND);
  await button(page, "Login").click();
  await expect(page).toHaveURL("/app");
  await openMail(page, email, /password.*changed/i);
  await sql("DELETE FROM users WHERE email = $1", [email]);
});

test("the login requires a code from the authenticator app", async ({ page, aMember }) => {
  const person = await aMember();
  await page.goto("/app/settings/security");
  const setUp = page.getByRole("form", { name: "Set up two-factor login" });
  await setUp.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  const secret = ((await page.locator(".secret").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Code", { exact: true }).fill(generateSync({ secret }));
  await page.keyboard.press("Enter");
  await button(page, "I Have Kept Them").click();
  await logOut(page);

  await page.goto("/login");
  await fillLogin(page, person.email);
  await button(page, "Login").click();
  const code = page.getByLabel(/code/i);
  await expect(code).toBeFocused();
  // The code used for the setup doesn't work again; the app's next one does.
  await code.fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/app");
});

test("an admin signs up, waits, and is let in by another", async ({
  page,
  aBrowser,
  aPerson,
  sql,
}) => {
  const admin = await aPerson({ userType: "admin" });
  const username = aName();
  const email = `${username}@example.org`;
  await page.goto("/signUp");
  await page.getByLabel("User Type").selectOption("Admin");
  await fillSignUp(page, { username, email, password: FIRST });
  await button(page, "Sign Up").click();
  await expect(page).not.toHaveURL(/signUp/);
  await page.goto("/admin");
  await expect(page).toHaveURL("/app");
  await openMail(page, email, /confirm/i);
  await followMail(page, /confirm/i);
  await button(page, "Confirm my email address").click();
  await expect(main(page)).toContainText(`${email} is confirmed.`);
  await page.goto("/app");
  await expect(main(page)).toContainText(/waiting for approval/i);

  const other = await aBrowser();
  await enterAs(other, admin);
  const desk = await other.newPage();
  await desk.goto("/admin/review?kind=admin");
  const row = desk.getByRole("listitem").filter({ hasText: email });
  await row.getByRole("link").click();
  await expect(desk.getByRole("heading", { level: 2, name: username })).toBeVisible();
  await expect(desk.locator("[aria-keyshortcuts=A]")).toBeVisible();
  await desk.keyboard.press("a");
  await expect(desk.getByText("They're now an admin.")).toBeVisible();
  await expect(row).toBeHidden();
  await other.close();

  await openMail(page, email, /admin/i);
  const [account] = await sql("DELETE FROM users WHERE email = $1 RETURNING user_type, status", [
    email,
  ]);
  expect(account).toEqual({ user_type: "admin", status: "active" });
});
