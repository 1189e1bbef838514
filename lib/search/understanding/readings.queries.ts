import "server-only";
import type { SearchQuery } from "../schema";
import { correctWords } from "../suggestions/spelling.queries";
import { asWords } from "./sentences";
import { understandSentence } from "./sentences.queries";
import type { Understanding } from "./sentences.schema";
import { withWords, wordsOf } from "./typed-words";

/** What a search may mean, the likeliest first. */
export type Readings = readonly [Understanding, ...Understanding[]];

/**
 * What a search may mean: what was understood, and where that is more than words, the same as words:
 * what was understood must find no less than these do.
 */
export async function readingsOf(query: SearchQuery): Promise<Readings> {
  const { understanding, words } = await understandSentence(query);
  if (understanding.chips.length === 0) return [understanding];
  return [understanding, asWords({ ...words, asTyped: true })];
}

/** The search with the words that were probably meant; `null` where those typed are known. */
export async function correctSearch(query: SearchQuery): Promise<SearchQuery | null> {
  const words = wordsOf(query.query);
  if (words.length === 0) return null;
  return withWords(query, words, await correctWords(words.map(({ word }) => word)));
}
