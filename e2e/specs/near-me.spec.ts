import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

const API = "**/api/places/nearest?**";
const bar = (page: Page) => page.getByRole("main").getByRole("form", { name: "Search jobs" });
const button = (page: Page) => page.getByRole("button", { name: "Use my location" });

// A street in Pune, more precisely than anyone needs to know.
const STREET = { latitude: 18.520_431, longitude: 73.856_744 };

test("the search is around the town where someone is, and asks only for a rough position", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(STREET);
  const suggested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/suggest")) suggested.push(request.url());
  });
  await page.goto("/");
  const asked = page.waitForRequest(API);
  await button(page).click();

  expect(new URL((await asked).url()).search).toBe("?lat=18.52&lng=73.86");
  await expect(page).toHaveURL("/search-results?location=Pune%2C+India&radius=25");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "within 25 km of Pune, India",
  );
  // Text that nobody typed brings up no suggestions.
  expect(suggested).toEqual([]);
});

test("another place entered afterwards replaces it", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(STREET);
  await page.goto("/companies");
  const search = page.getByRole("banner").getByRole("form", { name: "Search jobs" });
  const place = search.getByLabel("Location", { exact: true });
  await search.getByRole("button", { name: "Use my location" }).click();
  // This search has to have words, so it waits for them.
  await expect(place).toHaveValue("Pune, India");
  await expect(page).toHaveURL("/companies");
  await search.getByLabel("Job title, skill or company").fill("baker");
  await place.fill("Leeds");
  await place.press("Enter");

  await expect(page).toHaveURL(/location=Leeds/);
  expect(page.url()).not.toContain("radius");
});

test("a refusal says what to do, and the field is as it was", async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError);
  });
  await page.goto("/");
  await button(page).click();

  await expect(page.getByText("Allow it in the browser's settings")).toBeVisible();
  await expect(bar(page).getByLabel("Where")).toHaveValue("");
  await expect(button(page)).toHaveAttribute("aria-busy", "false");
});

test("a place far from any town is reported", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -48.88, longitude: -123.39 });
  await page.goto("/");
  await button(page).click();

  await expect(page.getByText("We don't know a town near you.")).toBeVisible();
});

test("no one is asked before clicking the button, and phones have it too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      document.title = "asked";
    };
  });
  await page.goto("/search-results");
  await page.getByRole("banner").getByLabel("Location", { exact: true }).focus();
  const box = await button(page).boundingBox();

  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await page.title()).not.toBe("asked");
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("asked");
  await expectNoViolations(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button, and the place can be typed", async ({ page }) => {
    await page.goto("/");
    await expect(button(page)).toHaveCount(0);
    await bar(page).getByLabel("Where").fill("Pune");
    await bar(page).getByRole("button", { name: "Search" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toContainText("Pune, India");
  });
});

test("the policy lets only this site ask for a location", async ({ request }) => {
  const policy = (await request.get("/")).headers()["permissions-policy"];

  expect(policy).toContain("geolocation=(self)");
});
