import { randomUUID } from "node:crypto";
import { expectNoViolations } from "../support/axe";
import type { Sql } from "../support/database";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import type { Person } from "../support/people";

/** An application from a new person, written straight into the tables. */
async function apply(sql: Sql, jobId: string, applicant: Person): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO job_versions (job_id, version, title, company_name, location, description, facts)
     SELECT id, version, title, 'Company', location, description,
       '{"jobType":"full_time","category":"other","workMode":"on_site","eligibleCountries":[],"pay":null,"experienceYears":null,"experienceLevel":null,"education":null,"duration":null,"deadline":null,"skills":[]}'
     FROM jobs WHERE id = $1 ON CONFLICT DO NOTHING`,
    [jobId],
  );
  await sql(
    `INSERT INTO applications (id, reference, job_id, job_version, user_id, submission_id, status, submitted_at, updated_at)
     SELECT $1::uuid, upper(left(md5($1::text), 8)), id, version, $2, gen_random_uuid(), 'submitted', now(), now()
     FROM jobs WHERE id = $3`,
    [id, applicant.id, jobId],
  );
  await sql(
    `INSERT INTO application_details (application_id, user_id, full_name, email)
     VALUES ($1, $2, 'Ines Carvalho', $3)`,
    [id, applicant.id, applicant.email],
  );
  return id;
}

test("without a posting the page says so and links to the form, twice", async ({
  page,
  aMember,
}) => {
  await aMember({ userType: "employer" });
  await page.goto("/employer/jobs");

  await expect(page.getByRole("heading", { name: "My Job Posts" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Job Posts Yet" })).toBeVisible();
  await expect(
    page.getByText(
      "You haven't posted any jobs yet. Get started by creating your first job posting.",
    ),
  ).toBeVisible();
  const main = page.getByRole("main");
  for (const name of ["New Job Post", "Post a Job"]) {
    await expect(main.getByRole("link", { name, exact: true }).last()).toHaveAttribute(
      "href",
      "/employer",
    );
  }
  await expectNoViolations(page);
});

test("a recruiter finds a posting, pauses it, undoes that, extends it and closes it with a message", async ({
  page,
  aPerson,
  sql,
  aRecruiter,
}) => {
  const { job } = await aRecruiter({
    title: "Crane operator for a very long quay on the north side",
  });
  const applicant = await aPerson();
  const applicationId = await apply(sql, job.id, applicant);
  await page.goto("/employer/jobs");
  await page.getByRole("searchbox").fill("crane quay");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/query=crane/);
  const row = page.getByRole("row").filter({ hasText: job.title });
  await expect(row).toContainText("1 new");
  const tab = page.getByRole("navigation", { name: "Dashboard" }).getByText("Applications");
  await expect(tab).toHaveAccessibleName("Applications");
  await expect(tab).toHaveAccessibleDescription("1 new");
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await row.getByRole("checkbox").check();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(row).toContainText("Paused");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("Live");
  await expect(page.locator("body")).not.toBeFocused();

  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Extend..." }).click();
  await page.getByRole("button", { name: "Extend", exact: true }).click();
  await expect(page.getByText("1 job given a new deadline.")).toBeVisible();

  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Close..." }).click();
  const dialog = page.getByRole("dialog", { name: "Close 1 job?" });
  await expect(page.getByLabel("Message to them (optional)")).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Close", exact: true })).toHaveCount(1);
  await page.getByLabel("Message to them (optional)").fill("Thank you for your time.");
  await page.getByRole("button", { name: "Close and Send" }).click();
  await expect(row).toContainText("Closed");
  await expect
    .poll(async () =>
      sql("SELECT text FROM application_messages WHERE application_id = $1", [applicationId]),
    )
    .toEqual([{ text: "Thank you for your time." }]);
});

test("the page of a posting shows its history, and strangers find nothing", async ({
  page,
  baseURL,
  aPerson,
  aRecruiter,
}) => {
  const { job } = await aRecruiter({ title: "Tug captain" });
  const stranger = await aPerson({ userType: "employer" });
  await page.goto(`/employer/jobs/${job.id}`);
  await expect(page.getByText("It hasn't changed since it was posted.")).toBeVisible();
  await page.getByRole("button", { name: "Extend..." }).click();
  await page.getByRole("button", { name: "Extend", exact: true }).click();
  await expect(page.getByText("changed the deadline")).toBeVisible();
  await expectNoViolations(page);

  const headers = { cookie: `jobharbor.session=${stranger.cookie}` };
  const response = await fetch(`${baseURL}/employer/jobs/${job.id}`, { headers });
  expect(response.status).toBe(404);
});

test("a button clicked before the scripts have loaded works once they have", async ({
  page,
  aRecruiter,
}) => {
  const { job } = await aRecruiter({ title: "Ferry mate" });
  const release = await delayResponses(page, /_next\/static\/chunks\/.*\.js/);
  await page.goto(`/employer/jobs/${job.id}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Close..." }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();

  await expect(page.getByRole("dialog", { name: "Close 1 job?" })).toBeVisible();
});
