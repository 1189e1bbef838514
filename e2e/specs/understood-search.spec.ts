import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { openFilters } from "../support/filters";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/input-methods";

const SENTENCE = "remote engineer jobs in India posted last month";

function understood(page: Page): Locator {
  return page.getByRole("main").getByRole("group", { name: "Understood from your words" });
}

function chip(page: Page, label: string): Locator {
  return understood(page).getByRole("link", { name: `Remove from the search: ${label}` });
}

function found(page: Page): Locator {
  return page.getByRole("main").getByRole("status").filter({ hasText: "Found" });
}

async function total(page: Page): Promise<number> {
  const words = (await found(page).textContent()) ?? "";
  return Number(/^Found ([\d,]+)/.exec(words)?.[1]?.replace(",", ""));
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const search = (sentence: string) => `/search-results?query=${encodeURIComponent(sentence)}`;

test.describe("on a phone, by keyboard", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a sentence typed on the home page is understood, and its parts can be removed", async ({
    page,
  }) => {
    await page.goto("/");
    const bar = page.getByRole("main").getByRole("form", { name: "Search jobs" });
    await tabTo(page, bar.getByLabel("What"));
    await page.keyboard.type(SENTENCE);
    await page.keyboard.press("Enter");

    await expect(heading(page)).toHaveText("Remote engineer jobs in India");
    for (const label of ["Remote", "In India", "Past 30 days"]) {
      await expect(chip(page, label)).toBeVisible();
    }
    const narrow = await total(page);
    await tabTo(page, chip(page, "Remote"));
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Engineer jobs in India");
    await expect(chip(page, "Remote")).toHaveCount(0);
    await expect.poll(() => total(page)).toBeGreaterThan(narrow);
    await tabTo(page, page.getByRole("link", { name: "Search for exactly what I typed" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/asTyped=1/);
    await expect(understood(page)).toHaveCount(0);
  });
});

test("a very long search that finds nothing fits a phone, and so does what is offered instead", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(search(`contract designer for ${"regulatory reporting ".repeat(6)}unheardof`));

  await expect(page.getByRole("link", { name: /^Without “designer for/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("what was understood is set in the filters, and the address keeps it once one changes", async ({
  page,
}) => {
  await page.goto(search("remote engineer in India"));
  const modes = await openFilters(page, "Work mode");
  await expect(modes.getByLabel("Remote")).toBeChecked();
  await modes.getByLabel("Hybrid").check();

  await expect(page).toHaveURL("/search-results?query=engineer&location=India&mode=hybrid,remote");
  await expect(understood(page)).toHaveCount(0);
});

test("a filter of the address overrides the words", async ({ page }) => {
  await page.goto(`${search("remote engineer")}&mode=hybrid`);

  await expect(heading(page)).toHaveText("Hybrid engineer jobs");
  await expect(understood(page)).toContainText("Remote (another filter says otherwise)");
});

test("pages and order keep the words as they were typed", async ({ page }) => {
  await page.goto(search("full time engineer"));
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/search-results?query=full+time+engineer&page=2");
  await page.getByLabel("Sort").selectOption({ label: "Newest" });

  await expect(page).toHaveURL("/search-results?query=full+time+engineer&sort=newest");
  await expect(chip(page, "Full-time")).toBeVisible();
});

test("misspelt words are corrected, and searched for as typed on request", async ({ page }) => {
  await page.goto(search("acountant"));
  const note = page.getByText(/^Showing results for accountant\. Search instead for acountant\.$/);
  await expect(note).toBeVisible();
  await expect(heading(page)).toHaveText("Accountant jobs");
  expect(await total(page)).toBeGreaterThan(3);
  await note.getByRole("link", { name: "acountant", exact: true }).click();

  await expect(page).toHaveURL("/search-results?query=acountant&asTyped=1");
  await expect(found(page)).toContainText("Found 0 jobs");
  await expect(page.getByText("Did you mean accountant?")).toBeVisible();
  await page.getByRole("link", { name: "Remove filter: Exactly as typed" }).click();
  await expect(page).toHaveURL("/search-results?query=acountant");
});

test("partial matches are listed under the jobs found, and aren't counted", async ({ page }) => {
  await page.goto(search("artisan bread baker nurse"));
  const close = page.getByRole("region", { name: "Close matches" });

  await expect(found(page)).toContainText("Found 0 jobs");
  await expect(page.getByRole("heading", { name: "No matching jobs found" })).toBeVisible();
  await expect(close.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
});

test("search engines are told the understood search, or the landing page that shows it", async ({
  page,
}) => {
  const canonical = page.locator('link[rel="canonical"]');
  const robots = page.locator('meta[name="robots"]');
  await page.goto(search("jobs in Pune"));
  await expect(canonical).toHaveAttribute("href", /\/jobs\/in\/pune-india$/);
  await page.goto(search("remote engineer in Pune"));
  await expect(canonical).toHaveAttribute(
    "href",
    /\/search-results\?query=engineer&location=Pune&mode=remote$/,
  );
  await expect(robots).toHaveAttribute("content", /noindex/);
  await page.goto(search("acountant"));
  await expect(robots).toHaveAttribute("content", /noindex/);
});

test("the API says how it read the words", async ({ request }) => {
  const response = await request.get("/api/searchJobs?query=remote+engineer+jobs+in+India&limit=1");
  const { understood: read } = (await response.json()) as {
    understood: { search: string; parts: { kind: string; text: string }[] };
  };

  expect(read.search).toBe("/search-results?query=engineer&location=India&mode=remote");
  expect(read.parts.map(({ kind, text }) => [kind, text])).toEqual([
    ["mode", "remote"],
    ["place", "in India"],
  ]);
});

test("axe finds nothing in any of it", async ({ page }) => {
  for (const sentence of [SENTENCE, "acountant", "artisan bread baker nurse"]) {
    await page.goto(search(sentence));
    await expectNoViolations(page);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("chips, corrections and filters are links and a form", async ({ page }) => {
    await page.goto(search("remote engineer in India"));
    const both = await total(page);
    await chip(page, "Remote").click();
    await expect(page).toHaveURL("/search-results?query=engineer+in+India");
    expect(await total(page)).toBeGreaterThan(both);
    const types = await openFilters(page, "Job type");
    await types.getByRole("checkbox", { name: /^Full-time/ }).check();
    await types.getByRole("button", { name: "Apply Filters" }).click();

    await expect(page).toHaveURL(/query=engineer&location=India.*jobType=full-time/);
    await page.goto(search("acountant"));
    await page.getByRole("link", { name: "acountant", exact: true }).click();
    await expect(page).toHaveURL(/asTyped=1/);
  });
});
