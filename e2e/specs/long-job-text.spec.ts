import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

const PHONE = { width: 390, height: 800 };
const LAST = "The tide table hangs beside the door.";
const LONG = [
  "Bring ships in, and out again.",
  ...Array.from({ length: 30 }, (_one, index) => `${index + 1}. Read the chart, then the sea.`),
  "Write to [the harbour office](https://harbour.example/office) about the berths. ".repeat(12),
  LAST,
].join("\n\n");

const text = (page: Page) => page.locator(".prose").first();
const toggle = (page: Page) => page.locator("summary").filter({ hasText: "of the description" });

/** How much of a text can't be seen where it stands, in pixels. */
function hiddenHeight(prose: Locator): Promise<number> {
  return prose.evaluate((element) => element.scrollHeight - element.clientHeight);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a long text shows its beginning on a phone, and opens by the keyboard", async ({
      page,
      aPosting,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto((await aPosting({ description: LONG })).path);

      expect(await hiddenHeight(text(page))).toBeGreaterThan(500);
      // A screen reader and a search in the page still have it all.
      await expect(text(page)).toContainText(LAST);
      await toggle(page).focus();
      await page.keyboard.press("Enter");
      expect(await hiddenHeight(text(page))).toBe(0);
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toContainText("Show less");
      await page.getByText(LAST).scrollIntoViewIfNeeded();
      await expect(page.getByText(LAST)).toBeInViewport();
      await page.keyboard.press("Enter");
      expect(await hiddenHeight(text(page))).toBeGreaterThan(500);
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toBeInViewport();
    });
  });
}

test("a long text opens for an address or a focus inside it", async ({ page, aPosting }) => {
  await page.setViewportSize(PHONE);
  const { path } = await aPosting({ description: LONG });
  await page.goto(path);
  await toggle(page).focus();
  await page.keyboard.press("Shift+Tab");

  await expect(text(page).getByRole("link").last()).toBeFocused();
  await expect(text(page).getByRole("link").last()).toBeInViewport();
  expect(await hiddenHeight(text(page))).toBe(0);
  await page.goto(`${path}#about-the-role`);
  await expect.poll(() => hiddenHeight(text(page))).toBe(0);
  await expect(toggle(page)).toBeHidden();
});

test("axe finds nothing in a collapsed text, light and dark", async ({ page, aPosting }) => {
  await page.setViewportSize(PHONE);
  const { path } = await aPosting({ description: LONG });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await expectNoViolations(page);
  }
});

test("short texts, wide screens and paper show everything", async ({ page, aPosting }) => {
  const long = await aPosting({ description: LONG });
  await page.goto(long.path);
  expect(await hiddenHeight(text(page))).toBe(0);
  await expect(toggle(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: "print" });
  expect(await hiddenHeight(text(page))).toBe(0);
  await expect(toggle(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(toggle(page)).toBeVisible();

  const short = await aPosting({ description: "Bring ships in. ".repeat(80) });
  await page.goto(short.path);
  expect(await hiddenHeight(text(page))).toBe(0);
  await expect(toggle(page)).toHaveCount(0);
});
