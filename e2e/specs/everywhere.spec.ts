import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { addressOf, PUBLIC_PAGES } from "../support/pages";

for (const listed of PUBLIC_PAGES) {
  const [name] = listed;

  test(`${name}: axe finds nothing, it fits 320 pixels, has its landmarks and a skip link, and requests no other site`, async ({
    page,
    request,
    aPosting,
    baseURL,
  }) => {
    const address = await addressOf(listed, { request, aPosting });
    const foreign: string[] = [];
    page.on("request", (asked) => {
      if (!asked.url().startsWith(baseURL ?? "") && !asked.url().startsWith("data:")) {
        foreign.push(asked.url());
      }
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(/\S+ – \S+/);
    // A page that search engines may keep says under which address, and how it is shown when shared.
    if ((await page.locator('meta[name="robots"][content*="noindex"]').count()) === 0) {
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`^${baseURL}`),
      );
      for (const [property, value] of [
        ["og:title", /\S/],
        ["og:description", /\S/],
        ["og:image", new RegExp(`^${baseURL}/`)],
      ] as const) {
        const tag = page.locator(`head meta[property="${property}"]`);
        await expect(tag, property).toHaveAttribute("content", value);
      }
    }

    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    await expectNoViolations(page, [1440, 360]);
    expect(foreign).toEqual([]);
  });
}

test("no two pages have the same title", async ({ request, aPosting }) => {
  const titles = new Map<string, string>();
  for (const listed of PUBLIC_PAGES) {
    const [name] = listed;
    const html = await (await request.get(await addressOf(listed, { request, aPosting }))).text();
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? "";
    expect(titles.get(title), `${name}: ${title}`).toBeUndefined();
    titles.set(title, name);
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
});

test("every link of the header and the footer leads somewhere", async ({ page, request }) => {
  await page.goto("/companies");
  const around = [page.getByRole("banner"), page.getByRole("contentinfo")];
  const links = (
    await Promise.all(
      around.map((part) =>
        part.locator("a[href]").evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)),
      ),
    )
  ).flat();

  expect(new Set(links).size).toBeGreaterThan(18);
  for (const link of new Set(links)) {
    expect((await request.get(link)).status(), link).toBeLessThan(400);
  }
});

for (const [given, canonical] of [
  ["/signup", "/signUp"],
  ["/blogs", "/Blogs"],
  ["/about", "/aboutUs"],
  ["/aboutus", "/aboutUs"],
  ["/contact", "/contact-us"],
  ["/privacy", "/privacy-policy"],
  ["/terms", "/terms-of-service"],
  ["/reset-password", "/Reset-password"],
  ["/home", "/"],
] as const) {
  test(`${given} redirects to ${canonical}`, async ({ request }) => {
    const response = await request.get(given, { maxRedirects: 0 });

    expect(response.status()).toBe(308);
    expect(response.headers()["location"]).toBe(canonical);
  });
}

for (const path of ["/Career", "/contact-Us", "/Browse_Jobs"]) {
  test(`${path} shows the home page, whose address stays '/'`, async ({ page, baseURL }) => {
    await page.goto(path);

    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hiring Made Simple");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL ?? "");
  });
}

test("a chosen theme applies to every page, from the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/companies");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const theme = page.getByLabel("Theme");
  await theme.selectOption("Dark");
  const dark = await ground();
  expect(dark).not.toBe(light);

  // The choice must be set before the body exists, when the parser first meets it.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      sessionStorage.setItem("first", document.documentElement.dataset["theme"] ?? "none");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem("first"))).toBe("dark");
  expect(await ground()).toBe(dark);
  await expect(theme).toHaveValue("dark");
  await page.goto("/");
  await theme.selectOption("System");
  await expect.poll(ground).toBe(light);
});
