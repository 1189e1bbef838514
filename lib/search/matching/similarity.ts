import { unpackFacets } from "../documents/document-rows";
import type { Chunk } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { recency } from "../ranking/scoring";
import { FACET_VALUES } from "../schema";
import type { ModelJob } from "./similarity.schema";

/** The shares of titles, texts and common skills in the likeness. */
const WEIGHTS = { title: 0.3, text: 0.5, skills: 0.2 };
/** A text alone says little: an employer's postings share much of theirs. */
const LEAST_BESIDE_TEXT = 0.2;
// These decide between near ties.
const BESIDE = { category: 0.02, place: 0.02, pay: 0.01, age: 0.02 };
/** Two jobs pay about the same if neither pays more than this many times the other. */
const ABOUT = 1.25;
/** More than rounding errors. */
const ROUNDING = 1e-5;

/** The most that category, place, pay and age can add. */
export const MOST_BESIDE = BESIDE.category + BESIDE.place + BESIDE.pay + BESIDE.age + ROUNDING;

/** The model's terms by their numbers in the index. */
export type ModelNumbers = {
  /** Its own document, if it's live. */
  docno: number | null;
  skills: ReadonlySet<number>;
  cities: ReadonlySet<number>;
};

/** What documents are compared with. */
export type SimilarityContext = {
  columns: IndexColumns;
  model: Pick<ModelJob, "category" | "mode" | "annualPay">;
  numbers: ModelNumbers;
  /** How close each title is to the model's, by title id. */
  closeness: Float32Array;
  /** Minutes since 1970. */
  now: number;
};

/** How well a skill distinguishes jobs: the rarer, the better. */
function rarity({ skills, size }: IndexColumns, id: number): number {
  return Math.log(1 + size / (1 + skills.count(id)));
}

function ownSum({ columns, numbers }: SimilarityContext): number {
  return [...numbers.skills].reduce((sum, id) => sum + rarity(columns, id), 0);
}

/** The rarities asked for, each computed once. */
class Rarities {
  private readonly columns: IndexColumns;
  private readonly known: Float64Array;

  constructor(columns: IndexColumns) {
    this.columns = columns;
    this.known = new Float64Array(columns.skills.end);
  }

  of(id: number): number {
    const known = this.known[id] ?? 0;
    if (known > 0) return known;
    const found = rarity(this.columns, id);
    this.known[id] = found;
    return found;
  }
}

/** A table with 1 for each number. Faster to query than a set. */
function tableOf(numbers: ReadonlySet<number>): Uint8Array {
  const table = new Uint8Array(Math.max(0, ...numbers) + 1);
  for (const number of numbers) table[number] = 1;
  return table;
}

/** The parts of a job's likeness, each 0 to 1 except `beside`; `null` if unknown. */
export type JobLikeness = {
  title: number;
  skills: number | null;
  /** What category, place, pay and age add, to decide between near ties. */
  beside: number;
};

/**
 * Combines the parts into 0 to 1, leaving out unknown ones. 0 if neither titles nor skills are
 * alike.
 */
export function totalOf({ title, skills }: JobLikeness, text: number | null): number {
  if (Math.max(title, skills ?? 0) < LEAST_BESIDE_TEXT) return 0;
  const said = [
    [title, WEIGHTS.title],
    [text, WEIGHTS.text],
    [skills, WEIGHTS.skills],
  ] as const;
  let [sum, weights] = [0, 0];
  for (const [likeness, weight] of said) {
    if (likeness === null) continue;
    sum += likeness * weight;
    weights += weight;
  }
  return sum / weights;
}

/** Compares documents with a model. */
export class JobComparison {
  private readonly compared: SimilarityContext;
  private readonly ownSum: number;
  private readonly category: number;
  private readonly isRemote: boolean;
  private readonly cities: Uint8Array;
  private readonly skills: Uint8Array;
  private readonly rarities: Rarities;

  constructor(compared: SimilarityContext) {
    this.compared = compared;
    this.ownSum = ownSum(compared);
    this.category = FACET_VALUES.category.indexOf(compared.model.category);
    this.isRemote = compared.model.mode === "remote";
    this.cities = tableOf(compared.numbers.cities);
    this.skills = tableOf(compared.numbers.skills);
    this.rarities = new Rarities(compared.columns);
  }

