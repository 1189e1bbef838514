import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { anyJob } from "../support/pages";

type Markup = { "@type": string } & Record<string, unknown>;

/** The page's structured data for search engines. */
async function markup(page: Page): Promise<Markup[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Markup);
}

async function jobMarkup(page: Page): Promise<Markup | undefined> {
  return (await markup(page)).find((value) => value["@type"] === "JobPosting");
}

test("a job is found by title words and place, opened and read", async ({ page }) => {
  await page.goto("/search-results?query=nurse&location=India");
  const card = page.getByRole("article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link", { name: title, exact: true }).press("Enter");
  const main = page.getByRole("main");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const name of ["About the role", "Skills", "Similar jobs"]) {
    await expect(main.getByRole("heading", { name, exact: true }).first()).toBeVisible();
  }
  for (const term of ["Place", "Job type"])
    await expect(main.getByRole("term")).toContainText([term]);
  await expect(main.getByText("Never pay to get a job.")).toBeVisible();
  const similar = page.getByRole("region", { name: "Similar jobs" }).getByRole("article");
  // On a busy machine they stream in after the page.
  await expect(similar.first()).toBeVisible();
  expect(await similar.count()).toBeLessThanOrEqual(6);
  await main.getByRole("link", { name: "Back to Jobs" }).click();
  await expect(page).toHaveURL("/jobs");
});

test("search engines are told what the page says", async ({ page, request }) => {
  const { url } = await anyJob(request, "hasPay=1&mode=on-site");
  await page.goto(url);
  const job = (await jobMarkup(page)) as unknown as {
    title: string;
    description: string;
    datePosted: string;
    hiringOrganization: { name: string };
    baseSalary: { value: { minValue?: number; value?: number } };
  };
  const main = page.getByRole("main");
  const digits = (text: unknown) => String(text).replace(/\D/g, "");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
  await expect(main.getByRole("link", { name: job.hiringOrganization.name }).first()).toBeVisible();
  const posted = main.getByRole("complementary", { name: "Apply" }).getByRole("time");
  const instant = (await posted.getAttribute("datetime")) ?? "";
  // The markup states it in the job's own time zone, to the second.
  const seconds = (time: string) => Math.floor(Date.parse(time) / 1000);
  expect(seconds(instant)).toBe(seconds(job.datePosted));
  const { minValue, value } = job.baseSalary.value;
  expect(digits(await main.getByRole("definition").first().textContent())).toContain(
    digits(minValue ?? value),
  );
  const told = await page.evaluate((html) => {
    const read = new DOMParser().parseFromString(html, "text/html");
    return [...read.querySelectorAll("p, li, h2, h3")].map((part) => part.textContent ?? "");
  }, job.description);
  const spaceless = (text: string | null) => (text ?? "").replace(/\s+/g, "");
  const read = spaceless(await main.getByRole("article").first().textContent());
  expect(told.length).toBeGreaterThan(10);
  for (const text of told) expect(read).toContain(spaceless(text));
});

test("an id and an old address redirect to the job's only address", async ({
  request,
  aPosting,
}) => {
  const job = await aPosting();
  for (const old of [
    `/job/${job.id}`,
    `/job/what-it-was-called-${job.shortId}`,
    `/job/${job.shortId}`,
  ]) {
    const response = await request.get(old, { maxRedirects: 0 });
    expect(response.status(), old).toBe(308);
    expect(response.headers()["location"]).toBe(job.path);
  }
  expect((await request.get(job.path, { maxRedirects: 0 })).status()).toBe(200);
});

