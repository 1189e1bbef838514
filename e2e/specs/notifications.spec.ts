import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { main } from "../support/account-forms";
import { expectNoViolations, expectNoViolationsInBothThemes } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
const badge = (page: Page) => page.locator(".bell-count");

type Values = { title?: string; text?: string; path?: string; daysAgo?: number; isRead?: boolean };

async function tell(sql: Sql, userId: string, values: Values = {}): Promise<void> {
  const { title = "Acme wrote to you", text = "There is a message.", path = "/jobs" } = values;
  const { daysAgo = 0, isRead = false } = values;
  await sql(
    `INSERT INTO notifications (id, user_id, kind, cause, title, text, path, created_at, read_at)
     VALUES (gen_random_uuid(), $1, 'application_message', $2, $3, $4, $5,
       now() - $6 * interval '1 day', CASE WHEN $7 THEN now() END)`,
    [userId, randomUUID(), title, text, path, daysAgo, isRead],
  );
}

const unread = async (sql: Sql, userId: string) =>
  (await sql("SELECT id FROM notifications WHERE user_id = $1 AND read_at IS NULL", [userId]))
    .length;

test("the bell counts what is new without a reload, in every tab, and announces it", async ({
  page,
  context,
  aMember,
  sql,
}) => {
  await page.clock.install();
  const person = await aMember();
  await page.goto("/companies");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.waitForLoadState("networkidle");
  await tell(sql, person.id);
  await tell(sql, person.id);
  await page.clock.fastForward(31_000);

  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  await expect(badge(page)).toHaveText("2");
  await expect(page.getByText("You have 2 unread notifications.")).toBeAttached();

  const other = await context.newPage();
  for (let i = 0; i < 98; i++) await tell(sql, person.id);
  await other.goto("/companies");
  await expect(badge(other)).toHaveText("99+");
  await expect(bell(other)).toHaveAccessibleName("Notifications, 100 unread");
  // What one tab found out reaches the other, whose clock stands still.
  await expect(badge(page)).toHaveText("99+");
});

