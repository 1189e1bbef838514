import type { Page } from "@playwright/test";
import { verifyCompany } from "../support/companies";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { APPLICATIONS_PATH, aPipeline } from "../support/pipeline";

// What is typed or chosen before a page's scripts have loaded. What is sent or clicked by then is
// tested with its forms.

const SCRIPTS = /_next\/static\/chunks\/.*\.js/;
const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true });

const FREQUENCIES = "SELECT frequency FROM job_alerts WHERE user_id = $1";

/** Has jobs of a search emailed daily, the default. */
async function createAlert(page: Page): Promise<void> {
  await page.goto("/search-results?query=lamplighter&page=1&sort=newest");
  await page.getByRole("button", { name: /^Tell me when one is posted/ }).click();
  await expect(page.getByText("Alert created. We'll email you new jobs")).toBeVisible();
}

test("texts changed on a form that isn't empty are previewed and saved as they were typed", async ({
  page,
  aRecruiter,
  sql,
}) => {
  const { job } = await aRecruiter({ title: "Lock keeper" });
  await verifyCompany(sql, job.companyId);
  const release = await delayResponses(page, SCRIPTS);
  await page.goto(`/employer/jobs/${job.id}/edit`, { waitUntil: "commit" });
  await field(page, "Job Title").fill("Lock keeper by night");
  await field(page, "Job Description").fill("Open the lock at high water, close it at low.");
  release();
  const card = page.getByRole("complementary", { name: "Preview" });
  await expect(card.getByText("Lock keeper by night").first()).toBeVisible();
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.locator(".editor-preview")).toContainText("close it at low");
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(page.getByText("Job updated.")).toBeVisible();
  const saved = await sql("SELECT title, description FROM jobs WHERE id = $1", [job.id]);
  expect(saved).toEqual([
    {
      title: "Lock keeper by night",
      description: "Open the lock at high water, close it at low.",
    },
  ]);
});

test("a text in a field with suggestions stays while the form goes on, and so does the caret", async ({
  page,
  aRecruiter,
}) => {
  await aRecruiter();
  const release = await delayResponses(page, SCRIPTS);
  await page.goto("/employer", { waitUntil: "commit" });
  await field(page, "Location").fill("Pune");
  await field(page, "Location").press("ArrowLeft");
  const list = page.getByRole("listbox", { name: "Suggestions for Location" });
  await expect(list).toHaveCount(0);
  release();
  await expect(list).toBeVisible();
  await page.keyboard.type("n");
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByText("Job title is required").first()).toBeVisible();
  await expect(field(page, "Location")).toHaveValue("Punne");
});

/** Chooses to be a recruiter at a pause in the work of the page's scripts, once React has the list. */
function chooseAtPause(page: Page, pause: number): Promise<unknown> {
  return page.addInitScript((wanted) => {
    let pauses = 0;
    // What React's scheduler calls before it lets the browser go on.
    const post = MessagePort.prototype.postMessage as (...message: unknown[]) => void;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      post.apply(this, message);
      const select = document.querySelector<HTMLSelectElement>("#userType");
      if (!select || !Object.keys(select).some((key) => key.startsWith("__reactProps"))) return;
      pauses += 1;
      if (pauses !== wanted) return;
      select.value = "employer";
      for (const type of ["input", "change"]) {
        select.dispatchEvent(new Event(type, { bubbles: true }));
      }
      document.documentElement.dataset["chosen"] = "";
    };
  }, pause);
}

for (const pause of [1, 2, 3]) {
  test(`a user type chosen at pause ${pause} of the scripts' start stays`, async ({ page }) => {
    await chooseAtPause(page, pause);
    await page.goto("/signUp");
    await expect(page.locator("html[data-chosen]")).toHaveCount(1);
    await expect(page.getByText("Post jobs for your company and hire.")).toBeVisible();
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.getByText("User name is required").first()).toBeVisible();
    await expect(page.getByLabel("User Type")).toHaveValue("employer");
  });
}

