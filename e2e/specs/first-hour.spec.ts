import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { aName, button, fillSignUp, main } from "../support/account-forms";
import { aPdf } from "../support/applying";
import { expect, test } from "../support/fixtures";
import { byMouse, openMailedLink } from "../support/input-methods";
import { fill } from "../support/posting-form";
import { shootAll } from "../support/screenshots";
import { listenAsSource, SOURCE_SERVER } from "../support/source-server";

// A new operator's first hour on a phone: from the product's name to the first applicant. Everyone
// starts at the home page and only presses what is in sight, except for links in emails. It changes
// the site for all, so nothing runs beside it.

const PHONE = { width: 390, height: 844 };
const WAIT = { timeout: 60_000 };
const MARK = aName().slice(-8);
const SITE = `Quay ${MARK}`;
const HEADLINE = "Work by the water";
const CATEGORY = `Lights ${MARK}`;
const TITLE = `Lamp keeper ${MARK}`;
const COMPANY = `Lamps of ${MARK}`;
const IMPORTED = `Buoy painter ${MARK}`;
const NAMES = { employer: `keeper-${MARK}`, seeker: `ines-${MARK}` };

test.use({ viewport: PHONE });

let server: Server;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  const job = {
    ...{ "@type": "JobPosting", identifier: MARK, title: IMPORTED, description: "<p>Paint.</p>" },
    ...{ hiringOrganization: { name: `Buoys of ${MARK}` }, jobLocation: "Galway, Ireland" },
  };
  server = createServer((_request, response) => response.end(JSON.stringify([job])));
  await listenAsSource(server);
});
test.afterAll(() => server.close());

test.afterEach(async ({ request, sql }) => {
  await sql("DELETE FROM companies WHERE name = ANY($1)", [[COMPANY, `Buoys of ${MARK}`]]);
  await sql("DELETE FROM users WHERE username = ANY($1)", [Object.values(NAMES)]);
  await sql("DELETE FROM connected_sources WHERE address LIKE '%' || $1 || '%'", [MARK]);
  await sql("UPDATE jobs SET category = 'other' WHERE category::text LIKE 'own%'");
  await sql("DELETE FROM categories");
  await sql("DELETE FROM content_pages WHERE name IN ('about', 'help', 'career')");
  await sql("DELETE FROM site_settings WHERE name IN ('appearance', 'siteName')");
  await expect.poll(async () => (await request.get("/")).text(), WAIT).not.toContain(SITE);
});

const press = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
const goHome = (page: Page) => page.getByRole("banner").getByRole("link").first().click();

/** Nothing is beside the screen. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
}

async function openAdmin(page: Page, section: string, name: string): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "Admin" });
  await tabs.getByRole("link", { name: section, exact: true }).click();
  await tabs.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await fits(page);
}

async function brand(page: Page): Promise<void> {
  await main(page).getByRole("link", { name: "Name It" }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const preview = page.getByRole("img", { name: "The light theme" });
  // Until its script runs, the form can't follow what is typed.
  await expect(async () => {
    await field("Site name").fill("");
    await field("Site name").fill(SITE);
    await expect(preview).toContainText(SITE, { timeout: 1000 });
  }).toPass();
  await field("Headline").fill(HEADLINE);
  await field("Links and selection").fill("#7a1f5c");
  await expect(page.getByText("3 changes aren't public yet.")).toBeVisible();
  await page.getByRole("link", { name: "See the preview" }).click();
  await expect(preview).toBeInViewport();
  await expect(preview).toContainText(HEADLINE);
  await fits(page);
  await button(page, "Publish").click();
  await expect(page.getByText("Everything here is public.")).toBeVisible();
  await page.getByLabel("Choose Mark").setInputFiles("public/img/icon.svg");
  await expect(page.getByRole("img", { name: "The site's mark" })).toBeVisible();
}

async function arrange(page: Page): Promise<void> {
  await openAdmin(page, "Jobs", "Categories");
  const row = page.getByRole("listitem").filter({ hasText: "/jobs/category/education " });
  await row.locator("summary", { hasText: "Edit" }).click();
  const editor = row.getByRole("form", { name: "Education" });
  await editor.getByLabel("Name").fill("Learning");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  const another = page.getByRole("form", { name: "Another category" });
  await another.getByLabel("Name").fill(CATEGORY);
  await another.getByRole("button", { name: "Add Category" }).click();
  await expect(page.getByText("Added. Employers can choose it now.")).toBeVisible();
  await fits(page);
}

async function write(page: Page): Promise<void> {
  for (const name of ["About us", "Help", "Career"]) {
    await openAdmin(page, "Site", "Content");
    await press(page, "Pages");
    await press(page, name);
    const text = main(page).getByLabel("Text", { exact: true });
    await text.fill(`## ${name} at {site}\n\nWe know every lamp on the quay.`);
    await button(page, "Save").click();
    await expect(page.getByText("Page saved.").first()).toBeVisible();
    await fits(page);
  }
}

async function bringIn(page: Page): Promise<void> {
  await openAdmin(page, "Jobs", "Sources");
  await press(page, "Add a Source");
  const looking = page.getByRole("form", { name: "Look at a source" });
  await looking.getByLabel("Address").fill(`${SOURCE_SERVER}/${MARK}.json`);
  await button(page, "Preview Import").click();
  await expect(main(page)).toContainText("1 job would be imported.");
  await fits(page);
  await page.getByRole("form", { name: "Save the source" }).getByLabel("Name").fill(SITE);
  await button(page, "Save Source").click();
  await expect(page.getByRole("heading", { level: 1, name: SITE })).toBeVisible();
  await expect(main(page)).toContainText("1 read, 1 new", WAIT);
}

/** What the admin home counts today. */
async function counted(page: Page, what: string): Promise<number> {
  await goHome(page);
  const figure = main(page).locator(".home-metrics > div").filter({ hasText: what });
  return Number(((await figure.locator(".home-number").textContent()) ?? "").replace(",", ""));
}

