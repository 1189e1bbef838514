import { describe, expect, it } from "vitest";
import { ask, meaningOf } from "@/lib/testing/search/sentences";
import { EMPTY_QUERY, type SearchQuery } from "../schema";
import { toUnderstanding } from "./meaning";
import { relaxationsOf } from "./relaxing";

// Searches that people typed and that found nothing, or the wrong jobs.

const PERMANENT = { jobType: ["full_time", "part_time"] } satisfies Partial<SearchQuery>;

type Case = [sentence: string, words: string, filters: Partial<SearchQuery>];

describe("readSentence", () => {
  it.each<Case>([
    ["remote-first designer", "designer", { mode: ["remote"] }],
    ["remote friendly companies", "companies", { mode: ["remote"] }],
    ["hybrid 2 days office writer", "writer", { mode: ["hybrid"] }],
    ["nurses needed leeds", "nurses leeds", {}],
    ["nurse wanted leeds", "nurse leeds", {}],
    ["work as a nurse in leeds", "nurse in leeds", {}],
    ["urgent hiring", "", {}],
    ["what jobs are available in leeds", "leeds", {}],
    ["whats available leeds", "leeds", {}],
    ["who's hiring in pune", "pune", {}],
    ["where can i find nurse jobs", "nurse", {}],
    ["help me find a job as a nurse", "nurse", {}],
    ["naukri in mumbai", "mumbai", {}],
    ["job chahiye pune", "pune", {}],
    ["uk sponsorship care worker", "uk care worker", { visaSponsorship: ["offered"] }],
    ["sponsorship manager", "sponsorship manager", {}],
    ["winter internship", "", { jobType: ["internship"] }],
    ["marketing internship for summer", "marketing", { jobType: ["internship"] }],
    ["what job can i do with no experience", "", { experience: 0 }],
    ["praca zdalna", "", { mode: ["remote"] }],
    ["работа удаленно", "", { mode: ["remote"] }],
    ["permanent nurse", "nurse", PERMANENT],
    ["perm developer", "developer", PERMANENT],
    ["permanent full-time cook", "cook", { jobType: ["full_time"] }],
    ["contract or permanent cook", "cook", { jobType: ["full_time", "part_time", "contract"] }],
    ["permanent way engineer", "permanent way engineer", {}],
    ["CDI specialist", "CDI specialist", {}],
    ["serveur en CDI", "serveur", PERMANENT],
  ])("understands %j", (sentence, words, filters) => {
    const { query } = toUnderstanding(meaningOf(ask(sentence)));
    expect(query).toEqual({ ...EMPTY_QUERY, ...filters, query: words, sort: query.sort });
  });

  it.each<Case>([
    ["best nurse jobs", "nurse", {}],
    ["nurse today", "nurse", {}],
    ["highest paid accountant jobs", "accountant", {}],
    ["nurse work leeds", "nurse leeds", {}],
    ["b.tech developer", "developer", {}],
    ["12th pass clerk", "clerk", {}],
    ["clerk for women", "clerk", {}],
    ["unpaid marketing", "marketing", {}],
    ["4 day week accountant", "accountant", {}],
    ["junior chef", "chef", { level: ["entry"] }],
    ["best senior nurse", "nurse", { level: ["senior"] }],
  ])("drops the asides in %j first", (sentence, words, filters) => {
    const meaning = meaningOf(ask(sentence));
    const readings = relaxationsOf(meaning).map((one) => toUnderstanding(meaning, one).query);
    const sort = words === "" ? "newest" : "relevance";

    expect(toUnderstanding(meaning).query.query).not.toBe(words);
    expect(readings.slice(0, 3)).toContainEqual({ ...EMPTY_QUERY, ...filters, query: words, sort });
  });

  it.each(["best", "mba", "senior", "work"])("searches for %j if nothing else is said", (word) => {
    expect(relaxationsOf(meaningOf(ask(word)))).toEqual([]);
  });
});
