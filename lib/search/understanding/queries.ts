import "server-only";
import { isRemoteWord } from "@/lib/places/place-names";
import { findSearchedPlaces, listCitiesAround } from "@/lib/places/queries";
import type { Area, SearchedPlace } from "@/lib/places/schema";
import { cached } from "@/lib/platform/caching/cache";
import { readerPool } from "@/lib/platform/db/reader";
import { siteSettings } from "@/lib/platform/settings";
import { annualise } from "@/lib/shared/money";
import { KEYWORDS, TYPED } from "../engine/queries";
import type { SearchQuery } from "../schema";
import { readKeywords } from "../vocabulary/indexed-text";
import { synonymsChanged } from "../vocabulary/synonyms.events";
import type { UnderstoodSearch } from "./schema";

type Point = { latitude: number; longitude: number };

/** Where a search looks. */
export type SearchLocation = {
  place: SearchedPlace | null;
  /** The cities within the radius, or within an area's circles. */
  around: number[];
};

// Cities hardly move, and a circle is searched by distance.
const circles = cached<{ city: Point; radius: number }, number[]>({
  name: "search.circles",
  droppedBy: [],
  maxEntries: 2000,
  maxAgeMs: 3_600_000,
  load: async ({ city, radius }) => listCitiesAround(city, radius),
});

async function findMeant(location: string): Promise<SearchedPlace | null> {
  if (location === "") return null;
  if (isRemoteWord(location)) return { kind: "remote", label: "Remote" };
  const [place] = await findSearchedPlaces([location]);
  return place ?? null;
}

async function citiesOf({ circles: given }: Area, radius: number | null): Promise<number[]> {
  const found = await Promise.all(
    given.map(async ({ km, ...city }) => circles({ city, radius: radius ?? km })),
  );
  return [...new Set(found.flat())];
}

/** Finds out what place a search's location means. */
export async function readLocation({
  location,
  radius,
}: Pick<SearchQuery, "location" | "radius">): Promise<SearchLocation> {
  const place = await findMeant(location);
  if (place?.kind === "area") return { place, around: await citiesOf(place, radius) };
  if (place?.kind !== "city" || radius === null) return { place, around: [] };
  const { latitude, longitude } = place.city;
  return { place, around: await circles({ city: { latitude, longitude }, radius }) };
}

/** Keywords as a tsquery, and the lexemes of their words as typed. */
type Parsed = Pick<UnderstoodSearch, "keywords" | "typed">;

const NOTHING: Parsed = { keywords: "", typed: new Set() };

const parsed = cached<string, Parsed>({
  name: "search.keywords",
  droppedBy: [synonymsChanged],
  maxEntries: 5000,
  maxAgeMs: 600_000,
  load: async (websearch) => {
    const { rows } = await readerPool().query<{ query: string; typed: string[] }>({
      name: "search-keywords",
      text: `SELECT ${KEYWORDS}::text AS query, ${TYPED} AS typed
        FROM (VALUES ($1::text)) asked (given)`,
      values: [websearch],
    });
    return { keywords: rows[0]?.query ?? "", typed: new Set(rows[0]?.typed) };
  },
});

/**
 * Turns keywords in the form of `websearch_to_tsquery` into a tsquery's text, "" for none; what
 * means the same is found as well.
 */
async function parseKeywords(websearch: string): Promise<Parsed> {
  return websearch === "" ? NOTHING : parsed(websearch);
}

/** The minimum pay a year in the site's currency, in which the index compares pay. */
export function minimumPayOf({
  salaryMin,
  payCurrency,
}: Pick<SearchQuery, "salaryMin" | "payCurrency">): number | null {
  if (salaryMin === null || payCurrency === null) return salaryMin;
  const pay = { min: salaryMin, max: null, currency: payCurrency, period: "year" } as const;
  return annualise(pay, siteSettings().siteCurrency).min;
}

/** Finds out what a search's words and its place mean. */
export async function understand(query: SearchQuery): Promise<UnderstoodSearch> {
  const { place, around } = await readLocation(query);
  const { websearch, words } = readKeywords(query.query);
  const { keywords, typed } = await parseKeywords(websearch);
  return {
    query,
    minimumPay: minimumPayOf(query),
    keywords,
    typed,
    isExclusion: keywords !== "" && words === "",
    place,
    cityIds: around,
  };
}
