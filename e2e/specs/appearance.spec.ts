import { createServer } from "node:http";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { mailTo } from "../support/outbox";
import { enterAs } from "../support/people";
import { shootAll } from "../support/screenshots";
import { listenAsSource } from "../support/source-server";

// What an operator does to make the site their own. Only colours and what no other test looks at
// are published: the site is everyone's.

test.beforeEach(async ({ context, aPerson }) => {
  await enterAs(context, await aPerson({ userType: "admin" }));
});

// Each test puts back its own settings alone: the other may be running.
test.describe("the look", () => {
  // One after the other.
  test.describe.configure({ mode: "default" });
  test.afterEach(async ({ sql }) => {
    await sql("DELETE FROM site_settings WHERE name = 'appearance'");
  });

  test("an admin gives the site colours of its own, sees them first, and every page has them", async ({
    page,
    request,
    sql,
    aPerson,
  }) => {
    const home = async () => (await request.get("/")).text();
    const sharePicture = async () =>
      /property="og:image" content="([^"]+)"/.exec(await home())?.[1] ?? "";
    await expect.poll(home, { timeout: 60_000 }).not.toContain("<style");
    const ownPicture = await sharePicture();
    await page.goto("/admin/appearance");
    const field = (name: string) => page.getByLabel(name, { exact: true });
    // Until its script runs, the form can't follow what is typed.
    await expect(async () => {
      await field("Links and selection").fill("");
      await field("Links and selection").fill("#2fa84f");
      await expect(page.getByText("too light for text")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await field("Main button").fill("#7a1f5c");
    await field("Dark brand").fill("#17301f");
    await field("Headline").fill("Work where others go on holiday");
    await expect(page.getByRole("img", { name: "The dark theme" })).toContainText(
      "Work where others go on holiday",
    );
    await expect(page.getByText("4 changes are not public yet.")).toBeVisible();
    await expectNoViolations(page);
    await shootAll(page, "appearance");
    await page.setViewportSize({ width: 1440, height: 900 });

    await field("Headline").fill("Hiring Made Simple - Find Your Dream Job Now!");
    await field("Elsewhere (optional)").fill("Mastodon | http://social.example/@us");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Line 1: the address must")).toBeVisible();
    await expect(field("Elsewhere (optional)")).toHaveValue("Mastodon | http://social.example/@us");
    await field("Elsewhere (optional)").fill("Mastodon | https://social.example/@us");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Published. Every page has it within a minute.")).toBeVisible();
    await expect(page.getByText("Everything here is public.")).toBeVisible();

    await expect.poll(home, { timeout: 60_000 }).toContain("--amber:#7a1f5c");
    for (const path of ["/", "/jobs"]) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: "Mastodon" })).toBeVisible();
      await expectNoViolations(page);
      await shootAll(page, `branded${path.replaceAll("/", "-")}`);
    }
    const drawing = await request.get("/brand/harbour-light.svg");
    expect(drawing.headers()["content-type"]).toBe("image/svg+xml");
    expect(await drawing.text()).not.toContain("#0b7a75");

    // A shared link's picture is a new one, at a new address.
    const picture = await sharePicture();
    expect(picture).not.toBe(ownPicture);
    const [drawn, before] = await Promise.all([picture, ownPicture].map((at) => request.get(at)));
    expect(drawn?.headers()["content-type"]).toBe("image/png");
    expect(before?.ok()).toBe(true);
    const htmlOfMail = async () => {
      const { email } = await aPerson();
      await request.post("/api/password-resets", { data: { email } });
      await mailTo(sql, email, "password");
      const [mail] = await sql<{ html: string }>(
        "SELECT html FROM mailbox_messages WHERE address = $1",
        [email],
      );
      return mail?.html ?? "";
    };
    // The worker reads the settings every few seconds.
    await expect
      .poll(htmlOfMail, { timeout: 60_000, intervals: [3000] })
      .toContain("background:#7a1f5c");
    if (process.env["SHOTS"] && drawn) {
      await page.setContent(`${await htmlOfMail()}
        <img src="data:image/png;base64,${(await drawn.body()).toString("base64")}">`);
      await shootAll(page, "branded-mail-and-picture");
    }
  });

  test("an admin gives the site a mark of its own, and takes it back", async ({
    page,
    request,
  }) => {
    await page.goto("/admin/appearance");
    await page.getByLabel("Choose Mark").setInputFiles("public/img/icon.svg");
    await expect(page.getByText("Mark updated.")).toBeVisible();
    await expect(page.getByRole("img", { name: "The site's mark" })).toBeVisible();
    await expect
      .poll(async () => (await request.get("/manifest.webmanifest")).text(), { timeout: 60_000 })
      .toContain("/brand/icon-512.png");
    await page.getByRole("button", { name: "Remove Mark" }).click();
    await expect(page.getByText("Mark removed.")).toBeVisible();
  });
});

