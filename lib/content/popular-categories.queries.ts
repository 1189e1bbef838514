import "server-only";
import { JOB_EVENTS } from "@/lib/jobs/events";
import { currentBoardId } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { findMatches } from "@/lib/search/queries";
import { parseSearchQuery } from "@/lib/search/search-query";
import { synonymsChanged } from "@/lib/search/vocabulary/synonyms.events";
import { categoryCardsChanged } from "./category-cards.events";
import { listPopularCategories } from "./category-cards.queries";
import type { PopularCategory } from "./popular-categories.schema";

const cachedCounts = cached({
  name: "content.popular-categories",
  droppedBy: [...JOB_EVENTS, synonymsChanged, categoryCardsChanged],
  maxEntries: 1,
  maxAgeMs: 30 * 60_000,
  load: async (_key: string): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    // One at a time: two dozen at once would use up the connection pool.
    for (const { title, query, category } of await listPopularCategories()) {
      const { total, understood, correction } = await findMatches(
        parseSearchQuery({ query, ...(category ? { category } : {}) }),
        1,
      );
      // Jobs found without a part of the search, or by other words, aren't of the category.
      const isWhole = understood.chips.every(({ unused }) => unused === null);
      counts[title] = isWhole && !correction?.isDone ? total : 0;
    }
    return counts;
  },
});

/** How many live jobs each popular category's search finds, by title. */
export async function countPopularCategories(): Promise<Record<string, number>> {
  return cachedCounts("all");
}

// Fewer look as if something were missing.
const FEWEST_AT_BOARD = 4;

/** The popular categories to show: at a board, those that have jobs there, if there are a few. */
export async function listCategoriesHere(): Promise<readonly PopularCategory[]> {
  const all = await listPopularCategories();
  if (currentBoardId() === null) return all;
  const counts = await countPopularCategories();
  const here = all.filter(({ title }) => (counts[title] ?? 0) > 0);
  return here.length < FEWEST_AT_BOARD ? [] : here;
}
