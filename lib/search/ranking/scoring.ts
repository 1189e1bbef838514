import { countWord } from "../engine/bitmap";
import type { Chunk, Pool } from "../engine/chunks";
import type { DocumentSet } from "../engine/columns";
import { lexemesOf, type Node } from "../engine/query-tree";
import type { Marks } from "../engine/term-names.schema";

const MONTH_MINUTES = 30 * 24 * 60;
const HOUR_MINUTES = 60;
const TABLE_HOURS = 24 * 366;
const BY_AGE = Float64Array.from({ length: TABLE_HOURS }, (_, hours) =>
  Math.exp((-hours * HOUR_MINUTES) / MONTH_MINUTES),
);

/**
 * How much a posting's age leaves of its relevance: a month makes it e times less relevant. By the
 * hour, so that of the same hour the newer stands first all the same.
 */
export function recency(posted: number, now: number): number {
  const hours = Math.max(0, Math.floor((now - posted) / HOUR_MINUTES));
  return BY_AGE[hours] ?? BY_AGE[TABLE_HOURS - 1] ?? 0;
}

/** More lexemes are not ranked by: two sets of so many bits make one exact number. */
const MOST_LEXEMES = 26;

/** What is wanted, with how much each part says; a lexeme by its bit. */
type RankedNode =
  | { kind: "word"; mask: number; weight: number }
  | { kind: "all" | "any"; of: RankedNode[]; weight: number };

/** What documents are ranked by. */
export type Ranking = {
  wanted: RankedNode;
  /** How many words what is wanted has, said in most of them. */
  length: number;
  marks: Marks;
  /** The documents whose titles have all that is wanted. */
  titled: DocumentSet;
  /** The documents with any marked word in the title or marked skill. */
  marked: DocumentSet;
  /** What a word is worth that stands neither in the title nor in the skills. */
  elsewhere: number;
  /** Scores by which lexemes stand in the title and the skills: few of these differ. */
  scores: Map<number, number>;
};

// A word in the skills says less than in the title.
const IN_SKILLS = 0.4;
/**
 * What a word is worth elsewhere: of what was found, in the name of the company, the category or a
 * place, as much as in the skills; of mentions, in the text, nothing.
 */
export const ELSEWHERE = { found: IN_SKILLS, mentions: 0 } as const;
// Of two titles with all words, the one that says little else is meant.
const WHOLE_TITLE = 0.3;

/** The lexemes that rank, each once, in the order of their bits. */
export function rankedLexemes(wanted: Node): string[] {
  return lexemesOf(wanted).slice(0, MOST_LEXEMES);
}

type Measures = Pick<Ranking, "marks" | "titled" | "marked" | "elsewhere"> & {
  size: number;
  countOf: (lexeme: string) => number;
};

function lengthOf(node: RankedNode): number {
  if (node.kind === "word") return 1;
  const lengths = node.of.map(lengthOf);
  return node.kind === "any" ? Math.max(...lengths) : lengths.reduce((sum, one) => sum + one, 0);
}

/**
 * Weighs what is wanted by how rare it is: a word by the logarithm of how many documents there are
 * to one that has it (inverse document frequency). `countOf` answers how many have a lexeme.
 */
export function toRanking(wanted: Node, { size, countOf, ...measures }: Measures): Ranking {
  const bitmap = new Map(rankedLexemes(wanted).map((lexeme, bit) => [lexeme, 1 << bit]));
  const weigh = (node: Node): RankedNode[] => {
    if (node.kind === "word") {
      const weight = Math.log(1 + size / (1 + countOf(node.lexeme)));
      return [{ kind: "word", mask: bitmap.get(node.lexeme) ?? 0, weight }];
    }
    if (node.kind !== "all" && node.kind !== "any") return [];
    const of = node.of.flatMap(weigh);
    const weights = of.map((one) => one.weight);
    const sum = weights.reduce((all, one) => all + one, 0);
    return [{ kind: node.kind, of, weight: node.kind === "all" ? sum : Math.max(...weights) }];
  };
  const [weighed = { kind: "all" as const, of: [], weight: 1 }] = weigh(wanted);
  return { ...measures, wanted: weighed, length: lengthOf(weighed), scores: new Map() };
}

type Masks = { title: number; skills: number };

/** How much of what is wanted is said, by where: 0 to 1. */
function coverageOf(wanted: RankedNode, masks: Masks, elsewhere: number): number {
  if (wanted.kind === "word") {
    if ((masks.title & wanted.mask) !== 0) return 1;
    return (masks.skills & wanted.mask) !== 0 ? IN_SKILLS : elsewhere;
  }
  const { kind, of, weight } = wanted;
  const coverages = of.map((one) => coverageOf(one, masks, elsewhere));
  if (kind === "any") return Math.max(0, ...coverages);
  return coverages.reduce((sum, one, at) => sum + one * (of[at]?.weight ?? 0), 0) / (weight || 1);
}

/** All bits that marks give the numbers of a list that starts there. */
function markedBy(marks: Int32Array, lists: Pool, start: number): number {
  const end = start + (lists[start] ?? 0);
  let mask = 0;
  for (let at = start + 1; at <= end; at += 1) mask |= marks[lists[at] ?? 0] ?? 0;
  return mask;
}

// What a title says beside what is wanted takes away from its coverage.
const wholeness = (share: number) => 1 - WHOLE_TITLE + WHOLE_TITLE * share;
// Sums of the same numbers in another order differ by less: no bound is too low for that.
const ROUNDING = 1e-9;

/** The score of documents with no marked word in the title and no marked skill. */
export function leastScore({ wanted, elsewhere }: Ranking): number {
  return coverageOf(wanted, { title: 0, skills: 0 }, elsewhere) * wholeness(0);
}

/** No document whose title has all that is wanted, in so many words, has a higher score. */
export function mostOfTitled({ length }: Ranking, words: number): number {
  return wholeness(Math.min(1, length / Math.max(1, words))) + ROUNDING;
}

// Without the part of what is wanted that weighs least, the rest being said in the title.
function mostMissing(wanted: RankedNode): number {
  if (wanted.kind === "word") return IN_SKILLS;
  const most = wanted.of.map(mostMissing);
  if (wanted.kind === "any") return Math.max(0, ...most);
  const weight = wanted.weight || 1;
  const losses = wanted.of.map((one, at) => ((1 - (most[at] ?? 0)) * one.weight) / weight);
  return 1 - Math.min(1, ...losses);
}

/** No document whose title lacks some of what is wanted has a higher score. */
export function mostOfOthers({ wanted }: Ranking): number {
  return mostMissing(wanted) + ROUNDING;
}

/**
 * How close a document is to what is wanted, 0 to 1: how much of it the title says, or the skills,
 * and of two titles that say the same the one that says less beside it. 1 is the title that was
 * typed.
 */
export function scoreOf(ranking: Ranking, chunk: Chunk, place: number): number {
  const { wanted, marks, scores, length, elsewhere } = ranking;
  const { lists } = chunk;
  const at = chunk.skillsAt(place);
  const words = at + (lists[at] ?? 0) + 1;
  const title = markedBy(marks.words, lists, words);
  const skills = markedBy(marks.skills, lists, at);
  const key = title * 2 ** MOST_LEXEMES + skills;
  let coverage = scores.get(key);
  if (coverage === undefined) {
    coverage = coverageOf(wanted, { title, skills }, elsewhere);
    scores.set(key, coverage);
  }
  if (title === 0) return coverage * wholeness(0);
  return coverage * wholeness(Math.min(length, countWord(title)) / (lists[words] || 1));
}
