import { createServer } from "node:http";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { shootAll } from "../support/screenshots";
import { listenAsSource } from "../support/source-server";

// What an operator does to have the site say its own words, and to be found.

test.beforeEach(async ({ aMember }) => {
  await aMember({ userType: "admin" });
});

test.describe("words and crawlers", () => {
  test.describe.configure({ mode: "default" });
  test.afterEach(async ({ sql }) => {
    await sql("DELETE FROM site_settings WHERE name IN ('discovery', 'words')");
  });

  test("an admin changes a text, proves the site to a search console and blocks a crawler", async ({
    page,
    request,
  }) => {
    await page.goto("/admin/words");
    await expectNoViolations(page);
    const line = page.getByLabel("Last line of every email (optional)");
    await line.fill("Almwerk, Oberstdorf");
    await page.getByLabel(/^Copyright;/).fill("© {year} Almwerk");
    await page.getByLabel("Tagline, in the home page's title and the share picture").fill("");
    await page.getByRole("button", { name: "Save Words" }).click();
    await expect(page.getByText("This must not be empty")).toBeVisible();
    await expect(line).toHaveValue("Almwerk, Oberstdorf");
    await page
      .getByLabel("Tagline, in the home page's title and the share picture")
      .fill("Hiring Made Simple");
    await page.getByRole("button", { name: "Save Words" }).click();
    await expect(page.getByText("Saved. Every page shows it within a minute.")).toBeVisible();
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
    await expect(page.getByText("Saved. Every page shows it within a minute.")).toBeVisible();

    const text = async (path: string) => (await request.get(path)).text();
    await expect
      .poll(() => text("/robots.txt"), { timeout: 60_000 })
      .toContain("User-Agent: HungryBot\nDisallow: /");
    await expect
      .poll(() => text("/"), { timeout: 60_000 })
      .toContain('<meta name="google-site-verification" content="aCodeOfGoogle">');
    expect(await text("/jobs")).not.toContain("aCodeOfGoogle");
    expect(await text("/")).toContain(`© ${new Date().getFullYear()} Almwerk`);
  });

  test("search engines are told of a job that ends, once an admin turns it on", async ({
    page,
    aBrowser,
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
      await expect(page.getByText("Saved. Every page shows it within a minute.")).toBeVisible();
      await expect(page.getByText(/^IndexNow\. [\d,]+ pages? reported/)).toBeVisible();
      // The worker reads the settings every five seconds.
      await page.waitForTimeout(6000);

      const { recruiter, job } = await anEmployer({ title: "Keeper of the far light" });
      const others = await aBrowser();
      await enterAs(others, recruiter);
      const own = await others.newPage();
      await own.goto("/employer/jobs");
      await own.getByRole("row").filter({ hasText: job.title }).getByRole("checkbox").check();
      await own.getByRole("button", { name: "Pause" }).click();
      await expect(own.getByRole("row").filter({ hasText: job.title })).toContainText("Paused");

      await expect(async () => {
        await page.reload();
        const row = page.getByRole("row").filter({ hasText: job.title });
        await expect(row).toContainText("Reported as gone", { timeout: 2000 });
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
