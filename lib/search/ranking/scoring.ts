import { countWord } from "../engine/bitmap";
import type { Chunk, NumberPool } from "../engine/chunks";
import type { DocumentSet } from "../engine/columns";
import { lexemesOf, type QueryNode } from "../engine/query-tree";
import type { RankingMarks } from "../engine/term-names.schema";

const MONTH_MINUTES = 30 * 24 * 60;
const HOUR_MINUTES = 60;
const TABLE_HOURS = 24 * 366;
const BY_AGE = Float64Array.from({ length: TABLE_HOURS }, (_, hours) =>
  Math.exp((-hours * HOUR_MINUTES) / MONTH_MINUTES),
);

/**
 * How relevant a job of this age still is: e times less per month. Counted in hours, so that of the
 * same hour the newer one is still first.
 */
export function recency(posted: number, now: number): number {
  const hours = Math.max(0, Math.floor((now - posted) / HOUR_MINUTES));
  return BY_AGE[hours] ?? BY_AGE[TABLE_HOURS - 1] ?? 0;
}

/** The most lexemes used for ranking: two masks of this many bits fit exactly in one number. */
const MOST_LEXEMES = 26;

/** The wanted tree with the weight of each part; a lexeme by its bit. */
type RankedNode =
  | { kind: "word"; mask: number; weight: number; share: number }
  | { kind: "all" | "any"; of: RankedNode[]; weight: number; share: number };

/** Documents that are ordered apart from others. */
type RankedSets = {
  /** Their titles have everything wanted. */
  titled: DocumentSet;
  /** They have a marked title word or a marked skill. */
  marked: DocumentSet;
};

/** Everything that ranks documents. */
export type RankingContext = {
  wanted: RankedNode;
  /** Whether the words say what someone is, so that a title's head must be one of them. */
  isRole: boolean;
  /** The number of words in the wanted tree, counting the usual wording of each part. */
  length: number;
  marks: RankingMarks;
  /** Found when they are first asked for, because few documents are ordered without them. */
  sets: () => RankedSets;
  /** The weight of a word that is in neither the title nor the skills. */
  elsewhere: number;
  /** Scores by which lexemes are in the title and in the skills: few combinations occur. */
  scores: Map<number, number>;
};

// A word in the skills says less than one in the title.
const IN_SKILLS = 0.4;
/**
 * The weight of a word elsewhere. In a job that was found it's in the name of the company, the
 * category or a place, and counts as in the skills. In one that only mentions it, it's in the text
 * and counts nothing.
 */
export const ELSEWHERE = { found: IN_SKILLS, mentions: 0 } as const;
// Of two titles with all words, the one with fewer others is closer.
const WHOLE_TITLE = 0.3;

/**
 * What is left of what a title says beyond the rest of the document where its head is another word:
 * a nursing recruiter is no nurse.
 */
const OTHER_HEAD = 0.6;

/** What a synonym counts of the words that were typed: an exact title leads. */
const SYNONYM = 0.95;

/** The distinct lexemes to rank by, in the order of their bits. */
export function rankedLexemes(wanted: QueryNode): string[] {
  return lexemesOf(wanted).slice(0, MOST_LEXEMES);
}

type Measures = Pick<RankingContext, "marks" | "sets" | "elsewhere" | "isRole"> & {
  size: number;
  /** The lexemes of the words that were typed; others stand for them. */
  typed: ReadonlySet<string>;
  countOf: (lexeme: string) => number;
};

function lengthOf(node: RankedNode): number {
  if (node.kind === "word") return 1;
  const lengths = node.of.map(lengthOf);
  return node.kind === "any" ? Math.max(...lengths) : lengths.reduce((sum, one) => sum + one, 0);
}

/** Whether some way to have what is wanted needs only words that were typed. */
function isTyped(node: QueryNode, typed: ReadonlySet<string>): boolean {
  if (node.kind === "word") return typed.has(node.lexeme);
  if (node.kind === "cities" || node.kind === "not") return false;
  const areTyped = node.of.map((one) => isTyped(one, typed));
  return node.kind === "any" ? areTyped.some(Boolean) : areTyped.every(Boolean);
}

/**
 * Weighs each part of the wanted tree by its rarity: the logarithm of the number of all documents
 * per document that has it (inverse document frequency). `countOf` returns how many have a lexeme.
 */
export function toRanking(
  wanted: QueryNode,
  { size, countOf, typed, ...measures }: Measures,
): RankingContext {
  const bitmap = new Map(rankedLexemes(wanted).map((lexeme, bit) => [lexeme, 1 << bit]));
  const weigh = (node: QueryNode): RankedNode[] => {
    if (node.kind === "word") {
      const weight = Math.log(1 + size / (1 + countOf(node.lexeme)));
      return [{ kind: "word", mask: bitmap.get(node.lexeme) ?? 0, weight, share: 1 }];
    }
    if (node.kind !== "all" && node.kind !== "any") return [];
    const of = node.kind === "all" ? node.of.flatMap(weigh) : weighAny(node.of);
    const weights = of.map((one) => one.weight);
    const sum = weights.reduce((all, one) => all + one, 0);
    const weight = node.kind === "all" ? sum : Math.max(...weights);
    return [{ kind: node.kind, of, weight, share: 1 }];
  };
  const weighAny = (nodes: readonly QueryNode[]): RankedNode[] => {
    const isBesideTyped = nodes.some((node) => isTyped(node, typed));
    const shareOf = (node: QueryNode) => (isBesideTyped && !isTyped(node, typed) ? SYNONYM : 1);
    return nodes.flatMap((node) => weigh(node).map((one) => ({ ...one, share: shareOf(node) })));
  };
  const [weighed = { kind: "all" as const, of: [], weight: 1, share: 1 }] = weigh(wanted);
  return { ...measures, wanted: weighed, length: lengthOf(weighed), scores: new Map() };
}

