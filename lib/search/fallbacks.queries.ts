import "server-only";
import type { SearchResult } from "./results.schema";
import type { SearchQuery } from "./schema";
import { correctWords } from "./suggestions/spelling.queries";
import { withWords, wordsOf } from "./typed-words";
import { asWords } from "./understanding/sentences";
import { understandSentence } from "./understanding/sentences.queries";
import type { Understanding } from "./understanding/sentences.schema";

/** How few found jobs may mean that a word is misspelt. */
const FEW = 5;

type Done = Omit<SearchResult, "understood" | "correction">;
type Find = (query: SearchQuery) => Promise<Done>;
type Attempt = { found: Done; understood: Understanding };

async function attempt(query: SearchQuery, find: Find): Promise<Attempt> {
  const { understanding, words } = await understandSentence(query);
  const found = await find(understanding.query);
  if (found.total > 0 || understanding.chips.length === 0) {
    return { found, understood: understanding };
  }
  // What was understood must find no less than the words do.
  const typed = { ...words, asTyped: true };
  const asTyped = await find(typed);
  return asTyped.total > 0
    ? { found: asTyped, understood: asWords(typed) }
    : { found, understood: understanding };
}

async function findCorrection(query: SearchQuery): Promise<SearchQuery | null> {
  const words = wordsOf(query.query);
  if (words.length === 0) return null;
  return withWords(query, words, await correctWords(words.map(({ word }) => word)));
}

/**
 * Finds the jobs that a search means. Its words are understood first; where that finds nothing and
 * the words as words do, these count. Where the words find nothing, or next to nothing, and other
 * words that were probably meant find more, these are offered, and take the place of those that
 * find nothing, unless the search is one "as typed".
 */
export async function findMeant(query: SearchQuery, find: Find): Promise<SearchResult> {
  const { found, understood } = await attempt(query, find);
  const typed = { ...found, understood, correction: null };
  if (found.total > (query.page > 1 ? 0 : FEW)) return typed;
  const corrected = await findCorrection(query);
  if (corrected === null) return typed;
  const other = await attempt({ ...corrected, page: query.page }, find);
  if (other.found.total <= found.total) return typed;
  const isDone = found.total === 0 && !query.asTyped;
  return isDone
    ? { ...other.found, understood: other.understood, correction: { query: corrected, isDone } }
    : { ...typed, correction: { query: corrected, isDone } };
}
