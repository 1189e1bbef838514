import "server-only";
import { isShownHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { CATEGORY_NAMES, categoryPairs, categorySlug } from "@/lib/shared/categories/known";
import { slugify } from "@/lib/shared/text";
import { JOB_EVENTS } from "../events";
import type { JobDetail } from "../schema";
import type { Landing, LandingName } from "./landings.schema";

// With fewer jobs, a search with a radius serves a place better than a page of its own.
const MIN_JOBS_OF_PLACE = 3;
const MAX_PLACES = 5000;

type KeyCount<Key> = { key: Key; count: number; newest: Date };
type CountedPlace = KeyCount<string> & { cityId: number };
type CityCount = { cityId: number; label: string; count: number; newest: Date };

async function categoryLandings(): Promise<Landing[]> {
  const { codes, shown } = categoryPairs();
  // A category has its parts' jobs too.
  const rows = await reader().$queryRaw<KeyCount<JobCategory>[]>`
    SELECT pairs.shown AS key, sum(counted.count)::int AS count, max(counted.newest) AS newest
    FROM (SELECT category::text, count(*) AS count, max(posted_at) AS newest
          FROM jobs WHERE status = 'live' AND ${isShownHere(Prisma.sql`jobs.id`)} GROUP BY 1) counted
    JOIN unnest(${codes}::text[], ${shown}::text[]) AS pairs (code, shown)
      ON pairs.code = counted.category
    GROUP BY 1 ORDER BY 2 DESC, 1`;
  return rows.map(({ key, count, newest }) => ({
    kind: "category",
    slug: categorySlug(key),
    label: CATEGORY_NAMES[key],
    cityId: null,
    count,
    query: { category: [key] },
    newestAt: newest.toISOString(),
  }));
}

async function remoteLanding(): Promise<Landing[]> {
  const [row] = await reader().$queryRaw<{ count: number; newest: Date | null }[]>`
    SELECT count(*)::int AS count, max(posted_at) AS newest
    FROM jobs WHERE status = 'live' AND work_mode = 'remote' AND ${isShownHere(Prisma.sql`jobs.id`)}`;
  if (!row?.newest) return [];
  return [
    {
      kind: "remote",
      slug: "remote",
      label: "Remote",
      cityId: null,
      count: row.count,
      query: { mode: ["remote"] },
      newestAt: row.newest.toISOString(),
    },
  ];
}

/** The cities that jobs are in, by the label that employers use most: the one people know. */
function placesOf(named: readonly CityCount[]): CountedPlace[] {
  const places = new Map<number, CountedPlace & { most: number }>();
  for (const { cityId, label, count, newest } of named) {
    const known = places.get(cityId);
    if (!known) places.set(cityId, { cityId, key: label, count, newest, most: count });
    else {
      if (count > known.most) Object.assign(known, { key: label, most: count });
      known.count += count;
      if (newest > known.newest) known.newest = newest;
    }
  }
  return [...places.values()];
}

async function placeLandings(): Promise<Landing[]> {
  const named = await reader().$queryRaw<CityCount[]>`
    SELECT p.city_id AS "cityId", p.label, count(*)::int AS count, max(j.posted_at) AS newest
    FROM job_places p JOIN jobs j ON j.id = p.job_id AND j.status = 'live'
    WHERE p.city_id IS NOT NULL AND ${isShownHere(Prisma.sql`j.id`)}
      AND (p.position = 0 OR NOT EXISTS (
        SELECT FROM job_places earlier WHERE earlier.job_id = p.job_id
          AND earlier.city_id = p.city_id AND earlier.position < p.position))
    GROUP BY 1, 2
    ORDER BY 1, 2`;
  const rows = placesOf(named)
    .filter(({ count }) => count >= MIN_JOBS_OF_PLACE)
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, MAX_PLACES);
  return rows.map(({ key, cityId, count, newest }) => ({
    kind: "place",
    slug: slugify(key),
    label: key,
    cityId,
    count,
    query: { location: key },
    newestAt: newest.toISOString(),
  }));
}

const cachedLandings = cached({
  name: "jobs.landings",
  droppedBy: JOB_EVENTS,
  isHeavy: true,
  maxEntries: 1,
  maxAgeMs: 30 * 60_000,
  load: async (_key: string): Promise<Landing[]> => {
    const groups = await Promise.all([remoteLanding(), categoryLandings(), placeLandings()]);
    const bySlug = new Map(
      groups.flat().map((landing) => [`${landing.kind}/${landing.slug}`, landing]),
    );
    bySlug.delete("place/");
    return [...bySlug.values()];
  },
});

/** All landing pages: remote, then categories and places, those with the most jobs first. */
export async function listLandings(): Promise<Landing[]> {
  return cachedLandings("all");
}

/**
 * The landing page of a job's category, or `null`. A live job's category always has one, so its
 * page doesn't depend on other jobs.
 */
export async function findCategoryOf({
  category,
  status,
}: Pick<JobDetail, "category" | "status">): Promise<LandingName | null> {
  const slug = categorySlug(category);
  if (status !== "live") return findLanding("category", slug);
  return { kind: "category", slug, label: CATEGORY_NAMES[category] };
}

/** Finds a landing page; `null` if there are no jobs for it. */
export async function findLanding(kind: Landing["kind"], slug: string): Promise<Landing | null> {
  const landings = await listLandings();
  return landings.find((landing) => landing.kind === kind && landing.slug === slug) ?? null;
}
