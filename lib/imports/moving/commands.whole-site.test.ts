import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { findRedirect } from "@/lib/content/redirects/queries";
import { publishDueJobs } from "@/lib/jobs/posting/release.commands";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { categoryOfSlug } from "@/lib/shared/categories/known";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { setUpImports } from "@/lib/testing/imports";
import { aCustomField, setCustomFields } from "@/lib/testing/posting";
import { wordpressExport } from "@/lib/testing/services/wordpress-export";
import { NO_MAPPING } from "../mapping.schema";
import { type MoveRequest, moveFile } from "./commands";

// The parts of a site besides its listings: categories, fields of its own, pages that list jobs,
// and listings that aren't public yet.

setUpDatabase();
setUpImports();
afterEach(forgetSettings);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-moving-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const MAPPING = { ...NO_MAPPING, country: "IN" };

async function move(content: string, more: Partial<MoveRequest> = {}) {
  const path = join(folder, "export.xml");
  await writeFile(path, content);
  return moveFile({
    ...{ kind: "wp-job-manager" as const, path, source: "old", mapping: MAPPING },
    // With an empty folder, nothing is downloaded.
    ...{ uploads: folder, isDryRun: false, now: new Date("2026-11-26T10:00:00Z") },
    ...more,
  });
}

const categoriesOf = async (ids: readonly number[]) => {
  const jobs = await db.job.findMany({
    where: { reference: { in: ids.map((id) => `wp-${id}`) } },
    orderBy: { reference: "asc" },
  });
  return jobs.map(({ category }) => category);
};

