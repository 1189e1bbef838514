import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillColumns } from "@/lib/testing/search/columns";
import { FACET_CODES, unpackFacets } from "../documents/document-rows";
import { type IndexColumns, leavingOut } from "../engine/columns";
import { FACET_VALUES } from "../schema";
import { chooseAmong } from "./candidates";
import { type MatchNumbers, whereNode } from "./criteria";
import type { CandidateChoice, MatchCandidate, MatchRequest } from "./schema";

const NOBODY: MatchRequest = {
  skills: [],
  likedSkills: [],
  titles: [],
  home: null,
  filters: null,
  withoutCompanies: [],
  withoutJobs: [],
};
const PUNE = { kind: "place", cityId: 7, regionCode: "16", countryCode: "IN" } as const;

const word = (lexeme: string) => ({ kind: "word", lexeme });

describe("whereNode", () => {
  it("requires work on site in the country or remote from it", () => {
    const where = whereNode({ ...NOBODY, skills: ["sql"], home: PUNE });
    const onSite = { kind: "all", of: [word("*cc:in"), { kind: "not", of: [word("*remote")] }] };
    expect(where).toEqual({ kind: "any", of: [onSite, word("*el:in")] });
  });

  it("requires the city if nothing else is known, and nothing without a city", () => {
    expect(whereNode({ ...NOBODY, home: PUNE })).toEqual(word("*ci:7"));
    expect(whereNode({ ...NOBODY, home: { ...PUNE, cityId: null } })).toBeNull();
    expect(whereNode({ ...NOBODY, skills: ["sql"] })).toBeNull();
    const remote = { ...NOBODY, titles: ["Cook"], home: { kind: "remote" } } as const;
    expect(whereNode(remote)).toEqual(word("*remote"));
  });
});

/** The facet code of a remote job; 0 is one on site. */
const REMOTE = Array.from({ length: FACET_CODES }, (_, code) => code).findIndex(
  (code) => unpackFacets(code).mode === FACET_VALUES.mode.indexOf("remote"),
);

const anId = fc.integer({ min: 1, max: 6 });
const someIds = (maxLength: number) => fc.uniqueArray(anId, { maxLength });

const aDocument = fc.record({
  // Some gaps are large, so that there are several chunks.
  gap: fc.constantFrom(1, 1, 1, 5, 40_000),
  posted: fc.integer({ min: 0, max: 20 }),
  companyId: fc.integer({ min: 1, max: 3 }),
  skillIds: fc.uniqueArray(anId, { maxLength: 6 }),
  titleId: anId,
  cityNumbers: fc.uniqueArray(anId, { maxLength: 2 }),
  fcode: fc.constantFrom(0, REMOTE),
  isGone: fc.constantFrom(false, false, false, true),
});

const aPerson = fc.record({
  skills: someIds(5),
  likedSkills: someIds(3),
  // For each of the person's titles, the job titles that resemble it.
  titles: fc.array(someIds(3), { maxLength: 3 }),
  // The numbers of the city and of the others in its region.
  home: fc.option(fc.record({ city: fc.option(anId), region: someIds(3) })),
  withoutCompanies: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 1 }),
  withoutDocuments: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 3 }),
});

type Job = {
  docno: number;
  posted: number;
  companyId: number;
  skillIds: number[];
  titleId: number;
  cityNumbers: number[];
  fcode: number;
};
type Person = typeof aPerson extends fc.Arbitrary<infer Value> ? Value : never;

function numberAll(given: readonly (Omit<Job, "docno"> & { gap: number; isGone: boolean })[]) {
  let docno = 0;
  return given.map((one) => {
    docno += one.gap;
    return { ...one, docno };
  });
}

const common = (have: readonly number[], wanted: readonly number[]) =>
  have.filter((id) => wanted.includes(id)).length;

/**
 * The rule in the plainest way: two common skills of three or more, else one; or a title; or liked
 * skills.
 */
function isMatch(job: Job, { skills, likedSkills, titles }: Person): boolean {
  if (skills.length + likedSkills.length + titles.length === 0) return true;
  if (titles.some((alike) => alike.includes(job.titleId))) return true;
  if (skills.length > 0 && common(job.skillIds, skills) >= (skills.length >= 3 ? 2 : 1))
    return true;
  const isLiked =
    likedSkills.length > 0 &&
    common(job.skillIds, likedSkills) >= (likedSkills.length >= 3 ? 2 : 1);
  return skills.length < 3 && isLiked;
}

