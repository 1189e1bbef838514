import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

const main = (page: Page) => page.getByRole("main");
const article = (page: Page) => main(page).getByRole("form", { name: "Article" });
const pageForm = (page: Page) => main(page).getByRole("form", { name: "Page" });
const save = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });

test.beforeEach(async ({ aMember }) => {
  await aMember({ userType: "admin" });
});

test("an article is written, previewed, published, found, unpublished and deleted", async ({
  page,
  request,
}) => {
  const title = `Tides ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replace(" ", "-");
  await page.goto("/admin/content");
  await main(page).getByRole("link", { name: "New Article" }).click();
  await save(page).click();
  await expect(article(page)).toContainText("Give the article a title");
  await article(page).getByLabel("Title").fill(title);
  await article(page).getByLabel("Publish now").check();
  await save(page).click();
  await expect(article(page).getByRole("alert")).toContainText("There is a problem");
  await expect(article(page)).toContainText("Write the article before you publish it");
  await article(page).getByLabel("Summary").fill("When the water comes.");
  await article(page)
    .getByLabel("Text", { exact: true })
    .fill("## High\n\nSee [jobs](/jobs).\n\n<b>no</b>");
  await article(page).getByLabel("Tags").fill("Harbours, harbours, Tides");
  await article(page).getByRole("button", { name: "Preview" }).click();
  await expect(article(page).getByRole("heading", { level: 2, name: "High" })).toBeVisible();
  await expect(article(page)).toContainText("<b>no</b>");
  await article(page).getByLabel("Draft").check();
  await save(page).click();

  await expect(page).toHaveURL(/\/admin\/content\/posts\/[\w-]{36}$/);
  await expect(main(page).getByText("Draft", { exact: true }).last()).toBeVisible();
  expect((await request.get(`/Blogs/${slug}`)).status()).toBe(404);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await article(page).getByLabel("Publish now").check();
  await save(page).click();
  await expect(page.getByText("Published.", { exact: true })).toBeVisible();
  await expect.poll(async () => (await request.get(`/Blogs/${slug}`)).status()).toBe(200);
  expect(await (await request.get("/feeds/blog.rss")).text()).toContain(title);
  await expect(article(page).getByLabel("Address")).toHaveAttribute("readonly", "");

  await article(page).getByLabel("Unpublish it").check();
  await save(page).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await expect.poll(async () => (await request.get(`/Blogs/${slug}`)).status()).toBe(404);

  await main(page).getByRole("button", { name: "Delete" }).click();
  await main(page)
    .getByRole("group", { name: "Delete" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page).toHaveURL("/admin/content");
  await expect(main(page)).not.toContainText(title);
});

test("an article has a picture, and of two tabs the second is told", async ({ page, sql }) => {
  const id = randomUUID();
  await sql(
    `INSERT INTO posts (id, slug, title, summary, body, author, tags, published_at)
     VALUES ($1, $2, 'Lights', 'Of the harbour.', 'They burn.', 'Owen', '{}', now())`,
    [id, `lights-${id.slice(0, 8)}`],
  );
  await page.goto(`/admin/content/posts/${id}`);
  await article(page).getByLabel("Text", { exact: true }).fill("They burn all night.");
  await main(page).getByLabel("Choose Picture").setInputFiles("public/img/icon-512.png");
  await expect(page.getByText("Picture updated.")).toBeVisible();
  await expect(article(page).getByLabel("Text", { exact: true })).toHaveValue(
    "They burn all night.",
  );
  await article(page).getByLabel("What the picture shows").fill("A lighthouse");
  await sql("UPDATE posts SET version = version + 1 WHERE id = $1", [id]);
  await save(page).click();
  await expect(article(page).getByRole("alert")).toContainText(
    "Someone else changed this article while you were editing.",
  );
  await expect(article(page).getByLabel("Text", { exact: true })).toHaveValue(
    "They burn all night.",
  );
  await sql("UPDATE posts SET version = version - 1 WHERE id = $1", [id]);
  await save(page).click();
  await expect(page.getByText("Published.", { exact: true })).toBeVisible();

  await page.goto(`/Blogs/lights-${id.slice(0, 8)}`);
  const picture = main(page).getByRole("img", { name: "A lighthouse" });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
  await sql("DELETE FROM posts WHERE id = $1", [id]);
});

test("the about page is taken off the site, and gets its original text back", async ({
  page,
  request,
}) => {
  await page.goto("/admin/content/pages");
  await main(page).getByRole("link", { name: "About us", exact: true }).click();
  await pageForm(page).getByLabel("The page is on the site").uncheck();
  await save(page).click();
  await expect(page.getByText("Page saved.")).toBeVisible();
  await expect
    .poll(async () => await (await request.get("/aboutUs")).text())
    .toContain("about us comp is here");

  await page.reload();
  await main(page).getByRole("button", { name: "Restore the Original Text" }).click();
  await main(page).getByRole("button", { name: "Restore the Original Text" }).click();
  await expect(pageForm(page).getByLabel("The page is on the site")).toBeChecked();
  await expect
    .poll(async () => await (await request.get("/aboutUs")).text())
    .toContain("What you can rely on");
});

test("a page's text is changed and shown right away", async ({ page }) => {
  await page.goto("/admin/content/pages/career");
  await pageForm(page).getByLabel("Title").fill("");
  await save(page).click();
  await expect(pageForm(page)).toContainText("The page needs a title");
  await pageForm(page).getByLabel("Title").fill("Career");
  await pageForm(page).getByLabel("Text", { exact: true }).fill("## On {site}\n\nOpen: {jobs}.");
  await save(page).click();
  await expect(page.getByText("Page saved.")).toBeVisible();
  await expectNoViolations(page);

  await expect
    .poll(async () => {
      await page.goto("/career");
      return main(page).getByRole("heading", { level: 2 }).allTextContents();
    })
    .toEqual(["On Jobharbor"]);
  await expect(main(page)).toContainText(/Open: [\d,]+ jobs\./);

  await page.goto("/admin/content/pages/career");
  const restore = main(page).getByRole("button", { name: "Restore the Original Text" });
  await restore.click();
  await restore.click();
  await expect(pageForm(page).getByLabel("Text", { exact: true })).toHaveValue(/## Where to start/);
  await expect(restore).toHaveCount(0);
});

test("messages are read, answered and deleted", async ({ page, sql }) => {
  const name = `Ines ${randomUUID().slice(0, 8)}`;
  await sql(
    `INSERT INTO contact_messages (id, name, email, topic, text)
     VALUES ($1, $2, 'ines@example.org', 'data', $3)`,
    [randomUUID(), name, `<b>What</b> do you know?\n\n${"ä".repeat(9000)}`],
  );
  await page.goto("/admin/content/messages");
  const message = () => main(page).getByRole("listitem").filter({ hasText: name });
  await expect(message()).toContainText("<b>What</b> do you know?");
  await message().getByText("Read it all").click();
  await expect(message().getByText("Show less")).toBeVisible();
  await expect(message().getByRole("link", { name: `Answer by Email: ${name}` })).toHaveAttribute(
    "href",
    /^mailto:ines%40example\.org\?subject=Re%3A/,
  );
  await expectNoViolations(page);
  await message().getByRole("button", { name: "Mark as Answered" }).click();
  await expect(message()).toHaveCount(0);

  await main(page)
    .getByRole("link", { name: /^Answered/ })
    .click();
  await message().getByRole("button", { name: "Delete" }).click();
  const question = message().getByRole("group", { name: "Delete" });
  await expect(question).toContainText("It will be deleted for good.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(message()).toHaveCount(0);
  expect(await sql("SELECT 1 FROM contact_messages WHERE name = $1", [name])).toEqual([]);
});

test("an announcement shows above every page until it is closed or over", async ({ page, sql }) => {
  const text = `We move to a new machine ${randomUUID().slice(0, 8)}`;
  const banner = page.getByRole("complementary", { name: "Announcement" });
  const form = main(page).getByRole("form", { name: "New announcement" });
  await page.goto("/admin/content/announcements");
  await form.getByRole("button", { name: "Announce" }).click();
  await expect(form).toContainText("Write the announcement");
  await form.getByLabel("Announcement", { exact: true }).fill(text);
  await form.getByLabel("Link text").fill("What that means");
  await form.getByRole("button", { name: "Announce" }).click();
  await expect(form).toContainText("Enter the link address");
  await form.getByLabel("Link address").fill("/help");
  await form.getByRole("button", { name: "Announce" }).click();
  await expect(main(page).getByText("On every page", { exact: true })).toBeVisible();
  await expect(banner).toContainText(text);

  await page.goto("/jobs");
  await expect(banner.getByRole("link", { name: "What that means" })).toHaveAttribute(
    "href",
    "/help",
  );
  await expectNoViolations(page);
  await banner.getByRole("button", { name: "Close announcement" }).click();
  await expect(banner).toBeHidden();
  await page.goto("/");
  await expect(banner).toBeHidden();

  await page.goto("/admin/content/announcements");
  const line = main(page).getByRole("listitem").filter({ hasText: text });
  await line.getByRole("button", { name: "Delete" }).click();
  await line.getByRole("button", { name: "Cancel" }).click();
  await expect(line).toBeVisible();
  await line.getByRole("button", { name: "Delete" }).click();
  const question = line.getByRole("group", { name: "Delete" });
  await expect(question).toContainText("It will be deleted for good");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(main(page)).not.toContainText(text);
  await sql("DELETE FROM announcements WHERE text = $1", [text]);
});
