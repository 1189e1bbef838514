import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { DATA } from "../support/database";
import { expect, test } from "../support/fixtures";

const run = promisify(execFile);

const POSTING = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  identifier: "lantern-1",
  title: "Lantern Keeper (.NET), Night Watch",
  description:
    "<h2>The work</h2><p>Keep the lantern&#39;s software alight.</p><ul><li>C# and .NET, most of it old</li><li>Donâ€™t let it go dark</li></ul>",
  datePosted: new Date().toISOString(),
  employmentType: "PART_TIME",
  hiringOrganization: { "@type": "Organization", name: "Lanterns of Zelvaquay" },
  jobLocation: {
    "@type": "Place",
    address: { addressLocality: "Galway", addressCountry: "IE" },
  },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "EUR",
    value: { "@type": "QuantitativeValue", minValue: 21.5, unitText: "HOUR" },
  },
  url: "https://lanterns.example/apply",
};

test("an imported posting is found by its words, its place and both, and opened", async ({
  page,
  sql,
}, info) => {
  const file = info.outputPath("postings.jsonl");
  await writeFile(file, `${JSON.stringify(POSTING)}\n`);
  const importing = ["--conditions=react-server", "--import", "tsx", "scripts/import.ts", file];
  const env = { ...process.env, DATA_DIR: DATA, DATABASE_URL: "", NODE_OPTIONS: "" };
  const { stdout } = await run(process.execPath, [...importing, "--source", "e2e"], { env });
  expect(stdout).toMatch(/1\s+created|created:?\s+1/i);

  for (const search of [
    "query=lantern+keeper",
    "query=.NET",
    "location=Galway&query=",
    "query=lantern&location=Galway",
  ]) {
    await page.goto(`/search-results?${search}&sort=newest`);
    await expect(
      page.getByRole("link", { name: POSTING.title, exact: true }),
      search,
    ).toBeVisible();
  }
  await page.getByRole("link", { name: POSTING.title, exact: true }).press("Enter");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(POSTING.title);
  await expect(main.getByRole("definition").first()).toHaveText("From €21.50 an hour");
  await expect(main.getByRole("definition").nth(1)).toContainText("Galway, Ireland");
  await expect(main.getByText("Keep the lantern's software alight.")).toBeVisible();
  await expect(
    main.getByRole("listitem").filter({ hasText: "Don’t let it go dark" }),
  ).toBeVisible();
  await expect(main.getByRole("link", { name: /^Apply Now/ }).first()).toHaveAttribute(
    "href",
    POSTING.url,
  );

  await sql("DELETE FROM companies WHERE name = $1", [POSTING.hiringOrganization.name]);
  await sql("SELECT pg_notify('jobharbor_events', 'jobs.ended')");
});
