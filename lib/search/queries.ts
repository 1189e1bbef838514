import "server-only";
import { labelCities } from "@/lib/places/queries";
import type { Place } from "@/lib/places/schema";
import { pool } from "@/lib/platform/db/client";
import { minuteOf } from "./documents/rules";
import { fetchFacts, fetchJobIds, readSnapshot, type Snapshot } from "./engine/queries";
import { type Counts, countFacts, type Tally, tallyFacts } from "./facets/rules";
import { INDEXED_FILTERS, toTsquery, type Understood, withoutIndexed } from "./filters/rules";
import {
  FACET_LABELS,
  FACET_VALUES,
  type FacetCount,
  type FacetName,
  type FilterName,
  isDefaultQuery,
  MAX_PAGE,
  PAGE_SIZE,
  POSTED_LABELS,
  POSTED_WITHIN_DAYS,
  type SearchQuery,
  type SearchResult,
  type Suggestion,
  withoutFilter,
} from "./schema";
import { type Location, readLocation, understand } from "./understanding/queries";

// What to drop when nothing was found. The pass over the facts knows it of its own filters.
async function suggest(
  snapshot: Snapshot,
  understood: Understood,
  { tally, now }: { tally: Tally; now: number },
): Promise<Suggestion[]> {
  const suggestions = Object.entries(tally.keptOut).map(([drop, total]) => ({
    drop: drop as FilterName,
    total,
  }));
  for (const drop of INDEXED_FILTERS) {
    const without = withoutIndexed(understood, drop);
    // Without its only filter a search finds every job, which helps nobody.
    if (without === null || isDefaultQuery(withoutFilter(understood.query, drop))) continue;
    const facts = await fetchFacts(snapshot, toTsquery(without), "");
    suggestions.push({ drop, total: countFacts(facts, understood.query, now) });
  }
  return suggestions.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

type Found = { jobIds: string[]; tally: Tally; suggestions: Suggestion[] };

async function search(
  snapshot: Snapshot,
  query: SearchQuery,
  { location, limit, now }: { location: Location; limit: number; now: number },
): Promise<Found> {
  const understood = await understand(snapshot, query, location);
  const { keywords } = understood;
  // Ranking reads more of each document, so only an order by relevance asks for it.
  const rankBy = query.sort === "relevance" ? keywords : "";
  const facts = await fetchFacts(snapshot, toTsquery(understood), rankBy);
  const offset = (query.page - 1) * limit;
  const tally = tallyFacts(facts, { query, isRanked: rankBy !== "", now, limit, offset });
  const jobIds = tally.docnos.length > 0 ? await fetchJobIds(snapshot, tally.docnos) : [];
  const suggestions = tally.total === 0 ? await suggest(snapshot, understood, { tally, now }) : [];
  return { jobIds, tally, suggestions };
}

type Named = { id: number; slug: string; name: string };

const NAMES = {
  companies: "SELECT id, slug, name FROM search.companies WHERE id = ANY($1::int[])",
  skills: "SELECT id, slug, name FROM search.skills WHERE id = ANY($1::int[])",
};

async function nameAll(kind: keyof typeof NAMES, counts: Counts): Promise<FacetCount[]> {
  if (counts.length === 0) return [];
  const { rows } = await pool().query<Named>({
    name: `search-names-of-${kind}`,
    text: NAMES[kind],
    values: [counts.map(([id]) => id)],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return counts.flatMap(([id, count]) => {
    const named = byId.get(id);
    return named ? [{ value: named.slug, label: named.name, count }] : [];
  });
}

async function nameCities(counts: Counts): Promise<FacetCount[]> {
  if (counts.length === 0) return [];
  const { rows } = await pool().query<{ id: number; cityId: number }>({
    name: "search-names-of-cities",
    text: `SELECT id, city_id AS "cityId" FROM search.cities WHERE id = ANY($1::int[])`,
    values: [counts.map(([id]) => id)],
  });
  const cityIds = new Map(rows.map(({ id, cityId }) => [id, cityId]));
  const labels = await labelCities([...cityIds.values()]);
  return counts.flatMap(([id, count]) => {
    const cityId = cityIds.get(id) ?? 0;
    const label = labels.get(cityId);
    return label === undefined ? [] : [{ value: String(cityId), label, count }];
  });
}

function fixedFacet(name: FacetName, tally: Tally): FacetCount[] {
  const labels: Record<string, string> = FACET_LABELS[name];
  return FACET_VALUES[name].map((value, index) => ({
    value,
    label: labels[value] ?? value,
    count: tally.facets[name][index] ?? 0,
  }));
}

async function toFacets(tally: Tally): Promise<SearchResult["facets"]> {
  const [companies, skills, places] = await Promise.all([
    nameAll("companies", tally.companies),
    nameAll("skills", tally.skills),
    nameCities(tally.cities),
  ]);
  return {
    jobType: fixedFacet("jobType", tally),
    category: fixedFacet("category", tally),
    level: fixedFacet("level", tally),
    mode: fixedFacet("mode", tally),
    posted: POSTED_WITHIN_DAYS.map((days, index) => ({
      value: String(days),
      label: POSTED_LABELS[days],
      count: tally.posted[index] ?? 0,
    })),
    hasPay: tally.hasPay,
    companies,
    skills,
    places,
  };
}

function toPlace(place: Place | null): SearchResult["place"] {
  if (place === null) return null;
  const { kind, label } = place;
  return { kind, label, cityId: place.kind === "city" ? place.city.id : null };
}

/**
 * Finds live jobs: one page of their ids in order, the exact total, and how many each filter would
 * find. A page beyond the last has no ids; the total and the number of pages are still right.
 *
 * Keywords: every word must occur somewhere in the posting, "quoted words" in that order, a word
 * after a minus must not occur. Words that say nothing ("the", "%%%") filter nothing.
 *
 * Place: a city finds the jobs at it, or within the radius around it; a region the jobs at a place
 * in it; a country these and the remote jobs that may be done from it, so that with `mode=remote`
 * it finds just those; "Remote" every remote job. A location that no place is called is looked for
 * in the words of the jobs' places.
 *
 * Experience and pay: a job that states no years stays in, one that states no pay drops out as soon
 * as a minimum is given. A job reaches the minimum with the most it pays.
 *
 * A facet's counts ignore its own selection; companies, skills and places count the jobs found.
 */
export async function findMatches(
  query: SearchQuery,
  limit = PAGE_SIZE,
  now = new Date(),
): Promise<SearchResult> {
  // Before and after the snapshot, never inside: a search must hold one connection at a time.
  const location = await readLocation(query);
  const page = Math.max(1, Math.min(query.page, MAX_PAGE));
  const { jobIds, tally, suggestions } = await readSnapshot(async (snapshot) =>
    search(snapshot, { ...query, page }, { location, limit, now: minuteOf(now) }),
  );
  return {
    jobIds,
    total: tally.total,
    page,
    pageCount: Math.min(MAX_PAGE, Math.ceil(tally.total / limit)),
    facets: await toFacets(tally),
    place: toPlace(location.place),
    suggestions,
  };
}
