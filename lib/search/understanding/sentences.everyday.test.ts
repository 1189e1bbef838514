import { expect, it } from "vitest";
import { EMPTY_QUERY, type SearchQuery } from "../schema";
import { toMeaning, toUnderstanding } from "./meaning";
import { readSentence } from "./sentences";

// What people call themselves, and how they say which work suits them.

function understood(query: string): SearchQuery {
  const asked: SearchQuery = { ...EMPTY_QUERY, sort: "relevance", query };
  const sentence = readSentence(asked, { site: "EUR", usual: "EUR" });
  return toUnderstanding(toMeaning(sentence, { places: [], others: [] })).query;
}

const LEAVER = { experience: 0, condition: ["no_degree"] } satisfies Partial<SearchQuery>;
const TEENAGER = { ...LEAVER, jobType: ["part_time"] } satisfies Partial<SearchQuery>;

it.each<[sentence: string, words: string, filters: Partial<SearchQuery>]>([
  ["jobs for 16 year olds", "", TEENAGER],
  ["jobs for my 15 year old", "", TEENAGER],
  ["16yo jobs", "", TEENAGER],
  ["jobs for 18 year olds", "", LEAVER],
  ["school leaver jobs", "", LEAVER],
  ["warehouse straight out of school", "warehouse", LEAVER],
  ["after school club", "after school club", {}],
])("understands %j", (sentence, words, filters) => {
  const query = understood(sentence);
  expect(query).toEqual({ ...EMPTY_QUERY, ...filters, query: words, sort: query.sort });
});
