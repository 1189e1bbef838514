import type { Page } from "@playwright/test";
import { button } from "../support/account-forms";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";

// Spec, section 2, Header. Its HTML is the same for everyone.

const banner = (page: Page) => page.getByRole("banner");

/** The positions of everything in the header and at the page's beginning. */
async function boxes(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const parts = ".logo, .site-nav, .site-account, .bell, .avatar-btn, .site-menu-button, main";
    const named = [...document.querySelectorAll(parts)].map((part) => {
      const { x, y, width } = part.getBoundingClientRect();
      return [part.className || part.tagName, { x, y, width }] as const;
    });
    return Object.fromEntries(named);
  });
}

test("a visitor's header requests nothing and is the same for everyone", async ({
  page,
  request,
  aPerson,
}) => {
  const asked: string[] = [];
  page.on("request", (call) => {
    if (/\/api\/(account|auth|saved-jobs)/.test(call.url())) asked.push(call.url());
  });
  await page.goto("/companies");
  await expect(banner(page).getByRole("link", { name: "Login" })).toBeVisible();
  await expect(banner(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
  await expect(button(page, "Account")).toBeHidden();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  const person = await aPerson();
  const headers = { cookie: `jobharbor.session=${person.cookie}` };
  const response = await request.get("/companies", { headers });
  expect(response.headers()["cache-control"]).toContain("public");
  expect(await response.text()).not.toContain(person.username);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} pixels nothing moves when the account arrives`, async ({
    page,
    aMember,
  }) => {
    await page.setViewportSize(viewport);
    const person = await aMember();
    const release = await delayResponses(page, "**/api/account");
    await page.goto("/companies", { waitUntil: "commit" });
    await expect(button(page, "Account")).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(banner(page).getByRole("link", { name: "Login" })).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    release();
    await button(page, "Account").click();
    const menu = page.getByRole("navigation", { name: "Account" });
    await expect(menu).toContainText(person.username);

    expect(await boxes(page)).toEqual(before);
    await expect(page.locator(".bell-count")).toHaveCount(0);
  });
}

test("a press during which the account arrives opens its menu", async ({ page, aMember }) => {
  const person = await aMember();
  const release = await delayResponses(page, "**/api/account");
  await page.goto("/companies");
  await button(page, "Account").hover();
  await page.mouse.down();
  release();
  // The picture takes the place of the one under the pointer.
  await expect(page.locator("#account-menu")).toContainText(person.username);
  await page.mouse.up();

  await expect(page.getByRole("navigation", { name: "Account" })).toContainText(person.username);
});

const ENTRIES = ["My Profile", "Saved Jobs", "My Applications", "Job Alerts"];

for (const [userType, own] of [
  ["job_seeker", []],
  ["employer", ["Employer dashboard"]],
  ["admin", ["Admin"]],
] as const) {
  test(`the menu of ${userType} opens and closes by keyboard`, async ({ page, aMember }) => {
    await aMember({ userType });
    await page.goto("/companies");
    const menu = page.getByRole("navigation", { name: "Account" });
    await expect(menu).toBeHidden();
    await button(page, "Account").focus();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("link")).toHaveText([...ENTRIES, ...own, "Settings"]);
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "My Profile" })).toBeFocused();
    await page.keyboard.press("Escape");

    await expect(menu).toBeHidden();
    await expect(button(page, "Account")).toBeFocused();
    await button(page, "Notifications").click();
    await expect(page.getByText("No notifications yet")).toBeVisible();
  });
}

test("the menu on small screens has the same entries", async ({ page, aMember }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await aMember();
  await page.goto("/companies");
  await button(page, "Menu").click();
  const menu = page.getByRole("navigation", { name: "Menu" });

  await expect(menu.getByRole("link")).toHaveText([
    "Companies",
    "Freshers",
    "Internships",
    "Dashboard",
    ...ENTRIES,
    "Settings",
  ]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await menu.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(button(page, "Account")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("userId"))).toBeNull();
});
