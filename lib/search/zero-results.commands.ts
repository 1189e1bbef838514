import "server-only";
import { count, countZeroResult } from "@/lib/platform/observability/counts";
import { requestContext } from "@/lib/platform/server/request-context";
import type { SearchQuery } from "./schema";
import { zeroResultWords } from "./zero-results";

/**
 * Counts a search and whether it found anything, once per request. Keeps words that found nothing
 * if they were searched for alone: with other filters, the words may not be the reason. `meant` is
 * what the words were understood to mean.
 */
export function noteSearch(query: SearchQuery, total: number, meant = query): void {
  const context = requestContext();
  if (!context || context.isSearchCounted || query.query === "" || query.page > 1) return;
  context.isSearchCounted = true;
  count("search", total > 0 ? "found" : "none");
  const words = total === 0 && meant.location === "" ? zeroResultWords(meant.query) : null;
  if (words !== null) countZeroResult(words);
}