test("the list opens by keyboard, links to its subjects and marks them as read", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await tell(sql, person.id, { title: "Somebody looked", path: "/freshers", daysAgo: 1 });
  await tell(sql, person.id, { title: "Somebody wrote", path: "/internships" });
  await page.goto("/companies");
  await expect(badge(page)).toHaveText("2");
  await bell(page).focus();
  await page.keyboard.press("Enter");
  const links = panel(page).getByRole("link");
  await expect(links).toHaveText([
    /Unread: Somebody wrote.*just now|minute/,
    /Somebody looked/,
    "See all",
  ]);
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("button", { name: "Mark all as read" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/internships");
  await expect(badge(page)).toHaveText("1");
  await bell(page).click();
  await expect(links).toHaveText([/^Somebody wrote/, /^Unread: Somebody looked/, "See all"]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test("all are marked as read at once, and as unread again if that fails", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await tell(sql, person.id);
  await tell(sql, person.id);
  await page.route("**/api/notifications/read", (route) =>
    route.fulfill({ status: 503, json: { message: "The service is busy." } }),
  );
  await page.goto("/notifications");
  await expect(badge(page)).toHaveText("2");
  await main(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("The service is busy.")).toBeVisible();
  await expect(badge(page)).toHaveText("2");
  await expect(main(page).getByRole("status")).toHaveText("2 unread");
  expect(await unread(sql, person.id)).toBe(2);

  await page.unroute("**/api/notifications/read");
  await main(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(main(page).getByRole("status")).toHaveText("All read");
  await expect(badge(page)).toHaveCount(0);
  await expect.poll(() => unread(sql, person.id)).toBe(0);
  await page.reload();
  await expect(main(page).getByRole("status")).toHaveText("All read");
});

test("a notification that arrives while the page is open is added to it", async ({
  page,
  aMember,
  sql,
}) => {
  await page.clock.install();
  const person = await aMember();
  await tell(sql, person.id, { title: "The first" });
  await page.goto("/notifications");
  await expect(badge(page)).toHaveText("1");
  await page.waitForLoadState("networkidle");
  await tell(sql, person.id, { title: "The second" });
  await page.clock.fastForward(31_000);

  await expect(main(page).getByRole("link", { name: /The second/ })).toBeVisible();
});

test("the page has days and pages, even without scripts, and shows no one else's", async ({
  aBrowser,
  page,
  aPerson,
  aMember,
  sql,
}) => {
  const [person, other] = [await aMember(), await aPerson()];
  for (let i = 0; i < 20; i++) await tell(sql, person.id, { daysAgo: 40 });
  await tell(sql, person.id, { title: "Of yesterday", daysAgo: 1 });
  await tell(sql, person.id, { title: "Of today", isRead: true });
  await tell(sql, other.id, { title: "Of somebody else" });
  await page.goto("/notifications");
  const days = main(page).getByRole("heading", { level: 2 });
  await expect(days).toHaveText(["Today", "Yesterday", /\d{4}$/]);
  await expect(main(page)).not.toContainText("Of somebody else");

  const still = await aBrowser({ javaScriptEnabled: false });
  await enterAs(still, person);
  const plain = await still.newPage();
  await plain.goto("/notifications?page=2");
  await expect(main(plain).locator(".news-item")).toHaveCount(2);
  await expect(main(plain).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await still.close();
});

test("a kind turned off is no longer announced", async ({ page, aMember, sql }) => {
  const person = await aMember();
  await page.goto("/app/settings#notification-preferences");
  const onSite = page.getByLabel("Messages from employers, here on the site");
  await expect(onSite).toBeChecked();
  await onSite.uncheck();
  await expect(page.getByRole("listitem").filter({ hasText: "Your preference is saved." })) //
    .toBeVisible();
  await page.reload();

  await expect(onSite).not.toBeChecked();
  await expect(page.getByLabel("Messages from employers, by email")).toBeChecked();
  await expect(page.getByLabel("Applications for your jobs, by email")).toHaveCount(0);
  expect(
    await sql("SELECT channel, kind, is_on FROM notification_choices WHERE user_id = $1", [
      person.id,
    ]),
  ).toEqual([{ channel: "site", kind: "application_message", is_on: false }]);
});

test("no one can read or mark someone else's", async ({ page, aPerson, aMember, sql }) => {
  await aMember();
  const other = await aPerson();
  await tell(sql, other.id);
  const [row] = await sql<{ id: string }>("SELECT id FROM notifications WHERE user_id = $1", [
    other.id,
  ]);
  const headers = { "sec-fetch-site": "same-origin" };
  const patch = await page.request.patch(`/api/notifications/${row?.id}`, {
    data: { isRead: true },
    headers,
  });
  const post = await page.request.post("/api/notifications/read", {
    data: { ids: [row?.id] },
    headers,
  });

  expect(patch.status()).toBe(404);
  expect(await post.json()).toEqual({ unread: 0 });
  expect(await unread(sql, other.id)).toBe(1);
});

test("the empty and the full page work for everyone, at any width", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { name: "No notifications yet", level: 1 })).toBeVisible();
  await tell(sql, person.id, {
    title: `${"Donaudampfschifffahrtsgesellschaft".repeat(3)} wrote to you`,
    text: "There is a message about your application for Senior Harbour Master.",
  });
  await tell(sql, person.id, { title: "Acme Bakery opened your application", isRead: true });
  await tell(sql, person.id, { title: "12 new jobs for baker in Pune", daysAgo: 3 });
  await page.goto("/notifications");
  await expectNoViolations(page, [1440, 390, 320]);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/notifications");
    await bell(page).click();
    await expect(panel(page).getByRole("link", { name: "See all" })).toBeVisible();
    await expect(panel(page).locator(".news-item")).toHaveCount(3);
    await expectNoViolationsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
