import "server-only";
import { cached } from "@/lib/platform/caching/cache";
import { reader } from "@/lib/platform/db/reader";
import { categoryCardsChanged } from "./category-cards.events";
import { POPULAR_CATEGORIES, type PopularCategory } from "./popular-categories.schema";

const cachedCards = cached({
  name: "content.category-cards",
  isShared: true,
  droppedBy: [categoryCardsChanged],
  maxEntries: 1,
  maxAgeMs: 60 * 60_000,
  load: async (_key: string): Promise<readonly PopularCategory[]> => {
    const rows = await reader().categoryCard.findMany({ orderBy: { position: "asc" } });
    return rows.map(({ position: _, category, ...card }) => ({
      ...card,
      ...(category ? { category } : {}),
    }));
  },
});

/** The cards that an admin chose; none if they kept the default ones. */
export async function listChosenCards(): Promise<readonly PopularCategory[]> {
  return cachedCards("all");
}

/** An admin's cards of popular categories, or the default ones. */
export async function listPopularCategories(): Promise<readonly PopularCategory[]> {
  const chosen = await listChosenCards();
  return chosen.length > 0 ? chosen : POPULAR_CATEGORIES;
}