test.describe("words and crawlers", () => {
  test.describe.configure({ mode: "default" });
  test.afterEach(async ({ sql }) => {
    await sql("DELETE FROM site_settings WHERE name IN ('discovery', 'words')");
  });

  test("an admin changes a text, proves the site to a search console and keeps a crawler out", async ({
    page,
    request,
  }) => {
    await page.goto("/admin/words");
    await expectNoViolations(page);
    const line = page.getByLabel("Last line of every email (optional)");
    await line.fill("Almwerk, Oberstdorf");
    await page.getByLabel("Tagline, in the home page's title and the share picture").fill("");
    await page.getByRole("button", { name: "Save Words" }).click();
    await expect(page.getByText("This must not be empty")).toBeVisible();
    await expect(line).toHaveValue("Almwerk, Oberstdorf");
    await page
      .getByLabel("Tagline, in the home page's title and the share picture")
      .fill("Hiring Made Simple");
    await page.getByRole("button", { name: "Save Words" }).click();
    await expect(page.getByText("Saved. Every page has it within a minute.")).toBeVisible();
    await expect(page.getByText("Originally: none")).toBeVisible();
    await shootAll(page, "words");

    await page.goto("/admin/settings");
    await expectNoViolations(page);
    await page.getByLabel("Google Search Console (optional)").fill('"><script>');
    await page.getByLabel("Crawlers that stay out of everything (optional)").fill("HungryBot\n");
    const save = page.getByRole("button", { name: "Save Analytics and Crawlers" });
    await save.click();
    await expect(page.getByText("This must be only the code from the tag")).toBeVisible();
    await page.getByLabel("Google Search Console (optional)").fill("aCodeOfGoogle");
    await save.click();
    await expect(page.getByText("Saved. Every page has it within a minute.")).toBeVisible();

    const text = async (path: string) => (await request.get(path)).text();
    await expect
      .poll(() => text("/robots.txt"), { timeout: 60_000 })
      .toContain("User-Agent: HungryBot\nDisallow: /");
    await expect
      .poll(() => text("/"), { timeout: 60_000 })
      .toContain('<meta name="google-site-verification" content="aCodeOfGoogle">');
    expect(await text("/jobs")).not.toContain("aCodeOfGoogle");
  });

  test("search engines are told of a job that ends, once an admin turns it on", async ({
    page,
    browser,
    request,
    anEmployer,
  }) => {
    // Other tests' servers may be listening there first.
    test.setTimeout(240_000);
    const told: string[] = [];
    const engine = createServer((asked, response) => {
      asked.on("data", (part) => told.push(String(part)));
      response.writeHead(202).end();
    });
    await listenAsSource(engine);
    try {
      await page.goto("/admin/settings");
      await page.getByLabel(/^Tell search engines at once/).check();
      await page.getByRole("button", { name: "Save Analytics and Crawlers" }).click();
      await expect(page.getByText("Saved. Every page has it within a minute.")).toBeVisible();
      await expect(page.getByText(/^IndexNow\. Told of \d+ page/)).toBeVisible();
      // The worker reads the settings every five seconds.
      await page.waitForTimeout(6000);

      const { recruiter, job } = await anEmployer({ title: "Keeper of the far light" });
      const others = await browser.newContext();
      await enterAs(others, recruiter);
      const own = await others.newPage();
      await own.goto("/employer/jobs");
      await own.getByRole("row").filter({ hasText: job.title }).getByRole("checkbox").check();
      await own.getByRole("button", { name: "Pause" }).click();
      await expect(own.getByRole("row").filter({ hasText: job.title })).toContainText("Paused");

      await expect(async () => {
        await page.reload();
        const row = page.getByRole("row").filter({ hasText: job.title });
        await expect(row).toContainText("Told that it's gone", { timeout: 2000 });
      }).toPass({ timeout: 90_000 });
      expect(told.join("")).toContain(`${job.path}"`);
      const key = await (await request.get("/indexnow.txt")).text();
      expect(told.join("")).toContain(`"key":"${key}"`);
      await expectNoViolations(page);
      await shootAll(page, "search-notices");
    } finally {
      engine.close();
    }
  });
});
