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
  marks: Marks;
  /** The documents with any marked word in the title or marked skill. */
  marked: DocumentSet;
  /** Scores by which lexemes stand in the title and the skills: few of these differ. */
  scores: Map<number, number>;
};

// The words in the skills say less than in the title, and elsewhere next to nothing: a constant
// that orders by age those whose words stand in the description alone.
const IN_SKILLS = 0.4;
const ELSEWHERE = 1 / 4096;
// Of two titles with all words, the one that says little else is meant.
const WHOLE_TITLE = 0.3;

/** The lexemes that rank, each once, in the order of their bits. */
export function rankedLexemes(wanted: Node): string[] {
  return lexemesOf(wanted).slice(0, MOST_LEXEMES);
}

type Measures = Pick<Ranking, "marks" | "marked"> & {
  size: number;
  countOf: (lexeme: string) => number;
};

/**
 * Weighs what is wanted by how rare it is: a word by the logarithm of how many documents there are
 * to one that has it (inverse document frequency). `countOf` answers how many have a lexeme.
 */
export function toRanking(wanted: Node, { marks, marked, size, countOf }: Measures): Ranking {
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
  const [weighed] = weigh(wanted);
  return {
    wanted: weighed ?? { kind: "all", of: [], weight: 1 },
    marks,
    marked,
    scores: new Map(),
  };
}

function score(wanted: RankedNode, title: number, skills: number): number {
  if (wanted.kind === "word") {
    if ((title & wanted.mask) !== 0) return 1;
    return (skills & wanted.mask) !== 0 ? IN_SKILLS : ELSEWHERE;
  }
  const { kind, of, weight } = wanted;
  if (kind === "any") return of.reduce((best, one) => Math.max(best, score(one, title, skills)), 0);
  return of.reduce((sum, one) => sum + score(one, title, skills) * one.weight, 0) / weight;
}

/** All bits that marks give the numbers of a list that starts there. */
function markedBy(marks: Int32Array, lists: Pool, start: number): number {
  const end = start + (lists[start] ?? 0);
  let mask = 0;
  for (let at = start + 1; at <= end; at += 1) mask |= marks[lists[at] ?? 0] ?? 0;
  return mask;
}

/** Which part of the numbers of a list that starts there is marked: 0 to 1. */
function shareMarked(marks: Int32Array, lists: Pool, start: number): number {
  const count = lists[start] ?? 0;
  let marked = 0;
  for (let at = start + 1; at <= start + count; at += 1) {
    if ((marks[lists[at] ?? 0] ?? 0) !== 0) marked += 1;
  }
  return count === 0 ? 0 : marked / count;
}

/** The score of documents with no marked word in the title and no marked skill. */
export function leastScore({ wanted }: Ranking): number {
  return score(wanted, 0, 0) * (1 - WHOLE_TITLE);
}

/** How well a document's title and skills match, 0 to 1, whatever its age. */
export function scoreOf({ wanted, marks, scores }: Ranking, chunk: Chunk, place: number): number {
  const { lists } = chunk;
  const skills = chunk.skillsAt(place);
  const words = skills + (lists[skills] ?? 0) + 1;
  const titleMask = markedBy(marks.words, lists, words);
  const skillMask = markedBy(marks.skills, lists, skills);
  const key = titleMask * 2 ** MOST_LEXEMES + skillMask;
  let found = scores.get(key);
  if (found === undefined) {
    found = score(wanted, titleMask, skillMask);
    scores.set(key, found);
  }
  if (titleMask === 0) return found * (1 - WHOLE_TITLE);
  return found * (1 - WHOLE_TITLE + WHOLE_TITLE * shareMarked(marks.words, lists, words));
}
