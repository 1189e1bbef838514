import { expect, it } from "vitest";
import { learnSeparateWords, toCorpus, wordsOf } from "./learning";

const WORK = ["dough", "oven", "flour", "yeast"];
const SCHOOL = ["pupil", "lesson", "school", "grammar"];

/** Titles that name a word beside others, each of them several times. */
function titlesOf(word: string, others: readonly string[]): string[] {
  return others.flatMap((other) =>
    others.map((another) => `${word} ${other} ${another}`).concat(`${word} ${other}`),
  );
}

const titles = [
  ...titlesOf("bakation", WORK),
  ...titlesOf("bakator", WORK),
  ...titlesOf("bakative", SCHOOL),
];
const stems = new Map(["bakation", "bakator", "bakative"].map((word) => [word, "bak"]));

it("contains each title once, and words that may have a stem", () => {
  const corpus = toCorpus(["Baker", "BAKER!", "C3"], ["Bakes bread."]);
  expect(corpus).toEqual({ titles: [["baker"], ["c3"]], texts: [["bakes", "bread"]] });
  expect(wordsOf(corpus)).toEqual(["baker", "bakes", "bread"]);
});

it("separates words of one stem that stand beside other words, always in the same way", () => {
  const corpus = toCorpus(titles, titles);
  const groups = learnSeparateWords(corpus, stems);
  // The others are of one group, and the shortest of them keeps the stem.
  expect(groups).toEqual([["bakative"]]);
  expect(learnSeparateWords(corpus, stems)).toEqual(groups);
});
