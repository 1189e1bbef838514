import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";

const SEARCH = "/search-results?query=engineer";

function pane(page: Page): Locator {
  return page.getByRole("complementary", { name: "Selected job" });
}

function card(page: Page, index: number): Locator {
  return page.getByRole("article").nth(index);
}

async function titleOf(at: Locator): Promise<string> {
  return (await at.getByRole("heading").textContent()) ?? "";
}

const link = (at: Locator) => at.locator("a.job-link");

/** Presses the job of a card, and returns its title. */
async function choose(page: Page, index: number): Promise<string> {
  const title = await titleOf(card(page, index));
  await link(card(page, index)).click();
  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(title);
  return title;
}

test("the first job is beside the list, and a click shows another, at an address of its own", async ({
  page,
}) => {
  await page.goto(SEARCH);
  const first = await titleOf(card(page, 0));
  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(first);
  await expect(link(card(page, 0))).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(SEARCH);

  const second = await choose(page, 1);
  const slug = (await link(card(page, 1)).getAttribute("href"))?.replace("/job/", "");
  await expect(page).toHaveURL(`${SEARCH}&job=${slug}`);
  await expect(link(card(page, 1))).toHaveAttribute("aria-current", "true");
  await expect(page.locator("[aria-current=true].job-link")).toHaveCount(1);
  await expect(pane(page).getByRole("link", { name: "Apply Now" })).toBeInViewport();

  const third = await choose(page, 2);
  await page.goBack();
  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(second);
  await page.goForward();
  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(third);
  await page.reload();
  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(third);
  await pane(page).getByRole("link", { name: "Open full page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(third);
  await page.goBack();
  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(third);
  await expectNoViolations(page);
});

test("a job opens on its own page in a new tab, and with Enter", async ({ page, context }) => {
  await page.goto(SEARCH);
  const title = await titleOf(card(page, 1));
  await expect(pane(page).getByRole("link", { name: "Apply Now" })).toBeVisible();
  const opened = context.waitForEvent("page");
  await link(card(page, 1)).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(SEARCH);

  await link(card(page, 1)).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("arrow keys move through the list and into the job, and Escape leads back", async ({
  page,
}) => {
  await page.goto(SEARCH);
  await expect(pane(page).getByRole("link", { name: "Apply Now" })).toBeVisible();
  await link(card(page, 0)).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(link(card(page, 2))).toBeFocused();
  const title = await titleOf(card(page, 2));
  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(title);
  await page.keyboard.press("ArrowRight");

  await expect(pane(page).getByRole("region", { name: title })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link(card(page, 2))).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(link(card(page, 1))).toBeFocused();
});

test("a slow job shows placeholders, and nothing moves when it arrives", async ({ page }) => {
  await page.goto(SEARCH);
  const shown = pane(page).locator(".pane-in");
  await expect(pane(page).getByRole("link", { name: "Apply Now" })).toBeVisible();
  const before = await shown.boundingBox();
  const title = await titleOf(card(page, 1));
  const release = await delayResponses(page, /\/job\/[^/]+\/detail/);
  await link(card(page, 1)).click();

  await expect(pane(page).getByText("Loading the job...")).toBeAttached();
  await expect(pane(page)).toHaveAttribute("aria-busy", "true");
  expect(await shown.boundingBox()).toEqual(before);
  release();
  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(title);
  expect(await shown.boundingBox()).toEqual(before);
});

test("a job that can't be loaded says so, and loads on the second attempt", async ({ page }) => {
  await page.goto(SEARCH);
  await expect(pane(page).getByRole("link", { name: "Apply Now" })).toBeVisible();
  await page.route("**/job/*/detail", (route) => route.abort());
  const title = await titleOf(card(page, 1));
  await link(card(page, 1)).click();
  await expect(pane(page).getByRole("alert")).toContainText("We couldn’t load this job");
  await expect(pane(page).getByRole("link", { name: "Open full page" })).toBeVisible();
  await page.unroute("**/job/*/detail");
  await pane(page).getByRole("button", { name: "Try again" }).click();

  await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(title);
});

test("a job that has since closed says so beside the list, and so does a deleted one", async ({
  page,
  aPosting,
  sql,
}) => {
  const { id, slug } = await aPosting({ title: "Sounding lead caster" });
  const address = `${SEARCH}&job=${slug}`;
  await page.goto(address);
  await expect(pane(page).getByRole("heading", { name: "Sounding lead caster" })).toBeVisible();
  await sql("UPDATE jobs SET status = 'closed', ended_at = now() WHERE id = $1", [id]);
  await sql("SELECT pg_notify('jobharbor_events', 'jobs.ended ' || $1)", [id]);
  await expect(async () => {
    await page.goto(address);
    await expect(pane(page).getByText(/^This job closed on/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(pane(page).getByRole("button", { name: "Apply Now" })).toBeDisabled();

  await page.goto(`${SEARCH}&job=no-such-job-0000000000`);
  await expect(pane(page).getByRole("heading", { name: "Job not found" })).toBeVisible();
});

test("five whole cards fit on a desktop's first screen, each with its pay before its text", async ({
  page,
}) => {
  await page.goto(SEARCH);
  for (const index of [0, 1, 2, 3, 4]) await expect(card(page, index)).toBeInViewport({ ratio: 1 });
  const badges = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((each) => each.querySelectorAll(".badge").length));

  expect(Math.max(...badges)).toBe(1);
  await expect(card(page, 0).locator(".job-pay")).toBeVisible();
});

test("a card's facts don't break across lines, and one badge is enough beside the list", async ({
  page,
}) => {
  await page.goto("/search-results?mode=on_site");
  await expect(pane(page).getByRole("link", { name: "Apply Now" })).toBeVisible();
  const heights = await page.locator(".job-place > span").evaluateAll((facts) =>
    facts
      .filter((fact) => fact.textContent?.trim() === "On-site")
      .map((fact) => {
        const words = document.createRange();
        words.selectNodeContents(fact);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
  );

  expect(heights.length).toBeGreaterThan(10);
  expect(Math.max(...heights)).toBe(1);
  for (const index of [0, 5]) {
    await choose(page, index);
    expect(await pane(page).locator(".co-line .badge").count()).toBeLessThanOrEqual(1);
  }
});

test("two tabs show two jobs of the same list, also after a reload", async ({ page, context }) => {
  await page.goto(SEARCH);
  const other = await context.newPage();
  await other.goto(SEARCH);
  const third = await choose(page, 2);
  const fourth = await choose(other, 3);
  for (const [tab, title] of [
    [page, third],
    [other, fourth],
  ] as const) {
    await tab.reload();
    await expect(pane(tab).getByRole("heading", { level: 2 }).first()).toHaveText(title);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an address shows its job beside the list, and cards lead to jobs' own pages", async ({
    page,
  }) => {
    await page.goto(SEARCH);
    await expect(pane(page)).toBeHidden();
    const slug = (await link(card(page, 1)).getAttribute("href"))?.replace("/job/", "");
    const title = await titleOf(card(page, 1));
    await page.goto(`${SEARCH}&job=${slug}`);
    await expect(pane(page).getByRole("heading", { level: 2 }).first()).toHaveText(title);
    await expect(pane(page).getByRole("link", { name: "Apply Now" })).toBeVisible();
    await link(card(page, 1)).click();

    await expect(page).toHaveURL(`/job/${slug}`);
  });
});

test.describe("on a phone", () => {
  test.use({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("three whole cards fit on the first screen, and one opens its job's page", async ({
    page,
  }) => {
    await page.goto(SEARCH);
    for (const index of [0, 1, 2]) await expect(card(page, index)).toBeInViewport({ ratio: 1 });
    await expect(pane(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const title = await titleOf(card(page, 1));
    await link(card(page, 1)).tap();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("the search stays at the top, slimmer, and nothing shifts", async ({ page }) => {
    await page.goto(SEARCH);
    const search = page.getByRole("banner").getByRole("form", { name: "Search jobs" });
    const height = async () => (await search.boundingBox())?.height ?? 0;
    const before = await height();
    const list = async () => (await card(page, 0).boundingBox())?.y;
    const from = (await list()) ?? 0;
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(height).toBeLessThan(before);
    await expect(search.getByLabel("Job title, skill or company")).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Jobharbor" }),
    ).not.toBeInViewport();
    expect(await list()).toBeCloseTo(from - 600, 0);
  });
});
