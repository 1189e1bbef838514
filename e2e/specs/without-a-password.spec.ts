import type { Page } from "@playwright/test";
import { button } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { mailedCode } from "../support/provider-login";

const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("someone without a password confirms by a mailed code and sets one", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await sql("UPDATE users SET password_hash = NULL WHERE id = $1", [person.id]);
  await page.goto("/app/settings/security");
  const section = page.getByRole("region", { name: "Password", exact: true });
  await expect(section).toContainText("Your account doesn't have one.");
  await expect(section.getByLabel("Current Password")).toHaveCount(0);
  await section.getByLabel("Password", { exact: true }).fill("nine-quiet-harbours");
  await section.getByLabel("Confirm Password", { exact: true }).fill("nine-quiet-harbours");
  await section.getByRole("button", { name: "Set Password" }).click();
  await expect(section.getByRole("alert")).toContainText("Confirm that it's you first.");

  await section.getByRole("button", { name: "Email Me a Code" }).focus();
  await page.keyboard.press("Enter");
  const field = section.getByLabel("Code From the Email");
  await expect(field).toBeFocused();
  const code = await mailedCode(sql, person.email);
  await page.keyboard.type(code === "000000" ? "000001" : "000000");
  await page.keyboard.press("Enter");
  await expect(section).toContainText("This code is wrong or has expired.");
  await field.fill(code);
  await page.keyboard.press("Enter");
  await expect(section).toContainText("You've confirmed that it's you.");
  // Every other form of the settings knows it too.
  await expect(page.getByText("You've confirmed that it's you.")).toHaveCount(3);

  await section.getByLabel("Password", { exact: true }).fill("nine-quiet-harbours");
  await section.getByLabel("Confirm Password", { exact: true }).fill("nine-quiet-harbours");
  await section.getByRole("button", { name: "Set Password" }).click();
  await expect(toast(page, "Your password has been set")).toBeVisible();
  await expect(section.getByLabel("Current Password", { exact: true })).toBeVisible();
});

test("the account is deleted after a mailed code", async ({ page, aMember, sql }) => {
  const person = await aMember();
  await sql("UPDATE users SET password_hash = NULL WHERE id = $1", [person.id]);
  await page.goto("/app/settings/privacy");
  await button(page, "Delete My Account").click();
  const form = page.getByRole("form", { name: "Delete your account" });
  await form.getByRole("button", { name: "Email Me a Code" }).click();
  await form.getByLabel("Code From the Email").fill(await mailedCode(sql, person.email));
  await form.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(form).toContainText("You've confirmed that it's you.");
  await form.getByRole("button", { name: /^Delete on/ }).click();
  await expect(page).toHaveURL(/\/$/);
  const [{ due } = { due: null }] = await sql<{ due: Date | null }>(
    "SELECT deletion_due_at AS due FROM users WHERE id = $1",
    [person.id],
  );
  expect(due).not.toBeNull();
});