test("an alert's frequency is saved as it was chosen", async ({ page, sql, aMember }) => {
  const person = await aMember();
  await createAlert(page);
  const release = await delayResponses(page, SCRIPTS);
  await page.goto("/app/alerts", { waitUntil: "commit" });
  await page.getByLabel(/^How often:/).selectOption("weekly");
  release();

  await expect.poll(() => sql(FREQUENCIES, [person.id])).toEqual([{ frequency: "weekly" }]);
  await expect(page.getByLabel(/^How often:/)).toHaveValue("weekly");
});

test("a choice made while the page's scripts start is saved once, as it was made", async ({
  page,
  sql,
  aMember,
}) => {
  const person = await aMember();
  await createAlert(page);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postDataJSON());
  });
  // Chooses when React has begun to listen, and hasn't taken over the page.
  await page.addInitScript(() => {
    let isChosen = false;
    const choose = () => {
      const select = document.querySelector<HTMLSelectElement>("select[id^=often-]");
      if (!select || isChosen) return;
      isChosen = true;
      select.value = "weekly";
      for (const type of ["input", "change"]) {
        select.dispatchEvent(new Event(type, { bubbles: true }));
      }
    };
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...given: Parameters<typeof listen>) => {
      listen(...given);
      if (given[0] === "change") queueMicrotask(choose);
    };
  });
  const release = await delayResponses(page, SCRIPTS);
  await page.goto("/app/alerts", { waitUntil: "commit" });
  await expect(page.getByLabel(/^How often:/)).toBeVisible();
  release();
  await expect(page.getByLabel(/^How often:/)).toHaveValue("weekly");
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([{ frequency: "weekly" }]);
  expect(await sql(FREQUENCIES, [person.id])).toEqual([{ frequency: "weekly" }]);
});

test("notification preferences are saved as they were ticked", async ({ page, aMember }) => {
  await aMember();
  const release = await delayResponses(page, SCRIPTS);
  await page.goto("/app/settings", { waitUntil: "commit" });
  const table = page.getByRole("table", { name: "What to tell me and where" });
  const box = table.getByRole("checkbox").first();
  const name = await box.getAttribute("aria-label");
  await box.uncheck();
  release();

  await expect(page.getByText("Your preference is saved.")).toBeVisible();
  await expect(table.getByRole("checkbox", { name: name ?? "", exact: true })).not.toBeChecked();
  await page.reload();
  await expect(table.getByRole("checkbox").first()).not.toBeChecked();
});

for (const [view, item] of [
  ["table", "row"],
  ["lanes", "listitem"],
] as const) {
  test(`applicants ticked in the ${view} are selected`, async ({
    page,
    aRecruiter,
    anApplicant,
  }) => {
    await aPipeline({ aRecruiter, anApplicant }, ["Ines Carvalho", "Bo Li"]);
    const release = await delayResponses(page, SCRIPTS);
    await page.goto(`${APPLICATIONS_PATH}?view=${view}`, { waitUntil: "commit" });
    for (const name of ["Ines Carvalho", "Bo Li"]) {
      const one = page.getByRole(item).filter({ hasText: name });
      await one.getByRole("checkbox", { name: `Select ${name}` }).check({ force: true });
    }
    release();

    await expect(page.getByText("2 selected")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Select Bo Li" })).toBeChecked();
  });
}

test("a job chosen and words typed above the applications narrow them", async ({
  page,
  aRecruiter,
  anApplicant,
}) => {
  const { job } = await aPipeline({ aRecruiter, anApplicant }, ["Ines Carvalho"]);
  const release = await delayResponses(page, SCRIPTS);
  await page.goto(APPLICATIONS_PATH, { waitUntil: "commit" });
  const choice = page.getByRole("combobox", { name: "Job", exact: true });
  await choice.selectOption(job.id);
  await field(page, "Search names, CVs, answers, notes and tags").fill("ines");
  release();

  await expect(page).toHaveURL(new RegExp(`(?=.*jobId=${job.id})(?=.*query=ines)`));
  await expect(choice).toHaveValue(job.id);
});

test("a job ticked among an employer's own gets what can be done with it", async ({
  page,
  aRecruiter,
}) => {
  await aRecruiter({ title: "Lock keeper" });
  const release = await delayResponses(page, SCRIPTS);
  await page.goto("/employer/jobs", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "Select Lock keeper" }).check();
  release();

  await expect(page.getByText("1 selected")).toBeVisible();
});