type Masks = { title: number; skills: number };

/** How much of the wanted tree is covered, by where its words are: 0 to 1. */
function coverageOf(wanted: RankedNode, masks: Masks, elsewhere: number): number {
  if (wanted.kind === "word") {
    if ((masks.title & wanted.mask) !== 0) return 1;
    return (masks.skills & wanted.mask) !== 0 ? IN_SKILLS : elsewhere;
  }
  const { kind, of, weight } = wanted;
  const coverages = of.map((one) => coverageOf(one, masks, elsewhere));
  if (kind === "any") return Math.max(0, ...coverages.map((one, at) => one * (of[at]?.share ?? 1)));
  return coverages.reduce((sum, one, at) => sum + one * (of[at]?.weight ?? 0), 0) / (weight || 1);
}

/** The marks of a list's numbers, combined. `start` is where the list's length is. */
function markedBy(marks: Int32Array, lists: NumberPool, start: number): number {
  const end = start + (lists[start] ?? 0);
  let mask = 0;
  for (let at = start + 1; at <= end; at += 1) mask |= marks[lists[at] ?? 0] ?? 0;
  return mask;
}

// Other words in a title reduce its coverage.
const wholeness = (share: number) => 1 - WHOLE_TITLE + WHOLE_TITLE * share;

// Sums in another order differ by less than half a step, so equal scores are equal numbers: of
// documents that can only be as good as the last one kept, the older ones needn't be scored.
const STEPS = 2 ** 30;
const inSteps = (score: number) => Math.round(score * STEPS);

/** The score of documents without a marked title word or skill. */
export function leastScore({ wanted, elsewhere }: RankingContext): number {
  return inSteps(coverageOf(wanted, { title: 0, skills: 0 }, elsewhere) * wholeness(0));
}

/** An upper bound for documents whose titles have everything wanted and this many words. */
export function mostOfTitled({ length }: RankingContext, words: number): number {
  return inSteps(wholeness(Math.min(1, length / Math.max(1, words))));
}

// The coverage without the lightest part, everything else being in the title.
function mostMissing(wanted: RankedNode): number {
  if (wanted.kind === "word") return IN_SKILLS;
  const most = wanted.of.map(mostMissing);
  if (wanted.kind === "any") return Math.max(0, ...most);
  const weight = wanted.weight || 1;
  const losses = wanted.of.map((one, at) => ((1 - (most[at] ?? 0)) * one.weight) / weight);
  return 1 - Math.min(1, ...losses);
}

/** An upper bound for documents whose titles lack some of what is wanted. */
export function mostOfOthers({ wanted }: RankingContext): number {
  return inSteps(mostMissing(wanted));
}

// A title's words begin with its head.
const isMarked = (marks: RankingMarks, head: number | undefined) =>
  (marks.words[head ?? 0] ?? 0) !== 0;

/** Whether a title says by its head what is wanted, and whether it has any word of it. */
export function titleSays(
  { marks }: RankingContext,
  chunk: Chunk,
  place: number,
): { head: boolean; any: boolean } {
  const { titles } = chunk;
  const at = chunk.titlesAt[place] ?? 0;
  const isHead = isMarked(marks, titles[at + 1]);
  return { head: isHead, any: isHead || markedBy(marks.words, titles, at) !== 0 };
}

/**
 * How close a document is to what is wanted, in steps of 2^-30: how much of it is in the title or
 * the skills, less where the title's head is another word, and for other words in the title. 2^30
 * is the exact title.
 */
export function scoreOf(ranking: RankingContext, chunk: Chunk, place: number): number {
  const { wanted, marks, scores, length, elsewhere } = ranking;
  const { titles } = chunk;
  const at = chunk.titlesAt[place] ?? 0;
  const title = markedBy(marks.words, titles, at);
  const skills = markedBy(marks.skills, chunk.records, chunk.skillsAt(place));
  const key = title * 2 ** MOST_LEXEMES + skills;
  let coverage = scores.get(key);
  if (coverage === undefined) {
    coverage = coverageOf(wanted, { title, skills }, elsewhere);
    scores.set(key, coverage);
  }
  if (title === 0) return inSteps(coverage * wholeness(0));
  const isHead = !ranking.isRole || isMarked(marks, titles[at + 1]);
  const meant = isHead ? coverage : elsewhere + OTHER_HEAD * (coverage - elsewhere);
  return inSteps(meant * wholeness(Math.min(length, countWord(title)) / (titles[at] || 1)));
}
