import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MatchCandidate } from "@/lib/search/matching/schema";
import { reasonLine, reasonsFor } from "./reasons";
import { highestScore, pageOf, rank, type SeekerTaste, score, workOf } from "./scoring";

const NOW = 30_000_000;
const DAY = 24 * 60;

const ASHA: SeekerTaste = {
  skills: ["react", "typescript", "css", "html", "git", "jest", "sql", "node", "figma"],
  likedSkills: ["graphql", "redis"],
  likedCategories: ["it"],
  titles: [
    { text: "Frontend Developer", isOwn: true },
    { text: "Web Designer", isOwn: true },
    { text: "Data Analyst", isOwn: false },
  ],
  years: 4,
  home: { kind: "place", cityId: 1, regionCode: "16", countryCode: "IN" },
  names: { city: "Pune", region: "Maharashtra", country: "India" },
  isPlaceWanted: false,
};

function aCandidate(values: Partial<MatchCandidate> = {}): MatchCandidate {
  return {
    docno: 1,
    posted: NOW,
    years: 3,
    category: "it",
    level: "mid",
    jobType: "full_time",
    companyId: 1,
    matched: 4,
    skillCount: 6,
    liked: 0,
    title: null,
    nearness: "city",
    ...values,
  };
}

const worth = (values: Partial<MatchCandidate>) => score(aCandidate(values), ASHA, NOW);

describe("score", () => {
  const better: [string, Partial<MatchCandidate>, Partial<MatchCandidate>][] = [
    ["more of its skills", { matched: 5 }, { matched: 3 }],
    ["all of few skills to few of many", { matched: 4, skillCount: 4 }, { skillCount: 12 }],
    [
      "three shared skills to a title alone",
      { matched: 3, skillCount: 8 },
      { matched: 0, title: 0, skillCount: 8 },
    ],
    [
      "four skills of four to one of one",
      { matched: 4, skillCount: 4 },
      { matched: 1, skillCount: 1 },
    ],
    ["the current job's title", { title: 0 }, { title: 1 }],
    ["an earlier job's title", { title: 1 }, { title: 2 }],
    ["the title of a saved job", { title: 2 }, { title: null }],
    ["shared skills to a title alone", { matched: 6 }, { matched: 0, title: 0 }],
    ["liked skills", { liked: 2 }, { liked: 0 }],
    ["one's own city", { nearness: "city" }, { nearness: "remote" }],
    ["remote work to the region", { nearness: "remote" }, { nearness: "region" }],
    ["the region", { nearness: "region" }, { nearness: "country" }],
    ["a job that asks for no more experience than someone has", { years: 4 }, { years: 6 }],
    ["two missing years of experience to five", { years: 6 }, { years: 9 }],
    ["other jobs to an internship after years of work", {}, { jobType: "internship", years: 0 }],
    ["other jobs to an entry-level job after years of work", {}, { level: "entry", years: 0 }],
    ["recent postings", { posted: NOW - DAY }, { posted: NOW - 40 * DAY }],
    [
      "an old posting that fits to a recent one that doesn't",
      { posted: NOW - 50 * DAY },
      { matched: 1 },
    ],
  ];
  for (const [name, first, second] of better) {
    it(`prefers ${name}`, () => {
      expect(worth(first)).toBeGreaterThan(worth(second));
    });
  }

  it("ignores experience for someone who lists none", () => {
    const nobody = { ...ASHA, years: null };
    expect(score(aCandidate({ years: 9 }), nobody, NOW)).toBe(score(aCandidate(), nobody, NOW));
  });
});

describe("rank", () => {
  it("lets no company flood the list, and is deterministic", () => {
    const jobs = [1, 2, 3, 4, 5].map((docno) => aCandidate({ docno, posted: NOW - docno }));
    const other = aCandidate({ docno: 9, companyId: 2, matched: 3 });

    const ranked = rank([...jobs, other], ASHA, NOW);

    expect(ranked.map(({ docno }) => docno)).toEqual([1, 2, 9, 3, 4, 5]);
    expect(rank(ranked.toReversed(), ASHA, NOW)).toEqual(ranked);
  });
});

const anyCandidate = fc
  .record({
    posted: fc.integer({ min: NOW - 60 * DAY, max: NOW + DAY }),
    years: fc.integer({ min: 0, max: 12 }),
    category: fc.constantFrom("it" as const, "other" as const),
    jobType: fc.constantFrom("full_time" as const, "internship" as const),
    companyId: fc.integer({ min: 1, max: 3 }),
    matched: fc.integer({ min: 0, max: 9 }),
    more: fc.integer({ min: 0, max: 5 }),
    liked: fc.integer({ min: 0, max: 2 }),
    title: fc.constantFrom(null, 0, 1, 2),
    nearness: fc.constantFrom("city" as const, "region" as const, "remote" as const),
  })
  .map(({ more, ...values }) => aCandidate({ ...values, skillCount: values.matched + more }));

