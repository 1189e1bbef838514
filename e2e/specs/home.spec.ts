import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const CAROUSELS = ["Latest Internships", "Remote Jobs", "Freshers Jobs"];

function section(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** How many cards are completely visible in the row's window. */
function shownWhole(row: Locator, cards: "article" | "link"): Promise<number> {
  return row.getByRole(cards).evaluateAll((elements) => {
    const view = elements[0]?.closest("[role=group]")?.getBoundingClientRect();
    if (!view) return 0;
    return elements.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= view.left - 1 && right <= view.right + 1;
    }).length;
  });
}

/** How far each row of logos moves within ten frames. */
function drift(page: Page): Promise<number[]> {
  return section(page, "Companies We've Helped")
    .getByRole("list")
    .evaluateAll(async (lists) => {
      const places = () => lists.map((list) => list.getBoundingClientRect().left);
      const before = places();
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      return places().map((left, row) => left - (before[row] ?? 0));
    });
}

test("a visitor sees every section, and each has a link", async ({ page }) => {
  await page.goto("/");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Hiring Made Simple - Find Your Dream Job Now!",
  );
  const titles = ["Popular Categories", ...CAROUSELS, "Companies We've Helped"];
  for (const name of titles) await expect(section(page, name)).toBeVisible();
  await expect(section(page, "Jobs by Category")).toContainText("Explore jobs by category");

  await section(page, "Remote Jobs").getByRole("link", { name: "View All Remote Jobs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remote jobs");
  await page.goBack();
  const category = section(page, "Popular Categories").getByRole("link").first();
  const count = await category.getByText(/^[\d,]+ jobs?$/).textContent();
  await category.click();
  await expect(page).toHaveURL(/\/search-results\?query=software&category=it$/);
  await expect(page.getByRole("main").getByRole("status")).toContainText(`Found ${count}`);
});

test("a card in each row opens its job and its application", async ({ page }) => {
  await page.goto("/");
  for (const name of CAROUSELS) {
    const card = section(page, name).getByRole("article").first();
    const title = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await card.getByRole("link", { name: `Apply Now: ${title}` }).click();
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}\/apply$/);
    await page.goBack();
  }
});

for (const [facts, text] of [
  [
    "job_type = 'internship' AND duration IS NULL AND education IS NULL",
    "Typically 3-6 months · Undergraduate",
  ],
  [
    "job_type = 'internship' AND pay_period IS NULL AND location LIKE '%, India'",
    "Typically ₹15,000 - ₹25,000/month",
  ],
  [
    "job_type = 'internship' AND pay_period IS NULL AND location LIKE '%, United Kingdom'",
    "Salary not specified",
  ],
  [
    "job_type <> 'internship' AND experience_years <= 1 AND education IS NULL",
    "Typically Any Graduate",
  ],
  [
    "job_type <> 'internship' AND experience_years <= 1 AND pay_period IS NULL AND location LIKE '%, India'",
    "Typically ₹2.5L - ₹5L/year",
  ],
] as const) {
  test(`a card says '${text}' if its employer says nothing`, async ({ page, sql }) => {
    const [job] = await sql<{ title: string; slug: string; company: string }>(
      `SELECT j.title, j.slug, c.slug AS company FROM jobs j JOIN companies c ON c.id = company_id
       WHERE j.status = 'live' AND c.name NOT LIKE 'Pilots of %' AND ${facts} ORDER BY posted_at DESC LIMIT 1`,
    );
    expect(job).toBeDefined();
    const search = new URLSearchParams({ query: job?.title ?? "", company: job?.company ?? "" });
    await page.goto(`/search-results?${search}`);
    const card = page
      .getByRole("article")
      .filter({ has: page.locator(`a[href="/job/${job?.slug}"]`) });

    await expect(card).toContainText(text);
  });
}

for (const [width, collapsed] of [
  [1440, 6],
  [769, 6],
  [768, 4],
  [481, 4],
  [480, 3],
  [360, 3],
] as const) {
  test(`at ${width} pixels ${collapsed} categories show before 'Show More'`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const grid = section(page, "Jobs by Category");

    await expect(grid.getByRole("link")).toHaveCount(collapsed);
    await grid.getByRole("button", { name: "Show More" }).click();
    await expect(grid.getByRole("link")).toHaveCount(24);
    await grid.getByRole("button", { name: "Show Less" }).click();
    await expect(grid.getByRole("link")).toHaveCount(collapsed);
  });
}