const withoutLogos = (xml: string) =>
  xml
    .replaceAll(/<wp:meta_key><!\[CDATA\[_company_logo/g, "<wp:meta_key><![CDATA[_no_logo")
    .replaceAll("_thumbnail_id", "_no_thumbnail");

it("names the categories that the site doesn't have, and creates them if asked to", async () => {
  const xml = withoutLogos(wordpressExport(8).xml);
  const proposed = await move(xml, { isDryRun: true });
  const plain = await move(xml);

  expect([...proposed.categories.unknown]).toEqual([["Baking", 1]]);
  expect(plain.categories).toMatchObject({ added: [], refused: [] });
  expect(await categoriesOf([1003])).toEqual(["other"]);

  const would = await move(xml, { isDryRun: true, createsCategories: true });
  expect([would.categories.added, categoryOfSlug("baking")]).toEqual([["Baking"], null]);
  expect([...would.categories.became.keys()]).toContain("Baking → Baking");

  const made = await move(xml, { createsCategories: true });
  const again = await move(xml, { createsCategories: true });
  expect(made.categories).toMatchObject({ added: ["Baking"], unknown: new Map() });
  expect(await categoriesOf([1003])).toEqual([categoryOfSlug("baking")]);
  expect(again.categories.added).toEqual([]);
  expect(again.imported.counts).toMatchObject({ created: 0, updated: 0 });
  expect(await db.category.count()).toBe(1);
});

it("says why a category can't be created, and moves its jobs anyway", async () => {
  const long = "B".repeat(41);
  const xml = withoutLogos(wordpressExport(4).xml).replaceAll(
    "[CDATA[Baking]]",
    `[CDATA[${long}]]`,
  );
  const report = await move(xml, { createsCategories: true });

  expect(report.categories.refused).toEqual([{ name: long, reason: "Use at most 40 characters" }]);
  expect([...report.categories.unknown.keys()]).toEqual([long]);
  expect(await categoriesOf([1003])).toEqual(["other"]);
});

it("creates no category if the mapping names another for it", async () => {
  const fields = {
    occupationalCategory: { from: "occupationalCategory", values: { Baking: "Healthcare" } },
  };
  const xml = withoutLogos(wordpressExport(4).xml);
  const report = await move(xml, { mapping: { ...MAPPING, fields }, createsCategories: true });

  expect(report.categories).toMatchObject({ added: [], unknown: new Map() });
  expect(await categoriesOf([1003])).toEqual(["healthcare"]);
  expect((await findRedirect("/job-category/baking/"))?.target).toBe("/jobs/category/healthcare");
});

it("counts the fields that nothing reads, which a mapping can read", async () => {
  const xml = withoutLogos(wordpressExport(6).xml);
  const plain = await move(xml);
  await setCustomFields(aCustomField({ key: "hours", name: "Weekly time", kind: "text" }));
  const mapping = { ...MAPPING, fields: { "customFields.hours": "meta._job_hours" } };
  const mapped = await move(xml, { mapping });

  expect(plain.unread.get("_job_hours")).toBe(3);
  expect(plain.unread.get("_plugin_state")).toBe(6);
  for (const read of ["_company_name", "_edit_last"]) expect(plain.unread.has(read)).toBe(false);
  expect(mapped.unread.has("_job_hours")).toBe(false);
  expect(mapped.imported.unknownFields).toEqual([]);
  const jobs = await db.job.findMany({ orderBy: { reference: "asc" } });
  expect(jobs.map(({ customFields }) => customFields).slice(0, 2)).toEqual([
    { hours: "20 hours" },
    {},
  ]);
});

it("redirects the old site's pages of categories, types and companies to those here", async () => {
  const page = (name: string, status: string) =>
    `<item><title>${name}</title><link>https://old.example/company/${name.toLowerCase()}/</link><wp:post_type>company</wp:post_type><wp:status>${status}</wp:status></item>`;
  const companies = `${page("Baked", "publish")}${page("Hidden", "draft")}${page("Nobody", "publish")}`;
  const xml = withoutLogos(wordpressExport(5).xml)
    .replaceAll("Bread Ltd", "Baked")
    .replace("</channel>", `${companies}</channel>`);
  const first = await move(xml);
  const before = await db.redirect.findMany();
  const again = await move(xml);
  const { slug } = await db.company.findFirstOrThrow({ where: { name: "Baked" } });
  const leads = async (path: string) => (await findRedirect(path))?.target;

  expect(await leads("/job-category/software-development/")).toBe("/jobs/category/it");
  expect(await leads("/job-type/part-time")).toBe("/search-results?jobType=part-time");
  expect(await leads("/company/baked/")).toBe(`/companies/${slug}`);
  expect(await leads("/company/hidden/")).toBeUndefined();
  expect(first.oldPages?.lost.map(({ address }) => address).toSorted()).toEqual([
    "/job-category/baking/",
    "https://old.example/company/nobody/",
  ]);
  expect(again.oldPages?.led).toBe(first.oldPages?.led);
  expect(await db.redirect.findMany()).toEqual(before);
  // Once the category exists, its old page has a target.
  await move(xml, { createsCategories: true });
  expect(await leads("/job-category/baking")).toBe("/jobs/category/baking");
});

it("redirects pages of tags, regions and other terms to searches that show the same", async () => {
  const terms = [
    ["job_listing_tag", "Sour dough", "sour-dough"],
    ["job_listing_region", "Pune", "pune-city"],
    ["job_listing_region", "Anywhere", "anywhere"],
    ["job_listing_region", "Zone Three", "zone-three"],
    ["job_listing_industry", "Food &amp; Drink", "food"],
    ["perk", "Free bread", "bread"],
    ["post_tag", "News", "news"],
  ];
  const stated = terms.map(
    ([domain, name, slug]) =>
      `<category domain="${domain}" nicename="${slug}"><![CDATA[${name}]]></category>`,
  );
  const xml = withoutLogos(wordpressExport(1).xml).replace(
    /(?=<category domain="job_listing_type")/,
    stated.join(""),
  );
  await move(xml);
  const leads = async (path: string) => (await findRedirect(path))?.target;

  expect(await leads("/job-tag/sour-dough/")).toBe("/search-results?skill=sour-dough");
  expect(await leads("/job-region/pune-city")).toBe("/search-results?location=Pune%2C+India");
  expect(await leads("/job-region/anywhere")).toBe("/search-results?mode=remote");
  expect(await leads("/job-region/zone-three")).toBe("/search-results?query=Zone+Three");
  for (const base of ["/job-industry", "/job_listing_industry"]) {
    expect(await leads(`${base}/food/`)).toBe("/search-results?query=Food+%26+Drink");
  }
  expect(await leads("/perk/bread/")).toBe("/search-results?query=Free+bread");
  expect(await leads("/post_tag/news/")).toBeUndefined();

  // What no job has as a skill is searched by its words.
  await db.redirect.deleteMany();
  await db.job.deleteMany();
  await db.skill.deleteMany();
  await move(xml, { mapping: { ...MAPPING, fields: { skills: null } } });
  expect(await leads("/job-tag/sour-dough/")).toBe("/search-results?query=Sour+dough");
});

it("imports a scheduled listing, once, as a job that goes live on its day", async () => {
  const xml = withoutLogos(wordpressExport(1).xml)
    .replace("[CDATA[publish]", "[CDATA[future]")
    .replace("2026-01-05 10:00:00", "2026-12-01 10:00:00");
  const early = await move(xml);
  const jobs = () => db.job.findMany();
  const day = new Date("2026-12-01T10:00:00Z");

  expect([early.skipped, early.scheduled]).toMatchObject([[], [{ row: 1, day: "2026-12-01" }]]);
  expect(await jobs()).toMatchObject([{ status: "draft", postedAt: null, scheduledFor: day }]);
  await publishDueJobs(new Date(day.getTime() - 1));
  expect(await jobs()).toMatchObject([{ status: "draft" }]);
  expect(await queuedEvents("jobs.published")).toEqual([]);

  await Promise.all([publishDueJobs(day), publishDueJobs(day)]);
  expect(await jobs()).toMatchObject([{ status: "live", postedAt: day, scheduledFor: null }]);
  expect(await queuedEvents("jobs.published")).toHaveLength(1);
  const late = await move(xml, { now: new Date("2026-12-01T11:00:00Z") });
  expect([late.scheduled, late.imported.counts.unchanged]).toEqual([[], 1]);
});

it("follows a scheduled listing that the old site opens early, or that ends before its day", async () => {
  const scheduled = withoutLogos(wordpressExport(1).xml)
    .replace("[CDATA[publish]", "[CDATA[future]")
    .replace("2026-01-05 10:00:00", "2026-12-10 10:00:00");
  await move(scheduled);
  await move(withoutLogos(wordpressExport(1).xml));
  const [job] = await db.job.findMany();
  expect(job).toMatchObject({ status: "live", scheduledFor: null });
  expect(job?.postedAt).toEqual(new Date("2026-01-05T10:00:00Z"));
  expect(await queuedEvents("jobs.published")).toHaveLength(1);

  // And one that is put off leaves the site until its new day.
  await move(scheduled);
  expect(await db.job.findMany()).toMatchObject([{ status: "draft" }]);
  await db.job.updateMany({ data: { expiresAt: new Date("2026-12-09T00:00:00Z") } });
  await publishDueJobs(new Date("2026-12-11T10:00:00Z"));
  expect(await db.job.findMany()).toMatchObject([
    { status: "expired", endedAt: new Date("2026-12-09T00:00:00Z") },
  ]);
});
