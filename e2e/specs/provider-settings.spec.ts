import { aName, button } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { PASSWORD } from "../support/people";
import { mailedCode, providersOf, returnFromProvider } from "../support/provider-login";

const address = () => `${aName()}@example.org`;

test("settings connect and disconnect providers, but keep the last way in", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await page.goto("/app/settings/security");
  const section = page.getByRole("region", { name: "Other Logins" });
  await button(page, "Connect Google").click();
  const form = page.getByRole("form", { name: "Connect Google" });
  await form.getByLabel("Current Password", { exact: true }).fill("not it");
  await form.getByRole("button", { name: "Go to Google" }).click();
  await expect(form).toContainText("This isn't your password.");
  await form.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Go to Google" }).click();
  await returnFromProvider(page, { email: address() });
  await expect(section).toContainText("a different email address from your account here");

  await button(page, "Connect Google").click();
  await form.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Go to Google" }).click();
  await returnFromProvider(page, { email: person.email });
  await expect(section).toContainText("Google is connected. You can now log in with it.");
  await expect(section).toContainText(`${person.email} · connected`);
  await expectNoViolations(page);
  await expect
    .poll(() =>
      sql("SELECT subject FROM mailbox_messages WHERE address = $1 AND subject LIKE 'Google%'", [
        person.email,
      ]),
    )
    .toEqual([{ subject: "Google was connected" }]);

  await sql("UPDATE users SET password_hash = NULL WHERE id = $1", [person.id]);
  await page.goto("/app/settings/security");
  await button(page, "Disconnect Google").click();
  const end = page.getByRole("form", { name: "Disconnect Google" });
  await end.getByRole("button", { name: "Email Me a Code" }).click();
  await end.getByLabel("Code From the Email").fill(await mailedCode(sql, person.email));
  await end.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(end).toContainText("You've confirmed that it's you.");
  await end.getByRole("button", { name: "Disconnect Google" }).click();
  await expect(end.getByRole("alert")).toContainText("This is your only way to log in.");
  await sql("UPDATE users SET password_hash = 'any' WHERE id = $1", [person.id]);
  await end.getByRole("button", { name: "Disconnect Google" }).click();
  await expect(section).not.toContainText("Connected");
  expect(await providersOf(sql, person.email)).toEqual([]);
});
