import "server-only";
import { JOB_EVENTS } from "@/lib/jobs/events";
import { listLandings } from "@/lib/jobs/public/landings.queries";
import { currentBoardId } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { findMatches } from "@/lib/search/queries";
import { parseSearchQuery } from "@/lib/search/search-query";
import { synonymsChanged } from "@/lib/search/vocabulary/synonyms.events";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { CATEGORY_NAMES, hasOwnCategories, offeredCategories } from "@/lib/shared/categories/known";
import { categoryCardsChanged } from "./category-cards.events";
import { listChosenCards, listPopularCategories } from "./category-cards.queries";
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

/** Whether an operator's own categories are shown: unless an admin chose the cards themselves. */
export async function showsOwnCategories(): Promise<boolean> {
  return hasOwnCategories() && (await listChosenCards()).length === 0;
}

/** The numbers of live jobs in each category here that has any, with those of its parts. */
async function countByCategory(): Promise<ReadonlyMap<JobCategory, number>> {
  const landings = await listLandings();
  const counted = landings.flatMap(({ kind, query, count }) =>
    kind === "category" ? (query.category ?? []).map((code) => [code, count] as const) : [],
  );
  return new Map(counted);
}

/** How many live jobs each of the popular categories has or finds here, by title. */
export async function countPopularCategories(): Promise<Record<string, number>> {
  if (!(await showsOwnCategories())) return cachedCounts("all");
  const counts = await countByCategory();
  return Object.fromEntries([...counts].map(([code, count]) => [CATEGORY_NAMES[code], count]));
}

// Fewer look as if something were missing.
const FEWEST_AT_BOARD = 4;
// A single one is every job there is.
const FEWEST_OWN = 2;

/** The operator's categories that have jobs here in their order, parts after all others. */
async function listOwnCategories(): Promise<PopularCategory[]> {
  const counts = await countByCategory();
  const here = offeredCategories().filter(({ code }) => counts.has(code));
  const isPart = ({ parent }: { parent: JobCategory | null }) => Number(parent !== null);
  const ordered = here.toSorted((one, other) => isPart(one) - isPart(other));
  if (ordered.length < FEWEST_OWN) return [];
  return ordered.map(({ code, name, icon, accent }) => ({
    ...{ title: name, category: code, query: "", icon, accent, description: "" },
  }));
}

/**
 * The popular categories to show: an operator's own that have jobs here. Without any, popular
 * searches: at a board, those that find jobs there, if there are a few.
 */
export async function listCategoriesHere(): Promise<readonly PopularCategory[]> {
  if (await showsOwnCategories()) return listOwnCategories();
  const all = await listPopularCategories();
  if (currentBoardId() === null) return all;
  const counts = await countPopularCategories();
  const here = all.filter(({ title }) => (counts[title] ?? 0) > 0);
  return here.length < FEWEST_AT_BOARD ? [] : here;
}
