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
  /** All that was understood, where no job has all of it and this is what came instead. */
  asked: Understood | null;
};

async function trySearch(
  reading: Understanding,
  request: PageRequest,
  asked: Understood | null = null,
): Promise<TriedSearch> {
  const understood = await understand(reading.query);
  return { reading, understood, executed: await execute(understood, request), asked };
}

const foundOf = ({ executed }: TriedSearch) => executed.tally.total;
const totalOf = ({ executed: { tally, mentions } }: TriedSearch) => tally.total + mentions.total;

/** The first of the relaxed readings that finds something; `null` where even the words do not. */
async function tryRelaxed(
  relaxed: Readings["relaxed"],
  { understood: asked }: TriedSearch,
  request: PageRequest,
): Promise<TriedSearch | null> {
  const last = relaxed.at(-1);
  if (!last) return null;
  const most = await trySearch(last, request, asked);
  if (foundOf(most) === 0) return null;
  for (const reading of relaxed.slice(0, -1)) {
    const tried = await trySearch(reading, request, asked);
    if (foundOf(tried) > 0) return tried;
  }
  return most;
}

/**
 * Tries what a search means. Where no job has all of it: what is titled by the words as they stand,
 * then what has as much of it as possible, then what mentions the words. Where nothing does, the
 * meaning counts.
 */
export async function tryReadings(readings: Readings, request: PageRequest): Promise<TriedSearch> {
  const { understood, words, relaxed: given } = readings;
  const meant = await trySearch(understood, request);
  if (foundOf(meant) > 0) return meant;
  const literal = words && (await trySearch(words, request, meant.understood));
  if (literal !== null && foundOf(literal) > 0) return literal;
  const relaxed = await tryRelaxed(given, meant, request);
  if (relaxed !== null || totalOf(meant) > 0) return relaxed ?? meant;
  return literal !== null && totalOf(literal) > 0 ? literal : meant;
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
