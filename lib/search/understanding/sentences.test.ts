import { describe, expect, it } from "vitest";
import { ask, understood } from "@/lib/testing/search/sentences";
import { EMPTY_QUERY, type SearchQuery } from "../schema";

/** What differs from a search for the words that are left. */
function filtersOf(query: SearchQuery): Partial<SearchQuery> {
  const plain: Record<string, unknown> = { ...EMPTY_QUERY, query: query.query, sort: query.sort };
  const changed = Object.entries(query).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(plain[name]),
  );
  return Object.fromEntries(changed);
}

const FRESHER = {
  experience: 1,
  level: ["entry"],
  jobType: ["full_time", "part_time", "contract", "freelance"],
} satisfies Partial<SearchQuery>;
const BEGINNER = { experience: 0, condition: ["no_degree"] } satisfies Partial<SearchQuery>;

/** A visa that a country alone gives. */
const inCountry = (location: string) => ({ location, visaSponsorship: ["offered" as const] });

type Line = [sentence: string, words: string, filters: Partial<SearchQuery>];

function expectAll(lines: Line[]) {
  const read = lines.map(([sentence]): Line => {
    const { query } = understood(ask(sentence));
    return [sentence, query.query, filtersOf(query)];
  });
  expect(read).toEqual(lines);
}

