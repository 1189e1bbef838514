import { unpackFacets } from "../documents/document-rows";
import type { Chunk } from "../engine/chunks";
import type { Columns } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { recency } from "../ranking/scoring";
import { FACET_VALUES } from "../schema";
import type { Model } from "./similarity.schema";

/** What of a likeness is the titles', the texts' and that of the skills in common. */
const WEIGHTS = { title: 0.3, text: 0.5, skills: 0.2 };
/** A text alone says little: of one employer's jobs much is the same. */
const LEAST_BESIDE_TEXT = 0.2;
// These order among near equals.
const BESIDE = { category: 0.02, place: 0.02, pay: 0.01, age: 0.02 };
/** Of two that pay about as much neither pays more than this many times the other. */
const ABOUT = 1.25;
/** More than rounding can take away. */
const ROUNDING = 1e-5;

/** What category, place, pay and age add at most. */
export const MOST_BESIDE = BESIDE.category + BESIDE.place + BESIDE.pay + BESIDE.age + ROUNDING;

/** What a model is called in the index. */
export type ModelNumbers = {
  /** Its own document, where it is live. */
  docno: number | null;
  skills: ReadonlySet<number>;
  cities: ReadonlySet<number>;
};

/** What documents are compared with. */
export type Compared = {
  columns: Columns;
  model: Pick<Model, "category" | "mode" | "annualPay">;
  numbers: ModelNumbers;
  /** How close each title is to the model's, by its id. */
  closeness: Float32Array;
  /** Minutes since 1970. */
  now: number;
};

/** How much a skill tells jobs apart: the rarer, the more. */
function rarity({ skills, size }: Columns, id: number): number {
  return Math.log(1 + size / (1 + skills.count(id)));
}

function ownSum({ columns, numbers }: Compared): number {
  return [...numbers.skills].reduce((sum, id) => sum + rarity(columns, id), 0);
}

/** The same of each skill that is asked for, worked out once. */
class Rarities {
  private readonly columns: Columns;
  private readonly known: Float64Array;

  constructor(columns: Columns) {
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

/** Marks numbers in a table, which is asked more quickly than a set. */
function tableOf(numbers: ReadonlySet<number>): Uint8Array {
  const table = new Uint8Array(Math.max(0, ...numbers) + 1);
  for (const number of numbers) table[number] = 1;
  return table;
}

/** How like a job is to the model, each from 0 to 1 but `beside`; null where it cannot be said. */
export type Likeness = {
  title: number;
  skills: number | null;
  /** What category, place, pay and age add among near equals. */
  beside: number;
};

/**
 * What likenesses come to, 0 to 1: what cannot be said counts neither for nor against. Nought where
 * neither the titles nor the skills are alike.
 */
export function totalOf({ title, skills }: Likeness, text: number | null): number {
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
export class Comparison {
  private readonly compared: Compared;
  private readonly ownSum: number;
  private readonly category: number;
  private readonly isRemote: boolean;
  private readonly cities: Uint8Array;
  private readonly skills: Uint8Array;
  private readonly rarities: Rarities;

  constructor(compared: Compared) {
    this.compared = compared;
    this.ownSum = ownSum(compared);
    this.category = FACET_VALUES.category.indexOf(compared.model.category);
    this.isRemote = compared.model.mode === "remote";
    this.cities = tableOf(compared.numbers.cities);
    this.skills = tableOf(compared.numbers.skills);
    this.rarities = new Rarities(compared.columns);
  }

  /** Of the skills of both, how many are in common, each by its rarity. */
  private skillsInCommon(chunk: Chunk, place: number): number | null {
    if (this.ownSum === 0 || (chunk.skillCount[place] ?? 0) === 0) return null;
    const { lists } = chunk;
    const start = chunk.skillsAt(place);
    const end = start + (lists[start] ?? 0);
    let [common, all] = [0, 0];
    for (let at = start + 1; at <= end; at += 1) {
      const id = lists[at] ?? 0;
      const weight = this.rarities.of(id);
      all += weight;
      if (this.skills[id] === 1) common += weight;
    }
    return common / Math.max(all, this.ownSum);
  }

  private paysAsMuch(chunk: Chunk, place: number): boolean {
    const { annualPay } = this.compared.model;
    // Stored one higher, and 0 for none.
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

  /** How like the model a document is, its text aside. */
  of(chunk: Chunk, place: number): Likeness {
    return {
      title: Math.min(1, this.compared.closeness[chunk.titleId[place] ?? 0] ?? 0),
      skills: this.skillsInCommon(chunk, place),
      beside: this.besideOf(chunk, place),
    };
  }

  /** What documents are chosen by of which the texts are then compared; nought for nothing in common. */
  keyOf(chunk: Chunk, place: number): number {
    const likeness = this.of(chunk, place);
    const key = WEIGHTS.title * likeness.title + WEIGHTS.skills * (likeness.skills ?? 0);
    return key > 0 ? key + likeness.beside : 0;
  }
}

// Kept, as making megabytes anew takes longer than adding up. Nobody else adds up until these are
// read: nothing is waited for in between.
let kept = new Float32Array(0);

function emptySums(size: number): Float32Array {
  if (kept.length < size) kept = new Float32Array(size);
  else kept.fill(0);
  return kept;
}

function addTitles(sums: Float32Array, { columns, closeness }: Compared): void {
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
 * What each document's key can be at most, by its number, category, place, pay and age aside; 0 for
 * one that has nothing in common. Added up list by list: of most documents nothing else has to be
 * read. The next answer takes the place of this.
 */
export function mostOf(compared: Compared): Float32Array {
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
