import "server-only";
import { isRemoteWord } from "@/lib/places/place-names";
import { listCitiesAround } from "@/lib/places/queries";
import type { Area, SearchedPlace } from "@/lib/places/schema";
import { currentBoardId } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { readerPool } from "@/lib/platform/db/reader";
import { siteSettings } from "@/lib/platform/settings";
import { annualise } from "@/lib/shared/money";
import { HEADS, KEYWORDS, TYPED } from "../engine/queries";
import { inHeadings } from "../engine/query-tree";
import type { SearchQuery } from "../schema";
import { suggestionsRefreshed } from "../suggestions/events";
import { headWordOf } from "../vocabulary/head-words";
import { type Keywords, readKeywords } from "../vocabulary/indexed-text";
import { synonymsChanged } from "../vocabulary/synonyms.events";
import { findPlaces } from "./places.queries";
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
  isShared: true,
  droppedBy: [],
  maxEntries: 2000,
  maxAgeMs: 3_600_000,
  load: async ({ city, radius }) => listCitiesAround(city, radius),
});

// Places get no other names, but jobs come to namesakes.
const searchedPlaces = cached<string, SearchedPlace | null>({
  name: "search.places",
  isShared: true,
  droppedBy: [suggestionsRefreshed],
  maxEntries: 2000,
  maxAgeMs: 600_000,
  load: async (location) => (await findPlaces([location]))[0] ?? null,
});

async function findMeant(location: string): Promise<SearchedPlace | null> {
  if (location === "") return null;
  if (isRemoteWord(location)) return { kind: "remote", label: "Remote" };
  return searchedPlaces(location);
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

/** Keywords as tsqueries, and the lexemes of their words as typed. */
type ParsedWords = Pick<UnderstoodSearch, "keywords" | "headings" | "typed">;

const NOTHING: ParsedWords = { keywords: "", headings: "", typed: new Set() };

const parsed = cached<{ websearch: string; head: string }, ParsedWords>({
  name: "search.keywords",
  droppedBy: [synonymsChanged],
  maxEntries: 5000,
  maxAgeMs: 600_000,
  load: async ({ websearch, head }) => {
    const { rows } = await readerPool().query<{ query: string; typed: string[]; heads: string[] }>({
      name: "search-keywords",
      text: `SELECT ${KEYWORDS}::text AS query, ${TYPED} AS typed, ${HEADS} AS heads
        FROM (VALUES ($1::text, $2::text)) asked (given, head)`,
      values: [websearch, head],
    });
    const { query: keywords = "", typed = [], heads = [] } = rows[0] ?? {};
    return {
      keywords,
      headings: inHeadings(keywords, new Set(heads)),
      typed: new Set(typed),
    };
  },
});

/**
 * Turns keywords into tsqueries' texts, "" for none; what means the same is found as well. Of several
 * words, the one that says what someone is must be in the title for a job to be found.
 */
async function parseKeywords({ websearch, words }: Keywords): Promise<ParsedWords> {
  return websearch === "" ? NOTHING : parsed({ websearch, head: headWordOf(words) });
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

/** Finds out what a search's words and its place mean, on the board that it is made at. */
export async function understand(query: SearchQuery): Promise<UnderstoodSearch> {
  const read = readKeywords(query.query);
  const [{ place, around }, { keywords, headings, typed }] = await Promise.all([
    readLocation(query),
    parseKeywords(read),
  ]);
  return {
    query,
    boardId: currentBoardId(),
    minimumPay: minimumPayOf(query),
    keywords,
    headings,
    typed,
    isExclusion: keywords !== "" && read.words === "",
    place,
    cityIds: around,
  };
}
