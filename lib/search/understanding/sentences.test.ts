import { describe, expect, it } from "vitest";
import { EMPTY_QUERY, type SearchQuery } from "../schema";
import { parseSearchQuery } from "../search-query";
import { readSentence, toUnderstanding, withoutFillers } from "./sentences";

const ask = (query: string, given: Partial<SearchQuery> = {}): SearchQuery => ({
  ...EMPTY_QUERY,
  sort: "relevance",
  ...given,
  query,
});

function understood(query: SearchQuery, currency = "EUR") {
  return toUnderstanding(readSentence(query, currency), []);
}

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

type Line = [sentence: string, words: string, filters: Partial<SearchQuery>];

function expectAll(lines: Line[]) {
  const read = lines.map(([sentence]): Line => {
    const { query } = understood(ask(sentence));
    return [sentence, query.query, filtersOf(query)];
  });
  expect(read).toEqual(lines);
}

describe("readSentence", () => {
  it("understands where and how one works", () => {
    expectAll([
      ["nurse visa sponsorship", "nurse", { visaSponsorship: ["offered"] }],
      ["chef with work permit sponsorship", "chef", { visaSponsorship: ["offered"] }],
      ["no visa sponsorship cook", "no visa sponsorship cook", {}],
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
      ["remote/hybrid python", "python", { mode: ["hybrid", "remote"] }],
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
      ["urgent jobs posted today", "", { posted: 1 }],
      ["driver past 24 hours", "driver", { posted: 1 }],
      ["baker last week", "baker", { posted: 7 }],
      ["posted in the last 3 days", "", { posted: 7 }],
      ["new since yesterday cook", "cook", { posted: 7 }],
      ["marketing jobs this month", "marketing", { posted: 30 }],
    ]);
  });

  it("leaves words of a trade, a title or a name alone", () => {
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
      "remote-first designer",
      "early years teacher",
      "year 2 teacher",
      "carer over 18 years",
      "social work assistant",
      "USA Today journalist",
    ]) {
      expect(understood(ask(sentence)), sentence).toEqual({ query: ask(sentence), chips: [] });
    }
  });

  it("understands nothing in quotes, after a minus or a 'not', nor beside another's 'or'", () => {
    for (const sentence of [
      '"remote sales" rep',
      "designer -remote -internship",
      "not remote nurse",
      "non-remote nurse",
      "remote or python",
      "baker or part time",
      '"50k jobs',
    ]) {
      expect(understood(ask(sentence)).query.query, sentence).toBe(sentence);
      expect(understood(ask(sentence)).chips, sentence).toEqual([]);
    }
  });

  it("drops words that only ask for jobs, when something else is left", () => {
    expectAll([
      ["nurse jobs", "nurse", {}],
      ["jobs for teachers", "teachers", {}],
      ["I'm looking for a cook job", "cook", {}],
      ["driver vacancies near me", "driver", {}],
      ["urgently hiring electrician", "electrician", {}],
      ["remote jobs", "", { mode: ["remote"] }],
      ["jobs", "jobs", {}],
      ["job vacancies", "job vacancies", {}],
      ['jobs "night shift"', '"night shift"', {}],
    ]);
    expect(understood(ask("jobs", { location: "Pune" })).query).toEqual({
      ...ask("", { location: "Pune" }),
      sort: "newest",
    });
  });
});

describe("toUnderstanding", () => {
  it("lets what is given explicitly win, and says of the rest what it was", () => {
    const { query, chips } = understood(
      ask("remote part time react 20 lpa", { mode: ["hybrid"], salaryMin: 50_000 }),
    );

    expect(query).toEqual(
      ask("react", { mode: ["hybrid"], salaryMin: 50_000, jobType: ["part_time"] }),
    );
    expect(chips.map(({ label }) => label)).toEqual(["Part-time"]);
  });

  it("shows what was understood in the order of the words, each to be taken off alone", () => {
    const { chips } = understood(
      ask("remote react jobs above 20 lpa, work from home", { page: 3 }),
    );

    expect(chips.map(({ kind, label, text, query }) => [kind, label, text, query])).toEqual([
      ["mode", "Remote", "remote … work from home", ask("react jobs above 20 lpa")],
      ["pay", "From ₹20,00,000 a year", "above 20 lpa", ask("remote react jobs work from home")],
    ]);
  });

  it("takes a bare dollar for the site's own, where that is a dollar", () => {
    expect(understood(ask("$30/hour cook"), "CAD").query.salaryMin).toBe(62_400);
    expect(understood(ask("$30/hour cook"), "USD").query.salaryMin).toBe(62_400);
    expect(understood(ask("50k cook"), "GBP").query.salaryMin).toBe(50_000);
  });

  it("is understood again as the same", () => {
    for (const sentence of [
      "remote or hybrid react jobs above 20 lpa 30 lpa 2 years experience",
      "fresher part time nurse jobs last week",
      "internship for freshers remote or not",
      "£30k chef or cook, full time",
    ]) {
      const { query } = understood(ask(sentence));
      expect(understood(query).query, sentence).toEqual(query);
      expect(understood(query).chips, sentence).toEqual([]);
    }
  });

  it("keeps any text within its bounds", () => {
    const odd = [
      "\u{e000}remote\u{e000}",
      "((remote))",
      "– , /",
      "  or or ",
      '"""',
      "-",
      "₹",
      "$$$",
    ];
    for (const text of odd) {
      const query = parseSearchQuery({ query: text });
      expect(understood(query).query.query.length).toBeLessThanOrEqual(query.query.length);
    }
  });
});

describe("withoutFillers", () => {
  it("keeps all words but those that only ask for jobs", () => {
    const { query } = withoutFillers(readSentence(ask("remote nurse jobs"), "EUR"));

    expect(query).toBe("remote nurse");
  });
});
