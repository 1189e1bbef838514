import { describe, expect, it } from "vitest";
import { inTitle, isMatch, toMatchQueries } from "./rules";
import type { MatchRequest } from "./schema";

const NOBODY: MatchRequest = {
  skills: [],
  likedSkills: [],
  titles: [],
  home: null,
  withoutCompanies: [],
  withoutJobs: [],
};
const PUNE = { kind: "place", cityId: 7, regionCode: "16", countryCode: "IN" } as const;

describe("toMatchQueries", () => {
  const india = "(('*cc:in' & !'*remote') | '*el:in')";
  const cases: [string, Partial<MatchRequest>, string[], [string, string][]][] = [
    ["nothing", {}, [], []],
    ["a country alone", { home: { ...PUNE, cityId: null } }, [], []],
    ["a city alone", { home: PUNE }, [], [["'*ci:7'", ""]]],
    ["one skill", { skills: ["o'neill"] }, [], [["'*sk:o''neill'", ""]]],
    ["two skills", { skills: ["sql", "css"] }, [], [["('*sk:sql' | '*sk:css')", ""]]],
    [
      "two of three",
      { skills: ["a", "b", "c"], likedSkills: ["d"] },
      [],
      [["(('*sk:a' & '*sk:b') | (('*sk:a' | '*sk:b') & '*sk:c'))", ""]],
    ],
    [
      "few skills and liked ones",
      { skills: ["a"], likedSkills: ["b", "c"] },
      [],
      [
        ["'*sk:a'", ""],
        ["('*sk:b' | '*sk:c')", ""],
      ],
    ],
    [
      "titles, remote",
      { home: { kind: "remote" } },
      ["'bread' & 'baker'", ""],
      [["('bread' & 'baker')", "'*remote'"]],
    ],
    [
      "a skill and a title at home",
      { skills: ["a"], home: PUNE },
      ["'cook'"],
      [
        ["'*sk:a'", india],
        ["('cook')", india],
      ],
    ],
  ];
  for (const [name, request, titles, asked] of cases) {
    it(`asks for ${name}`, () => {
      const queries = toMatchQueries({ ...NOBODY, ...request }, titles);
      expect(queries.map(({ common, where }) => [common, where])).toEqual(asked);
    });
  }

  it("stays short for many skills", () => {
    const skills = Array.from({ length: 40 }, (_, index) => `s${index}`);
    const [query] = toMatchQueries({ ...NOBODY, skills }, []);
    expect(query?.common.match(/\*sk:/g)?.length).toBeLessThan(300);
  });
});

describe("inTitle", () => {
  it("asks for words in titles alone, whatever they contain", () => {
    expect(inTitle("'full' <-> 'stack' & 'o''neil'")).toBe("'full':A & 'stack':A & 'o''neil':A");
  });
});

describe("isMatch", () => {
  const some = { matched: 0, liked: 0, title: null };
  const three = { skills: ["a", "b", "c"], likedSkills: [], titles: [] };
  it("takes two of three skills, a title, or what is liked, and nothing less", () => {
    expect(isMatch({ ...some, matched: 1 }, three)).toBe(false);
    expect(isMatch({ ...some, matched: 2 }, three)).toBe(true);
    expect(isMatch({ ...some, title: 0 }, three)).toBe(true);
    expect(isMatch({ ...some, liked: 1 }, { ...three, likedSkills: ["x"] })).toBe(false);
    const one = { ...three, skills: ["a"], likedSkills: ["x"] };
    expect(isMatch({ ...some, liked: 1 }, one)).toBe(true);
    expect(isMatch({ ...some, matched: 1 }, { ...three, skills: ["a", "b"] })).toBe(true);
    expect(isMatch(some, { skills: [], likedSkills: [], titles: [] })).toBe(true);
  });
});
