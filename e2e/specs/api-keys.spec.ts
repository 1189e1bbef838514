import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { POSTING } from "../support/first-company";
import { expect, test } from "../support/fixtures";
import { PASSWORD } from "../support/people";
import { shootAll } from "../support/screenshots";

const secretField = (page: Page) => page.getByLabel("Key", { exact: true });
const passwordIn = (form: Locator) => form.getByRole("textbox", { name: "Current Password" });

async function storeSecret(page: Page): Promise<string> {
  await expect(secretField(page)).toHaveValue(/^jobharbor_key_/);
  const secret = await secretField(page).inputValue();
  await page.getByRole("button", { name: "I Have Stored It" }).click();
  await expect(secretField(page)).toHaveCount(0);
  return secret;
}

test("an owner creates a key, a program posts with it, and it is replaced and revoked", async ({
  page,
  playwright,
  baseURL,
  anOwner,
}) => {
  await anOwner();
  await page.goto("/employer/profile");
  await page.getByRole("link", { name: "API Keys" }).click();
  const form = page.getByRole("form", { name: "Create a key" });
  await form.getByLabel("Name").fill("Careers site");
  await form.getByRole("button", { name: "Create Key" }).click();
  await expect(form.getByText("Choose what the key may do").first()).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("Careers site");
  await form.getByLabel("Write jobs").check();
  await passwordIn(form).fill("not this one");
  await form.getByRole("button", { name: "Create Key" }).click();
  await expect(form.getByText("This isn't your password.")).toBeVisible();
  await passwordIn(form).fill(PASSWORD);
  await form.getByRole("button", { name: "Create Key" }).click();
  await expect(secretField(page)).toBeVisible();
  await shootAll(page, "api-key-secret");
  const secret = await storeSecret(page);

  const program = await playwright.request.newContext({ baseURL: `${baseURL}` });
  const call = (method: string, path: string) => (key: string) =>
    program.fetch(path, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === "PUT" ? { data: { posting: POSTING } } : {}),
    });
  const put = call("PUT", "/api/jobs/by-reference/careers/REQ-12");
  const first = await put(secret);
  expect(first.status()).toBe(201);
  expect(await first.json()).toMatchObject({ outcome: "created" });
  expect(first.headers()["ratelimit"]).toMatch(/^"key";r=\d+;t=\d+$/);
  const again = await put(secret);
  expect(again.status()).toBe(200);
  expect(await again.json()).toMatchObject({ outcome: "unchanged" });
  expect((await call("GET", "/api/employer/applications")(secret)).status()).toBe(403);
  expect((await call("GET", "/api/account")(secret)).status()).toBe(403);

  await page.reload();
  const keys = page.getByRole("list", { name: "Keys" });
  await expect(keys).toContainText("last used just now");
  await page.getByRole("button", { name: "Replace: Careers site" }).click();
  const replacing = page.getByRole("form", { name: "Replace Careers site" });
  await passwordIn(replacing).fill(PASSWORD);
  await replacing.getByRole("button", { name: "Replace Key" }).click();
  const next = await storeSecret(page);
  await expect(keys).toContainText("The old key works until");
  for (const each of [secret, next]) expect((await put(each)).status()).toBe(200);
  await shootAll(page, "api-keys");
  await expectNoViolations(page);

  await page.getByRole("button", { name: "Revoke: Careers site" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("No keys yet.")).toBeVisible();
  for (const each of [secret, next]) expect((await put(each)).status()).toBe(401);
  await program.dispose();
});
