import "server-only";
import { type ExecutedSearch, execute, type PageRequest } from "./execution.queries";
import type { Correction } from "./results.schema";
import type { SearchQuery } from "./schema";
import { understand } from "./understanding/queries";
import { correctSearch, type Readings, readingsOf } from "./understanding/readings.queries";
import type { Understood } from "./understanding/schema";
import type { Understanding } from "./understanding/sentences.schema";

/** How few found jobs may mean that a word is misspelt. */
const FEW = 5;

/** What somebody asks for: a search, and a page of it. */
export type SearchRequest = PageRequest & { query: SearchQuery };

/** A search that was tried: how its words were read, and what that found. */
export type TriedSearch = {
  reading: Understanding;
  understood: Understood;
  executed: ExecutedSearch;
};

async function trySearch(reading: Understanding, request: PageRequest): Promise<TriedSearch> {
  const understood = await understand(reading.query);
  return { reading, understood, executed: await execute(understood, request) };
}

const totalOf = ({ executed }: TriedSearch) => executed.tally.total;

/** Tries readings of a search until one finds something; where none does, the likeliest counts. */
export async function tryReadings(
  [likeliest, ...others]: Readings,
  request: PageRequest,
): Promise<TriedSearch> {
  const first = await trySearch(likeliest, request);
  if (totalOf(first) > 0) return first;
  for (const reading of others) {
    const next = await trySearch(reading, request);
    if (totalOf(next) > 0) return next;
  }
  return first;
}

/** An attempt with other words than those typed, and the search in these words. */
export type CorrectedSearch = { query: SearchQuery; tried: TriedSearch };

/**
 * Where what was typed finds nothing, or next to nothing: tries the words that were probably meant.
 * `null` where that is not needed, or the words are known.
 */
export async function tryCorrected(
  typed: TriedSearch,
  request: SearchRequest,
): Promise<CorrectedSearch | null> {
  const { page } = request.query;
  if (totalOf(typed) > (page > 1 ? 0 : FEW)) return null;
  const query = await correctSearch(request.query);
  if (query === null) return null;
  const readings = await readingsOf({ ...query, page });
  return { query, tried: await tryReadings(readings, request) };
}

/** The attempt that answers a search, with what is offered beside it. */
export type ChosenSearch = { tried: TriedSearch; correction: Correction | null };

/** Other words count where they find more: instead of those typed where these find nothing. */
export function chooseSearch(
  typed: TriedSearch,
  corrected: CorrectedSearch | null,
  { query }: SearchRequest,
): ChosenSearch {
  if (corrected === null || totalOf(corrected.tried) <= totalOf(typed)) {
    return { tried: typed, correction: null };
  }
  const isDone = totalOf(typed) === 0 && !query.asTyped;
  const correction = { query: corrected.query, isDone };
  return { tried: isDone ? corrected.tried : typed, correction };
}
