import { delayResponses } from "../support/delayed-responses";
import { filters, openFilters, status, total } from "../support/filters";
import { expect, test } from "../support/fixtures";

test("filters apply at once, are in the address, and can be removed by their chips", async ({
  page,
}) => {
  await page.goto("/search-results?query=engineer");
  const all = await total(page);
  const modes = await openFilters(page, "Work mode");
  const hybrid = modes.getByRole("group", { name: "Work mode" }).getByLabel("Hybrid");
  await hybrid.check();

  await expect(page).toHaveURL("/search-results?query=engineer&mode=hybrid");
  await expect.poll(() => total(page)).toBeLessThan(all);
  const levels = await openFilters(page, "Experience level");
  await levels.getByRole("group", { name: "Experience level" }).getByLabel("Senior").check();
  await expect(page).toHaveURL("/search-results?query=engineer&level=senior&mode=hybrid");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hybrid senior engineer jobs");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Remove filter: Hybrid" }).click();
  await expect(page).toHaveURL("/search-results?query=engineer&level=senior");
  await openFilters(page, "Work mode");
  await expect(hybrid).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(hybrid).toBeHidden();
  await main.getByRole("link", { name: "Remove filter: Senior" }).click();
  await expect(page).toHaveURL("/search-results?query=engineer");
  await expect.poll(() => total(page)).toBe(all);
});

