import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { SaxesParser } from "saxes";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

const main = (page: Page) => page.getByRole("main");
const form = (page: Page) => main(page).getByRole("form", { name: "Write to us" });
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" });

/** The page's structured data of one type. */
async function markupOf(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((found) => found["@type"] === type);
}

function parses(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
}

test.describe("the blog", () => {
  test("leads from its list to an article, by tag, and on to more", async ({ page }) => {
    await page.goto("/Blogs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blogs");
    expect(await markupOf(page, "Blog")).toBeDefined();
    await main(page)
      .getByRole("navigation", { name: "Tags" })
      .getByRole("link", { name: "pay" })
      .click();
    await expect(page).toHaveURL("/Blogs?tag=pay");

    await main(page).getByRole("link", { name: "Asking about pay" }).click();
    await expect(page).toHaveURL("/Blogs/asking-about-pay");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Asking about pay");
    await expect(main(page)).toContainText("Owen Hale");
    await expect(main(page).getByText("min read").first()).toBeVisible();
    expect(await markupOf(page, "BlogPosting")).toMatchObject({
      headline: "Asking about pay without spoiling the conversation",
      author: { name: "Owen Hale" },
      image: expect.stringContaining("/media/covers/"),
    });
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/Blogs\/asking-about-pay$/,
    );
    await expect(main(page).getByRole("heading", { name: "More to read" })).toBeVisible();
    await main(page).getByRole("link", { name: "All articles" }).click();
    await expect(page).toHaveURL("/Blogs");
  });

  test("has feeds, a picture for sharing, and its articles in both sitemaps", async ({
    page,
    request,
  }) => {
    for (const format of ["rss", "atom"]) {
      const xml = await (await request.get(`/feeds/blog.${format}`)).text();
      parses(xml);
      expect(xml).toContain("/Blogs/asking-about-pay");
    }
    const feed = await (await request.get("/feeds/blog.json")).json();
    expect(feed.items.length).toBeGreaterThan(3);
    expect((await request.get("/og/blog/asking-about-pay")).headers()["content-type"]).toBe(
      "image/png",
    );
    expect(await (await request.get("/sitemaps/pages.xml")).text()).toContain(
      "/Blogs/asking-about-pay",
    );
    await page.goto("/sitemap");
    await expect(main(page).getByRole("link", { name: /^Asking about pay/ })).toHaveAttribute(
      "href",
      "/Blogs/asking-about-pay",
    );
    await page.goto("/Blogs");
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      "href",
      /\/feeds\/blog\.rss$/,
    );
  });

  test("shows any text on a phone, and scrolls a wide table by keyboard", async ({ page, sql }) => {
    const id = randomUUID();
    const word = "Donaudampfschifffahrtselektrizität".repeat(3);
    const body = `| Where | ${word} | Weeks |\n|---|---|--:|\n| here | there | 30 |\n\n\`${word}\``;
    await sql(
      `INSERT INTO posts (id, slug, title, summary, body, author, tags, published_at)
       VALUES ($1, $2, $3, $3, $4, $3, $5, now())`,
      [id, `wide-${id.slice(0, 8)}`, word, body, [word.slice(0, 40)]],
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/Blogs/wide-${id.slice(0, 8)}`);
    const table = main(page).getByRole("group", { name: "Table" });
    await table.focus();
    await page.keyboard.press("ArrowRight");

    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect(table.getByRole("cell", { name: "30" })).toHaveCSS("text-align", "right");
    await expectNoViolations(page);
    await sql("DELETE FROM posts WHERE id = $1", [id]);
  });

  test("responds to a missing article, tag or page", async ({ page, request }) => {
    expect((await request.get("/Blogs/none")).status()).toBe(404);
    expect([400, 404]).toContain((await request.get("/Blogs/%00")).status());
    await page.goto("/Blogs/none");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article not found");
    await page.goto("/Blogs?tag=nothing-has-it");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blogs should be here");
    await page.goto("/Blogs?page=99");
    await expect(page).toHaveURL("/Blogs");
  });
});

test("the questions are marked up as questions for search engines", async ({ page }) => {
  await page.goto("/faqs");
  const markup = await markupOf(page, "FAQPage");
  const questions = markup?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];

  const shown = await main(page).getByRole("heading", { level: 2 }).allTextContents();
  expect(questions.map(({ name }) => name)).toEqual(shown);
  for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).not.toMatch(/[[\]{}*<]/);
});

test("a long text has an outline that leads to its parts", async ({ page }) => {
  await page.goto("/privacy-policy");
  const outline = main(page).getByRole("navigation", { name: "On this page" });
  await outline.getByRole("link", { name: "Your rights" }).click();

  await expect(page).toHaveURL("/privacy-policy#your-rights");
  await expect(main(page).getByRole("heading", { name: "Your rights" })).toBeInViewport();
  await expect(main(page)).toContainText("no one has used for 24 months");
});

test.describe("the contact form", () => {
  test("says what is missing, keeps what was typed, and is sent once", async ({ page, sql }) => {
    const email = `${randomUUID()}@example.org`;
    await page.goto("/contact-us");
    await send(page).click();
    const summary = form(page).getByRole("alert");
    await expect(summary).toContainText("There is a problem");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Enter your name",
      "Enter an email address such as name@example.com",
      "Choose a subject",
      "Write your message",
    ]);
    await form(page).getByLabel("Your name").fill("Ines Duarte");
    await form(page).getByLabel("Email address").fill("ines@");
    await form(page).getByLabel("About").selectOption("Something doesn't work");
    await form(page).getByLabel("Your message").fill("The page is blank.\n\nSince today.");
    await send(page).click();
    await expect(form(page).getByLabel("Email address")).toBeFocused();
    await expect(form(page).getByLabel("Your message")).toHaveValue(/blank/);

    await form(page).getByLabel("Email address").fill(email);
    await send(page).dblclick();
    await expect(main(page).getByText("Your message has arrived.")).toBeVisible();
    await expect(main(page)).toContainText(`We'll answer at ${email}.`);
    expect(await sql("SELECT topic, text FROM contact_messages WHERE email = $1", [email])).toEqual(
      [{ topic: "problem", text: "The page is blank.\n\nSince today." }],
    );
    await sql("DELETE FROM contact_messages WHERE email = $1", [email]);
  });

  test("names the job it is about", async ({ page, sql, aPosting }) => {
    const email = `${randomUUID()}@example.org`;
    const posting = await aPosting();
    const slug = posting.path.split("/").at(-1);
    await page.goto(`/contact-us?job=${slug}`);
    await expect(form(page).getByLabel("About")).toHaveValue("job");
    await form(page).getByLabel("Your name").fill("Ines Duarte");
    await form(page).getByLabel("Email address").fill(email);
    await form(page).getByLabel("Your message").fill("It asks for money.");
    await send(page).click();

    await expect(main(page).getByText("Your message has arrived.")).toBeVisible();
    expect(await sql("SELECT about_path FROM contact_messages WHERE email = $1", [email])).toEqual([
      { about_path: `/job/${slug}` },
    ]);
    await sql("DELETE FROM contact_messages WHERE email = $1", [email]);
  });

  test("refuses programs", async ({ request }) => {
    const filled = { name: "x", email: "x@example.org", topic: "other", text: "Buy" };

    const answer = await request.post("/api/contact-messages", { data: filled });
    expect(answer.status()).toBe(422);
    const trapped = await request.post("/api/contact-messages", {
      data: { ...filled, form: "x.y", website: "http://spam.example" },
    });
    expect(trapped.status()).toBe(422);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message still arrives", async ({ page, sql }) => {
    const email = `${randomUUID()}@example.org`;
    await page.goto("/contact-us");
    await form(page).getByLabel("Your name").fill("Ines Duarte");
    await form(page).getByLabel("Email address").fill(email);
    await form(page).getByLabel("About").selectOption("Something else");
    await form(page).getByLabel("Your message").fill("Good morning & thank you.");
    // A form sent sooner counts as a program's.
    await page.waitForTimeout(2100);
    await send(page).click();

    await expect(page).toHaveURL("/contact-us?message=sent");
    await expect(page).toHaveTitle(/^Message sent – Contact us – /);
    await expect(main(page)).toContainText("Your message has arrived.");
    expect(await sql("SELECT text FROM contact_messages WHERE email = $1", [email])).toEqual([
      { text: "Good morning & thank you." },
    ]);
    await sql("DELETE FROM contact_messages WHERE email = $1", [email]);
  });

  test("articles and pages can be read", async ({ page }) => {
    await page.goto("/Blogs");
    await main(page)
      .getByRole("link", { name: /fake job/ })
      .click();
    await expect(main(page)).toContainText("Seven warning signs");
    await page.goto("/help");
    await expect(main(page).getByRole("heading", { name: "Keyboard" })).toBeVisible();
  });
});
