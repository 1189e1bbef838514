import type { Page } from "@playwright/test";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";

const API = "**/api/searchJobs**";
const bar = (page: Page) => page.getByRole("main").getByRole("form", { name: "Search jobs" });

test("the search loads the results while it checks whether there are any", async ({ page }) => {
  const release = await delayResponses(page, API);
  await page.goto("/");
  const results = page.waitForRequest(/\/search-results\?/);
  await bar(page).getByLabel("What").fill("nurse");
  await bar(page).getByRole("button", { name: "Search" }).click();

  await results;
  await expect(bar(page).getByRole("button", { name: "Searching..." })).toBeVisible();
  release();
  await expect(page).toHaveURL("/search-results?query=nurse");
});

test("the search can be widened to anywhere, and keeps its words after 'Back to Search'", async ({
  page,
}) => {
  await page.route(API, (route) => route.fulfill({ json: { jobsSearched: [] } }));
  await page.goto("/");
  await bar(page).getByLabel("What").fill("nurse");
  await bar(page).getByLabel("Where").fill("Nowhereville");
  await bar(page).getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Search anywhere" }).click();
  await expect(page).toHaveURL("/search-results?query=nurse");
  await page.getByRole("link", { name: "Back to Search" }).click();
  await expect(bar(page).getByLabel("What")).toHaveValue("nurse");
  await expect(bar(page).getByLabel("Where")).toHaveValue("");
});
