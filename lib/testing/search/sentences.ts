import { EMPTY_QUERY, type SearchQuery } from "@/lib/search/schema";
import { toMeaning, toUnderstanding } from "@/lib/search/understanding/meaning";
import { readSentence } from "@/lib/search/understanding/sentences";

/** A search for these words, the best matches first. */
export function ask(query: string, given: Partial<SearchQuery> = {}): SearchQuery {
  return { ...EMPTY_QUERY, sort: "relevance", ...given, query };
}

/** What a search means without places and companies, where all pay is in one currency. */
export function meaningOf(query: SearchQuery, currency = "EUR") {
  return toMeaning(readSentence(query, { site: currency, usual: currency }), {
    places: [],
    others: [],
  });
}

/** The same as the person who searches is told it. */
export function understood(query: SearchQuery, currency = "EUR") {
  return toUnderstanding(meaningOf(query, currency));
}
