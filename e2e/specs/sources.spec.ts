import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { shootAll } from "../support/screenshots";
import { listenAsSource, SOURCE_SERVER } from "../support/source-server";

// A company's file of jobs, on a server of the test's own.

// Another one for each attempt: a source that comes back takes over its earlier jobs.
const NAME = `Quellmouth ${randomUUID().slice(0, 8)}`;
const posting = (number: number, more: object = {}) => ({
  "@type": "JobPosting",
  identifier: `buoy-${number}`,
  title: `Buoy Painter of ${NAME} no. ${number}`,
  description: `<p>Paint buoy number ${number}.</p>`,
  hiringOrganization: { name: `Buoys of ${NAME}` },
  jobLocation: { address: { addressLocality: "Galway", addressCountry: "IE" } },
  employmentType: "FULL_TIME",
  url: `https://quellmouth.example/jobs/${number}`,
  ...more,
});

/** A job whose fields have names that say nothing. */
const ODD = {
  ...{ no: 7, role: `Buoy Polisher of ${NAME}`, caption: `Night Polisher of ${NAME}` },
  ...{ text: "Polish the buoys at night.", where: "Galway, Ireland", employer: `Buoys of ${NAME}` },
  opened: "09/11/2026",
};

let server: Server;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  const jobs = [posting(1), posting(2), posting(3, { title: "" })];
  server = createServer((request, response) => {
    if (request.url === "/jobs.json") response.end(JSON.stringify(jobs));
    else if (request.url === "/odd.json") response.end(JSON.stringify([ODD]));
    else response.writeHead(404).end();
  });
  await listenAsSource(server);
});

test.afterAll(() => server.close());

test.beforeEach(async ({ page, aMember }) => {
  // The worker reads a source when it gets to it.
  test.setTimeout(150_000);
  await aMember({ userType: "admin" });
  await page.goto("/admin/sources/new");
});

