import { readdir } from "node:fs/promises";
import { cpus } from "node:os";
import { v7 as uuid } from "uuid";
import { db } from "../lib/platform/db/client";
import { categorySlug } from "../lib/shared/categories/known";
import { ensureBuild } from "../scripts/build";
import { effort } from "./effort";
import { PRODUCT, startProductOn, stopProduct } from "./product";
import { withLoaded } from "./search/setup";
import { circumstances, table, writeIntoDocs } from "./search/tables";
import { signIn } from "./sessions";

// Every page of a site of that size, as a visitor and as an admin open it: none may fail, which is
// what happens to one whose statements go through all jobs.

const REQUESTS = effort(3, 1);

/** The paths of the pages below a folder of `app` that need nothing named. */
async function pagesBelow(folder: string): Promise<string[]> {
  const files = await readdir(`app/${folder}`, { recursive: true });
  const below = folder.startsWith("(") ? "" : `/${folder}`;
  return files
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file) && !file.includes("["))
    .map((file) => `${below}/${file.replace(/\/?page\.tsx$/, "")}`.replace(/(.)\/$/, "$1"))
    .sort();
}

/** Pages and documents of particular jobs, and lists with choices. */
async function visitorsPaths(): Promise<string[]> {
  const { slug, company, title, category } = await db.job.findFirstOrThrow({
    where: { status: "live", company: { status: "active" } },
    orderBy: { postedAt: "desc" },
    select: { slug: true, title: true, category: true, company: { select: { slug: true } } },
  });
  return [
    ...(await pagesBelow("(site)")),
    `/job/${slug}`,
    `/companies/${company.slug}`,
    "/companies?query=a",
    "/jobs?page=3",
    `/jobs/category/${categorySlug(category)}`,
    `/search-results?query=${encodeURIComponent(title)}`,
    "/search-results?query=engineer&location=London",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/companies-1.xml",
    "/sitemaps/jobs-1.xml",
    "/feeds/jobs.rss",
    "/feeds/jobs.xml?mode=remote&jobType=internship",
    "/api/categories",
    "/api/searchJobs",
    "/api/suggest?query=nur",
  ];
}

async function adminsPaths(adminId: string): Promise<string[]> {
  const { companyId } = await db.job.findFirstOrThrow({ select: { companyId: true } });
  return [
    ...(await pagesBelow("admin")),
    "/admin/companies?page=50",
    `/admin/companies/${companyId}`,
    "/admin/people?query=smith",
    `/admin/people/${adminId}`,
  ];
}

async function makeAdmin(): Promise<{ id: string; userType: "admin" }> {
  const id = uuid();
  await db.user.create({
    data: {
      ...{ id, email: `${id}@example.org`, username: id.slice(-12), userType: "admin" },
      ...{ passwordHash: "none", emailVerifiedAt: new Date() },
      ...{ twoFactorSecret: "none", twoFactorEnabledAt: new Date() },
    },
  });
  return { id, userType: "admin" };
}

/** The milliseconds of each request for a page. Throws if one fails. */
async function time(path: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < REQUESTS; number += 1) {
    const began = performance.now();
    const response = await fetch(`${PRODUCT}${path}`, {
      headers: cookie ? { cookie } : {},
      redirect: "manual",
    });
    await response.arrayBuffer();
    if (response.status >= 400) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - began);
  }
  return times;
}

async function timeAll(paths: readonly string[], cookie: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const path of paths) {
    const times = await time(path, cookie);
    rows.push([`\`${path}\``, ...[times[0] ?? 0, times.at(-1) ?? 0].map((ms) => ms.toFixed(0))]);
  }
  return rows;
}

/**
 * Opens every page of a site with `--jobs` generated postings (100,000 by default; `--keep` uses
 * those that are there), and returns a table. Throws for a page that fails. `--write` puts it into
 * docs/benchmarks.md. Needs port 3311.
 */
export async function run(): Promise<string> {
  const isWritten = process.argv.includes("--write");
  process.argv = process.argv.filter((argument) => argument !== "--write");
  await ensureBuild();
  return withLoaded(async ({ database, load }) => {
    const admin = await makeAdmin();
    const cookie = await signIn(admin, process.env["NEXTAUTH_SECRET"] ?? "");
    const product = await startProductOn(database.url);
    try {
      const rows = [
        ...(await timeAll(await visitorsPaths(), "")),
        ...(await timeAll(await adminsPaths(admin.id), cookie)),
      ];
      const words = `${circumstances(cpus().length)}. ${load.live} of ${load.jobs} postings live.`;
      const whole = `${words}\n\n${table(["page", "first, ms", "third, ms"], rows)}`;
      if (isWritten) await writeIntoDocs("bench everywhere", whole);
      return whole;
    } finally {
      await stopProduct(product);
      await db.user.delete({ where: { id: admin.id } });
    }
  });
}
