import { button, mailedLink, main } from "../support/account-forms";
import { expectNoViolationsInBothThemes } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { forgetSession } from "../support/people";

const SCREENS = [
  "/login",
  "/signUp",
  "/Reset-password",
  "/Reset-password?token=x",
  "/verify",
  "/verify?token=x",
];

test("a forgotten password is replaced with a mailed link, which works once", async ({
  page,
  sql,
  aPerson,
}) => {
  const { email } = await aPerson();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email Address").fill(email);
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText(
    `If an account exists for ${email}, an email with a link is on its way.`,
  );
  await expect(main(page)).toContainText("No email after a few minutes?");

  const link = await mailedLink(sql, email, "/Reset-password");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  const fill = async () => {
    await page.getByLabel("New Password", { exact: true }).fill("seven gulls at noon");
    await page.getByLabel("Confirm Password", { exact: true }).fill("seven gulls at noon");
    await page.keyboard.press("Enter");
  };
  await fill();
  await expect(main(page)).toContainText("Your password has been changed");

  await page.goto(link);
  await expect(main(page)).toContainText("This link has already been used. It only works once.");
  await expect(page.getByLabel("New Password", { exact: true })).toHaveCount(0);
  await expect(page.getByLabel("Email Address")).toBeVisible();

  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("seven gulls at noon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app");
});

test("the response about an address does not reveal whether anyone has it", async ({ page }) => {
  const address = `nobody.${"at-all.".repeat(8)}here@example.org`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/Reset-password");
  await page.getByLabel("Email Address").fill(address);
  await button(page, "Send the link").dblclick();

  await expect(main(page)).toContainText(
    `If an account exists for ${address}, an email with a link is on its way.`,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await button(page, "Change the address or send again").click();
  await expect(page.getByLabel("Email Address")).toHaveValue(address);
});

test("an invalid link leads to a new one", async ({ page }) => {
  await page.goto("/Reset-password?token=nonsense");

  await expect(main(page)).toContainText("This link isn't one of ours, or it's incomplete.");
  await expect(button(page, "Send the link")).toBeVisible();
});

test("an address is confirmed by a button, never by opening the link", async ({
  page,
  sql,
  aMember,
}) => {
  const person = await aMember({ isVerified: false });
  const isVerified = async () => {
    const [row] = await sql<{ at: unknown }>(
      "SELECT email_verified_at AS at FROM users WHERE id = $1",
      [person.id],
    );
    return row?.at !== null;
  };
  await page.goto("/verify");
  await button(page, "Send a new link").click();
  await expect(main(page).getByRole("status")).toHaveText(
    `A new link is on its way to ${person.email}.`,
  );
  await expect(page.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeDisabled();

  const link = await mailedLink(sql, person.email, "/verify");
  await forgetSession(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isVerified()).toBe(false);
  await button(page, "Confirm my email address").click();
  await expect(main(page)).toContainText(`${person.email} is confirmed.`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Your email address is confirmed",
  );
  expect(await isVerified()).toBe(true);

  await page.goto(link);
  await button(page, "Confirm my email address").click();
  await expect(main(page)).toContainText("This link has already been used. It only works once.");
  await expect(main(page).getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    "/login?from=%2Fapp%2Fsettings",
  );
});

test("a signed-in person does not see the login", async ({ page, aMember }) => {
  await aMember({ userType: "employer" });
  for (const path of ["/login", "/signUp"]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe("/employer/home");
  }
});

test("account pages are never cached, and never indexed by search engines", async ({ request }) => {
  for (const path of SCREENS) {
    const response = await request.get(path);
    expect(response.headers()["cache-control"], path).toBe("private, no-store");
    expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex/);
  }
});

for (const path of SCREENS) {
  test(`${path}: axe finds nothing in either theme, and 390 pixels are enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    // With everything wrong at once.
    const submit = main(page).locator("form [type=submit]");
    if ((await submit.count()) > 0 && !path.startsWith("/verify")) await submit.click();
    await expectNoViolationsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of SCREENS.filter((each) => each !== "/verify")) {
    test(`${path} says that it needs them, and sends nothing in an address`, async ({ page }) => {
      await page.goto(path);

      // Playwright leaves the content of a noscript out of an element's text.
      const note = main(page).locator("noscript > *");
      await expect(note).toBeVisible();
      expect(await note.textContent()).toContain("needs JavaScript");
      const form = main(page).locator("form");
      await expect(form).toBeHidden();
      await expect(form).toHaveAttribute("method", "post");
    });
  }
});
