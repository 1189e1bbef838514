import "server-only";
import { countryInOtherLanguage } from "@/lib/places/location-names";
import { findSearchedPlaces } from "@/lib/places/queries";
import type { SearchedPlace } from "@/lib/places/schema";
import { cached } from "@/lib/platform/caching/cache";
import { readerPool } from "@/lib/platform/db/reader";
import { countryName } from "@/lib/shared/countries";
import { fold } from "@/lib/shared/text";
import { suggestionsRefreshed } from "../suggestions/events";

const citiesWithJobs = cached({
  name: "search.cities-with-jobs",
  isShared: true,
  droppedBy: [suggestionsRefreshed],
  maxEntries: 1,
  maxAgeMs: 600_000,
  load: async (_: string): Promise<ReadonlySet<number>> => {
    const { rows } = await readerPool().query<{ key: string }>(
      "SELECT key FROM search.suggestions WHERE kind = 'place' AND postings > 0",
    );
    return new Set(rows.map(({ key }) => Number(key)));
  },
});

// A smaller town is hardly meant by a country's name in another language.
const KNOWN = 15_000;

/** The country that a text names in another language than English, unless a larger city does. */
function orCountry(text: string, place: SearchedPlace | null): SearchedPlace | null {
  if (place !== null && (place.kind !== "city" || place.city.population >= KNOWN)) return place;
  const countryCode = countryInOtherLanguage(fold(text));
  if (countryCode === null) return place;
  return { kind: "country", label: countryName(countryCode), countryCode };
}

/** The places that texts of searches mean; of namesakes of like size, one that has jobs. */
export async function findPlaces(texts: readonly string[]): Promise<(SearchedPlace | null)[]> {
  if (texts.length === 0) return [];
  const places = await findSearchedPlaces(texts, await citiesWithJobs("all"));
  return texts.map((text, index) => orCountry(text, places[index] ?? null));
}
