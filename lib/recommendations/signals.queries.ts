import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { findPlace } from "@/lib/places/queries";
import type { Place } from "@/lib/places/schema";
import { pool } from "@/lib/platform/db/client";
import { experienceYears } from "@/lib/profiles/completion";
import { CONSENTS } from "@/lib/profiles/consents.schema";
import { MAX_TITLES, type MatchRequest } from "@/lib/search/matching/schema";
import { minimumPayOf } from "@/lib/search/understanding/queries";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { categoriesWithin } from "@/lib/shared/categories/known";
import { countryName } from "@/lib/shared/countries";
import { NO_PREFERENCES, preferredSearch } from "./preferences";
import { loadPreferences } from "./preferences.queries";
import type { SeekerPreferences } from "./preferences.schema";
import { type SeekerTaste, type TasteTitle, workOf } from "./scoring";

// The latest jobs that someone saved or applied to show what they're looking for now.
const LATEST = 15;
const MAX_SKILLS = 40;
const MAX_LIKED_SKILLS = 10;
const MAX_OWN_TITLES = 3;

type Whereabouts = Pick<SeekerTaste, "home" | "names" | "isPlaceWanted">;

const NOWHERE: Whereabouts = {
  home: null,
  names: { city: null, region: null, country: null },
  isPlaceWanted: false,
};

type KnownCity = {
  id: number;
  name: string;
  region: string | null;
  regionCode: string | null;
  countryCode: string;
};

type LikedJob = { title: string; category: JobCategory; skills: string[] };

/** What someone said and did, newest first. */
type Signals = {
  headline: string | null;
  location: string | null;
  city: KnownCity | null;
  experiences: { title: string; startMonth: string; endMonth: string | null }[];
  /** Slugs. */
  skills: string[];
  applied: string[];
  saved: string[];
  hidden: string[];
  liked: LikedJob[];
  /** Slugs of their own companies. */
  companies: string[];
};

// One statement, planned once, instead of a dozen: round trips take longer than the reads. Reads
// nothing about people who haven't consented.
const SIGNALS = `
  WITH applied AS (
    SELECT job_id, row_number() OVER (ORDER BY max(at) DESC, job_id) AS place FROM (
      SELECT job_id, created_at AS at FROM applications WHERE user_id = $1::uuid
      UNION ALL
      SELECT job_id, visited_at FROM external_visits WHERE user_id = $1::uuid AND has_applied
    ) every GROUP BY job_id
  ), saved AS (
    SELECT job_id, row_number() OVER (ORDER BY saved_at DESC, job_id DESC) AS place
    FROM saved_jobs WHERE user_id = $1::uuid
  ), liked AS (
    SELECT is_saved, place, j.title, j.category, ARRAY(
      SELECT s.slug FROM job_skills js JOIN skills s ON s.id = js.skill_id
      WHERE js.job_id = j.id ORDER BY js.position) AS skills
    FROM (
      SELECT false AS is_saved, * FROM applied UNION ALL SELECT true, * FROM saved
    ) latest JOIN jobs j ON j.id = job_id WHERE place <= ${LATEST}
  )
  SELECT p.headline, p.location,
    CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name,
      'region', c.region, 'regionCode', c.region_code, 'countryCode', c.country_code) END AS city,
    coalesce((
      SELECT json_agg(json_build_object('title', title, 'startMonth', start_month,
        'endMonth', end_month)
        ORDER BY end_month DESC NULLS FIRST, start_month DESC, created_at DESC, id DESC)
      FROM experiences WHERE user_id = $1::uuid), '[]') AS experiences,
    ARRAY(SELECT slug FROM profile_skills WHERE user_id = $1::uuid
      ORDER BY position, slug) AS skills,
    ARRAY(SELECT job_id FROM applied ORDER BY place) AS applied,
    ARRAY(SELECT job_id FROM saved ORDER BY place) AS saved,
    ARRAY(SELECT job_id FROM hidden_jobs WHERE user_id = $1::uuid) AS hidden,
    coalesce((SELECT json_agg(liked ORDER BY is_saved, place) FROM liked), '[]') AS liked,
    ARRAY(SELECT slug FROM companies WHERE id = ANY($2::uuid[])) AS companies
  FROM (SELECT $1::uuid AS id) somebody
  LEFT JOIN profiles p ON p.user_id = somebody.id LEFT JOIN cities c ON c.id = p.city_id
  WHERE coalesce((
    SELECT is_given FROM consents WHERE user_id = $1::uuid AND purpose = 'recommendations'
    ORDER BY at DESC, id DESC LIMIT 1), $3::bool)`;

/** `null` without consent. */
async function findSignals({ id, companies }: Actor): Promise<Signals | null> {
  const { rows } = await pool().query<Signals>({
    name: "recommendation-signals",
    text: SIGNALS,
    values: [id, companies.map((company) => company.id), CONSENTS.recommendations.isGivenByDefault],
  });
  return rows[0] ?? null;
}

