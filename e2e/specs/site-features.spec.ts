import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { button, field, fill, main } from "../support/posting-form";
import { shootAll } from "../support/screenshots";

// What an operator turns off is gone for everyone, so no other test runs beside these.

const SAVED = "Saved. Every page shows it within a minute.";
const WAIT = { timeout: 60_000 };

test.afterEach(async ({ request, sql }) => {
  await sql("DELETE FROM redirects WHERE address = '/companies'");
  await sql("DELETE FROM site_settings WHERE name = 'features'");
  await expect.poll(async () => (await request.get("/internships")).status(), WAIT).toBe(200);
});

test("a feature that an admin turns off is gone, with every link to it, and comes back", async ({
  page,
  aBrowser,
  request,
  aPerson,
  aMember,
  sql,
}) => {
  const [company] = await sql<{ slug: string }>(
    "SELECT c.slug FROM companies c JOIN jobs j ON j.company_id = c.id WHERE j.status = 'live' AND c.status = 'active' LIMIT 1",
  );
  const [post] = await sql<{ slug: string }>(
    "SELECT slug FROM posts WHERE published_at < now() LIMIT 1",
  );
  const article = `/Blogs/${post?.slug}`;
  const status = async (path: string) => (await request.get(path)).status();
  const off = [
    "/internships",
    "/companies",
    "/Blogs",
    article,
    `/og/blog/${post?.slug}`,
    "/feeds/blog.rss",
  ];
  for (const path of off) expect(await status(path), path).toBe(200);

  await aMember({ userType: "admin" });
  await page.goto("/admin/settings");
  const form = page.getByRole("form", { name: "What the site offers" });
  for (const name of [/^Internships/, /^Companies/, /^Blogs/]) {
    await form.getByLabel(name).uncheck();
  }
  const types = form.getByRole("group", { name: "Job types" });
  await types.getByLabel("Freelance").uncheck();
  await form.getByRole("group", { name: "Experience levels" }).getByLabel("Executive").uncheck();
  await expectNoViolations(page);
  await shootAll(page, "site-features");
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole("button", { name: "Save Features" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();

  for (const path of off) await expect.poll(() => status(path), WAIT).toBe(404);
  for (const path of [`/companies/${company?.slug}`, "/freshers"]) {
    expect(await status(path), path).toBe(200);
  }
  const visitor = await (await aBrowser()).newPage();
  for (const path of ["/", "/jobs", `/companies/${company?.slug}`, "/sitemap"]) {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
    for (const gone of ["/internships", "/companies", "/Blogs"]) {
      await expect(visitor.locator(`a[href="${gone}"], a[href^="${gone}?"]`)).toHaveCount(0);
    }
    await expectNoViolations(visitor);
    await shootAll(visitor, `without-features${path.replaceAll("/", "-")}`);
    await visitor.setViewportSize({ width: 1440, height: 900 });
  }
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { name: "Latest Internships" })).toHaveCount(0);
  await expect(visitor.getByRole("heading", { name: "Freshers Jobs" })).toBeVisible();
  const seekers = await aBrowser();
  await enterAs(seekers, await aPerson());
  const profile = await seekers.newPage();
  await profile.goto("/app/profile");
  const wanted = profile.getByRole("group", { name: "Job type" });
  await expect(wanted.getByLabel("Part-time")).toHaveCount(1);
  await expect(wanted.getByLabel("Freelance")).toHaveCount(0);
  const pages = await (await request.get("/sitemaps/pages.xml")).text();
  expect(pages).toContain("/freshers</loc>");
  expect(pages).not.toMatch(/\/(?:internships|companies|Blogs)[</]/);
  await visitor.goto("/search-results");
  const offered = (name: string) =>
    visitor
      .getByRole("form", { name: "Filters" })
      .locator(`input[name="${name}"]`)
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(await offered("jobType")).toEqual(["full-time", "part-time", "contract", "internship"]);
  expect(await offered("level")).toEqual(["entry", "mid", "senior"]);
  await visitor.goto("/search-results?jobType=freelance");
  expect(await offered("jobType")).toContain("freelance");
  await visitor.close();

  await page.reload();
  await expect(form.getByLabel(/^Internships/)).not.toBeChecked();
  for (const box of await types.getByRole("checkbox").all()) await box.uncheck();
  await form.getByLabel(/^Internships/).check();
  await form.getByRole("button", { name: "Save Features" }).click();
  await expect(types).toContainText("Leave at least one of them");
  await types.getByLabel("Full-time").check();
  await form.getByRole("button", { name: "Save Features" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect.poll(() => status("/internships"), WAIT).toBe(200);
  expect(await status("/companies")).toBe(404);

  await page.goto("/admin/content/redirects");
  const old = { address: "/companies", target: "/jobs", allowsOutside: false };
  const headers = { origin: new URL(page.url()).origin };
  const added = await page.request.post("/api/admin/redirects", { data: old, headers });
  expect(added.ok()).toBe(true);
  await expect
    .poll(async () => (await request.get("/companies", { maxRedirects: 0 })).status(), WAIT)
    .toBe(301);
});

test("if pay is required, the form says so and keeps what was typed", async ({
  page,
  aRecruiter,
  sql,
}) => {
  await sql(
    "INSERT INTO site_settings (name, value) VALUES ('features', '{\"requiredPay\": true}')",
  );
  await aRecruiter();
  await expect(async () => {
    await page.goto("/employer");
    const pay = main(page).getByRole("group", { name: "Salary (Annual)", exact: true });
    await expect(pay).toBeVisible({ timeout: 1000 });
  }).toPass(WAIT);

  await fill(page, "Keeper of the paid light");
  await button(page, "Post Job").click();
  await expect(main(page).locator("#payMin-error")).toHaveText("State what the job pays");
  await expect(field(page, "Job Title")).toHaveValue("Keeper of the paid light");
  await expectNoViolations(page);
  await shootAll(page, "required-pay");
  await page.setViewportSize({ width: 1440, height: 900 });

  await main(page).getByLabel("From", { exact: true }).fill("48000");
  await button(page, "Post Job").click();
  await expect(page.getByText("Job posted successfully!")).toBeVisible();
});

test("if people apply on other sites only, the form asks for nothing but the address", async ({
  page,
  aBrowser,
  aMember,
  anEmployer,
}) => {
  await aMember({ userType: "admin" });
  await page.goto("/admin/settings");
  const form = page.getByRole("form", { name: "What the site offers" });
  const choice = form.getByLabel("Where people apply");
  await expect(choice).toHaveValue("either");
  await choice.selectOption({ label: "On other sites only" });
  await form.getByRole("button", { name: "Save Features" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue("outside");

  const employer = await aBrowser();
  const office = await employer.newPage();
  const { recruiter } = await anEmployer();
  await enterAs(employer, recruiter);
  await expect(async () => {
    await office.goto("/employer");
    await expect(field(office, "Address to apply at")).toBeVisible({ timeout: 1000 });
  }).toPass(WAIT);
  await expect(field(office, "Where people apply")).toHaveCount(0);
  await fill(office, "Keeper of the outer light");
  await button(office, "Post Job").click();
  await expect(main(office).locator("#applyUrl-error")).toHaveText(
    "Enter the address where people apply",
  );
  await expectNoViolations(office);
  await shootAll(office, "apply-outside-only");
  await office.setViewportSize({ width: 1440, height: 900 });
  await field(office, "Address to apply at").fill("https://careers.example.com/lights");
  await button(office, "Post Job").click();
  await expect(office.getByText("Job posted successfully!")).toBeVisible();
  await expect(office).toHaveURL(/posted=1/);

  await choice.selectOption({ label: "On this site only" });
  await form.getByRole("button", { name: "Save Features" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  const jobId = /jobs\/([0-9a-f-]+)/.exec(office.url())?.[1];
  await expect(async () => {
    await office.goto(`/employer/jobs/${jobId}/edit`);
    await expect(main(office).getByText("From your next change on")).toBeVisible({ timeout: 1000 });
  }).toPass(WAIT);
  await expectNoViolations(office);
  await shootAll(office, "apply-here-only");
  await employer.close();
});