test("filters and an order set before the page's scripts have loaded apply once they have", async ({
  page,
}) => {
  const release = await delayResponses(page, /\/_next\/static\/.*\.js/);
  await page.goto("/search-results?query=engineer", { waitUntil: "commit" });
  await (await openFilters(page, "Work mode")).getByLabel("Hybrid").check();
  await (await openFilters(page, "Experience level")).getByLabel("Senior").check();
  await page.getByLabel("Sort").selectOption("newest");
  release();

  await expect(page).toHaveURL(
    "/search-results?query=engineer&level=senior&mode=hybrid&sort=newest",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hybrid senior engineer jobs");
  await expect(filters(page).getByLabel("Hybrid")).toBeChecked();
  await expect(page.getByLabel("Sort")).toHaveValue("newest");
});

test("a filter's count is the number of jobs that it then finds", async ({ page }) => {
  await page.goto("/search-results?query=engineer");
  const rows = (await openFilters(page, "Job type")).getByRole("group", { name: "Job type" });
  const count = Number(await rows.getByText("Contract").getByText(/^\d+$/).textContent());
  await rows.getByLabel("Contract").check();

  expect(count).toBeGreaterThan(0);
  await expect.poll(() => total(page)).toBe(count);
});

test("the back button restores the previous search, its filters and its place", async ({
  page,
}) => {
  await page.goto("/search-results?query=nurse&jobType=part-time");
  const before = await total(page);
  const job = page.getByRole("article").nth(2);
  const title = (await job.getByRole("heading").textContent()) ?? "";
  await job.getByRole("link", { name: title, exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();

  await expect(page).toHaveURL("/search-results?query=nurse&jobType=part-time");
  expect(await total(page)).toBe(before);
  await expect(filters(page).getByLabel("Part-time")).toBeChecked();
  await expect(job).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Remove filter: Part-time" }).click();
  await expect(page).toHaveURL("/search-results?query=nurse");
  await page.goBack();
  await expect(filters(page).getByLabel("Part-time")).toBeChecked();
  expect(await total(page)).toBe(before);
});

test("the back button undoes one filter after the other and stays in the results", async ({
  page,
}) => {
  await page.goto("/search-results?query=engineer");
  const all = await total(page);
  await (await openFilters(page, "Work mode")).getByLabel("Hybrid").check();
  await expect(page).toHaveURL("/search-results?query=engineer&mode=hybrid");
  await expect.poll(() => total(page)).toBeLessThan(all);
  const some = await total(page);
  await (await openFilters(page, "Experience level")).getByLabel("Senior").check();
  await expect(page).toHaveURL("/search-results?query=engineer&level=senior&mode=hybrid");
  await expect.poll(() => total(page)).toBeLessThan(some);

  await page.goBack();
  await expect(page).toHaveURL("/search-results?query=engineer&mode=hybrid");
  await expect.poll(() => total(page)).toBe(some);
  await expect(filters(page).getByLabel("Senior")).not.toBeChecked();
  await expect(filters(page).getByLabel("Hybrid")).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/search-results?query=engineer");
  await expect.poll(() => total(page)).toBe(all);
  await expect(filters(page).getByLabel("Hybrid")).not.toBeChecked();
});

test("a value that no filter has is named, and the others apply", async ({ page }) => {
  await page.goto("/search-results?query=engineer&mode=hybrid,moon&experience=banana");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hybrid engineer jobs");
  expect(await total(page)).toBeGreaterThan(0);
  await expect(page.getByRole("main")).toContainText(
    "We don’t know this, so we left it out: Work mode “moon”, Experience “banana”",
  );
});

test("'Clear filters' removes the filters, but not the words, the place and the order", async ({
  page,
}) => {
  await page.goto(
    "/search-results?query=nurse&location=India&jobType=part-time&mode=on-site&sort=pay",
  );
  await page.getByRole("main").getByRole("link", { name: "Clear filters" }).click();

  await expect(page).toHaveURL("/search-results?query=nurse&location=India&sort=pay");
  await expect(page.getByLabel("Sort")).toHaveValue("pay");
});

test("the order applies to the whole list, from its first page", async ({ page }) => {
  await page.goto("/search-results?query=engineer&page=2");
  await page.getByLabel("Sort").selectOption({ label: "Salary, high to low" });
  await expect(page).toHaveURL("/search-results?query=engineer&sort=pay");
  const order = page.getByLabel("Sort");

  await expect(order).toHaveValue("pay");
  await order.selectOption({ label: "Newest" });
  await expect(page).toHaveURL("/search-results?query=engineer&sort=newest");
  const posted = page.getByRole("article").locator("time");
  await expect(posted).toHaveCount(20);
  await expect
    .poll(async () => {
      const instants = await posted.evaluateAll((times) =>
        times.map((time) => (time as HTMLTimeElement).dateTime),
      );
      return instants.join() === instants.toSorted().reverse().join();
    })
    .toBe(true);
});

test("pages are numbered, named in the title, and end where the list ends", async ({
  page,
  request,
}) => {
  const response = await request.get("/api/searchJobs?query=engineer");
  const found = (await response.json()) as { total: number; mentions: { total: number } };
  // What only mentions the word follows what is found, on pages of the same list.
  const pages = Math.ceil((found.total + found.mentions.total) / 20);
  await page.goto("/search-results?query=engineer");
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 2", exact: true })
    .click();

  await expect(page).toHaveURL("/search-results?query=engineer&page=2");
  await expect(page).toHaveTitle(`Engineer jobs (page 2 of ${pages}) – Jobharbor`);
  await expect(status(page)).toContainText("Showing 21–40");
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto("/search-results?query=engineer&page=480");
  await expect(page).toHaveURL("/search-results?query=engineer");
});

test("an option that would find nothing can't be chosen", async ({ page, request }) => {
  const search = "query=nurse&location=Pune";
  const response = await request.get(`/api/searchJobs?${search}`);
  const { facets } = (await response.json()) as {
    facets: { jobType: { label: string; count: number }[] };
  };
  await page.goto(`/search-results?${search}`);
  const rows = (await openFilters(page, "Job type")).getByRole("group", { name: "Job type" });

  expect(facets.jobType.map(({ count }) => count)).toContain(0);
  for (const { label, count } of facets.jobType) {
    const option = rows.getByRole("checkbox", { name: new RegExp(`^${label} ?${count}$`) });
    await expect(option).toBeEnabled({ enabled: count > 0 });
  }
});

test("jobs without pay say 'Salary not specified', and can be left out", async ({ page }) => {
  await page.goto("/search-results?query=engineer&level=senior");
  const silent = page.getByRole("article").filter({ hasText: "Salary not specified" });
  await expect(silent.first()).toBeVisible();
  await (await openFilters(page, "Pay")).getByLabel("Only jobs that state pay").check();

  await expect(page).toHaveURL(/hasPay=1/);
  await expect(silent).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(20);
});

test("while the response is late the page says so, and the list stays", async ({ page }) => {
  await page.goto("/search-results?query=engineer");
  const release = await delayResponses(
    page,
    /search-results/,
    (request) => "rsc" in request.headers(),
  );
  await (await openFilters(page, "Work mode")).getByLabel("Hybrid").check();

  await expect(status(page)).toHaveText("Loading search results...");
  await expect(page.getByRole("article")).toHaveCount(20);
  release();
  await expect(status(page)).toContainText(/^Found/);
  await expect(page).toHaveURL(/mode=hybrid/);
});
