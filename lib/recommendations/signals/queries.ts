import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { listAppliedIds } from "@/lib/applications/queries";
import { listSavedIds } from "@/lib/jobs/saved/queries";
import { type JobTraits, listTraits } from "@/lib/jobs/traits/queries";
import { findPlace } from "@/lib/places/queries";
import type { Place } from "@/lib/places/schema";
import { db } from "@/lib/platform/db/client";
import { findSignals } from "@/lib/profiles/queries";
import type { ProfileSignals } from "@/lib/profiles/schema";
import { MAX_TITLES } from "@/lib/search/matching/schema";
import { countryName } from "@/lib/shared/countries";
import { listHiddenIds } from "../hidden/queries";
import { type Taste, type TasteTitle, workOf } from "../rules";

// Of everything somebody ever saved or applied to, the latest say what they look for now.
const LATEST = 15;
const MAX_SKILLS = 40;
const MAX_LIKED_SKILLS = 10;
const MAX_OWN_TITLES = 3;

type Whereabouts = Pick<Taste, "home" | "names">;

const NOWHERE: Whereabouts = { home: null, names: { city: null, region: null, country: null } };

type KnownCity = {
  id: number;
  name: string;
  region: string | null;
  regionCode: string | null;
  countryCode: string;
};

function inCity({ id, name, region, regionCode, countryCode }: KnownCity): Whereabouts {
  return {
    home: { kind: "place", cityId: id, regionCode, countryCode },
    names: { city: name, region, country: countryName(countryCode) },
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
  };
}

async function findWhereabouts({ cityId, location }: ProfileSignals): Promise<Whereabouts> {
  const city = cityId === null ? null : await db.city.findUnique({ where: { id: cityId } });
  if (city) return inCity(city);
  const place = location ? await findPlace(location) : null;
  return place ? atPlace(place) : NOWHERE;
}

/** Those that stand in most of the lists, the earlier ones first. */
function commonest<Item extends string>(lists: readonly (readonly Item[])[]): Item[] {
  const counts = new Map<Item, number>();
  for (const item of lists.flat()) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([item]) => item);
}

function titlesOf(own: readonly string[], liked: readonly JobTraits[]): TasteTitle[] {
  const works = (titles: readonly string[], isOwn: boolean) =>
    [...new Set(titles.map(workOf))].flatMap((text) => (text === null ? [] : [{ text, isOwn }]));
  const mine = works(own, true).slice(0, MAX_OWN_TITLES);
  const known = new Set(mine.map(({ text }) => text.toLowerCase()));
  const theirs = works(
    liked.map(({ title }) => title),
    false,
  ).filter(({ text }) => !known.has(text.toLowerCase()));
  return [...mine, ...theirs].slice(0, MAX_TITLES);
}

/** What is known of somebody to recommend by, and which jobs are out of the question. */
export async function loadTaste(
  actor: Actor,
): Promise<{ taste: Taste; withoutJobs: string[]; withoutCompanies: string[] }> {
  const [signals, saved, applied, hidden] = await Promise.all([
    findSignals(actor.id),
    listSavedIds(actor),
    listAppliedIds(actor),
    listHiddenIds(actor),
  ]);
  const companyIds = actor.companies.map(({ id }) => id);
  const [whereabouts, liked, companies] = await Promise.all([
    findWhereabouts(signals),
    listTraits([...applied.slice(0, LATEST), ...saved.slice(0, LATEST)]),
    db.company.findMany({ where: { id: { in: companyIds } }, select: { slug: true } }),
  ]);
  const skills = signals.skillSlugs.slice(0, MAX_SKILLS);
  const owned = new Set(skills);
  const likedSkills = commonest(liked.map((job) => job.skills.map(({ slug }) => slug)));
  return {
    taste: {
      ...whereabouts,
      skills,
      likedSkills: likedSkills.filter((slug) => !owned.has(slug)).slice(0, MAX_LIKED_SKILLS),
      likedCategories: [...new Set(liked.map(({ category }) => category))],
      titles: titlesOf(signals.titles, liked),
      years: signals.experienceYears,
    },
    withoutJobs: [...new Set([...applied, ...hidden, ...saved])],
    withoutCompanies: companies.map(({ slug }) => slug),
  };
}