function inCity({ id, name, region, regionCode, countryCode }: KnownCity): Whereabouts {
  return {
    home: { kind: "place", cityId: id, regionCode, countryCode },
    names: { city: name, region, country: countryName(countryCode) },
    isPlaceWanted: false,
  };
}

function atPlace(place: Place): Whereabouts {
  if (place.kind === "city") return inCity(place.city);
  if (place.kind === "remote") return { ...NOWHERE, home: { kind: "remote" } };
  const { countryCode } = place;
  const regionCode = place.kind === "region" ? place.regionCode : null;
  const region = place.kind === "region" ? (place.label.split(",")[0] ?? null) : null;
  return {
    home: { kind: "place", cityId: null, regionCode, countryCode },
    names: { city: null, region, country: countryName(countryCode) },
    isPlaceWanted: false,
  };
}

async function findWhereabouts({ city, location }: Signals): Promise<Whereabouts> {
  if (city) return inCity(city);
  const place = location ? await findPlace(location) : null;
  return place ? atPlace(place) : NOWHERE;
}

function yearsOf({ experiences }: Signals, now: Date): number | null {
  const periods = experiences.map(({ startMonth, endMonth }) => ({
    startMonth: new Date(startMonth),
    endMonth: endMonth === null ? null : new Date(endMonth),
  }));
  return experienceYears(periods, now);
}

/** The items in the most lists; of ties, earlier ones first. */
function commonest<Item extends string>(lists: readonly (readonly Item[])[]): Item[] {
  const counts = new Map<Item, number>();
  for (const item of lists.flat()) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([item]) => item);
}

/** The places where someone said they want to work. */
async function findWantedPlaces({ places }: SeekerPreferences): Promise<Whereabouts[]> {
  const found = await Promise.all(places.map(findPlace));
  return found.flatMap((place) => (place ? { ...atPlace(place), isPlaceWanted: true } : []));
}

/** What someone wants stands for the rest: it says more than what they did. */
function wantedTitles({ roles }: SeekerPreferences): TasteTitle[] {
  return roles.map((text) => ({ text, isOwn: true, isWanted: true })).slice(0, MAX_TITLES);
}

function titlesOf({ headline, experiences, liked }: Signals): TasteTitle[] {
  const works = (titles: readonly string[], isOwn: boolean) =>
    [...new Set(titles.map(workOf))].flatMap((text) => (text === null ? [] : [{ text, isOwn }]));
  const own = [headline ?? "", ...experiences.map(({ title }) => title)];
  const mine = works(own, true).slice(0, MAX_OWN_TITLES);
  const known = new Set(mine.map(({ text }) => text.toLowerCase()));
  const theirs = works(
    liked.map(({ title }) => title),
    false,
  ).filter(({ text }) => !known.has(text.toLowerCase()));
  return [...mine, ...theirs].slice(0, MAX_TITLES);
}

function filtersOf(preferences: SeekerPreferences): MatchRequest["filters"] {
  const { mode, jobType, unstatedPay, ...pay } = preferredSearch(preferences);
  return { mode, jobType, unstatedPay, salaryMin: minimumPayOf(pay) };
}

/** What we know about someone to recommend by. */
export type KnownTastes = {
  /** One for each place where they want to work; otherwise only one. */
  tastes: [SeekerTaste, ...SeekerTaste[]];
} & Pick<MatchRequest, "filters" | "withoutJobs" | "withoutCompanies">;

/**
 * What we know about someone to recommend by, what they prefer first of all, and which jobs are out
 * of the question. `null` without consent, and then nothing is read.
 */
export async function loadKnown(actor: Actor, now = new Date()): Promise<KnownTastes | null> {
  const signals = await findSignals(actor);
  if (signals === null) return null;
  const preferences = (await loadPreferences(actor.id)) ?? NO_PREFERENCES;
  const { liked, applied, saved, hidden, companies } = signals;
  const skills = signals.skills.slice(0, MAX_SKILLS);
  const owned = new Set(skills);
  const likedSkills = commonest(liked.map((job) => job.skills));
  const wanted = wantedTitles(preferences);
  const taste: SeekerTaste = {
    ...NOWHERE,
    skills,
    likedSkills: likedSkills.filter((slug) => !owned.has(slug)).slice(0, MAX_LIKED_SKILLS),
    likedCategories: [...new Set(liked.flatMap(({ category }) => categoriesWithin(category)))],
    titles: wanted.length > 0 ? wanted : titlesOf(signals),
    years: yearsOf(signals, now),
  };
  const places = await findWantedPlaces(preferences);
  const [first = await findWhereabouts(signals), ...others] = places;
  return {
    tastes: [{ ...taste, ...first }, ...others.map((place) => ({ ...taste, ...place }))],
    filters: filtersOf(preferences),
    withoutJobs: [...new Set([...applied, ...hidden, ...saved])],
    withoutCompanies: companies,
  };
}
