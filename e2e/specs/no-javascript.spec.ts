import { openFilters } from "../support/filters";
import { expect, test } from "../support/fixtures";

test.use({ javaScriptEnabled: false });

test("a visitor without scripts gets from the home page to a job and its company", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("main").getByRole("form", { name: "Search jobs" });
  await bar.getByLabel("What").fill("engineer");
  await bar.getByRole("button", { name: "Search" }).click();
  const main = page.getByRole("main");
  const found = main.getByRole("status").first();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineer jobs");
  await expect(found).toContainText(/^Found \d+ jobs/);

  const types = await openFilters(page, "Job type");
  await types.getByRole("checkbox", { name: /^Full-time/ }).check();
  await types.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/[?&]query=engineer(&|$).*jobType=full-time/);
  await openFilters(page, "Job type");
  await expect(types.getByRole("checkbox", { name: /^Full-time/ })).toBeChecked();

  await page.getByLabel("Sort").selectOption("pay");
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/sort=pay/);
  await expect(page).toHaveURL(/jobType=full-time/);
  await expect(page.getByLabel("Sort")).toHaveValue("pay");

  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(found).toContainText("Showing 21–40");
  const card = page.getByRole("article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main.getByRole("heading", { name: "Similar jobs" })).toBeVisible();

  const about = main.getByRole("complementary", { name: "Apply" });
  await about.locator('a[href^="/companies/"]').first().click();
  await expect(page).toHaveURL(/\/companies\/[a-z0-9-]+$/);
  await expect(main.getByRole("link", { name: title, exact: true }).first()).toBeVisible();
});

test("nothing is shown that works only with a script", async ({ page }) => {
  for (const path of ["/", "/search-results?query=engineer", "/jobs"]) {
    await page.goto(path);
    for (const name of ["Show More", "Next", "Pause moving logos", "Save"]) {
      await expect(page.getByRole("button", { name }), `${name} on ${path}`).toHaveCount(0);
    }
    await expect(page.getByLabel("Theme")).toBeHidden();
  }
});

test("every category can be reached even if the grid can't be expanded", async ({ page }) => {
  await page.goto("/");

  await expect(
    page.getByRole("region", { name: "Popular Categories" }).getByRole("link"),
  ).toHaveCount(24);
});

test("the menu and the filters open on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/search-results?query=engineer");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(
    page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Freshers" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const modes = await openFilters(page, "Work mode");
  await modes.getByRole("checkbox", { name: /^Hybrid/ }).check();
  await modes.getByRole("button", { name: "Apply Filters" }).click();

  await expect(page).toHaveURL(/mode=hybrid/);
});

for (const [name, path, status, title] of [
  ["a missing page", "/no/such/page", 404, "Error 404 sorry this page is not available"],
  ["a missing job", "/job/no-such-job-0000000000", 404, "Job not found"],
  ["a missing company", "/companies/no-such-company", 404, /not/],
  ["a missing place", "/jobs/in/atlantis", 404, "Error 404 sorry this page is not available"],
] as const) {
  test(`${name} can be read`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
}

test("a job that is gone can be read", async ({ page, aPosting }) => {
  const { path } = await aPosting({ status: "removed", endedDaysAgo: 0 });
  const response = await page.goto(path);

  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This job is no longer available",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Back to Jobs" })).toBeVisible();
});
