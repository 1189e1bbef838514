import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";

const API = "**/api/suggest?**";
const PHONE = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole("main").getByRole("form", { name: "Search jobs" });
const header = (page: Page) => page.getByRole("banner").getByRole("form", { name: "Search jobs" });
const words = (form: Locator) => form.getByLabel(/^(What|Job title, skill or company)$/);
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");

type Suggestion = { kind: string; label: string };

async function suggest(request: APIRequestContext, query: string): Promise<Suggestion[]> {
  const response = await request.get(`/api/suggest?query=${query}`);
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
}

// The worker makes them right after the demo content.
test.beforeEach(async ({ request }) => {
  await expect
    .poll(async () => (await suggest(request, "nurse")).length, { timeout: 45_000 })
    .toBeGreaterThan(0);
});

test("the API suggests a few of each kind, and refuses unknown parameters", async ({ request }) => {
  const all = await suggest(request, "s");
  expect(all.length).toBe(8);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(["title", "skill", "company", "place"]),
  );
  expect((await suggest(request, "pyhton")).map(({ label }) => label)).toContain("Python");
  expect((await suggest(request, "bangalor&kinds=place"))[0]?.label).toBe("Bengaluru, India");
  for (const wrong of ["", "?query=a&kinds=film", "?query=a&query=b", "?query=a&kinds="]) {
    expect((await request.get(`/api/suggest${wrong}`)).status(), wrong).toBe(422);
  }
});

test("a page loads nothing for suggestions before someone enters a field", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const before = scripts.length;
  await expect(bar(page).getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("listbox")).toHaveCount(0);

  await expect(async () => {
    await words(bar(page)).blur();
    await words(bar(page)).focus();
    expect(scripts.length).toBeGreaterThan(before);
  }).toPass();
  await expect(bar(page).getByRole("combobox", { name: "What" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

for (const size of [PHONE, { width: 1440, height: 900 }]) {
  test(`words and place are chosen and searched for by keyboard only, ${size.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto("/");
    await words(bar(page)).focus();
    await page.keyboard.type("regis", { delay: 30 });
    await expect(options(page).first()).toContainText("Regis");
    await expect(page.getByText(/^\d suggestions?$/)).toHaveCount(1);
    const field = bar(page).getByRole("combobox", { name: "What" });
    await expect(field).toHaveAttribute("aria-expanded", "true");

    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    const first = options(page).first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    const id = (await first.getAttribute("id")) ?? "";
    await expect(field).toHaveAttribute("aria-activedescendant", id);
    await page.keyboard.press("Home");
    await expect(first).toHaveAttribute("aria-selected", "false");
    await expect(field).toBeFocused();

    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(field).toHaveValue("regis");
    await page.keyboard.press("ArrowDown");
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    const chosen = await field.inputValue();
    expect(chosen.toLowerCase()).toContain("regis");

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("pun", { delay: 30 });
    await expect(options(page).first()).toHaveText("Pune, India");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect(bar(page).getByLabel("Where")).toHaveValue("Pune, India");
    await expect(list(page)).toBeHidden();
    await words(bar(page)).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: /No Job Found/ })).toHaveCount(0);
  });
}

test("text typed without choosing a suggestion is searched for as it is", async ({ page }) => {
  await page.goto("/companies");
  await words(header(page)).pressSequentially("nurse", { delay: 30 });
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/search-results\?query=nurse(&|$)/);
});

test("an option is chosen by a tap, in the header of a phone as well", async ({ aBrowser }) => {
  const context = await aBrowser({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/search-results");
  await header(page).getByLabel("Location", { exact: true }).tap();
  await header(page)
    .getByLabel("Location", { exact: true })
    .pressSequentially("mumb", { delay: 30 });
  const option = options(page).first();
  await expect(option).toHaveText("Mumbai, India");
  const box = await list(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await option.tap();

  await expect(header(page).getByLabel("Location", { exact: true })).toHaveValue("Mumbai, India");
  await expect(list(page)).toBeHidden();
  await context.close();
});

test("the mouse chooses an option, and a click elsewhere closes the list", async ({ page }) => {
  await page.goto("/jobs");
  const form = page.getByRole("form", { name: "Search all jobs" });
  await words(form).pressSequentially("desig", { delay: 30 });
  await expect(list(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(list(page)).toBeHidden();

  await words(form).pressSequentially("n", { delay: 30 });
  const option = options(page).first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(words(form)).toBeFocused();
  await expect(words(form)).toHaveValue(/design/i);
});

test("a response that comes too late shows nothing", async ({ page }) => {
  await page.goto("/");
  const release = await delayResponses(page, API);
  const asked = page.waitForRequest(API);
  await words(bar(page)).pressSequentially("nurse", { delay: 30 });
  await asked;
  await words(bar(page)).fill("");
  release();

  await words(bar(page)).pressSequentially("zzyzx", { delay: 30 });
  await page.waitForResponse(API);
  await expect(list(page)).toBeHidden();
});

test("without suggestions the field still works, and shows no error", async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/jobs");
  const form = page.getByRole("form", { name: "Search all jobs" });
  const failed = page.waitForResponse(API);
  await words(form).pressSequentially("nurse", { delay: 30 });
  await failed;
  await words(form).press("Enter");

  await expect(page).toHaveURL(/\/search-results\?query=nurse/);
});

test("the open list is sound for assistive technology", async ({ page }) => {
  for (const path of ["/", "/search-results"]) {
    await page.goto(path);
    const form = path === "/" ? bar(page) : header(page);
    await words(form).pressSequentially("s", { delay: 30 });
    await expect(options(page)).toHaveCount(8);
    await page.keyboard.press("ArrowDown");
    await expectNoViolations(page);
    await expect(options(page)).toHaveCount(8);
  }
});

test("an employer's place is suggested while it is typed, several with semicolons", async ({
  page,
  anOwner,
}) => {
  await anOwner();
  await page.goto("/employer");
  const field = page.getByRole("main").getByLabel("Location", { exact: true });
  await field.pressSequentially("bangal", { delay: 30 });
  await expect(page.getByRole("option", { name: "Bengaluru, India" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Bengaluru, India");
  await field.pressSequentially("; mumb", { delay: 30 });
  await page.getByRole("option", { name: "Mumbai, India", exact: true }).click();

  await expect(field).toHaveValue("Bengaluru, India; Mumbai, India");
});