type Newcomer = { username: string; userType: "Job Seeker" | "Recruiter" };

async function signUp(page: Page, { username, userType }: Newcomer): Promise<void> {
  await page.goto("/");
  await button(page, "Menu").click();
  await press(page, "Sign Up");
  await fillSignUp(page, { username, email: `${username}@example.org` });
  await page.getByLabel("User Type").selectOption(userType);
  await button(page, "Sign Up").click();
  await expect(main(page)).toContainText("Confirm your email address.");
  await openMailedLink(page, byMouse(), { to: `${username}@example.org`, about: /confirm/i });
  await button(page, "Confirm my email address").click();
  await press(page, "Continue");
}

async function post(page: Page): Promise<void> {
  await press(page, "Create Company");
  await page.getByLabel("Company Name").fill(COMPANY);
  await page.getByLabel("Website").fill(`https://www.lamps-${MARK}.example/`);
  await button(page, "Create Company").click();
  await expect(page.getByRole("heading", { name: COMPANY, exact: true })).toBeVisible();
  await press(page, "Dashboard");
  await fill(page, TITLE);
  await main(page).getByLabel("Category").selectOption(CATEGORY);
  await button(page, "Post Job").click();
  await expect(main(page)).toContainText("Our team reviews the job before it goes live.");
  await fits(page);
}

async function approve(page: Page): Promise<void> {
  await goHome(page);
  await press(page, "Start Reviewing");
  await main(page).getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  await fits(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Job approved.")).toBeVisible();
}

async function find(page: Page, title: string): Promise<void> {
  await goHome(page);
  await page.getByRole("search").getByLabel("What").filter({ visible: true }).first().fill(title);
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Found 1 job")).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await expect(async () => find(page, `"${TITLE}"`)).toPass(WAIT);
  await main(page).getByRole("link", { name: TITLE, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await press(page, "Apply Now");
  await page.getByLabel("Full Name").fill("Ines Carvalho");
  await page.getByLabel("Resume", { exact: true }).setInputFiles(aPdf());
  await button(page, "Submit Application").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Submitted!");
  await fits(page);
}

async function seeSite(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE, { timeout: 500 });
  }).toPass(WAIT);
  await expect(page.getByRole("banner")).toContainText(SITE);
  await press(page, "About");
  await expect(main(page)).toContainText(`About us at ${SITE}`);
  await expect(async () => find(page, `"${IMPORTED}"`)).toPass(WAIT);
  await shootAll(page, "first-hour-found");
}

test("an operator sets up a site, and its first job has its first applicant", async ({
  page,
  aBrowser,
}) => {
  test.setTimeout(240_000);
  await page.goto("/");
  await button(page, "Menu").click();
  await press(page, "Login");
  await button(page, "Admin").click();
  await expect(main(page).getByRole("region", { name: "First steps" })).toBeVisible();
  await fits(page);
  const [people, sent] = [await counted(page, "signed up"), await counted(page, "Applications")];
  await brand(page);
  await arrange(page);
  await write(page);
  await bringIn(page);
  const steps = main(page).getByRole("region", { name: "First steps" });
  await goHome(page);
  await expect(steps.getByText("Done", { exact: true })).toHaveCount(4);
  await shootAll(page, "first-hour-home");

  const someone = async () => (await aBrowser({ viewport: PHONE })).newPage();
  await seeSite(await someone());
  const [employer, seeker] = [await someone(), await someone()];
  await signUp(employer, { username: NAMES.employer, userType: "Recruiter" });
  await post(employer);
  await approve(page);
  await signUp(seeker, { username: NAMES.seeker, userType: "Job Seeker" });
  await apply(seeker);

  await press(employer, "Home");
  await press(employer, "Applications");
  await expect(main(employer)).toContainText("Ines Carvalho");
  await fits(employer);
  expect(await counted(page, "signed up")).toBe(people + 2);
  expect(await counted(page, "Applications")).toBe(sent + 1);
  await openAdmin(page, "System", "Metrics");
});
