import "server-only";
import { findPlace, listCitiesAround } from "@/lib/places/queries";
import type { Place } from "@/lib/places/schema";
import { cached } from "@/lib/platform/caching/cache";
import { readerPool } from "@/lib/platform/db/reader";
import { KEYWORDS } from "../engine/queries";
import type { SearchQuery } from "../schema";
import { readKeywords } from "../vocabulary/indexed-text";
import { synonymsChanged } from "../vocabulary/synonyms.events";
import type { Understood } from "./schema";

type Point = { latitude: number; longitude: number };

/** Where a search looks. */
export type Location = {
  place: Place | null;
  /** The cities within the radius, when there is one. */
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

/** Finds out what place a search's location means. */
export async function readLocation({
  location,
  radius,
}: Pick<SearchQuery, "location" | "radius">): Promise<Location> {
  const place = location === "" ? null : await findPlace(location);
  if (place?.kind !== "city" || radius === null) return { place, around: [] };
  const { latitude, longitude } = place.city;
  return { place, around: await circles({ city: { latitude, longitude }, radius }) };
}

const parsed = cached<string, string>({
  name: "search.keywords",
  droppedBy: [synonymsChanged],
  maxEntries: 5000,
  maxAgeMs: 600_000,
  load: async (websearch) => {
    const { rows } = await readerPool().query<{ query: string }>({
      name: "search-keywords",
      text: `SELECT ${KEYWORDS}::text AS query FROM (VALUES ($1::text)) asked (given)`,
      values: [websearch],
    });
    return rows[0]?.query ?? "";
  },
});

/**
 * Turns keywords in the form of `websearch_to_tsquery` into a tsquery's text, "" for none; what
 * means the same is found as well.
 */
async function parseKeywords(websearch: string): Promise<string> {
  return websearch === "" ? "" : parsed(websearch);
}

/** Finds out what a search's words and its place mean. */
export async function understand(query: SearchQuery): Promise<Understood> {
  const { place, around } = await readLocation(query);
  const { websearch, words } = readKeywords(query.query);
  const keywords = await parseKeywords(websearch);
  return { query, keywords, isExclusion: keywords !== "" && words === "", place, cityIds: around };
}
