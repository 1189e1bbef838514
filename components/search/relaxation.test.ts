import { expect, it } from "vitest";
import { EMPTY_QUERY, FACET_NAMES, type FacetName, type SearchQuery } from "@/lib/search/schema";
import { relaxationWords } from "./relaxation";
import { EVERYTHING } from "./scope";

type RelaxedSearch = Parameters<typeof relaxationWords>[1];

const LONDON = { label: "London, UK", kind: "city", cityId: 1 } as const;

/** What nurse jobs of one type in London found without that type. */
function found(
  types: [label: string, count: number][],
  given: Partial<SearchQuery> = {},
): RelaxedSearch {
  const query: SearchQuery = { ...EMPTY_QUERY, query: "nurse", location: "London", ...given };
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, []])) as unknown as Record<
    FacetName,
    []
  >;
  const jobType = types.map(([label, count]) => ({ value: label, label, count }));
  return {
    total: types.reduce((sum, [, count]) => sum + count, 0),
    facets: {
      ...facets,
      jobType,
      posted: [],
      pay: { currency: "EUR", bars: [] },
      hasPay: 0,
      fields: {},
      companies: [],
      skills: [],
      places: [],
    },
    place: LONDON,
    company: null,
    asked: { query: { ...query, jobType: ["part_time"] }, place: LONDON, nearest: [] },
    understood: { query, chips: [] },
  };
}

it("says what no job has, and how many jobs of each kind are shown instead", () => {
  expect(
    relaxationWords(
      EVERYTHING,
      found([
        ["Full-time", 28],
        ["Internship", 1],
      ]),
    ),
  ).toBe(
    "No part-time nurse jobs in London, UK. Shown instead: 29 nurse jobs in London, UK (full-time: 28, internship: 1).",
  );
  expect(relaxationWords(EVERYTHING, found([["Full-time", 1]]))).toBe(
    "No part-time nurse jobs in London, UK. Shown instead: 1 nurse job in London, UK, all full-time.",
  );
});

it("says how far the nearest of them are from the place, and how many are remote", () => {
  const all = found([]);
  const nearest = [
    { label: "Bath, United Kingdom", km: 171, count: 3 },
    { label: "Leeds, United Kingdom", km: 1273, count: 1 },
  ];

  expect(
    relaxationWords(EVERYTHING, {
      ...all,
      total: 6,
      place: { label: "United Kingdom", kind: "country", cityId: null },
      facets: { ...all.facets, mode: [{ value: "remote", label: "Remote", count: 2 }] },
      asked: { query: { ...EMPTY_QUERY, query: "nurse" }, place: LONDON, nearest },
      understood: { query: { ...EMPTY_QUERY, query: "nurse", location: "UK" }, chips: [] },
    }),
  ).toMatch(
    / in United Kingdom\. Nearest: Bath, United Kingdom \(3, 171 km\); Leeds, United Kingdom \(1, 1,273 km\)\. Remote: 2\.$/,
  );
});

it("says so too if only a condition was searched for", () => {
  const all = found([]);
  const chip = { kind: "condition", label: "Weekend work", text: "weekend work" } as const;
  const chips = [{ ...chip, query: EMPTY_QUERY, unused: "noneFound" as const }];

  expect(
    relaxationWords(EVERYTHING, {
      ...all,
      total: 2000,
      place: null,
      asked: { query: EMPTY_QUERY, place: null, nearest: [] },
      understood: { query: EMPTY_QUERY, chips },
    }),
  ).toBe("No jobs with “Weekend work”. Shown instead: 2,000 jobs.");
});

it("says nothing if everything that was searched for was found", () => {
  expect(relaxationWords(EVERYTHING, { ...found([]), asked: null })).toBeNull();
});

it("names a dropped word once, as a word", () => {
  const one = found([]);
  const chip = {
    ...{ kind: "condition" as const, label: "Spanish-speaking", text: "spanish speaking" },
    ...{ query: one.understood.query, unused: "noneFound" as const },
  };
  const query = { ...EMPTY_QUERY, query: "spanish speaking nurse" };

  expect(
    relaxationWords(EVERYTHING, {
      ...one,
      total: 4,
      asked: { query, place: null, nearest: [] },
      understood: { query: { ...EMPTY_QUERY, query: "nurse" }, chips: [chip] },
      place: null,
    }),
  ).toBe("No spanish speaking nurse jobs. Shown instead: 4 nurse jobs.");
});
