import type { Page } from "@playwright/test";
import { alert, button, main } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { addByKeyboard, offerNothing, passkeys, plugIn, SECURITY_PATH } from "../support/passkeys";
import { forgetSession, PASSWORD } from "../support/people";

// An authenticator stays plugged in as long as its page.
test.use({ reuseContext: false });

const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

for (const [userType, home] of [
  ["job_seeker", "/app"],
  ["employer", "/employer/home"],
  ["admin", "/admin"],
] as const) {
  test(`a passkey is added, opens the account and is removed, by keyboard (${userType})`, async ({
    page,
    aMember,
    sql,
  }) => {
    const person = await aMember({ userType });
    await offerNothing(page);
    const authenticator = await plugIn(page);
    await page.goto(SECURITY_PATH);
    await expect(passkeys(page)).toContainText("You have no passkeys yet.");
    await expect(passkeys(page).getByLabel("Name", { exact: true })).toHaveValue(/ on /);
    await addByKeyboard(page, "My key", "not the password");
    await expect(passkeys(page)).toContainText("This isn't your password.");
    await addByKeyboard(page, "My key");
    await expect(toast(page, "The passkey has been added.")).toBeVisible();
    await expect(passkeys(page)).toContainText(/My key.*never used/s);
    expect(await authenticator.credentials()).toHaveLength(1);

    // No user name, no password and, for the admin, no code.
    await forgetSession(page);
    await page.goto("/login");
    await button(page, "Sign in with a passkey").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${home}`);
    const [{ count } = { count: 0 }] = await sql<{ count: number }>(
      "SELECT count(*)::int AS count FROM sessions WHERE user_id = $1",
      [person.id],
    );
    expect(count).toBe(2);

    await page.goto(SECURITY_PATH);
    await expect(passkeys(page)).toContainText(/My key.*last used/s);
    await button(page, "Remove My key").focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("form", { name: "Remove My key" });
    await form.getByLabel("Current Password", { exact: true }).focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(passkeys(page)).toContainText("You have no passkeys yet.");
    await expect(passkeys(page).getByRole("list", { name: "Passkeys" })).toBeFocused();

    await forgetSession(page);
    await page.goto("/login");
    await button(page, "Sign in with a passkey").click();
    await expect(alert(page)).toContainText("This passkey can't be used here.");
    await expect(page).toHaveURL(/\/login$/);
  });
}

test("a passkey gets another name, by keyboard", async ({ page, aMember }) => {
  await aMember();
  await offerNothing(page);
  await plugIn(page);
  await page.goto(SECURITY_PATH);
  await addByKeyboard(page, "My key");
  await button(page, "Rename My key").focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Rename My key" });
  const name = form.getByLabel("Name", { exact: true });
  await name.fill(" ");
  await page.keyboard.press("Enter");
  await expect(form).toContainText("Name is required");
  await name.fill("Grandmother's key with a name of sixty letters in one line..");
  await page.keyboard.press("Enter");
  await expect(toast(page, "The passkey has been renamed.")).toBeVisible();
  await expect(passkeys(page)).toContainText(/Grandmother's key.*never used/s);
  await expect(passkeys(page)).not.toContainText("My key");
  await expect(page.getByRole("button", { name: /^Rename Grandmother/ })).toBeFocused();
  await page.reload();
  await expect(passkeys(page)).toContainText("Grandmother's key");
});

test("the browser offers passkeys in the address field", async ({ page, aMember }) => {
  await aMember();
  await plugIn(page);
  await page.goto(SECURITY_PATH);
  await addByKeyboard(page, "My key");
  await expect(toast(page, "The passkey has been added.")).toBeVisible();

  await forgetSession(page);
  const login = await (await page.request.get("/login")).text();
  expect(login).toMatch(/autocomplete="username webauthn"/i);
  // The authenticator in software takes the offer as soon as it is made.
  await page.goto("/login?from=%2Fsaved-jobs");
  await page.waitForURL("**/saved-jobs");
});

test("what can go wrong is explained in words", async ({ page, aMember }) => {
  await aMember();
  const authenticator = await plugIn(page, false);
  await page.goto(SECURITY_PATH);
  await addByKeyboard(page, "My key");
  await expect(passkeys(page)).toContainText("No passkey was added. You can try again.");
  await authenticator.verifies(true);
  await addByKeyboard(page, "My key");
  await expect(toast(page, "The passkey has been added.")).toBeVisible();
  await addByKeyboard(page, "The same again");
  await expect(passkeys(page)).toContainText("This device already has a passkey for your account.");

  await forgetSession(page);
  await authenticator.forget();
  await page.goto("/login");
  await button(page, "Sign in with a passkey").click();
  await expect(alert(page)).toContainText(
    "No passkey was used. Try again, or log in with your password.",
  );
});

test("a browser without passkeys says so", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto("/login");
  await button(page, "Sign in with a passkey").click();
  await expect(alert(page)).toContainText("This browser can't use passkeys here.");
  await expect(main(page).getByRole("form", { name: "Login" })).toBeVisible();
});
