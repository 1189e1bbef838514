import { cooccurrences } from "../../lib/search/closeness/cooccurrence";
import { factorize } from "../../lib/search/closeness/factorization";
import { DIMENSIONS } from "../../lib/search/closeness/model.schema";
import { fold } from "../../lib/shared/text";
import { singularOf } from "./inflections";
import { type CountedWord, type LikenessOf, separate } from "./separation";

/** A word in fewer places says nothing sure of what it is near. */
const FEWEST = 3;
const WORD = /^[a-z]{3,}$/;

/** The stem of each word that has one. */
type Stems = ReadonlyMap<string, string>;

/** Titles, each once, and texts about them: each a list of words. */
export type TitleCorpus = { titles: readonly string[][]; texts: readonly string[][] };

/** Titles and texts as the files have them, folded. */
export function toCorpus(titles: readonly string[], texts: readonly string[]): TitleCorpus {
  const toWords = (text: string) => text.split(" ");
  return {
    titles: [...new Set(titles.map(fold))].map(toWords),
    texts: texts.map(fold).map(toWords),
  };
}

/** The words that may have a stem. */
export function wordsOf({ titles, texts }: TitleCorpus): string[] {
  return [...new Set([...titles, ...texts].flat())].filter((word) => WORD.test(word));
}

/** The words of each stem, the stems in order. */
function familiesOf(stems: Stems): string[][] {
  const families = new Map<string, string[]>();
  for (const [word, stem] of stems) families.set(stem, [...(families.get(stem) ?? []), word]);
  return [...families].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, words]) => words);
}

function singularsOf(families: readonly string[][]): Map<string, string> {
  return new Map(
    families.flatMap((words) => {
      const known = new Set(words);
      return words.map((word) => [word, singularOf(word, known)] as const);
    }),
  );
}

/** In how many of the texts each word is, plurals counted beside their singulars. */
function countIn(texts: readonly string[][], singulars: Map<string, string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((words) => [...new Set(words)])) {
    const singular = singulars.get(word) ?? word;
    counts.set(singular, (counts.get(singular) ?? 0) + 1);
  }
  return counts;
}

function cosine(values: Float32Array, a: number, b: number): number {
  let [product, lengthA, lengthB] = [0, 0, 0];
  for (let k = 0; k < DIMENSIONS; k += 1) {
    const [x, y] = [values[a * DIMENSIONS + k] ?? 0, values[b * DIMENSIONS + k] ?? 0];
    product += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return product / Math.sqrt(lengthA * lengthB);
}

/** How alike words are, by vectors as those of closeness, but learned from singulars. */
function likenessIn(texts: readonly string[][]): LikenessOf {
  const counts = new Map<string, number>();
  for (const word of texts.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].filter(([, count]) => count >= FEWEST).map(([word]) => word);
  const numbers = new Map(words.sort().map((word, number) => [word, number]));
  const numbered = texts.map((text) => text.flatMap((word) => numbers.get(word) ?? []));
  const { values } = factorize(cooccurrences(numbered, words.length), DIMENSIONS);
  return (one, other) => {
    const [a, b] = [numbers.get(one), numbers.get(other)];
    return a === undefined || b === undefined ? null : cosine(values, a, b);
  };
}

/** The groups of words that share a stem with another and are words of their own. */
export function learnSeparateWords({ titles, texts }: TitleCorpus, stems: Stems): string[][] {
  const families = familiesOf(stems);
  const singulars = singularsOf(families);
  const toSingular = (words: readonly string[]) => words.map((word) => singulars.get(word) ?? word);
  const likenessOf = likenessIn([...titles, ...texts].map(toSingular));
  const [inTitles, inTexts] = [countIn(titles, singulars), countIn(texts, singulars)];
  const toCounted = (word: string): CountedWord => ({
    word,
    titles: inTitles.get(word) ?? 0,
    texts: inTexts.get(word) ?? 0,
  });
  return families.flatMap((words) =>
    separate([...new Set(toSingular(words))].map(toCounted), likenessOf),
  );
}
