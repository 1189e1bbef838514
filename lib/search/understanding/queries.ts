import "server-only";
import { findPlace, listCitiesAround } from "@/lib/places/queries";
import type { Place } from "@/lib/places/schema";
import { knownCities, parseKeywords, type Snapshot } from "../engine/queries";
import type { Understood } from "../filters/rules";
import type { SearchQuery } from "../schema";
import { readKeywords } from "../text/rules";

/** Where a search looks. */
export type Location = {
  place: Place | null;
  /** The cities within the radius, when there is one. */
  around: number[];
};

/** Finds out what place a search's location means. */
export async function readLocation({
  location,
  radius,
}: Pick<SearchQuery, "location" | "radius">): Promise<Location> {
  const place = location === "" ? null : await findPlace(location);
  if (place?.kind !== "city" || radius === null) return { place, around: [] };
  return { place, around: await listCitiesAround(place.city, radius) };
}

/** Finds out what a search's words mean, its place being known. */
export async function understand(
  snapshot: Snapshot,
  query: SearchQuery,
  { place, around }: Location,
): Promise<Understood> {
  const { websearch, words } = readKeywords(query.query);
  const keywords = await parseKeywords(snapshot, websearch);
  const cityIds = around.length > 0 ? await knownCities(snapshot, around) : [];
  return { query, keywords, isExclusion: keywords !== "" && words === "", place, cityIds };
}
