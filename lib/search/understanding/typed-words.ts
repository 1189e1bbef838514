import { fold } from "@/lib/shared/text";
import { hideLiterals, wallOff } from "../phrases/scanning";
import type { WordSpan } from "../phrases/sentences.schema";
import type { SearchQuery } from "../schema";
import { MAX_QUERY_LENGTH } from "../schema";

// With signs and digits in it, it is a name of its own: "C++", "ISO27001".
const WORD = /(?<![\p{L}\p{M}\p{N}.@#+])[\p{L}\p{M}]{3,}(?![\p{L}\p{M}\p{N}@#+]|\.[\p{L}\p{N}])/gu;

/** A word of a search, in the index's form, and where it is. */
export type WordAt = { word: string; start: number; end: number };

/**
 * The words of a search that may be misspelt: nothing in quotes, nothing that must not occur, and
 * none of what was understood.
 */
export function wordsOf(text: string, understood: readonly WordSpan[] = []): WordAt[] {
  return [...wallOff(hideLiterals(text), understood).matchAll(WORD)].map(({ 0: given, index }) => ({
    word: fold(given),
    start: index,
    end: index + given.length,
  }));
}

/** The search with other words in place of those that have one; null where none has. */
export function withWords(
  query: SearchQuery,
  words: readonly WordAt[],
  others: readonly (string | null | undefined)[],
): SearchQuery | null {
  let text = query.query;
  for (const [index, { start, end }] of [...words.entries()].reverse()) {
    const other = others[index];
    if (other) text = text.slice(0, start) + other + text.slice(end);
  }
  if (text === query.query || text.length > MAX_QUERY_LENGTH) return null;
  return { ...query, query: text, asTyped: false, page: 1 };
}
