import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import sharp from "sharp";
import { button, main } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { enterAs, PASSWORD } from "../support/people";

const PAGES = ["/app/settings", "/app/settings/security", "/app/settings/privacy"];

const form = (page: Page, name: string) => page.getByRole("form", { name });
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("each settings page has a name of its own and isn't indexed by search engines", async ({
  page,
  aMember,
}) => {
  await aMember();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page).toHaveTitle(/ – Settings – Jobharbor$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
});

test("someone changes their names, by keyboard, and is told which is taken", async ({
  page,
  aPerson,
  aMember,
}) => {
  const other = await aPerson();
  const person = await aMember();
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent += 1;
  });
  await page.goto("/app/settings");
  await page.getByLabel("Full Name").fill("Zoë of the Harbour");
  await page.getByLabel("User Name").fill(other.username.toUpperCase());
  await button(page, "Save Changes").dblclick();
  await expect(main(page)).toContainText("This user name is taken. Choose another.");
  await expect(page.getByLabel("User Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveValue("Zoë of the Harbour");
  expect(sent).toBe(1);

  await page.getByLabel("User Name").fill(`${person.username}.new`);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Your changes have been saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Zoë of the Harbour");
  await expect(page.getByLabel("User Name")).toHaveValue(`${person.username}.new`);
});

test("a picture is chosen, refused if it isn't one, and removed", async ({ page, aMember }) => {
  await aMember();
  await page.goto("/app/settings");
  const chooser = page.locator('input[type="file"]');
  const send = (name: string, mimeType: string, buffer: Buffer) =>
    chooser.setInputFiles({ name, mimeType, buffer });
  const create = { width: 900, height: 600, channels: 3 as const, background: "#0b7a75" };
  await send("me.jpg", "image/jpeg", await sharp({ create }).jpeg().toBuffer());
  const picture = page.getByRole("img", { name: "Your picture", exact: true });
  await expect(picture).toHaveAttribute("src", /^\/media\/avatars\/[\w-]{43}\.webp$/);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  const address = (await picture.getAttribute("src")) ?? "";

  await send("me.png", "image/png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  await expect(main(page)).toContainText("Choose a JPEG, PNG, WebP, AVIF or GIF picture.");
  await send("me.png", "image/png", Buffer.alloc(5_000_001));
  await expect(main(page)).toContainText("The selected file must be smaller than 5MB.");
  await expect(picture).toHaveAttribute("src", address);

  await button(page, "Remove").click();
  await expect(page.getByRole("img", { name: "Default profile picture" })).toBeVisible();
  await expect(chooser).toBeFocused();
  expect((await page.request.get(address)).status()).toBe(404);
});

test("an email that is turned off stays off", async ({ page, aMember }) => {
  await aMember();
  await page.goto("/app/settings");
  await page.getByLabel("Sign-ins from a new device, by email").uncheck();
  await expect(toast(page, "Your preference is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Sign-ins from a new device, by email")).not.toBeChecked();
});

test("a new address applies only when the link in its email is opened", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await page.goto("/app/settings");
  const change = form(page, "Change your email address");
  await change.getByLabel("New Email Address").fill(`new-${person.email}`);
  await change.getByLabel("Current Password", { exact: true }).fill("wrong");
  await page.keyboard.press("Enter");
  await expect(change).toContainText("This isn't your password.");
  await change.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText(`We sent a link to new-${person.email}.`);
  const [user] = await sql("SELECT email FROM users WHERE id = $1", [person.id]);
  expect(user).toEqual({ email: person.email });
});

test("the password is changed, and nothing of it stays in the form", async ({ page, aMember }) => {
  await aMember();
  await page.goto("/app/settings/security");
  const change = form(page, "Change your password");
  await change.getByRole("button", { name: "Change Password" }).click();
  await change.getByRole("link", { name: "Enter your current password" }).click();
  await expect(change.getByLabel("Current Password", { exact: true })).toBeFocused();
  await change.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await change.getByLabel("New Password", { exact: true }).fill("nine herons at dusk");
  await change.getByLabel("Confirm Password", { exact: true }).fill("nine herons at dusk");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Your password has been changed")).toBeVisible();
  for (const label of ["Current Password", "New Password", "Confirm Password"]) {
    await expect(change.getByLabel(label, { exact: true })).toHaveValue("");
  }
});

test("a second factor is set up with its codes, and turned off with one of them", async ({
  page,
  aMember,
}) => {
  await aMember();
  await page.goto("/app/settings/security");
  await form(page, "Set up two-factor login")
    .getByLabel("Current Password", { exact: true })
    .fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = ((await page.locator(".secret").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Code", { exact: true }).fill(generateSync({ secret }));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [code = ""] = await codes.allTextContents();
  await button(page, "I Have Kept Them").click();

  const off = form(page, "Turn two-factor login off");
  await off.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await off.getByLabel("Code", { exact: true }).fill(code);
  await page.keyboard.press("Enter");
  await expect(form(page, "Set up two-factor login")).toBeVisible();
});

test("a session elsewhere is ended, and then all of them together", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await sql(
    `INSERT INTO sessions (id, user_id, expires_at, user_agent)
     VALUES (gen_random_uuid(), $1, now() + interval '1 day',
       'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')`,
    [person.id],
  );
  await page.goto("/app/settings/security");
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await page.getByRole("button", { name: /^Sign out Firefox on Linux/ }).click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText("This one");

  await button(page, "Sign Out Everywhere").click();
  await expect(page).toHaveURL("/");
  expect((await page.request.get("/api/account")).status()).toBe(401);
});

test("a copy of your data is prepared and downloaded only by its owner", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
}) => {
  await aMember();
  await page.goto("/app/settings/privacy");
  await page.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: "Download", exact: true });
  await expect(link).toBeVisible({ timeout: 25_000 });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^jobharbor-data-\d{4}-\d\d-\d\d\.zip$/);

  const address = (await link.getAttribute("href")) ?? "";
  const stranger = await aBrowser();
  await enterAs(stranger, await aPerson());
  expect((await stranger.request.get(address)).status()).toBe(404);
  await stranger.close();
});

test("an account is scheduled for deletion, and kept after all", async ({ page, aMember, sql }) => {
  const person = await aMember();
  await page.goto("/app/settings/privacy");
  // Nothing has been asked for yet, so nothing is announced.
  await expect(page.locator("#delete")).toContainText("it's erased 14 days later");
  await expect(page.locator("#delete")).not.toContainText("will be erased");
  await button(page, "Delete My Account").click();
  const confirm = form(page, "Delete your account");
  await confirm.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
  await confirm.getByRole("button", { name: /^Delete on / }).click();
  await expect(page).toHaveURL("/");
  const farewell = page.getByText(/^Your account will be erased on .* you can log in and keep it/);
  await expect(farewell).toBeVisible();
  expect(await sql("SELECT 1 FROM sessions WHERE user_id = $1", [person.id])).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(farewell).toHaveCount(0);

  await page.goto("/login?from=/app/settings/privacy");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app/settings/privacy");
  await expect(main(page)).toContainText("It can't be restored after that.");
  await page.locator("#delete").getByRole("button", { name: "Keep My Account" }).click();
  await expect(button(page, "Delete My Account")).toBeVisible();
  const [user] = await sql("SELECT deletion_due_at FROM users WHERE id = $1", [person.id]);
  expect(user).toEqual({ deletion_due_at: null });
});