// Nothing is worth less than 0.
const NEARNESS = { city: 9, region: 6, country: 3, remote: 5, anywhere: 0 };
const byAge = (posted: number) => 1 + posted / 20;

const mostWorth: CandidateChoice["mostWorth"] = ({ matched, liked, title, skillCount, nearness }) =>
  matched * 10 +
  liked +
  (title === null ? 0 : 15 - title) +
  NEARNESS[nearness] +
  1 -
  skillCount / 8;
const worth = (candidate: MatchCandidate) => mostWorth(candidate) * byAge(candidate.posted);

function nearnessOf({ fcode, cityNumbers }: Job, { home }: Person): MatchCandidate["nearness"] {
  if (home === null) return "anywhere";
  if (fcode === REMOTE) return "remote";
  if (cityNumbers.some((city) => city === home.city)) return "city";
  return cityNumbers.some((city) => home.region.includes(city)) ? "region" : "country";
}

function plainly(jobs: readonly (Job & { isGone: boolean })[], person: Person): Job[] {
  const without = new Set(person.withoutDocuments);
  return jobs.filter(
    (job) =>
      !(job.isGone || without.has(job.docno) || person.withoutCompanies.includes(job.companyId)) &&
      isMatch(job, person),
  );
}

function inOrder(jobs: readonly Job[], person: Person): number[] {
  const candidates = jobs.map((job) => {
    const { docno, posted, skillIds, titleId } = job;
    const title = person.titles.findIndex((alike) => alike.includes(titleId));
    return {
      docno,
      posted,
      matched: common(skillIds, person.skills),
      liked: common(skillIds, person.likedSkills),
      skillCount: skillIds.length,
      title: title === -1 ? null : title,
      nearness: nearnessOf(job, person),
    };
  });
  return candidates
    .toSorted(
      (a, b) =>
        worth(b as MatchCandidate) - worth(a as MatchCandidate) ||
        b.posted - a.posted ||
        b.docno - a.docno,
    )
    .map(({ docno }) => docno);
}

function bitsOf(titles: readonly (readonly number[])[]): Uint8Array {
  const bits = new Uint8Array(titles.length > 0 ? 30 : 0);
  for (const [bit, alike] of titles.entries()) {
    for (const id of alike) bits[id] = (bits[id] ?? 0) | (1 << bit);
  }
  return bits;
}

function compare(columns: IndexColumns, person: Person, count: number) {
  const numbers: MatchNumbers = {
    skills: new Set(person.skills),
    likedSkills: new Set(person.likedSkills),
    titles: bitsOf(person.titles),
    city: person.home?.city ?? null,
    region: new Set(person.home?.region),
    withoutCompanies: new Set(person.withoutCompanies),
    withoutDocuments: new Set(person.withoutDocuments),
  };
  const request: MatchRequest = {
    ...NOBODY,
    skills: person.skills.map(String),
    likedSkills: person.likedSkills.map(String),
    titles: person.titles.map(String),
    home: person.home && PUNE,
  };
  const slices = leavingOut(columns.snapshot(), numbers.withoutDocuments);
  const rests: (number | null)[] = [];
  const chosen = chooseAmong(slices, {
    compared: { columns, request, numbers },
    choice: {
      worth,
      mostWorth,
      byAge,
      count,
      choose: (best, rest) => {
        rests.push(rest);
        return rest === null || best.length > count * 4 ? [...best] : null;
      },
    },
  });
  return { chosen, rests };
}

describe("chooseAmong", () => {
  it("chooses the same matches in the same order as a plain loop", () => {
    fc.assert(
      fc.property(
        fc.array(aDocument, { maxLength: 40 }),
        aPerson,
        fc.integer({ min: 1, max: 6 }),
        (given, person, count) => {
          const jobs = numberAll(given);
          const expected = inOrder(plainly(jobs, person), person);

          const { chosen, rests } = compare(fillColumns(given).columns, person, count);

          if (expected.length === 0) expect(chosen).toBeNull();
          else {
            const found = chosen?.map(({ docno }) => docno) ?? [];
            expect(found).toEqual(expected.slice(0, found.length));
            if (rests.at(-1) === null) expect(found).toHaveLength(expected.length);
            else expect(found.length).toBeGreaterThan(count * 4);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
