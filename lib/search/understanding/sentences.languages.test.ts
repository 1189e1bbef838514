import { describe, expect, it } from "vitest";
import { ask, understood } from "@/lib/testing/search/sentences";
import type { SearchQuery } from "../schema";
import { readSentence } from "./sentences";

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
    expect(understood(ask(sentence)).query).toMatchObject({ query: words, ...filters });
  });

  it.each<Case>([
    ["any bar jobs going", "bar", {}],
    ["jobs i can do without a degree", "", { condition: ["no_degree"] }],
    ["jobs that don't require experience", "", { experience: 0 }],
    ["paid internship", "", { jobType: ["internship"] }],
    ["paid search manager", "paid search manager", { jobType: [] }],
    ["unpaid internship", "", { jobType: ["internship"] }],
    ["jobs for moms returning to work", "", { jobType: ["part_time"] }],
    ["nurse after a career break", "nurse", {}],
    ["return to work after maternity leave accountant", "accountant", {}],
    ["return to work coordinator", "return to work coordinator", {}],
    ["admin under 40k", "admin", { salaryMin: null }],
    ["marketing up to 5 lakh a year", "marketing", { salaryMin: null }],
    ["children under 5", "children under 5", {}],
    ["accountant 3 days a week", "accountant", { jobType: ["part_time"] }],
    ["accountant 3 days a week in the office", "accountant", { mode: ["hybrid"], jobType: [] }],
    ["warehouse training provided", "warehouse", { experience: 0 }],
    ["training manager", "training manager", { experience: null }],
    ["work abroad nurse", "nurse", { visaSponsorship: ["offered"] }],
    ["welder for indians", "welder", { visaSponsorship: ["offered"] }],
    ["study abroad coordinator", "study abroad coordinator", { visaSponsorship: [] }],
  ])("understands %j, as people say it", (sentence, words, filters) => {
    expect(understood(ask(sentence)).query).toMatchObject({ query: words, ...filters });
  });

  it.each<[sentence: string, dropped: string[]]>([
    ["senior nurse", ["Senior"]],
    ["senior care nurse", []],
    ["principal engineer", ["Principal"]],
    ["school principal leeds", []],
    ["lead generation specialist", []],
    ["data entry clerk", []],
    ["entry nurse", ["Entry"]],
    ["spanish speaking customer support", ["Spanish-speaking"]],
    ["bilingual french receptionist", ["French-speaking"]],
    ["jobs in germany in english", ["English-speaking"]],
    ["software engineer in english in spain", ["English-speaking"]],
    ["work in chinese restaurants", ["Chinese"]],
    ["ba in english", []],
    ["english teacher", []],
    ["senior", []],
    ["summer internship 2027", ["2027"]],
    ["2027", []],
  ])("drops part of %j if no job has all of it", (query, dropped) => {
    const { softWords, candidates } = readSentence(ask(query), { site: "EUR", usual: "EUR" });

    expect(softWords.map(({ label }) => label)).toEqual(dropped);
    if (query.startsWith("summer")) expect(candidates).toEqual([]);
  });
});
