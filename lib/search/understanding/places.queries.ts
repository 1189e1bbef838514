import "server-only";
import { findSearchedPlaces } from "@/lib/places/queries";
import type { SearchedPlace } from "@/lib/places/schema";
import { cached } from "@/lib/platform/caching/cache";
import { readerPool } from "@/lib/platform/db/reader";
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

/** The places that texts of searches mean; of namesakes of like size, one that has jobs. */
export async function findPlaces(texts: readonly string[]): Promise<(SearchedPlace | null)[]> {
  return texts.length === 0 ? [] : findSearchedPlaces(texts, await citiesWithJobs("all"));
}