describe("readSentence", () => {
  it("understands place, mode and visa sponsorship of work", () => {
    expectAll([
      ["nurse visa sponsorship", "nurse", { visaSponsorship: ["offered"] }],
      ["chef with work permit sponsorship", "chef", { visaSponsorship: ["offered"] }],
      ["no visa sponsorship cook", "no visa sponsorship cook", {}],
      ["h1b java developer", "java developer", inCountry("United States")],
      ["companies that sponsor h1b", "companies", inCountry("United States")],
      ["work from anywhere writer", "writer", { mode: ["remote"] }],
      ["homeoffice texter", "texter", { mode: ["remote"] }],
      ["visa sponsorship specialist", "visa sponsorship specialist", {}],
      ["visa sponsored welder", "welder", { visaSponsorship: ["offered"] }],
      ["remote react", "react", { mode: ["remote"] }],
      ["work from home data entry", "data entry", { mode: ["remote"] }],
      ["wfh typist", "typist", { mode: ["remote"] }],
      ["Fully remote, copywriter", "copywriter", { mode: ["remote"] }],
      ["home-based telesales", "telesales", { mode: ["remote"] }],
      ["hybrid product manager", "product manager", { mode: ["hybrid"] }],
      ["on-site nurse", "nurse", { mode: ["on_site"] }],
      ["remote or hybrid python", "python", { mode: ["hybrid", "remote"] }],
      ["remote work", "", { mode: ["remote"] }],
      ["online jobs for students", "", { mode: ["remote"], jobType: ["part_time", "internship"] }],
      ["english teacher online", "english teacher online", {}],
      ["skilled worker visa care assistant", "care assistant", inCountry("United Kingdom")],
      ["drivers needed urgently", "drivers", {}],
      ["nurses needed in leeds", "nurses leeds", {}],
      ["warehouse work", "warehouse", {}],
      ["factory work near leeds", "factory leeds", {}],
      ["social work", "social work", {}],
      ["youth work", "youth work", {}],
      ["remote/hybrid python", "python", { mode: ["hybrid", "remote"] }],
    ]);
  });

  it("understands for whom work is suitable, if the sentence is about jobs", () => {
    const students = { jobType: ["part_time", "internship"] } satisfies Partial<SearchQuery>;
    expectAll([
      ["jobs for students", "", students],
      ["weekend jobs for students", "", { ...students, condition: ["weekend_work"] }],
      ["student jobs", "", students],
      ["jobs for teenagers", "", { ...BEGINNER, jobType: ["part_time"] }],
      ["jobs for stay at home moms", "", { jobType: ["part_time"] }],
      ["student nurse", "student nurse", {}],
      ["tutor for students", "tutor for students", {}],
    ]);
  });

  it("understands kinds of work, levels and freshers", () => {
    expectAll([
      ["part time nurse", "nurse", { jobType: ["part_time"] }],
      ["full-time", "", { jobType: ["full_time"] }],
      [
        "react developer, remote, full time",
        "react developer",
        {
          mode: ["remote"],
          jobType: ["full_time"],
        },
      ],
      ["part-time or freelance writer", "writer", { jobType: ["part_time", "freelance"] }],
      ["internship marketing", "marketing", { jobType: ["internship"] }],
      ["marketing intern", "marketing", { jobType: ["internship"] }],
      ["java developer contract", "java developer", { jobType: ["contract"] }],
      ["temp warehouse", "warehouse", { jobType: ["contract"] }],
      ["pflegekraft teilzeit", "pflegekraft", { jobType: ["part_time"] }],
      ["graduate jobs finance", "finance", { level: ["entry"] }],
      ["2 year contract nurse", "nurse", { jobType: ["contract"] }],
      ["freelancer logo design", "logo design", { jobType: ["freelance"] }],
      ["entry level", "", { level: ["entry"] }],
      ["entry-level analyst jobs", "analyst", { level: ["entry"] }],
      ["senior level engineer", "engineer", { level: ["senior"] }],
      ["fresher java jobs", "java", FRESHER],
      ["jobs for freshers", "", FRESHER],
      ["internship for freshers", "", { jobType: ["internship"], experience: 1 }],
      [
        "fresher remote part time typist",
        "typist",
        {
          ...FRESHER,
          mode: ["remote"],
          jobType: ["part_time"],
          level: ["entry"],
        },
      ],
    ]);
  });

  it("understands experience and the age of postings", () => {
    expectAll([
      ["2 years experience", "", { experience: 2 }],
      ["react 3+ yrs of experience", "react", { experience: 3 }],
      ["java developer 5 years", "java developer", { experience: 5 }],
      ["0-2 years experience react", "react", { experience: 2 }],
      ["nurse with two years", "nurse", { experience: 2 }],
      ["6 months experience barista", "barista", { experience: 0.5 }],
      ["nurse over 5 years", "nurse", { experience: 5 }],
      ["experience of 4 years sql", "sql", { experience: 4 }],
      ["no experience needed warehouse", "warehouse", { experience: 0 }],
      ["warehouse without any experience", "warehouse", { experience: 0 }],
      ["ohne erfahrung lager", "lager", { experience: 0 }],
      ["urgent jobs posted today", "", { posted: 1 }],
      ["driver past 24 hours", "driver", { posted: 1 }],
      ["baker last week", "baker", { posted: 7 }],
      ["posted in the last 3 days", "", { posted: 7 }],
      ["new since yesterday cook", "cook", { posted: 7 }],
      ["marketing jobs this month", "marketing", { posted: 30 }],
    ]);
  });

  it("understands what only a posting's text says", () => {
    expectAll([
      ["night shift nurse", "nurse", { condition: ["night_shift"] }],
      ["cleaner evenings", "cleaner", { condition: ["evening_shift"] }],
      ["weekend jobs", "", { condition: ["weekend_work"] }],
      ["saturday job bakery", "bakery", { condition: ["weekend_work"] }],
      ["receptionist no weekends", "receptionist", { condition: ["no_weekends"] }],
      ["office monday to friday", "office", { condition: ["no_weekends"] }],
      ["no degree required developer", "developer", { condition: ["no_degree"] }],
      ["sales no cold calling", "sales", { condition: ["no_cold_calls"] }],
      ["electrician apprenticeships", "electrician", { condition: ["apprenticeship"] }],
      ["walk-in interview bpo", "bpo", { condition: ["walk_in"] }],
      ["immediate joiner java", "java", { condition: ["immediate_start"] }],
      ["christmas temp", "", { condition: ["seasonal"] }],
      [
        "care assistant nights no weekends",
        "care assistant",
        {
          condition: ["night_shift", "no_weekends"],
        },
      ],
    ]);
  });

  it("keeps words that are part of a trade, a title or a name", () => {
    for (const sentence of [
      "remote sensing engineer",
      "remote support specialist",
      "hybrid cloud architect",
      "contract manager",
      "contract law",
      "smart contract auditor",
      "internship coordinator",
      "on-site supervisor",
      "senior accountant",
      "junior developer",
      "lead designer",
      "urgent care nurse",
      "job coach",
      "hiring manager",
      "internal auditor",
      "remote.example engineer",
      "early years teacher",
      "year 2 teacher",
      "carer over 18 years",
      "social work assistant",
      "USA Today journalist",
      "temporary works engineer",
      "walk in freezer technician",
      "apprenticeship coordinator",
      "night auditor",
    ]) {
      expect(understood(ask(sentence)), sentence).toEqual({ query: ask(sentence), chips: [] });
    }
  });

  it("understands nothing in quotes, or beside an 'or' with other words", () => {
    for (const sentence of [
      '"remote sales" rep',
      "non-remote nurse",
      "remote or python",
      "baker or part time",
      '"50k jobs',
    ]) {
      expect(understood(ask(sentence)).query.query, sentence).toBe(sentence);
      expect(understood(ask(sentence)).chips, sentence).toEqual([]);
    }
  });

  it("drops words that only ask for jobs", () => {
    expectAll([
      ["nurse jobs", "nurse", {}],
      ["jobs for teachers", "teachers", {}],
      ["I'm looking for a cook job", "cook", {}],
      ["urgently hiring electrician", "electrician", {}],
      ["remote jobs", "", { mode: ["remote"] }],
      ["jobs", "", {}],
      ["urgent job vacancies", "", {}],
      ["jobs hiring now", "", {}],
      ["wanted: electrician", "electrician", {}],
      ["nurses wanted", "nurses", {}],
      ["hiring manager", "hiring manager", {}],
      ['jobs "night shift"', '"night shift"', {}],
    ]);
    expect(understood(ask("jobs", { location: "Pune" })).query).toEqual({
      ...ask("", { location: "Pune" }),
      sort: "newest",
    });
  });
});
