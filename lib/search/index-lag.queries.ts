import "server-only";
import type { Measure } from "@/lib/platform/observability/measures";

/** How far the posting lists are behind. Unmerged documents are found too, at a higher cost. */
export const searchLag: readonly Measure[] = [
  {
    name: "search_unmerged_documents",
    help: "Documents waiting to be merged into the search's word lists.",
    statement: "SELECT count(*)::int AS number FROM search.unmerged",
  },
  {
    name: "search_unmerged_oldest_seconds",
    help: "How long the oldest of them has waited.",
    statement: `SELECT coalesce(extract(epoch FROM now() - min(noted_at)), 0)::float AS number
      FROM search.unmerged`,
  },
];
