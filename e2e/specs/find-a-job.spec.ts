import type { Locator, Page } from "@playwright/test";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";

const API = "**/api/searchJobs**";

function bar(page: Page): Locator {
  return page.getByRole("main").getByRole("search").getByRole("form", { name: "Search jobs" });
}

function found(page: Page): Locator {
  return page.getByRole("main").getByRole("status").filter({ hasText: "Found" });
}

test.describe("the bar of the home page", () => {
  test("reads 'Searching...' and accepts no input while it searches, then leads to the results", async ({
    page,
  }) => {
    const release = await delayResponses(page, API);
    await page.goto("/");
    // Fields with suggestions become comboboxes at their first focus.
    const fields = bar(page).getByRole("textbox").or(bar(page).getByRole("combobox"));
    await bar(page).getByLabel("What").fill("nurse");
    await bar(page).getByLabel("Where").fill("Pune");
    await bar(page).getByRole("button", { name: "Search" }).click();

    await expect(bar(page).getByRole("button", { name: "Searching..." })).toBeDisabled();
    await expect(fields).toHaveCount(3);
    for (const field of await fields.all()) await expect(field).toBeDisabled();
    release();
    await expect(page).toHaveURL("/search-results?query=nurse&location=Pune");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nurse jobs in Pune, India");
    await expect(found(page)).toContainText(/^Found \d+ jobs?/);
  });

  for (const field of ["What", "Experience", "Where"]) {
    test(`searches with Enter in '${field}', and sends only what is filled in`, async ({
      page,
    }) => {
      const text = field === "Experience" ? "2" : field === "What" ? "teacher" : "Leeds";
      const name = { What: "query", Experience: "experience", Where: "location" }[field];
      await page.goto("/");
      await bar(page).getByLabel(field).fill(text);
      await bar(page).getByLabel(field).press("Enter");

      await expect(page).toHaveURL(`/search-results?${name}=${text}`);
    });
  }

  test("says 'No Job Found' when nothing is found, and can be used again", async ({ page }) => {
    await page.goto("/");
    await bar(page).getByLabel("What").fill("zzyzxquux");
    await bar(page).getByRole("button", { name: "Search" }).click();

    await expect(page.getByRole("status").filter({ hasText: "No Job Found" })).toBeVisible();
    await expect(
      page.getByRole("link", { name: "See close matches or create an alert" }),
    ).toHaveAttribute("href", "/search-results?query=zzyzxquux");
    await expect(page.getByRole("link", { name: "Search anywhere" })).toHaveCount(0);
    await expect(bar(page).getByLabel("What")).toHaveValue("zzyzxquux");
    await bar(page).getByLabel("What").fill("designer");
    await bar(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search-results?query=designer");
  });

  for (const failure of ["an error", "no answer"]) {
    test(`says 'No Job Found' when the search gives ${failure}`, async ({ page }) => {
      await page.route(API, (route) =>
        failure === "no answer" ? route.abort() : route.fulfill({ status: 500, json: {} }),
      );
      await page.goto("/");
      await bar(page).getByLabel("What").fill("designer");
      await bar(page).getByRole("button", { name: "Search" }).click();

      await expect(page.getByRole("status").filter({ hasText: "No Job Found" })).toBeVisible();
      await expect(bar(page).getByRole("button", { name: "Search" })).toBeEnabled();
      await expect(page).toHaveURL("/?query=designer");
    });
  }

  test("leads back to the complete home page, and on to the results again", async ({ page }) => {
    const cards = page.getByRole("group", { name: "Remote Jobs" }).getByRole("article");
    const results = page.locator(".job-list").getByRole("article");
    await page.goto("/");
    const wereThere = await cards.allInnerTexts();
    await bar(page).getByLabel("What").fill("designer");
    await bar(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search-results?query=designer");
    await expect(results.first()).toBeVisible();
    const foundThere = await results.allInnerTexts();
    await page.goBack();

    await expect(page).toHaveURL("/?query=designer");
    await expect(bar(page).getByLabel("What")).toHaveValue("designer");
    expect(wereThere).not.toHaveLength(0);
    await expect(cards).toHaveText(wereThere, { useInnerText: true });
    await page.goForward();
    await expect(page).toHaveURL("/search-results?query=designer");
    await expect(results).toHaveCount(foundThere.length);
  });

  test("leads to all jobs when nothing is filled in", async ({ page }) => {
    await page.goto("/");
    await bar(page).getByLabel("What").fill("   ");
    await bar(page).getByRole("button", { name: "Search" }).click();

    await expect(page).toHaveURL("/jobs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse jobs");
  });
});

test.describe("the search in the header", () => {
  test("searches from any page but the home page, and only with a query", async ({ page }) => {
    await page.goto("/companies");
    const search = page.getByRole("banner").getByRole("form", { name: "Search jobs" });
    await search.getByLabel("Location", { exact: true }).fill("Mumbai");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/companies");
    await search.getByLabel("Job title, skill or company").fill("   ");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/companies");

    await search.getByLabel("Job title, skill or company").fill("accountant");
    await search.getByLabel("Location", { exact: true }).press("Enter");
    await expect(page).toHaveURL("/search-results?query=accountant&location=Mumbai");
    await expect(search.getByLabel("Location", { exact: true })).toHaveValue("Mumbai");
    await page.goto("/");
    await expect(page.getByRole("banner").getByLabel("Location", { exact: true })).toHaveCount(0);
  });

  test("is one key away on the results", async ({ page }) => {
    await page.goto("/search-results?query=nurse");
    const field = page.getByRole("banner").getByLabel("Job title, skill or company");
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(field).toBeFocused();
    }).toPass();

    await page.keyboard.type("baker/cook");
    await expect(field).toHaveValue("baker/cook");
  });
});

