import { createServer, type Server } from "node:http";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { shootAll } from "../support/screenshots";
import { listenAsSource, SOURCE_SERVER } from "../support/source-server";

// A company's own career site, on a server of the test's own.

let server: Server;
let title = "";

test.beforeAll(async () => {
  test.setTimeout(150_000);
  server = createServer((request, response) => {
    const job = {
      ...{ "@type": "JobPosting", identifier: "own-1", title, employmentType: "FULL_TIME" },
      ...{ description: "<p>Keep the lamps of the pier.</p>", url: "https://pier.example/1" },
      hiringOrganization: { name: "Whatever it says" },
      jobLocation: { address: { addressLocality: "Galway", addressCountry: "IE" } },
    };
    if (request.url === "/own.json") response.end(JSON.stringify([job]));
    else response.writeHead(404).end();
  });
  await listenAsSource(server);
});

test.afterAll(() => server.close());

test("a verified company connects its own career site, and an admin can pause it", async ({
  page,
  aBrowser,
  aRecruiter,
  aPerson,
  sql,
}) => {
  // The worker reads the source when it gets to it.
  test.setTimeout(150_000);
  const { job } = await aRecruiter();
  title = `Lamp Keeper of ${job.company}`;
  const { companyId } = job;
  await sql("UPDATE companies SET verified_at = NULL, verified_by = NULL WHERE id = $1", [
    companyId,
  ]);
  await page.goto(`/employer/profile?company=${companyId}`);
  await page.getByRole("link", { name: "Career Site" }).click();
  await expect(
    page.getByText("Only a verified company can connect its career site."),
  ).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "company-sources-barred");

  await sql("UPDATE companies SET verified_at = now(), verified_by = 'DNS' WHERE id = $1", [
    companyId,
  ]);
  await sql(
    `INSERT INTO company_verifications (id, company_id, kind, domain, verified_at)
     VALUES (gen_random_uuid(), $1, 'dns', 'localhost', now())`,
    [companyId],
  );
  await page.reload();
  await page.getByRole("link", { name: "Connect a Career Site" }).click();
  const looking = page.getByRole("form", { name: "Look at a source" });
  await looking.getByLabel("Address").fill("https://elsewhere.example/jobs.xml");
  await looking.getByRole("button", { name: "Preview Import" }).click();
  await expect(page.getByText(/isn't at a domain of your company/).first()).toBeVisible();
  await looking.getByLabel("Address").fill(`${SOURCE_SERVER}/own.json`);
  await looking.getByRole("button", { name: "Preview Import" }).click();
  const preview = page.getByRole("region", { name: "What would be imported" });
  await expect(preview.getByText("1 job would be imported.")).toBeVisible();
  await expect(preview.getByText(job.company).first()).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "company-source-new");

  const saving = page.getByRole("form", { name: "Save the source" });
  await saving.getByRole("button", { name: "Save Source" }).click();
  const runs = page.getByRole("table", { name: "Runs, latest first" });
  await expect(runs.getByRole("row", { name: "1 read, 1 new" })).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page);
  await shootAll(page, "company-source");
  const address = page.url();
  const [found] = await sql<{ company_id: string; status: string }>(
    "SELECT company_id, status FROM jobs WHERE title = $1",
    [title],
  );
  expect(found).toEqual({ company_id: companyId, status: "live" });

  const others = await aBrowser();
  await enterAs(others, await aPerson({ userType: "admin" }));
  const admins = await others.newPage();
  await admins.goto(`/admin/sources/${address.split("/").at(-1)}`);
  await expect(admins.getByText(`connected by ${job.company}`)).toBeVisible();
  await admins.getByRole("button", { name: "Pause" }).click();
  await expect(admins.getByRole("button", { name: "Resume" })).toBeVisible();
  await others.close();

  await page.reload();
  await expect(page.getByText("Our team has paused this source.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Resume" })).toHaveCount(0);
  await page.getByRole("button", { name: "Delete and End Jobs" }).click();
  await page.getByRole("button", { name: "Delete and End Jobs", exact: true }).click();
  await expect(page.getByText("No career site yet")).toBeVisible();
  await expectNoViolations(page);
  await shootAll(page, "company-sources-none");
  await expect
    .poll(() => sql("SELECT FROM jobs WHERE title = $1 AND status = 'live'", [title]), {
      timeout: 30_000,
    })
    .toHaveLength(0);
});
