import type { Chunk } from "../engine/chunks";
import type { Marks } from "../engine/term-names.schema";
import { MOST_LEXEMES, markedBy, shareMarked } from "./scoring";

/** What a title may be like, as lexemes; the search's own words weigh 1. */
export type Likeness = { lexemes: readonly string[]; weight: number };

/** Ready to compare titles with: of each likeness its lexemes' bits and their weights. */
export type Proximity = {
  likenesses: { mask: number; weight: number; sum: number }[];
  /** By bit, how much a lexeme says: the rarer in titles, the more. */
  weights: Float64Array;
  marks: Marks;
};

/** What a word is worth in a skill, beside 1 in the title. */
export const IN_SKILLS = 0.5;
/** Of a likeness so much must be found, by weight: less says nothing. */
const LEAST_FOUND = 0.4;
/** How much of a score what else the title says can take away. */
const WHOLE_TITLE = 0.5;

/** The lexemes of all likenesses that are compared, each once, in the order of their bits. */
export function comparedLexemes(likenesses: readonly Likeness[]): string[] {
  return [...new Set(likenesses.flatMap(({ lexemes }) => lexemes))].slice(0, MOST_LEXEMES);
}

/** How many titles and skills have a lexeme, which has that bit. */
type CountOf = (lexeme: string, bit: number) => number;

/** Makes likenesses ready for `size` documents. What nothing has says nothing of what is close. */
export function toProximity(
  likenesses: readonly Likeness[],
  { marks, size, countOf }: { marks: Marks; size: number; countOf: CountOf },
): Proximity {
  const compared = comparedLexemes(likenesses);
  const bitmap = new Map(compared.map((lexeme, bit) => [lexeme, bit]));
  const weights = Float64Array.from(compared, (lexeme, bit) => {
    const count = countOf(lexeme, bit);
    return count === 0 ? 0 : Math.log(1 + size / count);
  });
  return {
    likenesses: likenesses.map(({ lexemes, weight }) => ({
      mask:
        lexemes.reduce((mask, lexeme) => mask | (1 << (bitmap.get(lexeme) ?? 31)), 0) & 0x7fffffff,
      weight,
      sum: lexemes.reduce((sum, lexeme) => sum + (weights[bitmap.get(lexeme) ?? -1] ?? 1), 0),
    })),
    weights,
    marks,
  };
}

/** How much the lexemes of these bits weigh together. */
export function weightOf(weights: Float64Array, mask: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    sum += weights[31 - Math.clz32(rest & -rest)] ?? 0;
  }
  return sum;
}

/** How close a document is to what was searched for, 0 for not at all to 1. */
export function proximityOf(proximity: Proximity, chunk: Chunk, place: number): number {
  const { likenesses, weights, marks } = proximity;
  const { lists } = chunk;
  const skills = chunk.skillsAt(place);
  const words = skills + (lists[skills] ?? 0) + 1;
  const titleMask = markedBy(marks.words, lists, words);
  const skillMask = markedBy(marks.skills, lists, skills) & ~titleMask;
  if ((titleMask | skillMask) === 0) return 0;
  let best = 0;
  for (const { mask, weight, sum } of likenesses) {
    const found =
      weightOf(weights, titleMask & mask) + IN_SKILLS * weightOf(weights, skillMask & mask);
    const share = found / sum;
    if (found > 0 && share >= LEAST_FOUND) best = Math.max(best, share * weight);
  }
  if (best === 0) return 0;
  return best * (1 - WHOLE_TITLE + WHOLE_TITLE * shareMarked(marks.words, lists, words));
}