for (const [query, skill, other] of [
  ["C++", "C++", "C"],
  ["c#", "C#", "C"],
  ["node.js", "Node.js", "JavaScript"],
  ["NodeJS", "Node.js", "JavaScript"],
] as const) {
  test(`${query} finds jobs that ask for ${skill}, not all that ask for ${other}`, async ({
    page,
    request,
  }) => {
    await page.goto(`/search-results?query=${encodeURIComponent(query)}`);
    await expect(found(page)).toContainText(/^Found \d+ jobs/);
    const response = await request.get(
      `/api/searchJobs?limit=100&query=${encodeURIComponent(query)}`,
    );
    const { jobsSearched } = (await response.json()) as {
      jobsSearched: { title: string; description: string; skillsRequired: string[] }[];
    };

    expect(jobsSearched.length).toBeGreaterThan(3);
    for (const job of jobsSearched) {
      expect(`${job.title} ${job.description} ${job.skillsRequired}`).toContain(skill);
    }
  });
}

test("a place finds its city, a radius finds what is around it, and remote needs no place", async ({
  page,
}) => {
  const total = async (path: string) => {
    await page.goto(path);
    const words = (await found(page).textContent()) ?? "";
    return Number(/^Found ([\d,]+)/.exec(words)?.[1]?.replace(",", ""));
  };
  const city = await total("/search-results?location=pune");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs in Pune, India");
  const around = await total("/search-results?location=Pune%2C+India&radius=100");
  const country = await total("/search-results?location=India");
  const remote = await total("/search-results?location=remote");

  expect(city).toBeGreaterThan(20);
  expect(around).toBeGreaterThanOrEqual(city);
  expect(country).toBeGreaterThan(around);
  expect(remote).toBeGreaterThan(20);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remote jobs");
});

test("a search that finds nothing offers what to leave out", async ({ page }) => {
  await page.goto("/search-results?query=nurse&location=Pune&jobType=freelance");
  const main = page.getByRole("main");

  await expect(main.getByRole("heading", { name: "No matching jobs found" })).toBeVisible();
  await expect(main.getByText("Try adjusting your search criteria or filters")).toBeVisible();
  await expect(found(page)).toContainText("Found 0 jobs");
  const offers = main.getByRole("listitem");
  await expect(offers.last().getByRole("button")).toHaveText(
    "Tell me when one is postedOne email a day at most, for “Freelance nurse jobs in Pune, India”.",
  );
  const anywhere = offers.getByRole("link", { name: /^Any job type/ });
  const words = (await anywhere.textContent()) ?? "";
  expect(words).toMatch(/\d nurse jobs? in Pune, India$/);
  await anywhere.click();
  await expect(found(page)).toContainText(`Found ${/(\d+) nurse/.exec(words)?.[1]} job`);
});

test("recent searches are kept in this browser until they are cleared", async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem("recentSearches") ?? "");
  await page.goto("/search-results?query=nurse");
  await expect.poll(kept).toContain("Nurse jobs");
  await page.goto("/search-results?query=teacher&location=Leeds");
  await expect.poll(kept).toContain("Teacher jobs");
  await page.goto("/jobs");
  const recent = page.getByRole("region", { name: "Recent searches" });

  await expect(recent.getByRole("link")).toHaveText([
    "Teacher jobs in Leeds, United Kingdom",
    "Nurse jobs",
  ]);
  await recent.getByRole("link", { name: "Nurse jobs" }).click();
  await expect(page).toHaveURL("/search-results?query=nurse");
  await page.goto("/jobs");
  await recent.getByRole("button", { name: "Clear" }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(recent).toHaveCount(0);
});