for (const [width, slides] of [
  [1440, 4],
  [1201, 4],
  [1200, 3],
  [769, 3],
  [768, 2],
  [481, 2],
  [480, 1],
  [360, 1],
] as const) {
  test(`at ${width} pixels ${slides} jobs stand side by side`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    for (const name of CAROUSELS) {
      const row = page.getByRole("group", { name, exact: true });
      await expect(row.getByRole("article")).toHaveCount(10);
      expect(await shownWhole(row, "article"), name).toBe(slides);
    }
  });
}

test("eight popular categories show at first", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("group", { name: "Popular Categories" });

  await expect(row.getByRole("link")).toHaveCount(24);
  expect(await shownWhole(row, "link")).toBe(8);
});

test("a row moves by its buttons, which stop at its ends, and by keyboard", async ({ page }) => {
  await page.goto("/");
  const row = section(page, "Remote Jobs");
  const [previous, next] = ["Previous", "Next"].map((name) => row.getByRole("button", { name }));
  const cards = row.getByRole("article");
  await row.scrollIntoViewIfNeeded();

  await expect(previous as Locator).toBeDisabled();
  await next?.click();
  await expect(cards.nth(4)).toBeInViewport({ ratio: 0.99 });
  await expect(cards.first()).not.toBeInViewport();
  await expect(previous as Locator).toBeEnabled();
  await next?.press("Enter");
  await expect(cards.last()).toBeInViewport({ ratio: 0.99 });
  await expect(next as Locator).toBeDisabled();
  await previous?.press("Enter");
  await previous?.press("Enter");
  await expect(cards.first()).toBeInViewport({ ratio: 0.99 });
  await expect(previous as Locator).toBeDisabled();
});

test("a card out of view comes into view with the focus", async ({ page }) => {
  await page.goto("/");
  const row = section(page, "Freshers Jobs");
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("button", { name: "Next" })).toBeEnabled();
  const cards = row.getByRole("article");

  await cards.nth(3).getByRole("link", { name: "Apply Now" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(cards.nth(4)).toBeInViewport({ ratio: 0.99 });
});

test("logos move in two opposite rows and stop on request", async ({ page }) => {
  await page.goto("/");
  const helped = section(page, "Companies We've Helped");
  const rows = helped.getByRole("list");
  await helped.scrollIntoViewIfNeeded();

  await expect(rows).toHaveCount(2);
  for (const row of [rows.first(), rows.last()]) {
    await expect(row.getByRole("listitem")).toHaveCount(9);
  }
  const geometry = await rows.evaluateAll((lists) =>
    lists.map((element) => {
      const list = element as HTMLElement;
      const row = list.parentElement as HTMLElement;
      const strip = row.parentElement as HTMLElement;
      const place = strip.parentElement as HTMLElement;
      const { paddingLeft, paddingRight } = getComputedStyle(place);
      const room =
        place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const { animationDuration, animationTimingFunction, animationIterationCount } =
        getComputedStyle(row);
      return {
        share: Math.round((strip.clientWidth / room) * 100),
        height: strip.clientHeight,
        animation: [animationDuration, animationTimingFunction, animationIterationCount].join(" "),
        copies: [...row.children].map(
          (copy) => `${(copy as HTMLElement).inert} ${copy.getAttribute("aria-hidden")}`,
        ),
        loops: Math.round(row.offsetWidth - 2 * list.offsetWidth) === 0,
      };
    }),
  );
  const expected = {
    share: 70,
    height: 133,
    animation: "15s linear infinite",
    copies: ["false null", "true true"],
    loops: true,
  };
  expect(geometry).toEqual([expected, expected]);

  await page.mouse.move(0, 0);
  const [first = 0, second = 0] = await drift(page);
  expect(Math.sign(first) * Math.sign(second)).toBe(-1);
  await helped.getByRole("button", { name: "Pause moving logos" }).click();
  await page.mouse.move(0, 0);
  await expect(helped.getByRole("button", { pressed: true })).toBeVisible();
  expect(await drift(page)).toEqual([0, 0]);
});

test("nothing moves for people who asked for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await section(page, "Companies We've Helped").scrollIntoViewIfNeeded();

  expect(await drift(page)).toEqual([0, 0]);
});
