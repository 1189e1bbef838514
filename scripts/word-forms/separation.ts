import { isSpelling, isVerbForm } from "./inflections";

/** A word in the singular, with how often titles and texts say it. */
export type CountedWord = { word: string; titles: number; texts: number };

/** How much what is around two words is alike, -1 to 1; `null` where one is too rare to tell. */
export type LikenessOf = (one: string, other: string) => number | null;

// From so many on, a count says something.
const FEWEST_IN_TITLES = 3;
const FEWEST = 1;
const MANY = 10;
// Forms of a verb are one word unless what is around them is of different kinds ("house" and
// "housing"); what is derived from a word is another unless it is of the same kind ("design" and
// "designer"). Chosen by looking at all pairs of O*NET's and ESCO's words, sorted by likeness.
const LEAST_OF_FORMS = 0.35;
const LEAST_OF_DERIVED = 0.55;

// What the taxonomies, which are lists of occupations, do not tell apart as postings do.
const APART = ["account accounting", "market marketing", "park parking", "control controller"];
const TOGETHER = ["electric electrical"];

const has = (list: readonly string[], one: string, other: string) =>
  list.includes(`${one} ${other}`) || list.includes(`${other} ${one}`);

const total = ({ titles, texts }: CountedWord) => titles + texts;

function areOne(one: CountedWord, other: CountedWord, likenessOf: LikenessOf): boolean {
  const [a, b] = [one.word, other.word];
  if (has(TOGETHER, a, b) || isSpelling(a, b)) return true;
  if (has(APART, a, b)) return false;
  const likeness = likenessOf(a, b);
  if (isVerbForm(a, b)) {
    const isTold = Math.min(one.titles, other.titles) >= 2 * FEWEST_IN_TITLES;
    return likeness === null || !isTold || likeness >= LEAST_OF_FORMS;
  }
  const isSure = Math.min(total(one), total(other)) >= MANY;
  return likeness !== null && isSure && likeness >= LEAST_OF_DERIVED;
}

/** Groups of words that are one: two are in a group when a chain of pairs leads from one to the other. */
function groupsOf(words: readonly CountedWord[], likenessOf: LikenessOf): string[][] {
  let groups: CountedWord[][] = [];
  for (const word of words) {
    const isOf = (group: CountedWord[]) => group.some((one) => areOne(one, word, likenessOf));
    const joined = [...groups.filter(isOf).flat(), word];
    groups = [...groups.filter((group) => !isOf(group)), joined];
  }
  return groups.map((group) => group.map(({ word }) => word));
}

const shortest = (words: readonly string[]) => Math.min(...words.map((word) => word.length));

/**
 * Of words that share a stem, the groups that must be kept apart from it: all but the one with the
 * shortest word, which keeps the stem. None where titles have none of the words.
 */
export function separate(words: readonly CountedWord[], likenessOf: LikenessOf): string[][] {
  const known = words
    .filter((one) => total(one) >= FEWEST)
    .toSorted((a, b) => b.titles - a.titles || a.word.localeCompare(b.word, "en"));
  if ((known[0]?.titles ?? 0) < FEWEST_IN_TITLES) return [];
  const [, ...others] = groupsOf(known, likenessOf).toSorted((a, b) => shortest(a) - shortest(b));
  return others;
}
