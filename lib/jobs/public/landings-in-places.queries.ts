import "server-only";
import { isShownHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import type { JobCategory } from "@/lib/shared/categories/codes";
import {
  CATEGORY_NAMES,
  categoriesWithin,
  categoryOfSlug,
  categoryPairs,
  categorySlug,
} from "@/lib/shared/categories/known";
import { slugInPlace } from "./landings";
import { findLanding, listLandings } from "./landings.queries";
import { type Landing, type LandingTopic, MIN_JOBS_IN_PLACE } from "./landings.schema";

// A sitemap's file holds 50,000 addresses.
const MOST_OF_A_KIND = 15_000;

/** Which of them: those in a city, or of a category; all of them without either. */
type LandingScope = { cityId?: number; category?: JobCategory };
type Row = { slug: string; name: string; cityId: number; count: number; newest: Date };
/** The landing pages of cities, by the city. */
type Places = ReadonlyMap<number, Landing>;

/** The cities that have a page of their own; of two with one address, the one whose page it is. */
async function findPlaces({ cityId }: LandingScope): Promise<Places> {
  const landings = (await listLandings()).filter(({ kind }) => kind === "place");
  const places = new Map(
    landings.flatMap((landing) =>
      landing.cityId === null ? [] : [[landing.cityId, landing] as const],
    ),
  );
  if (cityId === undefined) return places;
  const only = places.get(cityId);
  return new Map(only ? [[cityId, only]] : []);
}

/** The live jobs in these cities, each once for a city. */
function placed(places: Places, { category }: LandingScope): Prisma.Sql {
  const only = category
    ? Prisma.sql`AND j.category::text = ANY(${categoriesWithin(category)}::text[])`
    : Prisma.empty;
  return Prisma.sql`
    SELECT DISTINCT p.city_id, j.id, j.category, j.posted_at
    FROM job_places p JOIN jobs j ON j.id = p.job_id AND j.status = 'live' ${only}
    WHERE p.city_id = ANY(${[...places.keys()]}::int[]) AND ${isShownHere(Prisma.sql`j.id`)}`;
}

const counted = Prisma.sql`
  placed.city_id AS "cityId", count(*)::int AS count, max(placed.posted_at) AS newest`;
const enough = Prisma.sql`
  HAVING count(*) >= ${MIN_JOBS_IN_PLACE}
  ORDER BY count DESC, "cityId", slug LIMIT ${MOST_OF_A_KIND}`;

async function categoriesInPlaces(places: Places, which: LandingScope): Promise<Landing[]> {
  const { codes, shown } = categoryPairs();
  const rows = await reader().$queryRaw<(Row & { code: JobCategory })[]>`
    SELECT pairs.shown AS code, pairs.shown AS slug, ${counted}
    FROM (${placed(places, which)}) placed
    JOIN unnest(${codes}::text[], ${shown}::text[]) AS pairs (code, shown)
      ON pairs.code = placed.category::text
    WHERE pairs.shown <> 'other' AND (${which.category ?? null}::text IS NULL
      OR pairs.shown = ${which.category ?? null})
    GROUP BY pairs.shown, placed.city_id ${enough}`;
  const named = rows.map((row) => ({ ...row, slug: categorySlug(row.code) }));
  return toLandings(named, places, ({ code }) => ({
    kind: "category_in_place",
    label: CATEGORY_NAMES[code],
    query: { category: [code] },
  }));
}

async function skillsInPlaces(places: Places, which: LandingScope): Promise<Landing[]> {
  if (which.category) return [];
  const rows = await reader().$queryRaw<Row[]>`
    SELECT s.slug, s.name, ${counted} FROM (${placed(places, which)}) placed
    JOIN job_skills js ON js.job_id = placed.id JOIN skills s ON s.id = js.skill_id
    GROUP BY s.id, placed.city_id ${enough}`;
  return toLandings(rows, places, ({ slug, name }) => ({
    kind: "skill_in_place",
    label: name,
    query: { skill: [slug] },
  }));
}

function toLandings<One extends Row>(
  rows: readonly One[],
  places: Places,
  subjectOf: (row: One) => Pick<Landing, "kind" | "label" | "query">,
): Landing[] {
  return rows.flatMap((row) => {
    const place = places.get(row.cityId);
    if (!place) return [];
    const { query, ...subject } = subjectOf(row);
    return {
      ...subject,
      slug: slugInPlace(row.slug, place.slug),
      inPlace: place.label,
      cityId: row.cityId,
      query: { ...query, location: place.label },
      count: row.count,
      newestAt: row.newest.toISOString(),
    };
  });
}

const cachedLandings = cached({
  name: "jobs.landings_in_places",
  // Any posting changes it. It may lag, because going through all jobs takes long.
  droppedBy: [],
  isHeavy: true,
  maxEntries: 500,
  maxAgeMs: 30 * 60_000,
  load: async (which: LandingScope): Promise<Landing[]> => {
    const places = await findPlaces(which);
    const found = [categoriesInPlaces(places, which), skillsInPlaces(places, which)];
    return (await Promise.all(found)).flat();
  },
});

/**
 * The landing pages of a category or a skill in one place that have at least five jobs: first those
 * of categories, those with the most jobs first. May be half an hour old.
 */
export async function listLandingsInPlaces(which: LandingScope = {}): Promise<Landing[]> {
  return cachedLandings(which);
}

async function findLabel(kind: LandingInPlace, slug: string): Promise<string | null> {
  if (kind === "category_in_place") {
    const code = categoryOfSlug(slug);
    return code && CATEGORY_NAMES[code];
  }
  const skill = await reader().skill.findUnique({ where: { slug }, select: { name: true } });
  return skill?.name ?? null;
}

function categoryNamed(slug: string): JobCategory[] {
  const code = categoryOfSlug(slug);
  return code === null ? [] : [code];
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
    kind === "skill_in_place" ? { skill: [subject] } : { category: categoryNamed(subject) };
  return {
    kind,
    slug: slugInPlace(subject, place),
    label,
    inPlace: whole.label,
    cityId: whole.cityId,
    query: { ...narrowed, location: whole.label },
  };
}
