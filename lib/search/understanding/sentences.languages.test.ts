import { describe, expect, it } from "vitest";
import { EMPTY_QUERY, type SearchQuery } from "../schema";
import { toMeaning, toUnderstanding } from "./meaning";
import { readSentence } from "./sentences";

function understood(query: string): SearchQuery {
  const asked: SearchQuery = { ...EMPTY_QUERY, sort: "relevance", query };
  const sentence = readSentence(asked, { site: "EUR", usual: "EUR" });
  return toUnderstanding(toMeaning(sentence, { places: [], others: [] })).query;
}

type Case = [sentence: string, words: string, filters: Partial<SearchQuery>];

describe("readSentence", () => {
  it.each<Case>([
    ["emploi serveur", "serveur", {}],
    ["trabajo de camarero", "camarero", {}],
    ["trabajo social", "trabajo social", { mode: [] }],
    ["trabajo desde casa", "", { mode: ["remote"] }],
    ["programador remoto", "programador", { mode: ["remote"] }],
    ["Köchin gesucht", "Köchin", {}],
    ["Nebenjob Kellner", "Kellner", { jobType: ["part_time"] }],
    ["看護師 求人", "看護師", {}],
    ["エンジニア 在宅", "エンジニア", { mode: ["remote"] }],
    ["会计 兼职", "会计", { jobType: ["part_time"] }],
  ])("understands %j, in its language", (sentence, words, filters) => {
    expect(understood(sentence)).toMatchObject({ query: words, ...filters });
  });

  it.each<Case>([
    ["any bar jobs going", "bar", {}],
    ["jobs i can do without a degree", "", { condition: ["no_degree"] }],
    ["jobs that don't require experience", "", { experience: 0 }],
    ["paid internship", "", { jobType: ["internship"] }],
    ["paid search manager", "paid search manager", { jobType: [] }],
  ])("understands %j, as it is spoken", (sentence, words, filters) => {
    expect(understood(sentence)).toMatchObject({ query: words, ...filters });
  });
});
