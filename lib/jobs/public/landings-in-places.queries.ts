import "server-only";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import { slugify } from "@/lib/shared/text";
import { CATEGORIES, type JobCategory } from "../schema";
import { slugInPlace } from "./landings";
import { findLanding } from "./landings.queries";
import { type Landing, type LandingTopic, MIN_JOBS_IN_PLACE } from "./landings.schema";

// A sitemap's file holds 50,000 addresses.
const MOST_OF_A_KIND = 15_000;

/** Which of them: those in a city, or of a category; all of them without either. */
type Which = { cityId?: number; category?: string };
type Row = { slug: string; name: string; cityId: number; place: string } & Counts;
type Counts = { count: number; newest: Date };

const live = Prisma.sql`job_places p JOIN jobs j ON j.id = p.job_id AND j.status = 'live'`;

function within({ cityId }: Which): Prisma.Sql {
  return cityId === undefined
    ? Prisma.sql`p.city_id IS NOT NULL`
    : Prisma.sql`p.city_id = ${cityId}`;
}

// The label that employers use most for a city, as on the page of the place itself.
const counted = Prisma.sql`
  p.city_id AS "cityId", mode() WITHIN GROUP (ORDER BY p.label) AS place,
  count(DISTINCT j.id)::int AS count, max(j.posted_at) AS newest`;
const enough = Prisma.sql`
  HAVING count(DISTINCT j.id) >= ${MIN_JOBS_IN_PLACE}
  ORDER BY count DESC, place, slug LIMIT ${MOST_OF_A_KIND}`;

async function categoriesInPlaces(which: Which): Promise<Landing[]> {
  const only = which.category
    ? Prisma.sql`AND j.category = ${which.category}::job_category`
    : Prisma.sql`AND j.category <> 'other'`;
  const rows = await reader().$queryRaw<Row[]>`
    SELECT j.category::text AS slug, ${counted} FROM ${live}
    WHERE ${within(which)} ${only} GROUP BY j.category, p.city_id ${enough}`;
  return rows.map((row) => ({
    ...toLanding(row),
    kind: "category_in_place" as const,
    label: CATEGORIES[row.slug as JobCategory],
    query: { category: [row.slug as JobCategory], location: row.place },
  }));
}

async function skillsInPlaces(which: Which): Promise<Landing[]> {
  if (which.category) return [];
  const rows = await reader().$queryRaw<Row[]>`
    SELECT s.slug, s.name, ${counted} FROM ${live}
    JOIN job_skills js ON js.job_id = j.id JOIN skills s ON s.id = js.skill_id
    WHERE ${within(which)} GROUP BY s.id, p.city_id ${enough}`;
  return rows.map((row) => ({
    ...toLanding(row),
    kind: "skill_in_place" as const,
    label: row.name,
    query: { skill: [row.slug], location: row.place },
  }));
}

function toLanding({ slug, cityId, place, count, newest }: Row) {
  return {
    slug: slugInPlace(slug, slugify(place)),
    inPlace: place,
    cityId,
    count,
    newestAt: newest.toISOString(),
  };
}

const cachedLandings = cached({
  name: "jobs.landings_in_places",
  // Any posting changes it. It may lag, because going through all jobs takes long.
  droppedBy: [],
  maxEntries: 500,
  maxAgeMs: 30 * 60_000,
  load: async (which: Which): Promise<Landing[]> => {
    const found = await Promise.all([categoriesInPlaces(which), skillsInPlaces(which)]);
    return found.flat().filter(({ slug }) => !slug.endsWith("/"));
  },
});

/**
 * The landing pages of a category or a skill in one place that have at least five jobs: first those
 * of categories, those with the most jobs first. May be half an hour old.
 */
export async function listLandingsInPlaces(which: Which = {}): Promise<Landing[]> {
  return cachedLandings(which);
}

async function findLabel(kind: LandingInPlace, slug: string): Promise<string | null> {
  if (kind === "category_in_place") {
    return Object.hasOwn(CATEGORIES, slug) ? CATEGORIES[slug as JobCategory] : null;
  }
  const skill = await reader().skill.findUnique({ where: { slug }, select: { name: true } });
  return skill?.name ?? null;
}

type LandingInPlace = "category_in_place" | "skill_in_place";

/**
 * Finds the landing page of a category or a skill in a place by their slugs, whether or not it has
 * jobs; `null` if there is no such category, skill, or landing page of the place.
 */
export async function findLandingInPlace(
  kind: LandingInPlace,
  { subject, place }: { subject: string; place: string },
): Promise<LandingTopic | null> {
  const [label, whole] = await Promise.all([findLabel(kind, subject), findLanding("place", place)]);
  if (label === null || !whole) return null;
  const narrowed =
    kind === "skill_in_place" ? { skill: [subject] } : { category: [subject as JobCategory] };
  return {
    kind,
    slug: slugInPlace(subject, place),
    label,
    inPlace: whole.label,
    cityId: whole.cityId,
    query: { ...narrowed, location: whole.label },
  };
}