const newerBy = fc.integer({ min: 0, max: 10 * DAY });

describe("highestScore", () => {
  it("is never below the score of a candidate with as much in common", () => {
    fc.assert(
      fc.property(anyCandidate, newerBy, (candidate, newer) => {
        const { byAge } = pageOf({ limit: 1, page: 1 }, ASHA, NOW);
        const age = byAge(candidate.posted + newer);
        const worthAtMost = highestScore(candidate, ASHA) * age;

        expect(worthAtMost).toBeGreaterThanOrEqual(score(candidate, ASHA, NOW));
        const many = { matched: Number.POSITIVE_INFINITY, liked: Number.POSITIVE_INFINITY };
        expect(highestScore({ ...candidate, ...many }, ASHA) * age).toBeGreaterThanOrEqual(
          worthAtMost,
        );
      }),
    );
  });
});

describe("pageOf", () => {
  it("chooses the same page as ranking all candidates, or asks for more", () => {
    const pages = fc.record({
      limit: fc.integer({ min: 1, max: 5 }),
      page: fc.integer({ min: 1, max: 3 }),
      known: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(anyCandidate, { maxLength: 40 }), pages, (given, { known, ...page }) => {
        const all = given.map((one, docno) => ({ ...one, docno }));
        const { choose, worth: worthOf } = pageOf(page, ASHA, NOW);
        const byWorth = all.toSorted(
          (a, b) => worthOf(b) - worthOf(a) || b.posted - a.posted || b.docno - a.docno,
        );
        const best = byWorth.slice(0, known);
        const last = best.at(-1);
        const rest = best.length < all.length && last ? worthOf(last) : null;

        const chosen = choose(best, rest);

        const start = (page.page - 1) * page.limit;
        const wanted = rank(all, ASHA, NOW).slice(start, start + page.limit);
        if (rest === null || chosen !== null) expect(chosen).toEqual(wanted);
        else expect(rest).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe("reasonsFor", () => {
  const cases: [Partial<MatchCandidate>, Partial<SeekerTaste>, string][] = [
    [{ matched: 7 }, {}, "Matches 7 of your 9 skills, in Pune"],
    [{ matched: 9, nearness: "region" }, {}, "Matches all 9 of your skills, in Maharashtra"],
    [{ matched: 1 }, { skills: ["react"] }, "Matches your skill, in Pune"],
    [
      { matched: 2, title: 0, nearness: "remote" },
      {},
      "Matches 2 of your 9 skills, like your work as Frontend Developer, remote, open to India",
    ],
    [
      { matched: 0, title: 2, nearness: "country" },
      {},
      "Like Data Analyst, which you chose, in India",
    ],
    [{ matched: 0, liked: 2 }, {}, "Close to jobs you saved or applied to, in Pune"],
    [{ nearness: "anywhere" }, {}, "Matches 4 of your 9 skills"],
    [{ nearness: "remote" }, { home: { kind: "remote" } }, "Matches 4 of your 9 skills, remote"],
    [{ matched: 0 }, { likedCategories: [] }, "In Pune"],
    [{}, { isPlaceWanted: true }, "Matches 4 of your 9 skills, in Pune, as you prefer"],
    // Mumbai is in the same state, which no one said they prefer.
    [{ nearness: "region" }, { isPlaceWanted: true }, "Matches 4 of your 9 skills, in Maharashtra"],
    [
      { matched: 0, title: 0 },
      { titles: [{ text: "Skipper", isOwn: true, isWanted: true }] },
      "Like Skipper, which you're looking for, in Pune",
    ],
  ];
  for (const [values, taste, line] of cases) {
    it(`says "${line}"`, () => {
      expect(reasonLine(reasonsFor(aCandidate(values), { ...ASHA, ...taste }))).toBe(line);
    });
  }
});

describe("workOf", () => {
  const cases: [string, string | null][] = [
    ["Senior Product Designer, Freight Booking", "Product Designer"],
    ["Sr. Software Engineer (Payments)", "Software Engineer"],
    ["Software Engineer II", "Software Engineer"],
    ["Nurse", "Nurse"],
    ["Manager", null],
    ["Senior", null],
    ["Trainee – Accounts", null],
    ["x".repeat(81), null],
  ];
  for (const [title, work] of cases) {
    it(`reads ${title.slice(0, 45)} as ${work}`, () => {
      expect(workOf(title)).toBe(work);
    });
  }
});