  /** The share of skills in common, weighted by rarity; `null` if unknown. */
  private skillsInCommon(chunk: Chunk, place: number): number | null {
    if (this.ownSum === 0 || (chunk.skillCount[place] ?? 0) === 0) return null;
    const { records } = chunk;
    const start = chunk.skillsAt(place);
    const end = start + (records[start] ?? 0);
    let [common, all] = [0, 0];
    for (let at = start + 1; at <= end; at += 1) {
      const id = records[at] ?? 0;
      const weight = this.rarities.of(id);
      all += weight;
      if (this.skills[id] === 1) common += weight;
    }
    return common / Math.max(all, this.ownSum);
  }

  private paysAsMuch(chunk: Chunk, place: number): boolean {
    const { annualPay } = this.compared.model;
    // Pay is stored plus one, so that 0 means not stated.
    const pay = (chunk.pay[place] ?? 0) - 1;
    if (annualPay === null || pay < 0) return false;
    return Math.max(pay, annualPay) <= ABOUT * Math.min(pay, annualPay);
  }

  private besideOf(chunk: Chunk, place: number): number {
    const { category, mode } = unpackFacets(chunk.fcode[place] ?? 0);
    const isBothRemote = this.isRemote && FACET_VALUES.mode[mode] === "remote";
    const isNear = isBothRemote || chunk.isAt(place, this.cities);
    return (
      (category === this.category ? BESIDE.category : 0) +
      (isNear ? BESIDE.place : 0) +
      (this.paysAsMuch(chunk, place) ? BESIDE.pay : 0) +
      BESIDE.age * recency(chunk.posted[place] ?? 0, this.compared.now)
    );
  }

  /** A document's likeness to the model, without its text. */
  of(chunk: Chunk, place: number): JobLikeness {
    return {
      title: Math.min(1, this.compared.closeness[chunk.titleId[place] ?? 0] ?? 0),
      skills: this.skillsInCommon(chunk, place),
      beside: this.besideOf(chunk, place),
    };
  }

  /** The key for choosing which documents' texts to compare; 0 for nothing in common. */
  keyOf(chunk: Chunk, place: number): number {
    const likeness = this.of(chunk, place);
    const key = WEIGHTS.title * likeness.title + WEIGHTS.skills * (likeness.skills ?? 0);
    return key > 0 ? key + likeness.beside : 0;
  }
}

// Reused, because allocating megabytes takes longer than adding up. Safe, since nothing is awaited
// before these are read.
let kept = new Float32Array(0);

function emptySums(size: number): Float32Array {
  if (kept.length < size) kept = new Float32Array(size);
  else kept.fill(0);
  return kept;
}

function addTitles(sums: Float32Array, { columns, closeness }: SimilarityContext): void {
  for (const chunk of columns.chunks) {
    if (!chunk) continue;
    const start = chunk.number * CHUNK;
    const { titleId } = chunk;
    for (let place = 0; place < CHUNK; place += 1) {
      const title = Math.min(1, closeness[titleId[place] ?? 0] ?? 0);
      sums[start + place] = (sums[start + place] ?? 0) + WEIGHTS.title * title;
    }
  }
}

/**
 * An upper bound for each document's key, by its number, ignoring category, place, pay and age; 0
 * if it has nothing in common. Added up list by list, so that most documents needn't be read. The
 * next call overwrites the result.
 */
export function mostOf(compared: SimilarityContext): Float32Array {
  const { columns, numbers } = compared;
  const sums = emptySums(columns.chunks.length * CHUNK);
  const whole = ownSum(compared);
  for (const id of numbers.skills) {
    const weight = (WEIGHTS.skills * rarity(columns, id)) / whole;
    let last = -1;
    for (const docno of columns.skills.of(id)) {
      if (docno !== last) sums[docno] = (sums[docno] ?? 0) + weight;
      last = docno;
    }
  }
  addTitles(sums, compared);
  return sums;
}
