import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentRow } from "../documents/rules";
import { Columns, leavingOut } from "../engine/columns/rules";
import { FactReader, packFacts } from "../facts/rules";
import { chooseAmong } from "./candidates/rules";
import { countShared, type MatchNumbers, matchingAmong, whereNode } from "./rules";
import type { Candidate, Choice, MatchRequest } from "./schema";

const NOBODY: MatchRequest = {
  skills: [],
  likedSkills: [],
  titles: [],
  home: null,
  withoutCompanies: [],
  withoutJobs: [],
};
const PUNE = { kind: "place", cityId: 7, regionCode: "16", countryCode: "IN" } as const;

const word = (lexeme: string) => ({ kind: "word", lexeme });

describe("whereNode", () => {
  it("asks for work on site in the country or remote from it", () => {
    const where = whereNode({ ...NOBODY, skills: ["sql"], home: PUNE });
    const onSite = { kind: "all", of: [word("*cc:in"), { kind: "not", of: [word("*remote")] }] };
    expect(where).toEqual({ kind: "any", of: [onSite, word("*el:in")] });
  });

  it("asks for the city of somebody nothing else is known of, and for nothing without one", () => {
    expect(whereNode({ ...NOBODY, home: PUNE })).toEqual(word("*ci:7"));
    expect(whereNode({ ...NOBODY, home: { ...PUNE, cityId: null } })).toBeNull();
    expect(whereNode({ ...NOBODY, skills: ["sql"] })).toBeNull();
    const remote = { ...NOBODY, titles: ["Cook"], home: { kind: "remote" } } as const;
    expect(whereNode(remote)).toEqual(word("*remote"));
  });
});

const anId = fc.integer({ min: 1, max: 6 });
const aDocument = fc.record({
  // Some far behind, so that there are several chunks.
  gap: fc.constantFrom(1, 1, 1, 5, 40_000),
  posted: fc.integer({ min: 0, max: 20 }),
  companyId: fc.integer({ min: 1, max: 3 }),
  skillIds: fc.uniqueArray(anId, { maxLength: 6 }),
  wordIds: fc.array(anId, { maxLength: 5 }),
  isGone: fc.constantFrom(false, false, false, true),
});

const someIds = (maxLength: number) => fc.uniqueArray(anId, { maxLength });
const aPerson = fc.record({
  skills: someIds(5),
  likedSkills: someIds(3),
  titles: fc.array(fc.option(fc.uniqueArray(anId, { minLength: 1, maxLength: 3 })), {
    maxLength: 3,
  }),
  withoutCompanies: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 1 }),
  withoutDocuments: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 3 }),
});

type Job = {
  docno: number;
  posted: number;
  companyId: number;
  skillIds: number[];
  wordIds: number[];
};
type Person = typeof aPerson extends fc.Arbitrary<infer Value> ? Value : never;

function numberAll(given: readonly (Omit<Job, "docno"> & { gap: number; isGone: boolean })[]) {
  let docno = 0;
  return given.map((one) => {
    docno += one.gap;
    return { ...one, docno };
  });
}

function fill(jobs: readonly (Job & { isGone: boolean })[]): Columns {
  const columns = new Columns();
  const rest = { pay: null, experience10: 20, fcode: 0, cityNumbers: [] };
  for (const job of jobs) {
    const facts = new FactReader(
      packFacts({ ...rest, ...job } as unknown as DocumentRow, { ...rest, ...job }),
    );
    facts.next();
    columns.put(facts);
    if (job.isGone) columns.remove(job.docno);
  }
  return columns;
}

const common = (have: readonly number[], wanted: readonly number[]) =>
  have.filter((id) => wanted.includes(id)).length;

/** The rule in plain words: two of three and more skills, else one; or a title; or what is liked. */
function isMatch(job: Job, { skills, likedSkills, titles }: Person): boolean {
  if (skills.length + likedSkills.length + titles.length === 0) return true;
  if (titles.some((title) => title?.every((id) => job.wordIds.includes(id)))) return true;
  if (skills.length > 0 && common(job.skillIds, skills) >= (skills.length >= 3 ? 2 : 1))
    return true;
  const isLiked =
    likedSkills.length > 0 &&
    common(job.skillIds, likedSkills) >= (likedSkills.length >= 3 ? 2 : 1);
  return skills.length < 3 && isLiked;
}

const worth = ({ matched, liked, title, posted, skillCount }: Candidate) =>
  matched * 10 + liked + (title === null ? 0 : 15 - title) + posted / 4 - skillCount / 8;

const CHOICE = {
  worth,
  mostWorth: ({ matched, skillCount, title, posted }) =>
    matched * 10 + 6 + (title === null ? 0 : 15 - title) + posted / 4 - skillCount / 8,
} satisfies Partial<Choice>;

function plainly(jobs: readonly (Job & { isGone: boolean })[], person: Person): Job[] {
  const without = new Set(person.withoutDocuments);
  return jobs.filter(
    (job) =>
      !(job.isGone || without.has(job.docno) || person.withoutCompanies.includes(job.companyId)) &&
      isMatch(job, person),
  );
}

function inOrder(jobs: readonly Job[], person: Person): number[] {
  const candidates = jobs.map(({ docno, posted, skillIds, wordIds }) => {
    const title = person.titles.findIndex((one) => one?.every((id) => wordIds.includes(id)));
    const matched = common(skillIds, person.skills);
    const liked = common(skillIds, person.likedSkills);
    const skillCount = skillIds.length;
    return { docno, posted, matched, liked, skillCount, title: title === -1 ? null : title };
  });
  return candidates
    .toSorted(
      (a, b) =>
        worth(b as Candidate) - worth(a as Candidate) || b.posted - a.posted || b.docno - a.docno,
    )
    .map(({ docno }) => docno);
}

function compare(columns: Columns, person: Person, { count, few }: { count: number; few: number }) {
  const numbers: MatchNumbers = {
    skills: new Set(person.skills),
    likedSkills: new Set(person.likedSkills),
    titles: person.titles.map((title) => title && new Set(title)),
    city: null,
    region: new Set(),
    withoutCompanies: new Set(person.withoutCompanies),
    withoutDocuments: new Set(person.withoutDocuments),
  };
  const request: MatchRequest = {
    ...NOBODY,
    skills: person.skills.map(String),
    likedSkills: person.likedSkills.map(String),
    titles: person.titles.map(String),
  };
  const counted = countShared(columns, numbers);
  const slices = leavingOut(
    matchingAmong(columns.snapshot(), counted, request),
    numbers.withoutDocuments,
  );
  const rests: (number | null)[] = [];
  const chosen = chooseAmong(slices, {
    compared: { columns, home: null, numbers, counted },
    few,
    choice: {
      ...CHOICE,
      count,
      choose: (best, rest) => {
        rests.push(rest);
        return rest === null || best.length > count * 4 ? [...best] : null;
      },
    },
  });
  return { chosen, rests };
}

const asked = fc.record({
  count: fc.integer({ min: 1, max: 6 }),
  // So that few and many candidates are both chosen from.
  few: fc.constantFrom(0, 5, 100),
});

describe("chooseAmong", () => {
  it("has chosen from the best of all that match, as a plain loop finds and orders them", () => {
    fc.assert(
      fc.property(
        fc.array(aDocument, { maxLength: 40 }),
        aPerson,
        asked,
        (given, person, { count, few }) => {
          const jobs = numberAll(given);
          const expected = inOrder(plainly(jobs, person), person);

          const { chosen, rests } = compare(fill(jobs), person, { count, few });

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