test("a job that ended keeps its page for a month, and says so", async ({ page, aPosting }) => {
  const job = await aPosting({ status: "closed", endedDaysAgo: 5 });
  const response = await page.goto(job.path);
  const main = page.getByRole("main");

  expect(response?.status()).toBe(200);
  await expect(main.getByText(/^This job closed on \d+ \w+ \d{4}\./).first()).toBeVisible();
  await expect(main.getByRole("button", { name: "Apply Now" }).first()).toBeDisabled();
  await expect(main.getByRole("link", { name: "See similar jobs" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await jobMarkup(page)).toBeUndefined();
});

for (const [name, values, status, title] of [
  [
    "ended more than 30 days ago",
    { status: "expired", endedDaysAgo: 31 },
    410,
    "This job is no longer available",
  ],
  [
    "was removed today",
    { status: "removed", endedDaysAgo: 0 },
    410,
    "This job is no longer available",
  ],
  ["was never public", { status: "in_review" }, 404, "Job not found"],
] as const) {
  test(`a job that ${name} answers ${status} and leads on`, async ({ page, aPosting }) => {
    const job = await aPosting(values);
    const response = await page.goto(job.path);

    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(job.title)).toHaveCount(0);
    expect(await jobMarkup(page)).toBeUndefined();
    await page.getByRole("main").getByRole("link", { name: "Back to Jobs" }).click();
    await expect(page).toHaveURL("/jobs");
  });
}

test("an unknown job address says 'Job not found'", async ({ page }) => {
  const response = await page.goto("/job/no-such-job-0000000000");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job not found");
  await expect(page.getByRole("link", { name: "Back to Jobs" })).toBeVisible();
});

const HOSTILE = [
  "</script><img src=x onerror=window.hit=1>",
  "‮ نجّار سفن ‏🚢👩‍🔧 ",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter ",
]
  .join(" ")
  .padEnd(130, "!");

test("whatever a posting contains, it is shown as text", async ({ page, aPosting }) => {
  const job = await aPosting({
    title: HOSTILE,
    company: `"><script>window.hit=1</script> & Söhne`,
    description: [
      "<script>window.hit=1</script><img src=x onerror='window.hit=1'><svg/onload=window.hit=1>",
      '[click](javascript:window.hit=1) <a href="javascript:window.hit=1">here</a>',
      "w".repeat(300),
      "The tide comes in twice a day. ".repeat(640),
    ].join("\n\n"),
    location: "</title><img src=x onerror=window.hit=1>",
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(job.path);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    HOSTILE.replace(/\s+/g, " ").trim(),
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Söhne" }).first()).toBeVisible();
  expect((await jobMarkup(page))?.["title"]).toBe(HOSTILE);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await expect(page.locator('img[src="x"], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a saved job stays saved, on its page and on its card", async ({ page, request }) => {
  const { url } = await anyJob(request, "query=teacher");
  await page.goto(url);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const save = page
    .getByRole("complementary", { name: "Apply" })
    .getByRole("button", { name: `Save: ${title}` });
  await expect(save).toHaveText("Save");
  await save.click();
  await expect(save).toHaveText("Saved");
  await page.reload();
  await expect(save).toHaveAttribute("aria-pressed", "true");

  await page.goto("/search-results?query=teacher");
  const card = page.getByRole("article").filter({ hasText: title }).first();
  const bookmark = card.getByRole("button", { name: `Save: ${title}` });
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  await bookmark.click();
  await expect(bookmark).toHaveAttribute("aria-pressed", "false");
});

for (const width of [390, 1440]) {
  test(`a message covers no control permanently, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("refused", "QuotaExceededError");
      };
    });
    const { url } = await anyJob(request);
    await page.goto(url);
    await page
      .getByRole("button", { name: /^Save: / })
      .first()
      .click();
    const message = page.getByRole("listitem").filter({ hasText: "Saved for now" });
    await expect(message).toBeVisible();
    await page.keyboard.press("End");

    await page.getByLabel("Theme").click({ timeout: 3000 });
    await expect(message).toBeVisible();
  });
}

test("a job's address is one click away from the clipboard", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { url } = await anyJob(request);
  await page.goto(`${url}?utm_source=mail`);
  await page.getByRole("button", { name: "Share this job" }).click();

  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test("on a phone the apply button is always in view", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { url } = await anyJob(request);
  await page.goto(url);
  const apply = page.getByRole("link", { name: /^Apply Now( on .*)?$/ }).last();

  await expect(apply).toBeInViewport({ ratio: 1 });
  await page.getByRole("heading", { name: "Skills" }).scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await apply.boundingBox()) ?? {};
  expect(y + height).toBeGreaterThan(700);
});

test("a job prints on two sheets", async ({ page, request }) => {
  const { url } = await anyJob(request);
  await page.goto(url);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];

  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(2);
});
