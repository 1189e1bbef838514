import type { Page } from "@playwright/test";
import type { Sql } from "./database";
import { expect } from "./fixtures";

export type ProviderPerson = {
  sub?: string;
  email?: string;
  verified?: "yes" | "no";
  name?: string;
  /** What goes wrong: see `login-provider.ts`. */
  fault?: string;
};

/** Leaves the login or the sign-up for the provider. */
export async function leaveFor(page: Page, name = "Google"): Promise<void> {
  await page.getByRole("button", { name: `Continue with ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
}

/** Fills the provider's form in and comes back. */
export async function returnFromProvider(
  page: Page,
  person: ProviderPerson,
  choice: "Allow" | "Deny" = "Allow",
): Promise<void> {
  const { sub, email = "", verified = "yes", name = "", fault = "" } = person;
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  if (sub !== undefined) await page.getByLabel("Number").fill(sub);
  await page.getByLabel("Address").fill(email);
  await page.getByLabel("Verified").fill(verified);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Fault").fill(fault);
  await page.getByRole("button", { name: choice }).click();
}

/** Does the same, but keeps the address that the provider sends the browser to. */
export async function stopAtReturn(page: Page, person: ProviderPerson): Promise<string> {
  let address = "";
  await page.route("**/authorize?**", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    address = response.headers()["location"] ?? "";
    await route.fulfill({ body: "stopped" });
  });
  await returnFromProvider(page, person);
  await expect(page.locator("body")).toContainText("stopped");
  await page.unroute("**/authorize?**");
  return address;
}

/** Connects a person with an account at Google in the database. */
export async function connected(sql: Sql, person: { id: string; email: string }): Promise<string> {
  const subject = crypto.randomUUID();
  await sql(
    `INSERT INTO provider_logins (id, user_id, provider, subject, email)
     VALUES (gen_random_uuid(), $1, 'google', $2, $3)`,
    [person.id, subject, person.email],
  );
  return subject;
}

/** Whose accounts are connected with a person's. */
export async function providersOf(sql: Sql, email: string): Promise<string[]> {
  const rows = await sql<{ provider: string }>(
    `SELECT provider::text FROM provider_logins JOIN users ON users.id = user_id
     WHERE users.email = $1 AND email_verified_at IS NOT NULL ORDER BY provider`,
    [email],
  );
  return rows.map(({ provider }) => provider);
}

/** The code in the newest email to an address. */
export async function mailedCode(sql: Sql, address: string): Promise<string> {
  let code = "";
  await expect
    .poll(
      async () => {
        const [mail] = await sql<{ subject: string }>(
          "SELECT subject FROM mailbox_messages WHERE address = $1 AND subject LIKE '%is your code%' ORDER BY sent_at DESC LIMIT 1",
          [address],
        );
        code = /^\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
        return code;
      },
      { timeout: 20_000 },
    )
    .not.toBe("");
  return code;
}
