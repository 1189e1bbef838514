import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

// Spec, sections 2, 5 and 6: the frame of the employer's pages, who gets there, and what the fields
// accept. The pages' own specs cover what the forms say and do.

const tabs = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
const header = (page: Page) => page.getByRole("banner");

const PARTS = [
  ["Home", "/employer/home"],
  ["Post a Job", "/employer"],
  ["My Job Posts", "/employer/jobs"],
  ["Applications", "/employer/applications"],
  ["Analytics", "/employer/analytics"],
] as const;

test("the dashboard has its header, its welcome and its tabs, which the profiles lack", async ({
  page,
  aMember,
}) => {
  const person = await aMember({ userType: "employer" });
  for (const [name, path] of PARTS) {
    await page.goto(path);
    const welcome = main(page).getByText(`Welcome, ${person.username}`);
    if (name === "Home") {
      await expect(main(page).getByRole("heading", { level: 1 })).toContainText(
        `, ${person.username}`,
      );
      await expect(welcome).toHaveCount(0);
    } else {
      await expect(welcome).toBeVisible();
    }
    await expect(tabs(page).getByRole("link")).toHaveText(PARTS.map(([label]) => label));
    const current = tabs(page).locator("[aria-current=page]");
    await expect(current).toHaveText(name);
    await expect(current).toHaveAttribute("href", path);
    await expect(header(page).getByRole("link", { name: "Your Profile" })).toHaveAttribute(
      "href",
      "/app/profile",
    );
    await expect(button(page, "Sign Out")).toBeVisible();
  }
  for (const path of ["/employer/profile", "/employer/profile/team"]) {
    await page.goto(path);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(tabs(page)).toHaveCount(0);
  }
  await page.goto("/employer/analytics");
  await header(page).getByRole("link", { name: "Company Profile" }).click();
  await expect(page).toHaveURL("/employer/profile");
  await header(page).locator("a.logo").click();
  await expect(page).toHaveURL("/employer");
  await expect(main(page).getByRole("form", { name: "Post a Job" })).toBeVisible();
});

test("every link to the form leads there, only for employers", async ({
  page,
  aBrowser,
  aPerson,
  aMember,
}) => {
  const visitor = await (await aBrowser()).newPage();
  await visitor.goto("/");
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Post a Job" }).click();
  await expect(visitor).toHaveURL(/^[^?]*\/login\?from=/);
  await visitor.context().close();

  await aMember({ userType: "employer" });
  for (const path of ["/publish-job", "/employer/post-job"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/employer");
  }
  await page.goto("/app");
  await page.getByRole("link", { name: "Publish Job" }).click();
  await expect(page).toHaveURL("/employer");

  const seekers = await aBrowser();
  await enterAs(seekers, await aPerson());
  const seeker = await seekers.newPage();
  for (const path of ["/employer", "/publish-job", "/employer/applications"]) {
    await seeker.goto(path);
    await expect(seeker).toHaveURL("/app#employers-only");
    await expect(seeker.getByText("Only employers can post jobs.")).toBeVisible();
  }
  await seekers.close();
});

test("the fields of a posting accept what the specification says", async ({ page, aMember }) => {
  await aMember({ userType: "employer" });
  await page.goto("/employer");
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  const attributes = {
    "Experience (Years)": { type: "number", min: "0", step: "0.5" },
    From: { type: "number", min: "0", step: "1000" },
    To: { type: "number", min: "0", step: "1000" },
    "Job Description": { rows: "4" },
  };
  for (const [label, given] of Object.entries(attributes)) {
    for (const [name, value] of Object.entries(given)) {
      await expect(field(label), label).toHaveAttribute(name, value);
    }
  }
  await expect(field("Job Type").locator("option")).toHaveText([
    "Full-time",
    "Part-time",
    "Contract",
    "Freelance",
    "Internship",
  ]);
  await expect(field("Category").locator("option")).toHaveText([
    "IT",
    "Marketing",
    "Design",
    "Finance",
    "Healthcare",
    "Education",
    "Other",
  ]);
});

test("the company's profile has the specification's rows and fields", async ({
  page,
  anOwner,
  sql,
}) => {
  const { job: posting } = await anOwner();
  await sql("UPDATE companies SET founded_year = 1900, email = $2 WHERE id = $1", [
    posting.companyId,
    "info@pilots.example",
  ]);
  await page.goto("/employer/profile");
  await expect(page.getByRole("heading", { name: posting.company, exact: true })).toBeVisible();
  await expect(main(page).locator(".company-head .mark")).toHaveText(/^P/);
  await expect(main(page).getByRole("heading", { name: "About Company" })).toBeVisible();
  const rows = ["Email", "Phone", "Website", "Address", "Company Size", "Founded"];
  await expect(main(page).locator("dt")).toHaveText(rows);

  await button(page, "Edit Profile").click();
  const form = page.getByRole("form", { name: "Company Profile" });
  await expect(form.getByLabel("Email")).toHaveAttribute("readonly");
  const year = String(new Date().getUTCFullYear());
  const attributes = {
    Founded: { type: "number", min: "1800", max: year },
    Website: { type: "url" },
    Phone: { type: "tel" },
    Address: { rows: "2" },
    "About Company": { rows: "5" },
  };
  for (const [label, given] of Object.entries(attributes)) {
    for (const [name, value] of Object.entries(given)) {
      await expect(form.getByLabel(label), label).toHaveAttribute(name, value);
    }
  }
  await expect(form.getByLabel("Industry").locator("option")).toHaveText([
    "Not specified",
    ...["Technology", "Finance", "Healthcare", "Education", "Retail", "Manufacturing", "Other"],
  ]);
  await expect(form.getByLabel("Company Size").locator("option")).toHaveText([
    "Not specified",
    ...["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5001+"],
  ]);
  await form.getByLabel("Phone").fill("+49 30 12345");
  await button(page, "Cancel").click();
  await expect(main(page)).not.toContainText("+49 30 12345");
});

test("a visitor who was signed out in the meantime goes to the login", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember({ userType: "employer" });
  await page.goto("/employer/profile");
  await sql("DELETE FROM sessions WHERE user_id = $1", [person.id]);
  await page.goto("/employer/profile");

  await expect(page).toHaveURL(`/login?from=${encodeURIComponent("/employer/profile")}`);
});
