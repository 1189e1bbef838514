import "server-only";
import { labelCities } from "@/lib/places/labels.queries";
import { distanceKm } from "@/lib/places/nearest";
import { listCitiesByIds } from "@/lib/places/queries";
import type { SearchedPlace } from "@/lib/places/schema";
import { readerPool } from "@/lib/platform/db/reader";
import { categoryChoice } from "@/lib/shared/categories/choices";
import { categoriesWithin, offeredCategories } from "@/lib/shared/categories/known";
import { readNames } from "./engine/term-names.queries";
import type { NamedNumber } from "./engine/term-names.schema";
import type { ExecutedSearch } from "./execution.queries";
import type { IdCounts } from "./facets/counts";
import type { FacetTally } from "./facets/tally";
import type { ChosenSearch, SearchRequest, TriedSearch } from "./fallbacks.queries";
import type {
  FacetCount,
  NamedPlace,
  NearPlace,
  PartialMatch,
  SearchResult,
} from "./results.schema";
import {
  FACET_LABELS,
  FACET_NAMES,
  FACET_VALUES,
  type FacetName,
  MAX_PAGE,
  POSTED_LABELS,
  POSTED_WITHIN_DAYS,
} from "./schema";

/** The categories that postings can have, in the operator's order, each with its parts' jobs. */
function categoryFacet(tally: FacetTally): FacetCount[] {
  const counts = new Map(
    FACET_VALUES.category.map((code, index) => [code, tally.facets.category[index] ?? 0]),
  );
  return offeredCategories().map((one) => ({
    value: one.code,
    label: categoryChoice(one),
    count: categoriesWithin(one.code).reduce((sum, code) => sum + (counts.get(code) ?? 0), 0),
  }));
}

function fixedFacet(name: FacetName, tally: FacetTally): FacetCount[] {
  if (name === "category") return categoryFacet(tally);
  const labels: Record<string, string> = FACET_LABELS[name];
  return FACET_VALUES[name].map((value, index) => ({
    value,
    label: labels[value] ?? value,
    count: tally.facets[name][index] ?? 0,
  }));
}

/** The facets without fixed values, labelled, most frequent first. */
async function labelOpenFacets({
  view,
  tally: { companies, skills, cities },
}: ExecutedSearch): Promise<Record<"companies" | "skills" | "places", FacetCount[]>> {
  const numbered = (kind: NamedNumber["kind"], counts: IdCounts) =>
    counts.map(([number]) => ({ kind, number }));
  const names = await readNames({ client: readerPool() }, view, [
    ...numbered("company", companies),
    ...numbered("skill", skills),
    ...numbered("city", cities),
  ]);
  const byNumber = new Map(names.map((named) => [`${named.kind} ${named.number}`, named]));
  const ids = names.filter(({ kind }) => kind === "city").map(({ value }) => Number(value));
  const labels = await labelCities(ids);
  const toFacet = (kind: NamedNumber["kind"], counts: IdCounts): FacetCount[] =>
    counts.flatMap(([number, count]) => {
      const named = byNumber.get(`${kind} ${number}`);
      const label = kind === "city" ? labels.get(Number(named?.value)) : named?.label;
      return named && label !== undefined ? [{ value: named.value, label, count }] : [];
    });
  return {
    companies: toFacet("company", companies),
    skills: toFacet("skill", skills),
    places: toFacet("city", cities),
  };
}

async function labelFacets(executed: ExecutedSearch): Promise<SearchResult["facets"]> {
  const { tally } = executed;
  return {
    ...(Object.fromEntries(FACET_NAMES.map((name) => [name, fixedFacet(name, tally)])) as Record<
      FacetName,
      FacetCount[]
    >),
    posted: POSTED_WITHIN_DAYS.map((days, index) => ({
      value: String(days),
      label: POSTED_LABELS[days],
      count: tally.posted[index] ?? 0,
    })),
    hasPay: tally.hasPay,
    pay: executed.pay,
    fields: executed.fields,
    ...(await labelOpenFacets(executed)),
  };
}

function namePlace(place: SearchedPlace | null): NamedPlace | null {
  if (place === null) return null;
  const { kind, label } = place;
  return { kind, label, cityId: place.kind === "city" ? place.city.id : null };
}

/**
 * The name of the company in a search's address; `null` if there is none, or it has never had a
 * job.
 */
export async function readCompanyName(slug: string | null): Promise<string | null> {
  if (slug === null) return null;
  const { rows } = await readerPool().query<{ name: string }>({
    name: "search-company-name",
    text: "SELECT name FROM search.companies WHERE slug = $1",
    values: [slug],
  });
  return rows[0]?.name ?? null;
}

const MOST_NEAREST = 3;

/** Of the places that have most of the jobs found, those nearest to the city that was given up. */
async function nearestPlaces(
  { understood, asked }: Pick<TriedSearch, "understood" | "asked">,
  places: readonly FacetCount[],
): Promise<NearPlace[]> {
  if (asked?.place?.kind !== "city" || understood.place?.kind === "city") return [];
  const { city } = asked.place;
  const from = { lat: city.latitude, lng: city.longitude };
  const cities = await listCitiesByIds(places.map(({ value }) => Number(value)));
  return cities
    .flatMap(({ id, latitude, longitude }) => {
      const place = places.find(({ value }) => Number(value) === id);
      const km = Math.round(distanceKm(from, { lat: latitude, lng: longitude }));
      return place ? [{ label: place.label, count: place.count, km }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_NEAREST);
}

/** The result of a search, with labels for its facets' values and its place. */
export async function labelResult(
  { tried: { reading, understood, executed, asked }, correction }: ChosenSearch,
  partialMatches: PartialMatch[],
  { limit }: SearchRequest,
): Promise<SearchResult> {
  const { total } = executed.tally;
  const { mentions } = executed;
  const facets = await labelFacets(executed);
  const nearest = await nearestPlaces({ understood, asked }, facets.places);
  return {
    jobIds: executed.jobIds,
    total,
    mentions,
    page: understood.query.page,
    pageCount: Math.min(MAX_PAGE, Math.ceil((total + mentions.total) / limit)),
    facets,
    place: namePlace(understood.place),
    company: await readCompanyName(understood.query.company),
    suggestions: executed.suggestions,
    partialMatches,
    understood: reading,
    asked: asked && { query: asked.query, place: namePlace(asked.place), nearest },
    unstatedPay: executed.tally.unstatedPay,
    correction,
  };
}
