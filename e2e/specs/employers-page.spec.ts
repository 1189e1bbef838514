import { aName, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

const WORD = "sails-and-anchors-7";

test("a recruiter gets from the header to the form, signed up as a recruiter", async ({ page }) => {
  const name = aName();
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "For Employers" }).click();
  await expect(page).toHaveURL("/employers");
  await expect(nav.getByRole("link", { name: "For Employers" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expectNoViolations(page);
  await page.getByText("Who can see the applications?").click();
  await expect(page.getByText("The people of your company whom you invite")).toBeVisible();

  await main(page).getByRole("link", { name: "Post a Job for Free" }).click();
  await expect(page.getByLabel("User Type")).toHaveValue("employer");
  await page.getByLabel("User Name").fill(name);
  await page.getByLabel("Email Address").fill(`${name.replaceAll(" ", ".")}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(WORD);
  await page.getByLabel("Confirm Password", { exact: true }).fill(WORD);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();

  await expect(page).toHaveURL("/employer", { timeout: 15_000 });
  await expect(main(page)).toContainText("The jobs you post wait until you open it.");
  await expect(
    main(page).getByRole("link", { name: "Create yours or ask to join one" }),
  ).toBeVisible();
});

test("on a phone it is in the menu, and signed-in people don't see it", async ({
  page,
  aMember,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/employers");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "For Employers" })).toBeVisible();
  await page.keyboard.press("Escape");

  await aMember({ userType: "employer" });
  await page.goto("/employers");
  await expect(menu.getByRole("link", { name: "For Employers" })).toHaveCount(0);
  await main(page).getByRole("link", { name: "Post a Job", exact: true }).click();
  await expect(page).toHaveURL("/employer");
});

test("it reads without scripts and is in the sitemap", async ({ aBrowser, request }) => {
  const context = await aBrowser({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/employers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Every application read. Everyone answered.",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/employers$/);
  await context.close();
  const sitemap = await (await request.get("/sitemaps/pages.xml")).text();
  expect(sitemap).toContain("/employers</loc>");
});
