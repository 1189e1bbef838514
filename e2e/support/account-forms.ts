import type { Locator, Page } from "@playwright/test";
import type { Sql } from "./database";
import { expect } from "./fixtures";
import { PASSWORD } from "./people";

export const main = (page: Page) => page.getByRole("main");
export const alert = (page: Page) => main(page).getByRole("alert");
export const password = (page: Page) => page.getByLabel("Password", { exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A control's description, as screen readers read it. */
export async function descriptionOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
}

export async function fillLogin(page: Page, email: string, word = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await password(page).fill(word);
}

type SignUp = { username: string; email: string; password?: string; confirmation?: string };

export async function fillSignUp(page: Page, values: SignUp): Promise<void> {
  const { password: word = "calm seas and 7 herons", confirmation = word } = values;
  await page.getByLabel("User Name").fill(values.username);
  await page.getByLabel("Email Address").fill(values.email);
  await password(page).fill(word);
  await page.getByLabel("Confirm Password", { exact: true }).fill(confirmation);
}

export function aName(): string {
  return `gull-${crypto.randomUUID().slice(0, 8)}`;
}

/** The newest link to `path` that was mailed to an address. */
export async function mailedLink(sql: Sql, address: string, path: string): Promise<string> {
  let found = "";
  await expect
    .poll(
      async () => {
        const [mail] = await sql<{ text: string }>(
          "SELECT text FROM mailbox_messages WHERE address = $1 AND text LIKE $2 ORDER BY sent_at DESC LIMIT 1",
          [address, `%${path}?token=%`],
        );
        found = new RegExp(`${path}\\?token=[\\w-]+`).exec(mail?.text ?? "")?.[0] ?? "";
        return found;
      },
      { timeout: 20_000 },
    )
    .not.toBe("");
  return found;
}
