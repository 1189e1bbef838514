import { delayResponses } from "../support/delayed-responses";
import { filters, status, total } from "../support/filters";
import { expect, test } from "../support/fixtures";

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test("filters wait in a sheet until they are applied", async ({ page }) => {
  await page.goto("/search-results?query=engineer");
  const before = page.url();
  const all = await total(page);
  await filters(page).getByText("Work mode").first().tap();
  const sheet = page.getByRole("dialog", { name: "Work mode" });
  await expect(sheet.getByRole("button", { name: "Apply Filters" })).toBeVisible();
  await sheet.getByLabel("Hybrid").check();
  await sheet.getByLabel("Remote").check();

  const apply = sheet.getByRole("button", { name: /^Show [\d,]+ jobs?$/ });
  await expect(apply).toBeVisible();
  expect(page.url()).toBe(before);
  const response = await page.request.get(
    "/api/searchJobs?query=engineer&mode=hybrid,remote&limit=1",
  );
  const { total: found } = (await response.json()) as { total: number };
  expect(found).toBeLessThan(all);
  await expect(apply).toHaveText(`Show ${found} jobs`);
  await apply.dblclick();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/search-results?query=engineer&mode=hybrid,remote");
  await expect(status(page)).toContainText(`Found ${found} jobs`);
  await expect(filters(page).getByText("Hybrid + 1")).toBeVisible();
});

test("what was set in a sheet is discarded when it is closed", async ({ page }) => {
  await page.goto("/search-results?query=engineer");
  const opener = filters(page).getByText("Work mode").first();
  await opener.tap();
  const sheet = page.getByRole("dialog", { name: "Work mode" });
  await sheet.getByLabel("Hybrid").check();
  await page.keyboard.press("Escape");

  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/search-results?query=engineer");
  await opener.tap();
  await expect(sheet.getByLabel("Hybrid")).not.toBeChecked();
  await expect(sheet.getByRole("button", { name: "Apply Filters" })).toBeVisible();
});

test("a sheet opened before the page's scripts have loaded waits in the same way", async ({
  page,
}) => {
  const release = await delayResponses(page, /\/_next\/static\/.*\.js/);
  await page.goto("/search-results?query=engineer", { waitUntil: "commit" });
  await filters(page).getByText("Work mode").first().tap();
  await expect(filters(page).getByRole("button", { name: "Apply Filters" })).toBeVisible();
  release();

  const sheet = page.getByRole("dialog", { name: "Work mode" });
  await sheet.getByLabel("Hybrid").check();
  await expect(sheet.getByRole("button", { name: /^Show [\d,]+ jobs?$/ })).toBeVisible();
  await expect(page).toHaveURL("/search-results?query=engineer");
});

test("a sheet covers the page, takes the focus and closes with a click on its backdrop", async ({
  page,
}) => {
  await page.goto("/search-results?query=engineer");
  await filters(page).getByText("Pay", { exact: true }).first().tap();
  const sheet = page.getByRole("dialog", { name: "Pay" });
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await sheet.getByRole("button").focus();
  await page.keyboard.press("Tab");
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await page.touchscreen.tap(200, 60);

  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/search-results?query=engineer");
});
