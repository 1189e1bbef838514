import type { Page } from "@playwright/test";
import { aName, button, fillLogin, fillSignUp } from "../support/account-forms";
import {
  aPdf,
  applicationsTo,
  applyPath,
  fullName,
  insertQuestions,
  submit,
} from "../support/applying";
import { expectNoViolationsAsItIs } from "../support/axe";
import { expect, test } from "../support/fixtures";

const SENT = /\/applications\/[0-9a-f-]{36}\/sent$/;
const letter = (page: Page) => page.getByLabel(/^Cover letter/);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Log in or sign up to send it" });

async function fill(page: Page): Promise<void> {
  await fullName(page).fill("Ines Carvalho");
  await page.getByLabel("Email", { exact: true }).fill("ines@example.org");
  await page.getByLabel("Resume", { exact: true }).setInputFiles(aPdf("ines cv.pdf"));
  await letter(page).fill("I have read the tables.");
  await page.getByRole("radio", { name: "Yes", exact: true }).check();
}

test("a visitor fills in everything, signs up at the end, and sends what was written", async ({
  page,
  aPosting,
  sql,
}) => {
  const job = await aPosting({ title: "Tide reader" });
  await insertQuestions(sql, job.id, [{ kind: "yes_no", text: "Can you swim?" }]);
  await page.goto(applyPath(job.id));
  await expect(page.getByText("You'll need an account to send it.")).toBeVisible();
  await fill(page);
  await submit(page).click();

  await expect(dialog(page)).toBeVisible();
  await expectNoViolationsAsItIs(page);
  const name = aName();
  await dialog(page).getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByLabel("User Name")).toHaveValue("Ines Carvalho");
  await expect(page.getByLabel("Email Address")).toHaveValue("ines@example.org");
  await fillSignUp(page, { username: name, email: `${name}@example.org` });
  await button(page, "Sign Up").click();

  await expect(page).toHaveURL(applyPath(job.id));
  await expect(fullName(page)).toHaveValue("Ines Carvalho");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ines@example.org");
  await expect(letter(page)).toHaveValue("I have read the tables.");
  await expect(page.getByRole("radio", { name: "Yes", exact: true })).toBeChecked();
  expect(
    await page
      .getByLabel("Resume", { exact: true })
      .evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe("ines cv.pdf");
  await submit(page).click();

  // A new address is unverified: the confirmation says what the application is waiting for.
  await expect(page).toHaveURL(SENT);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your application is saved");
  await expect(page.getByText("Your application has been received.")).toHaveCount(0);
  await expect(page.getByText("Verify your email address to send it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send a new link" })).toBeVisible();
  await expectNoViolationsAsItIs(page);
  expect(await applicationsTo(sql, job.id)).toMatchObject([
    { status: "held", full_name: "Ines Carvalho", resume: "ines cv.pdf" },
  ]);

  // Once the address is verified, it is sent by itself.
  const mail = page
    .getByRole("link", { name: `${name}@example.org` })
    .filter({ hasText: /confirm|verify/i })
    .first();
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await mail.click();
  await page
    .frameLocator("iframe")
    .getByRole("link", { name: /confirm|verify/i })
    .click();
  await button(page, "Confirm my email address").click();
  await expect
    .poll(async () => (await applicationsTo(sql, job.id))[0]?.status, { timeout: 20_000 })
    .toBe("submitted");
  await sql("DELETE FROM users WHERE username = $1", [name]);
});

test("a visitor with an account logs in at the end; a logout deletes what was written", async ({
  page,
  aPerson,
  aPosting,
  sql,
}) => {
  const person = await aPerson();
  const [job, other] = [await aPosting(), await aPosting()];
  for (const { id } of [job, other]) {
    await insertQuestions(sql, id, [{ kind: "yes_no", text: "Can you swim?" }]);
  }
  await page.goto(applyPath(job.id));
  await fill(page);
  await submit(page).click();
  await dialog(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(letter(page)).toHaveValue("I have read the tables.");
  await submit(page).click();
  await dialog(page).getByRole("link", { name: "Log in" }).click();
  await fillLogin(page, person.email);
  await button(page, "Login").click();

  await expect(page).toHaveURL(applyPath(job.id));
  await expect(letter(page)).toHaveValue("I have read the tables.");
  await submit(page).click();
  await expect(page).toHaveURL(SENT);
  expect(await applicationsTo(sql, job.id)).toMatchObject([
    { status: "submitted", resume: "ines cv.pdf" },
  ]);

  await page.goto(applyPath(other.id));
  await letter(page).fill("Written and left");
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await button(page, "Account").click();
  await page
    .getByRole("navigation", { name: "Account" })
    .getByRole("button", { name: "Logout" })
    .click();
  await expect(page).toHaveURL("/");
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("applications");
        opening.onsuccess = () => {
          const all = opening.result.transaction("drafts").objectStore("drafts").count();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  expect(left).toBe(0);
});

test("without scripts the form says that it needs them", async ({ aBrowser, aPosting }) => {
  const job = await aPosting();
  const context = await aBrowser({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(applyPath(job.id));

  const note = page.getByRole("main").locator("noscript .notice");
  await expect(note).toBeVisible();
  await expect(note).toContainText("Applying needs JavaScript.");
  await expect(page.getByText("Loading...")).toBeHidden();
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await context.close();
});
