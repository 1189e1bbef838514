import "server-only";
import type { Relaxation, Understanding } from "../phrases/sentences.schema";
import type { SearchQuery } from "../schema";
import { correctWords } from "../suggestions/spelling.queries";
import { asWords, toUnderstanding, toWords, understoodSpans } from "./meaning";
import { relaxationsOf, softerOf } from "./relaxing";
import { readMeaning } from "./sentences.queries";
import { withWords, wordsOf } from "./typed-words";

/** What a search may mean. */
export type SearchReadings = {
  /** All that was understood. */
  understood: Understanding;
  /** The same as words, where more than words was understood. */
  words: Understanding | null;
  /** What was understood without words that are said beside the work: a level, "best". */
  softer: readonly Understanding[];
  /** The same without what texts alone say; null where it asks for nothing like it. */
  withoutTexts: Understanding | null;
  /** What was understood with ever more of it given up; the last one is the words alone. */
  relaxed: readonly Understanding[];
};

// "Jobs in Reading" asks for nothing but a place. As words it would find jobs in reading rooms.
const ONLY_A_PLACE = /^(?:in|near|around|at)\s/i;

/** Whether a search was understood as more than words, which it may be all the same. */
function hasMoreThanWords({ query, chips }: Understanding): boolean {
  const asked = chips.filter(({ kind }) => kind !== "exclusion");
  const [only] = asked;
  const isPlace = asked.length === 1 && only?.kind === "place" && ONLY_A_PLACE.test(only.text);
  return asked.length > 0 && !(isPlace && query.query === "");
}

/** What a search may mean: what was understood, and what to try where nothing has all of it. */
export async function readingsOf(query: SearchQuery): Promise<SearchReadings> {
  const meaning = await readMeaning(query);
  if (meaning === null) {
    return { understood: asWords(query), words: null, softer: [], withoutTexts: null, relaxed: [] };
  }
  const understood = toUnderstanding(meaning);
  const inTexts = meaning.sentence.softWords.filter(({ isInText }) => isInText);
  const without = (relaxation: Relaxation) => toUnderstanding(meaning, relaxation);
  return {
    understood,
    words: hasMoreThanWords(understood) ? toWords(meaning) : null,
    softer: softerOf(meaning).map(without),
    withoutTexts: inTexts.length > 0 ? without({ givenUp: inTexts }) : null,
    relaxed: relaxationsOf(meaning).map(without),
  };
}

/** Whether a word of an understood search is in nothing live, and near one that is. */
export async function hasUnknownWord({ query, asTyped }: SearchQuery): Promise<boolean> {
  if (query === "" || asTyped) return false;
  const meant = await correctWords(wordsOf(query).map(({ word }) => word));
  return meant.some((word) => word !== null);
}

/**
 * The search with the words that were probably meant; `null` where those typed are known, or
 * understood.
 */
export async function correctSearch(query: SearchQuery): Promise<SearchQuery | null> {
  const meaning = await readMeaning(query);
  const read = meaning?.sentence.query ?? query;
  const words = wordsOf(read.query, meaning === null ? [] : understoodSpans(meaning));
  if (words.length === 0) return null;
  return withWords(read, words, await correctWords(words.map(({ word }) => word)));
}
