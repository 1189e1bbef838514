import "server-only";
import { type Answer, execute, type PageRequest } from "./execution.queries";
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
export type Attempt = { reading: Understanding; understood: Understood; answer: Answer };

async function attempt(reading: Understanding, request: PageRequest): Promise<Attempt> {
  const understood = await understand(reading.query);
  return { reading, understood, answer: await execute(understood, request) };
}

const totalOf = ({ answer }: Attempt) => answer.tally.total;

/** Tries readings of a search until one finds something; where none does, the likeliest counts. */
export async function tryInTurn(
  [likeliest, ...others]: Readings,
  request: PageRequest,
): Promise<Attempt> {
  const first = await attempt(likeliest, request);
  if (totalOf(first) > 0) return first;
  for (const reading of others) {
    const next = await attempt(reading, request);
    if (totalOf(next) > 0) return next;
  }
  return first;
}

/** An attempt with other words than those typed, and the search in these words. */
export type CorrectedAttempt = { query: SearchQuery; attempt: Attempt };

/**
 * Where what was typed finds nothing, or next to nothing: tries the words that were probably meant.
 * `null` where that is not needed, or the words are known.
 */
export async function tryCorrected(
  typed: Attempt,
  request: SearchRequest,
): Promise<CorrectedAttempt | null> {
  const { page } = request.query;
  if (totalOf(typed) > (page > 1 ? 0 : FEW)) return null;
  const query = await correctSearch(request.query);
  if (query === null) return null;
  const readings = await readingsOf({ ...query, page });
  return { query, attempt: await tryInTurn(readings, request) };
}

/** The attempt that answers a search, with what is offered beside it. */
export type Chosen = { attempt: Attempt; correction: Correction | null };

/** Other words count where they find more: instead of those typed where these find nothing. */
export function choose(
  typed: Attempt,
  corrected: CorrectedAttempt | null,
  { query }: SearchRequest,
): Chosen {
  if (corrected === null || totalOf(corrected.attempt) <= totalOf(typed)) {
    return { attempt: typed, correction: null };
  }
  const isDone = totalOf(typed) === 0 && !query.asTyped;
  const correction = { query: corrected.query, isDone };
  return { attempt: isDone ? corrected.attempt : typed, correction };
}
