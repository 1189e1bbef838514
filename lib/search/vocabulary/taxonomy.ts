import type { TaxonomyRow, WeightedTitle } from "./taxonomy.schema";

const LONGEST_TITLE = 150;

/** A title without what it says in parentheses, which is a short form or an explanation. */
function bare(title: string): string {
  return title
    .replace(/\s*\([^)]*\)\s*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A row's code and titles, or in a sentence why it cannot be used. */
export type ReadRow = TaxonomyRow[] | string;

function toRows(kind: TaxonomyRow["kind"], code: string, titles: readonly string[]): ReadRow {
  if (code === "") return "has no code";
  const named = titles.map(bare).filter(Boolean);
  if (named.length === 0) return "has no title";
  if (named.some((title) => title.length > LONGEST_TITLE)) return "has a title that is too long";
  if (named.some((title) => title.includes("\ufffd"))) return "is no UTF-8";
  return named.map((title) => ({ kind, code, title }));
}

const hasFields = (fields: readonly string[], count: number) => fields.length >= count;

/** Reads a row of O*NET's "Occupation Data": code, title, description. */
export function readOnetOccupation(fields: readonly string[]): ReadRow {
  const [code = "", title = ""] = fields;
  return hasFields(fields, 2) ? toRows("occupation", code.trim(), [title]) : "has too few fields";
}

/** Reads a row of O*NET's "Alternate Titles": code, title, short title or "n/a", sources. */
export function readOnetTitle(fields: readonly string[]): ReadRow {
  const [code = "", title = "", short = ""] = fields;
  if (!hasFields(fields, 3)) return "has too few fields";
  return toRows("title", code.trim(), short === "n/a" ? [title] : [title, short]);
}

const ESCO_OCCUPATION = "/esco/occupation/";

/**
 * Reads a label of ESCO by the address of what it names. Groups of occupations are none, so their
 * labels are passed over; the first label of an occupation is its title.
 */
export function readEscoLabel(address: string, label: string, isFirst: boolean): ReadRow {
  if (!address.includes("/esco/")) return "names nothing of ESCO";
  if (!address.includes(ESCO_OCCUPATION)) return [];
  const code = address.slice(address.indexOf(ESCO_OCCUPATION) + ESCO_OCCUPATION.length);
  return toRows(isFirst ? "occupation" : "title", code, [label]);
}

// What does not say which work it is.
const NOT_THE_WORK = new Set(
  "senior sr junior jr lead trainee i ii iii iv 1 2 3 remote hybrid fulltime parttime job jobs vacancy vacancies opening".split(
    " ",
  ),
);

/** The words that name the work, of what somebody typed, both in the form of the index. */
export function titleWords(words: string): string {
  const all = words.split(" ").filter(Boolean);
  return all.filter((word) => !NOT_THE_WORK.has(word)).join(" ");
}

/** An occupation that words may mean. A score of 1 and more is as sure as can be. */
export type Candidate = { occupationId: number; score: number };

// Measured on O*NET's reported titles (docs/decisions/0026-synonyms-and-taxonomies.md).
const LEAST_SCORE = 0.2;
const MOST_OCCUPATIONS = 5;

/**
 * The likeliest of the occupations that have the very title, and of those whose titles have its
 * words. Words that hardly say anything for any occupation are of no trade.
 */
export function mergeCandidates(
  exact: readonly Candidate[],
  near: readonly Candidate[],
): Candidate[] {
  const scores = new Map(near.map(({ occupationId, score }) => [occupationId, score]));
  for (const { occupationId, score } of exact) {
    scores.set(occupationId, (scores.get(occupationId) ?? 0) + score);
  }
  return [...scores]
    .map(([occupationId, score]) => ({ occupationId, score }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_OCCUPATIONS);
}

export type TypicalTitle = {
  occupationId: number;
  title: string;
  lexemes: string[];
  typicality: number;
};

const MOST_TITLES = 12;
const brevity = (words: number) => 0.85 ** Math.max(0, words - 2);
// Of two occupations the likelier one counts for more than its score says.
const sharpen = (score: number) => score ** 2;
const isBroader = (lexemes: readonly string[], asked: readonly string[]) =>
  lexemes.every((lexeme) => asked.includes(lexeme));

/** How likely each occupation is, all together 1. */
function likelihoods(candidates: readonly Candidate[]): Map<number, number> {
  const sum = candidates.reduce((total, { score }) => total + sharpen(score), 0);
  return new Map(
    candidates.map(({ occupationId, score }) => [occupationId, sharpen(score) / (sum || 1)]),
  );
}

type Evidence = { title: string; weight: number };

function shorter(one: string, other: string | undefined): string {
  return other !== undefined && other.length <= one.length ? other : one;
}

/**
 * The titles that most of the evidence speaks for: how typical each is of the occupations, by how
 * likely these are; less for long ones, which few postings have, and for those that only leave out
 * words, which say less. The best weighs as much as its occupation is sure.
 */
export function weighTitles(
  titles: readonly TypicalTitle[],
  candidates: readonly Candidate[],
  asked: readonly string[],
): WeightedTitle[] {
  const likely = likelihoods(candidates);
  const found = new Map<string, Evidence>();
  for (const { occupationId, title, lexemes, typicality } of titles) {
    const key = lexemes.join(" ");
    const known = found.get(key);
    const worth = brevity(lexemes.length) * (isBroader(lexemes, asked) ? 0.5 : 1);
    const evidence = (likely.get(occupationId) ?? 0) * typicality * worth;
    const weight = (known?.weight ?? 0) + evidence;
    found.set(key, { title: shorter(title, known?.title), weight });
  }
  const best = [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_TITLES);
  const most = best[0]?.weight ?? 1;
  const sure = Math.min(1, Math.max(0, ...candidates.map(({ score }) => score)));
  return best.map(({ title, weight }) => ({
    title,
    weight: Math.round((1000 * sure * weight) / most) / 1000,
  }));
}
