import type { Page } from "@playwright/test";
import { button, fillLogin } from "../support/account-forms";
import { delayResponses } from "../support/delayed-responses";
import { expect, type Fixtures, test } from "../support/fixtures";
import { enterAs } from "../support/people";

// Spec, section 4. We move the page's clock rather than wait.

const dialog = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });

/** How often the page has requested its session, which is what extends it. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/session")) count += 1;
  });
  return () => count;
}

/** Waits until the keeper has loaded and recorded that the page was opened. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lastActivity"))).not.toBeNull();
}

const hoursLeft = (page: Page) =>
  page.evaluate(() => (Number(localStorage.getItem("expiresAt")) - Date.now()) / 3_600_000);

/** Moves to the moment when, after a long time without activity, the session is about to end. */
async function untilWarned(page: Page, refreshes: () => number): Promise<void> {
  await untilKept(page);
  await page.clock.fastForward("07:30:01");
  await expect.poll(refreshes).toBe(1);
  await expect.poll(() => hoursLeft(page)).toBeGreaterThan(7.9);
  await page.clock.fastForward("07:58:01");
  await expect(dialog(page)).toBeVisible();
}

/** Opens a member's page with a clock to move; returns how often it has requested its session. */
async function openByClock({ page, aMember }: Pick<Fixtures, "aMember"> & { page: Page }) {
  await page.clock.install();
  await aMember();
  const refreshes = countRefreshes(page);
  await page.goto("/app");
  return refreshes;
}

test("a session in use is extended half an hour before its end, not earlier", async ({
  page,
  aMember,
}) => {
  const refreshes = await openByClock({ page, aMember });
  await untilKept(page);

  await page.clock.fastForward("07:29:00");
  await page.mouse.click(300, 300);
  expect(refreshes()).toBe(0);
  await page.clock.fastForward("00:01:10");

  await expect.poll(refreshes).toBe(1);
  await expect.poll(() => hoursLeft(page)).toBeGreaterThan(7.9);
});

test("only one of many tabs refreshes the session", async ({ page, context, aMember }) => {
  // One clock for all of the browser's pages.
  await context.clock.install();
  await aMember();
  const other = await context.newPage();
  const counts = [countRefreshes(page), countRefreshes(other)];
  for (const tab of [page, other]) {
    await tab.goto("/jobs");
    await untilKept(tab);
  }
  const total = () => counts.reduce((sum, count) => sum + count(), 0);

  await context.clock.fastForward("07:30:01");

  await expect.poll(total).toBe(1);
  await page.mouse.click(300, 400);
  await context.clock.runFor(2000);
  expect(total()).toBe(1);
});

test("an idle session warns two minutes before its end, and continues on request", async ({
  page,
  aMember,
}) => {
  const refreshes = await openByClock({ page, aMember });
  await untilWarned(page, refreshes);

  await expect(dialog(page)).toContainText(/You will be signed out in 1\d\d seconds/);
  await expect(dialog(page).getByRole("button", { name: "Logout" })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(dialog(page)).toContainText(/You will be signed out in [89]\d seconds/);
  await dialog(page).getByRole("button", { name: "Stay signed in" }).click();

  await expect(dialog(page)).toBeHidden();
  expect(refreshes()).toBe(2);
  await expect.poll(() => hoursLeft(page)).toBeGreaterThan(7.9);
  await expect(page).toHaveURL("/app");
});

test("what was typed is restored after the session ended and someone logged in", async ({
  page,
  context,
  aPerson,
  sql,
}) => {
  const person = await aPerson();
  await page.clock.install();
  await enterAs(context, person);
  const refreshes = countRefreshes(page);
  await page.goto("/app/settings?from=mail");
  await untilKept(page);
  await page.getByLabel("Full Name").fill("Inês de Carvalho");
  await untilWarned(page, refreshes);
  // The server's clock stands still meanwhile.
  await sql("DELETE FROM sessions WHERE user_id = $1", [person.id]);
  await page.clock.fastForward("00:02:00");

  await expect(page).toHaveURL(`/login?from=${encodeURIComponent("/app/settings?from=mail")}`);
  expect(await page.evaluate(() => localStorage.getItem("userId"))).toBeNull();
  await fillLogin(page, person.email);
  await button(page, "Login").click();

  await expect(page).toHaveURL("/app/settings?from=mail");
  await expect(page.getByLabel("Full Name")).toHaveValue("Inês de Carvalho");
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
});

test("passwords and email addresses are never saved", async ({ page, aMember }) => {
  await aMember();
  await page.goto("/app/settings/security");
  await untilKept(page);
  for (const field of await page.locator("form input[type=password]").all()) {
    await field.fill("an open secret");
  }

  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain("an open secret");
});

test("a call that returns 401 ends the session; one that returns 403 does not", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await page.route("**/api/saved-jobs", (route) =>
    route.fulfill({ status: 403, json: { message: "No." } }),
  );
  await page.goto("/jobs");
  await expect(button(page, "Account")).toBeVisible();
  await untilKept(page);
  await page.unroute("**/api/saved-jobs");

  await sql("DELETE FROM sessions WHERE user_id = $1", [person.id]);
  await page.reload();

  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(button(page, "Account")).toBeHidden();
  await expect(page).toHaveURL("/jobs");
});

test("logging out in one tab logs out in all", async ({ page, context, aMember }) => {
  await aMember();
  const [member, visitor] = [await context.newPage(), await context.newPage()];
  await member.goto("/app/profile");
  await visitor.goto("/jobs");
  await page.goto("/app");
  for (const tab of [page, member, visitor]) await untilKept(tab);

  // What lies behind others is given little time by a browser.
  await page.bringToFront();
  await button(page, "Account").click();
  await button(page, "Logout").click();

  await expect(page).toHaveURL("/");
  await expect(member).toHaveURL(`/login?from=${encodeURIComponent("/app/profile")}`);
  await expect(visitor.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(visitor).toHaveURL("/jobs");
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test("a failed logout leaves the person signed in, and says so", async ({ page, aMember }) => {
  await aMember({ userType: "employer" });
  await page.route("**/api/auth/signout", (route) => route.fulfill({ status: 503, json: {} }));
  const release = await delayResponses(page, "**/api/auth/csrf");
  await page.goto("/employer");
  await untilKept(page);

  await button(page, "Sign Out").click();
  await expect(button(page, "Signing Out...")).toBeDisabled();
  release();

  await expect(button(page, "Sign Out")).toBeEnabled();
  await expect(page.getByText("You're still signed in")).toBeVisible();
});