test("an admin previews and connects a source, and its jobs are imported and end", async ({
  page,
  sql,
}) => {
  const looking = page.getByRole("form", { name: "Look at a source" });
  await looking.getByLabel("Address").fill("http://169.254.169.254/latest/meta-data");
  await looking.getByRole("button", { name: "Preview Import" }).click();
  await expect(page.getByText("The address isn't on the public internet.").first()).toBeVisible();
  await expect(looking.getByLabel("Address")).toHaveValue(
    "http://169.254.169.254/latest/meta-data",
  );

  await looking.getByLabel("Address").fill(`${SOURCE_SERVER}/jobs.json`);
  await looking.getByRole("button", { name: "Preview Import" }).click();
  const preview = page.getByRole("region", { name: "What would be imported" });
  await expect(preview.getByText("2 jobs would be imported.")).toBeVisible();
  await expect(preview.getByRole("list", { name: "Refused rows" })).toContainText(
    "There's no title.",
  );
  await expectNoViolations(page);
  await shootAll(page, "source-preview");

  const saving = page.getByRole("form", { name: "Save the source" });
  await saving.getByLabel("Name").fill(NAME);
  await saving.getByRole("button", { name: "Save Source" }).click();
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  const runs = page.getByRole("table", { name: "Runs, latest first" });
  await expect(runs.getByRole("row", { name: "3 read, 2 new, 1 refused" })).toBeVisible({
    timeout: 30_000,
  });
  await expectNoViolations(page);
  await shootAll(page, "source");

  const jobs = page.getByRole("region", { name: "Its jobs" });
  await expect(jobs.getByRole("link")).toHaveCount(2);
  await expect(jobs.getByRole("link").first()).toHaveAttribute("href", /^\/job\/buoy-painter-/);

  const id = page.url().split("/").at(-1);
  const read = await page.request.get(`/api/admin/sources/${id}`);
  expect(await read.json()).toMatchObject({
    ...{ name: NAME, kind: "file", openJobs: 2 },
    runs: [{ outcome: "complete", counts: { read: 3, created: 2, rejected: 1 } }],
    problems: [{ record: 3 }],
  });
  const { sources } = await (await page.request.get("/api/admin/sources")).json();
  expect(sources).toContainEqual(expect.objectContaining({ id, name: NAME }));

  await page.goto("/search-results?query=buoy+painter+quellmouth&sort=newest");
  await expect(
    page.getByRole("link", { name: `Buoy Painter of ${NAME} no. 1`, exact: true }),
  ).toBeVisible();

  await page.goto("/admin/sources");
  await expectNoViolations(page);
  await shootAll(page, "sources");
  await page.getByRole("link", { name: NAME }).click();
  await page.getByRole("button", { name: "Delete and End Jobs" }).click();
  await page.getByRole("button", { name: "Delete and End Jobs", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sources" })).toBeVisible();
  const open = "SELECT FROM jobs WHERE status = 'live' AND starts_with(title, $1)";
  await expect
    .poll(() => sql(open, [`Buoy Painter of ${NAME}`]), { timeout: 30_000 })
    .toHaveLength(0);
  await sql("DELETE FROM companies WHERE name = $1", [`Buoys of ${NAME}`]);
});

test("an admin chooses what each field feeds, and changes it later", async ({ page, sql }) => {
  const looking = page.getByRole("form", { name: "Look at a source" });
  await looking.getByLabel("Address").fill(`${SOURCE_SERVER}/odd.json`);
  await looking.getByRole("button", { name: "Preview Import" }).click();
  const preview = page.getByRole("region", { name: "What would be imported" });
  await expect(preview.getByText("0 jobs would be imported.")).toBeVisible();

  const fields = page.getByRole("form", { name: "Which field is which" });
  await expect(fields.getByLabel("Company")).toHaveValue("");
  await expect(fields.getByText(`For example: Buoys of ${NAME}`)).toBeVisible();
  for (const [name, field] of [
    ...[["Title", "role"] as const, ["Description", "text"] as const],
    ...[["Place", "where"] as const, ["Reference", "no"] as const],
  ]) {
    await fields.getByLabel(name, { exact: true }).selectOption({ label: field });
  }
  await expect(fields.getByText(`For example: ${ODD.role}`)).toBeVisible();
  await fields.getByLabel("Job type", { exact: true }).selectOption("The same for every job");
  await fields.getByLabel("Job type of every job").fill("Part-time");
  await fields.getByLabel("Posted on", { exact: true }).selectOption("opened");
  await fields
    .getByLabel("Posted on: how its dates are written")
    .selectOption("Dates like 31/12/2026");
  await fields.getByRole("button", { name: "Preview Import" }).click();
  await expect(preview.getByText("1 job would be imported.")).toBeVisible();
  await expect(fields.getByLabel("Title", { exact: true })).toHaveValue("=role");
  await expect(fields.getByLabel("Job type of every job")).toHaveValue("Part-time");
  await expect(page.getByText('{"')).toHaveCount(0);
  await expectNoViolations(page);
  await shootAll(page, "source-fields");

  const saving = page.getByRole("form", { name: "Save the source" });
  await saving.getByLabel("Name").fill(`${NAME} fields`);
  await saving.getByRole("button", { name: "Save Source" }).click();
  const runs = page.getByRole("table", { name: "Runs, latest first" });
  await expect(runs.getByRole("row", { name: "1 read, 1 new" })).toBeVisible({ timeout: 30_000 });

  const come = "SELECT job_type, posted_at::date::text AS posted FROM jobs WHERE title = $1";
  expect(await sql(come, [ODD.role])).toEqual([{ job_type: "part_time", posted: "2026-11-09" }]);

  await page.getByRole("button", { name: "Change Fields" }).click();
  await expect(fields.getByLabel("Title", { exact: true })).toHaveValue("=role");
  await expect(fields.getByLabel("Posted on: how its dates are written")).toHaveValue("dd/mm/yyyy");
  // Without its text a field that is the same for every job is pointed out, and nothing is lost.
  await fields.getByLabel("Job type of every job").fill("");
  await fields.getByRole("button", { name: "Preview Import" }).click();
  await expect(fields.getByText("Enter what is the same for every job")).toBeVisible();
  await fields.getByLabel("Job type of every job").fill("Part-time");
  await fields.getByLabel("Title", { exact: true }).selectOption({ label: "caption" });
  await fields.getByRole("button", { name: "Preview Import" }).click();
  await expect(preview.getByText(ODD.caption)).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "source-fields-changed");
  await page.getByRole("button", { name: "Save Fields" }).click();
  await expect(page.getByText("Saved. The next run reads the source with them.")).toBeVisible();
  await page.getByRole("button", { name: "Run Now" }).click();
  await expect(runs.getByRole("row", { name: "1 read, 1 changed" })).toBeVisible({
    timeout: 30_000,
  });
  expect(await sql("SELECT FROM jobs WHERE title = $1", [ODD.caption])).toHaveLength(1);

  await page.getByRole("button", { name: "Delete and End Jobs" }).click();
  await page.getByRole("button", { name: "Delete and End Jobs", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sources" })).toBeVisible();
  await sql("DELETE FROM companies WHERE name = $1", [`Buoys of ${NAME}`]);
});
