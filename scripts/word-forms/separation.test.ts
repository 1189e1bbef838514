import { expect, it } from "vitest";
import { isSpelling, isVerbForm, singularOf } from "./inflections";
import { type CountedWord, separate } from "./separation";

const counted = (titles: Record<string, number>): CountedWord[] =>
  Object.entries(titles).map(([word, count]) => ({ word, titles: count, texts: 0 }));
const likeness = (value: number | null) => () => value;

it.each([
  ["bakeries", "bakery"],
  ["presses", "press"],
  ["tiles", "tile"],
  ["press", "press"],
])("recognises %s as a form of %s", (plural, singular) => {
  expect(singularOf(plural, new Set(["bakery", "press", "tile"]))).toBe(singular);
});

it("distinguishes verb forms and spellings from other words", () => {
  expect(isVerbForm("trimming", "trim")).toBe(true);
  expect(isVerbForm("carried", "carry")).toBe(true);
  expect(isVerbForm("trimmer", "trim")).toBe(false);
  expect(isSpelling("jeweller", "jeweler")).toBe(true);
  expect(isSpelling("organise", "organize")).toBe(true);
  expect(isSpelling("animator", "animal")).toBe(false);
});

it("separates derived words unless their surroundings are alike", () => {
  const family = counted({ organ: 20, organist: 20 });
  expect(separate(family, likeness(0.2))).toEqual([["organist"]]);
  expect(separate(family, likeness(0.6))).toEqual([]);
  expect(separate(family, likeness(null))).toEqual([["organist"]]);
});

it("keeps forms of a verb together unless their surroundings are different", () => {
  const family = counted({ house: 20, housing: 20 });
  expect(separate(family, likeness(0.5))).toEqual([]);
  expect(separate(family, likeness(0.2))).toEqual([["housing"]]);
  // Of rare words that is not sure.
  expect(separate(counted({ house: 20, housing: 2 }), likeness(0.2))).toEqual([]);
});

it("puts words that are like one of a group into the group, and leaves out words that no title has", () => {
  const family = counted({ calibrate: 4, calibration: 20, calibrator: 15 });
  const likenessOf = (one: string, other: string) =>
    [one, other].includes("calibrate") ? 0.1 : 0.9;
  expect(separate(family, likenessOf)).toEqual([["calibration", "calibrator"]]);
  expect(separate(counted({ calibrate: 1, calibration: 2 }), likenessOf)).toEqual([]);
});
