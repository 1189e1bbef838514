import type { Page } from "@playwright/test";
import { aName, button, mailedLink, main } from "../support/account-forms";
import { expectNoViolationsInBothThemes } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { forgetSession, PASSWORD } from "../support/people";

/** Requests a change of the address to `email`, as the settings do, and returns the mailed link. */
async function linkOfChange(page: Page, sql: Sql, email: string): Promise<string> {
  await page.goto("/app/settings");
  const form = page.getByRole("form", { name: "Change your email address" });
  await form.getByLabel("New Email Address").fill(email);
  await form.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Send Link" }).click();
  await expect(main(page)).toContainText(`We sent a link to ${email}.`);
  return mailedLink(sql, email, "/verify");
}

test("a changed address is confirmed right away if its owner is logged in", async ({
  page,
  sql,
  aMember,
}) => {
  await aMember();
  const email = `${aName()}@example.org`;
  await page.goto(await linkOfChange(page, sql, email));
  await expect(page.getByLabel("Current Password", { exact: true })).toHaveCount(0);
  await button(page, "Confirm my email address").click();

  await expect(main(page)).toContainText(`${email} is confirmed.`);
});

test("on another device a changed address requires the account's password", async ({
  page,
  sql,
  aMember,
}) => {
  const person = await aMember();
  const email = `${aName()}@example.org`;
  const link = await linkOfChange(page, sql, email);
  await forgetSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await button(page, "Confirm my email address").click();
  await expect(main(page)).toContainText("Enter your current password");
  await expectNoViolationsInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByLabel("Current Password", { exact: true }).fill("not the password");
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText("This isn't your password.");
  await page.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(main(page)).toContainText(`${email} is confirmed.`);
  const [row] = await sql<{ email: string }>("SELECT email FROM users WHERE id = $1", [person.id]);
  expect(row?.email).toBe(email);
});
