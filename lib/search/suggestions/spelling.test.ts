import { describe, expect, it } from "vitest";
import { completions, correction, isKnown, nearWords, toLexicon } from "./spelling";

const lexicon = toLexicon(
  new Map([
    ["accountant", 30],
    ["cashier", 3],
    ["developer", 90],
    ["development", 20],
    ["java", 40],
    ["javascript", 50],
    ["nurse", 60],
    ["nurses", 2],
    ["python", 45],
    ["software", 80],
    ["softwares", 1],
    ["wagga", 0],
  ]),
);

describe("correction", () => {
  it.each([
    ["develper", "developer"],
    ["devleoper", "developer"],
    ["deevloepr", "developer"],
    ["acountent", "accountant"],
    ["nrse", "nurse"],
    ["nures", "nurse"],
    ["jave", "java"],
    ["pyhton", "python"],
    ["softwar", "software"],
  ])("corrects %s to %s", (typed, meant) => expect(correction(lexicon, typed)).toBe(meant));

  it.each([
    ["a known word", "nurses"],
    ["two mistakes in a short word", "nerce"],
    ["three mistakes", "dvlpr"],
    ["a short word", "jva"],
    ["a number", "java17"],
    ["a word close only to one that no posting contains", "waggo"],
    ["a word longer than any known one", "x".repeat(41)],
  ])("doesn't correct %s", (_what, typed) => expect(correction(lexicon, typed)).toBeNull());
});

/** The edit distance, in the plainest way. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let j = 1; j <= b.length; j += 1) rows[0]?.push(j);
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const ways = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + same];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) ways.push(cell(i - 2, j - 2) + 1);
      rows[i]?.push(Math.min(...ways));
    }
  }
  return cell(a.length, b.length);
}

describe("nearWords", () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const someWord = () =>
    Array.from({ length: 1 + random(7) }, () => "abc".charAt(random(3))).join("");
  const many = [...new Set(Array.from({ length: 400 }, someWord))];
  const small = toLexicon(new Map(many.map((word) => [word, 1])));

  it("finds the same words as comparing each of them, whole or by their beginning", () => {
    for (let round = 0; round < 60; round += 1) {
      const typed = someWord();
      for (const most of [1, 2]) {
        const whole = nearWords(small, typed, { most, isBeginning: false });
        const begun = nearWords(small, typed, { most, isBeginning: true });
        const beginnings = (word: string) =>
          [...word].map((_, index) => distance(word.slice(0, index + 1), typed));

        expect(new Map(whole.map((near) => [near.word, near.distance]))).toEqual(
          new Map(
            many.flatMap((word) => {
              const found = distance(word, typed);
              return found <= most ? [[word, found] as const] : [];
            }),
          ),
        );
        expect(begun.map(({ word }) => word).sort()).toEqual(
          many.filter((word) => Math.min(...beginnings(word)) <= most).sort(),
        );
      }
    }
  });

  it("contains its words and no others", () => {
    expect(many.every((word) => isKnown(small, word))).toBe(true);
    expect(isKnown(small, "abcabcabc")).toBe(false);
  });
});

describe("completions", () => {
  it.each<[string, string[]]>([
    ["sofwa", ["software", "softwares"]],
    ["devlop", ["developer", "development"]],
    ["jvaa develo", ["java developer", "java development"]],
    ["pyhton develo", ["python developer", "python development"]],
    ["pyhton developer", ["python developer"]],
    ["developer", []],
    ["dev", []],
  ])("of %s are %j", (typed, meant) => expect(completions(lexicon, typed)).toEqual(meant));
});
