import "server-only";
import { listPostAddresses } from "@/lib/content/blog/posts.queries";
import { PAGES } from "@/lib/content/pages/page-names.schema";
import { listPublishedPages } from "@/lib/content/pages/queries";
import { landingPath } from "@/lib/jobs/public/landings";
import { listLandings } from "@/lib/jobs/public/landings.queries";
import type { Landing } from "@/lib/jobs/public/landings.schema";
import { listLandingsInPlaces } from "@/lib/jobs/public/landings-in-places.queries";
import { isShownHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import { log } from "@/lib/platform/observability/log";
import { settingGroup } from "@/lib/platform/settings";
import { isOffered } from "@/lib/shared/setting-groups/features";
import { FIXED_PAGES, MAX_URLS, type SitemapEntry, type SitemapFile } from "./sitemap.schema";

const BATCH = 2000;
/** Categories and skills in places. */
const IN_PLACES = "in-places.xml";
const FILE_NAME = /^(jobs|companies)-([1-9]\d{0,4})\.xml$/;
// The lists that grow with every posting, and so change with the newest one.
const LISTS: ReadonlySet<string> = new Set([
  "/",
  "/jobs",
  "/companies",
  "/internships",
  "/freshers",
]);

type Kind = "jobs" | "companies";
type SitemapPart = { firstId: string; changedAt: Date };
/** `before` is where the next file begins. */
type Range = { firstId: string; before: string | null };
type Row = { id: string; slug: string; changedAt: Date };

// Files are ranges of ids, found in one pass, so that no file has to skip the earlier ones. Ids
// grow with time, so new postings only extend the last range.
async function partsOfJobs(): Promise<SitemapPart[]> {
  return reader().$queryRaw<SitemapPart[]>`
    SELECT min(id::text) AS "firstId", max(updated_at) AS "changedAt" FROM (
      SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${MAX_URLS} AS part
      FROM jobs WHERE status = 'live' AND (expires_at IS NULL OR expires_at > now())
        AND ${isShownHere(Prisma.sql`jobs.id`)}) live
    GROUP BY part ORDER BY part`;
}

// A company's page lists its jobs, so it changes with them, including ended ones.
async function partsOfCompanies(): Promise<SitemapPart[]> {
  return reader().$queryRaw<SitemapPart[]>`
    SELECT min(id::text) AS "firstId", max(changed_at) AS "changedAt" FROM (
      SELECT c.id, greatest(c.updated_at, jobs.changed_at) AS changed_at,
        (row_number() OVER (ORDER BY c.id) - 1) / ${MAX_URLS} AS part
      FROM companies c JOIN (
        SELECT company_id, max(updated_at) AS changed_at FROM jobs
        WHERE ${isShownHere(Prisma.sql`jobs.id`)} GROUP BY 1 HAVING bool_or(status = 'live')) jobs ON jobs.company_id = c.id
      WHERE c.status = 'active') shown
    GROUP BY part ORDER BY part`;
}

const cachedParts = cached({
  name: "feeds.sitemap",
  // Any posting changes it. It may lag, because crawlers come back and going through all jobs takes
  // long.
  droppedBy: [],
  isHeavy: true,
  maxEntries: 2,
  maxAgeMs: 5 * 60_000,
  load: async (kind: Kind) => (kind === "jobs" ? partsOfJobs() : partsOfCompanies()),
});

async function jobsAfter(id: string, before: string | null): Promise<Row[]> {
  return reader().$queryRaw<Row[]>`
    SELECT id::text, slug, updated_at AS "changedAt" FROM jobs
    WHERE id > ${id}::uuid AND (${before}::uuid IS NULL OR id < ${before}::uuid)
      AND status = 'live' AND (expires_at IS NULL OR expires_at > now())
      AND ${isShownHere(Prisma.sql`jobs.id`)}
    -- Not by "id", which is the text here: that would sort all that are left, for every batch.
    ORDER BY jobs.id LIMIT ${BATCH}`;
}

async function companiesAfter(id: string, before: string | null): Promise<Row[]> {
  return reader().$queryRaw<Row[]>`
    SELECT c.id::text, c.slug, greatest(c.updated_at, jobs.changed_at) AS "changedAt"
    FROM companies c CROSS JOIN LATERAL (
      SELECT max(updated_at) AS changed_at, bool_or(status = 'live') AS is_hiring
      FROM jobs WHERE company_id = c.id AND ${isShownHere(Prisma.sql`jobs.id`)}) jobs
    WHERE c.id > ${id}::uuid AND (${before}::uuid IS NULL OR c.id < ${before}::uuid)
      AND c.status = 'active' AND jobs.is_hiring
    ORDER BY c.id LIMIT ${BATCH}`;
}

const SOURCES = {
  jobs: { after: jobsAfter, path: (slug: string) => `/job/${slug}` },
  companies: { after: companiesAfter, path: (slug: string) => `/companies/${slug}` },
};

// The id before this one: ranges begin with their first id, batches after the last one read.
function idBefore(id: string): string {
  const value = BigInt(`0x${id.replaceAll("-", "")}`) - 1n;
  const hex = value.toString(16).padStart(32, "0");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

async function* readRange(kind: Kind, range: Range): AsyncGenerator<SitemapEntry[]> {
  const { after, path } = SOURCES[kind];
  let last = idBefore(range.firstId);
  for (let left = MAX_URLS; left > 0; ) {
    const rows = (await after(last, range.before)).slice(0, left);
    if (rows.length > 0) {
      yield rows.map(({ slug, changedAt }) => ({ path: path(slug), changedAt }));
    }
    left -= rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

const texts: ReadonlySet<string> = new Set(Object.values(PAGES).map(({ path }) => path));

async function listPages(): Promise<SitemapEntry[]> {
  const [landings, posts, pages] = await Promise.all([
    listLandings(),
    listPostAddresses(),
    listPublishedPages(),
  ]);
  const newest = newestOf(landings.map(({ newestAt }) => new Date(newestAt)));
  const changes = new Map<string, Date | null>([
    ...[...LISTS].map((path) => [path, newest] as const),
    ...pages.map(({ path, changedAt }) => [path, new Date(changedAt)] as const),
    ["/Blogs", newestOf(posts.map(({ changedAt }) => changedAt))],
  ]);
  // A page of text that was taken off the site has no visible change.
  const shown = FIXED_PAGES.filter((path) => !texts.has(path) || changes.has(path));
  const fixed = shown.map((path) => ({ path, changedAt: changes.get(path) ?? null }));
  const articles = posts.map(({ slug, changedAt }) => ({ path: `/Blogs/${slug}`, changedAt }));
  const features = settingGroup("features");
  return [...fixed, ...landings.map(toEntry), ...articles]
    .filter(({ path }) => isOffered(features, path))
    .slice(0, MAX_URLS);
}

function toEntry(landing: Landing): SitemapEntry {
  return { path: landingPath(landing), changedAt: new Date(landing.newestAt) };
}

/** Categories and skills in places; none while they can't be counted, so that the rest is there. */
async function listInPlaces(): Promise<SitemapEntry[]> {
  try {
    return (await listLandingsInPlaces()).map(toEntry);
  } catch (error) {
    log.warn({ error: String(error) }, "the sitemap lacks categories and skills in places");
    return [];
  }
}

async function* once(entries: SitemapEntry[]): AsyncGenerator<SitemapEntry[]> {
  yield entries;
}

function newestIn(entries: SitemapEntry[]): Date | null {
  return newestOf(entries.flatMap(({ changedAt }) => changedAt ?? []));
}

function newestOf(dates: Date[]): Date | null {
  return dates.length > 0 ? new Date(Math.max(...dates.map((date) => date.getTime()))) : null;
}

/** Every file of the sitemap with the newest change in it, as the index lists them. */
export async function listSitemapFiles(): Promise<SitemapFile[]> {
  const [pages, inPlaces, companies, jobs] = await Promise.all([
    listPages(),
    listInPlaces(),
    cachedParts("companies"),
    cachedParts("jobs"),
  ]);
  const numbered = (kind: Kind, parts: SitemapPart[]) =>
    parts.map(({ changedAt }, index) => ({ name: `${kind}-${index + 1}.xml`, changedAt }));
  return [
    { name: "pages.xml", changedAt: newestIn(pages) },
    ...(inPlaces.length > 0 ? [{ name: IN_PLACES, changedAt: newestIn(inPlaces) }] : []),
    ...numbered("companies", companies),
    ...numbered("jobs", jobs),
  ];
}

/**
 * Reads a file of the sitemap in batches, so that a full one needs no more memory than a short one;
 * `null` if there is no such file.
 */
export async function findSitemapFile(name: string): Promise<AsyncIterable<SitemapEntry[]> | null> {
  if (name === "pages.xml") return once(await listPages());
  if (name === IN_PLACES) return once(await listInPlaces());
  const [, kind, number] = FILE_NAME.exec(name) ?? [];
  if (kind !== "jobs" && kind !== "companies") return null;
  const parts = await cachedParts(kind);
  const part = parts[Number(number) - 1];
  if (!part) return null;
  return readRange(kind, {
    firstId: part.firstId,
    before: parts[Number(number)]?.firstId ?? null,
  });
}
