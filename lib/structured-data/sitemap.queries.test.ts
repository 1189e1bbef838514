import { existsSync, readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import * as inPlaces from "@/lib/jobs/public/landings-in-places.queries";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { forgetSettings, loadSettings } from "@/lib/platform/settings";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCity, makeCompany, makeJob } from "@/lib/testing/factories";
import { findSitemapFile, listSitemapFiles } from "./sitemap.queries";
import { FIXED_PAGES, MAX_URLS, type SitemapEntry } from "./sitemap.schema";

setUpDatabase();
beforeEach(() => dropCached());
afterEach(forgetSettings);

async function read(name: string): Promise<SitemapEntry[] | null> {
  const batches = await findSitemapFile(name);
  if (!batches) return null;
  const entries: SitemapEntry[] = [];
  for await (const batch of batches) entries.push(...batch);
  return entries;
}

const paths = (entries: SitemapEntry[] | null) => entries?.map(({ path }) => path);

async function slugOf(id: string): Promise<string> {
  return (await db.job.findUniqueOrThrow({ where: { id }, select: { slug: true } })).slug;
}

// More rows than one file may list, all copies of one job, with ids in the order of their numbers.
async function multiply(jobId: string, count: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO jobs (id, short_id, slug, company_id, status, title, description, excerpt, job_type,
      category, work_mode, eligible_countries, location, posted_at, updated_at)
    SELECT ('01950000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, lpad(n::text, 10, '0'),
      'copy-' || lpad(n::text, 10, '0'),
      company_id, status, title, description, excerpt, job_type, category, work_mode,
      eligible_countries, location, posted_at, timestamptz '2026-01-01' + n * interval '1 second'
    FROM jobs, generate_series(1, ${count}::int) n WHERE id = ${jobId}::uuid`;
}

describe("the sitemap", () => {
  it("lists only live jobs, each with its own last change", async () => {
    const live = await makeJob({ title: "Live" });
    await moveJob(await makeJob({ title: "Closed" }), "closed");
    await moveJob(await makeJob({ title: "Removed" }), "removed");
    const due = await makeJob({ title: "Due" });
    await db.job.update({ where: { id: due }, data: { expiresAt: new Date(Date.now() - 1000) } });
    const changedAt = new Date("2026-11-20T08:30:00Z");
    await db.job.update({ where: { id: live }, data: { updatedAt: changedAt } });

    expect(await read("jobs-1.xml")).toEqual([{ path: `/job/${await slugOf(live)}`, changedAt }]);
    expect(await listSitemapFiles()).toContainEqual({ name: "jobs-1.xml", changedAt });
  });

  it("lists companies that are hiring, with the last change to them or their jobs", async () => {
    const hiring = await makeCompany("Northwind");
    await makeCompany("Silent");
    const suspended = await makeCompany("Suspended");
    await makeJob({ companyId: suspended });
    await db.company.update({ where: { id: suspended }, data: { status: "suspended" } });
    const job = await makeJob({ companyId: hiring });
    const ended = await makeJob({ companyId: hiring });
    await moveJob(ended, "closed");
    const at = (day: number) => new Date(Date.UTC(2027, 0, day));
    await db.company.update({ where: { id: hiring }, data: { updatedAt: at(1) } });
    await db.job.update({ where: { id: job }, data: { updatedAt: at(2) } });
    await db.job.update({ where: { id: ended }, data: { updatedAt: at(3) } });

    expect(await read("companies-1.xml")).toEqual([
      { path: "/companies/northwind", changedAt: at(3) },
    ]);
    expect(await listSitemapFiles()).toContainEqual({ name: "companies-1.xml", changedAt: at(3) });
  });

  it("lists the fixed pages and the existing landing pages", async () => {
    await makeJob({ category: "design", workMode: "remote", eligibleCountries: ["IN"] });

    const pages = paths(await read("pages.xml")) ?? [];

    expect(pages).toEqual([...FIXED_PAGES, "/jobs/remote", "/jobs/category/design"]);
  });

  it("lists no page that the site doesn't offer", async () => {
    const text = { title: "Pay", summary: "What to ask.", body: "Ask.", author: "Owen" };
    await db.post.create({ data: { ...text, slug: "pay", publishedAt: new Date() } });
    await db.siteSetting.create({
      data: { name: "features", value: { internships: false, companies: false, blog: false } },
    });
    await loadSettings();

    const pages = paths(await read("pages.xml")) ?? [];

    const off = ["/internships", "/companies", "/Blogs"];
    expect(pages).toEqual(FIXED_PAGES.filter((path) => !off.includes(path)));
  });

  it("lists the rest if categories and skills in places can't be counted", async () => {
    await makeJob();
    vi.spyOn(inPlaces, "listLandingsInPlaces").mockRejectedValueOnce(new Error("too long"));

    expect((await listSitemapFiles()).map(({ name }) => name)).toEqual([
      "pages.xml",
      "companies-1.xml",
      "jobs-1.xml",
    ]);
  });

  it("lists categories and skills in places with at least five jobs", async () => {
    const city = await makeCity();
    const places = [{ cityId: city.id, label: "Pune, India", countryCode: "IN" }];
    const names = async () => (await listSitemapFiles()).map(({ name }) => name);
    for (let i = 0; i < 4; i++) await makeJob({ category: "design", skills: ["Figma"], places });

    expect(await names()).not.toContain("in-places.xml");

    await makeJob({ category: "design", skills: [], places });
    dropCached();

    expect(await names()).toContain("in-places.xml");
    expect(paths(await read("in-places.xml"))).toEqual(["/jobs/category/design/in/pune-india"]);
  });

  it("lists published articles, and no content page that was taken off the site", async () => {
    const text = { title: "Pay", summary: "What to ask.", body: "Ask.", author: "Owen" };
    const changedAt = new Date("2026-11-20T08:30:00Z");
    const publishedAt = new Date("2026-11-19T08:30:00Z");
    await db.post.createMany({
      data: [
        { ...text, slug: "pay", publishedAt, changedAt },
        { ...text, slug: "draft" },
        { ...text, slug: "later", publishedAt: new Date(Date.now() + 3_600_000) },
      ],
    });
    await db.contentPage.create({
      data: { name: "career", ...{ title: "x", summary: "x", body: "x" }, isPublished: false },
    });

    const pages = await read("pages.xml");

    expect(pages).toContainEqual({ path: "/Blogs/pay", changedAt });
    expect(pages).toContainEqual({ path: "/Blogs", changedAt });
    expect(paths(pages)?.filter((path) => path.startsWith("/Blogs/"))).toEqual(["/Blogs/pay"]);
    expect(paths(pages)).not.toContain("/career");
    expect(paths(pages)).toContain("/aboutUs");
  });

  it("omits jobs and companies if there are none", async () => {
    expect((await listSitemapFiles()).map(({ name }) => name)).toEqual(["pages.xml"]);
  });

  it.each(["jobs-2.xml", "jobs-0.xml", "jobs-1", "users-1.xml", "jobs-99999999999.xml", "../env"])(
    "has no %s",
    async (name) => {
      await makeJob();
      expect(await read(name)).toBeNull();
    },
  );

  it("splits at 50,000, every job in exactly one file", { timeout: 60_000 }, async () => {
    const copied = await makeJob();
    await multiply(copied, MAX_URLS + 20);

    const files = await listSitemapFiles();
    const [first, second] = await Promise.all([read("jobs-1.xml"), read("jobs-2.xml")]);

    expect(files.map(({ name }) => name)).toEqual([
      "pages.xml",
      "companies-1.xml",
      "jobs-1.xml",
      "jobs-2.xml",
    ]);
    expect(files[2]?.changedAt).toEqual(new Date(Date.UTC(2026, 0, 1) + MAX_URLS * 1000));
    expect(first).toHaveLength(MAX_URLS);
    expect(second).toHaveLength(21);
    expect(new Set([...(first ?? []), ...(second ?? [])].map(({ path }) => path)).size).toBe(
      MAX_URLS + 21,
    );
  });

  it("never writes more than 50,000, even when jobs came after the split", async () => {
    const copied = await makeJob();
    await multiply(copied, MAX_URLS - 1);
    await listSitemapFiles();
    await makeJob();

    expect(await read("jobs-1.xml")).toHaveLength(MAX_URLS);
  });
});

// A page in app/(site), or one that next.config.ts rewrites.
it("names no missing page", () => {
  const folders = readdirSync("app/(site)", { recursive: true }).map(String);
  const missing = FIXED_PAGES.filter(
    (path) => path !== "/" && !folders.includes(`${path.slice(1)}/page.tsx`),
  );

  expect(existsSync("app/(site)/page.tsx")).toBe(true);
  expect(missing).toEqual([]);
});
