import { describe, expect, it } from "vitest";
import {
  isDue,
  labelChanges,
  mergeTitles,
  mixKinds,
  startsOf,
  toPlaceRow,
  typedForms,
  wordsOf,
} from "./labels";
import type { Suggestion, SuggestionKind } from "./schema";

describe("startsOf", () => {
  it.each<[string, string[]]>([
    ["Senior Baker", ["senior baker", "baker"]],
    ["C++", ["cplusplus", "c"]],
    ["Node.js", ["nodejs node", "node", "node js", "js"]],
    [
      "Café-Chefin (m/w)",
      ["cafe chefin m w", "chefin m w", "m w", "w", "cafe chef m w", "chef m w"],
    ],
    ["Filialleiter", ["filialleiter", "filial leiter", "leiter"]],
    ["機械学習", ["機械学習"]],
    ["!!!", []],
  ])("returns for %s the starts %j", (label, starts) => expect(startsOf(label)).toEqual(starts));

  it("doesn't find a city by its country, but by its other names", () => {
    const live = { key: "1277333", label: "Bengaluru, India", postings: 2 };

    const row = toPlaceRow(live, { name: "Bengaluru", population: 5, aliases: ["bangalore"] });

    expect(row.starts).toEqual(["bengaluru india", "bangalore"]);
    expect(row.weight).toBe(100_005);
    expect(row.words.split(" ")).toEqual(["bengaluru", "india", "bangalore"]);
  });
});

it("compares typed text in both forms, and trades by name", () => {
  expect(typedForms("C++ dev")).toEqual(["cplusplus dev", "c dev"]);
  expect(typedForms("%%%")).toEqual([]);
  expect(wordsOf("IT support")).toBe("it support informationtechnology");
});

it("merges the spellings of a title under the most frequent one", () => {
  expect(
    mergeTitles([
      { label: "Baker", postings: 2 },
      { label: "BAKER", postings: 3 },
      { label: "Night baker", postings: 1 },
      { label: "x".repeat(81), postings: 9 },
      { label: "***", postings: 9 },
    ]),
  ).toEqual([
    { key: "baker", label: "BAKER", postings: 5 },
    { key: "night baker", label: "Night baker", postings: 1 },
  ]);
});

it("returns what to write and what to delete", () => {
  const live = [
    { key: "a", label: "A", postings: 1 },
    { key: "b", label: "B", postings: 2 },
    { key: "c", label: "C", postings: 3 },
  ];
  const kept = new Map([
    ["a", { label: "A", postings: 1 }],
    ["b", { label: "B", postings: 9 }],
    ["d", { label: "D", postings: 1 }],
  ]);

  const { changed, gone } = labelChanges(live, kept);

  expect(changed.map(({ key }) => key)).toEqual(["b", "c"]);
  expect(gone).toEqual(["d"]);
});

describe("mixKinds", () => {
  const of = (kind: SuggestionKind, length: number): [SuggestionKind, Suggestion[]] => [
    kind,
    Array.from({ length }, (_, index) => {
      const label = `${kind} ${index}`;
      return { kind, label, value: label };
    }),
  ];
  const count = (...found: [SuggestionKind, Suggestion[]][]) =>
    mixKinds(new Map(found))
      .map(({ kind }) => kind[0])
      .join("");

  it.each<[string, [SuggestionKind, Suggestion[]][], string]>([
    [
      "the best of each kind",
      [of("place", 8), of("company", 8), of("skill", 8), of("title", 8)],
      "ttttsscp",
    ],
    ["more of the first kind if others are few", [of("title", 8), of("skill", 1)], "ttttttts"],
    ["all suggestions of the only kind", [of("place", 8)], "pppppppp"],
    ["no more than were found", [of("skill", 1), of("place", 1)], "sp"],
    ["nothing if nothing was found", [], ""],
  ])("shows %s", (_what, found, kinds) => expect(count(...found)).toBe(kinds));
});

describe("isDue", () => {
  const at = (seconds: number) => new Date(1_000_000_000_000 + seconds * 1000);
  const last = { lastDocno: 5, cities: 9, refreshedAt: at(0), tookMs: 100 };

  it.each<[string, Parameters<typeof isDue>, boolean]>([
    ["the first refresh", [null, { lastDocno: 1, cities: 0 }, at(0)], true],
    ["new documents", [last, { lastDocno: 6, cities: 9 }, at(60)], true],
    ["new cities", [last, { lastDocno: 5, cities: 10 }, at(60)], true],
    ["no change", [last, { lastDocno: 5, cities: 9 }, at(60)], false],
    ["no change for a long time", [last, { lastDocno: 5, cities: 9 }, at(600)], true],
    [
      "new documents, too soon after a refresh that took long",
      [{ ...last, tookMs: 7000 }, { lastDocno: 6, cities: 9 }, at(360)],
      false,
    ],
    [
      "new documents, ten minutes after a refresh that took very long",
      [{ ...last, tookMs: 60_000 }, { lastDocno: 6, cities: 9 }, at(600)],
      true,
    ],
    [
      "new documents, long enough after a refresh that took long",
      [{ ...last, tookMs: 7000 }, { lastDocno: 6, cities: 9 }, at(420)],
      true,
    ],
  ])("decides about %s", (_what, given, due) => expect(isDue(...given)).toBe(due));
});
