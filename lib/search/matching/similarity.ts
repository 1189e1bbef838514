import type { Chunk } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { tableOf } from "../engine/numbers";
import { CHUNK, CHUNK_WORDS } from "../engine/schema";
import { recency } from "../ranking/scoring";
import { FACETS_BY_CODE } from "./facets-by-code";
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

/** The most that category, place, pay and age can add for documents no newer than `newest`. */
export function mostBeside(newest: number, now: number): number {
  const { category, place, pay, age } = BESIDE;
  return category + place + pay + age * recency(newest, now) + ROUNDING;
}

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
  private readonly category: ModelJob["category"];
  private readonly isRemote: boolean;
  private readonly cities: Uint8Array;
  private readonly skills: Uint8Array;
  private readonly rarities: Rarities;

  constructor(compared: SimilarityContext) {
    this.compared = compared;
    this.ownSum = ownSum(compared);
    this.category = compared.model.category;
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
    const facets = FACETS_BY_CODE[chunk.fcode[place] ?? 0];
    const isBothRemote = this.isRemote && facets?.isRemote === true;
    const isNear = isBothRemote || chunk.isAt(place, this.cities);
    return (
      (facets?.category === this.category ? BESIDE.category : 0) +
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

/** Upper bounds for the keys of documents, ignoring category, place, pay and age. */
export type KeyBounds = {
  /** Each document's; 0 if it has nothing in common. */
  documents: Float32Array;
  /** The largest of each 32 documents, a word of a bitmap, so that most needn't be looked at. */
  words: Float32Array;
};

// Reused, because allocating megabytes takes longer than adding up. Safe, since nothing is awaited
// before these are read.
let kept: KeyBounds = makeBounds(0);

function makeBounds(chunks: number): KeyBounds {
  return {
    documents: new Float32Array(chunks * CHUNK),
    words: new Float32Array(chunks * CHUNK_WORDS),
  };
}

function emptyBounds(chunks: number): KeyBounds {
  if (kept.documents.length < chunks * CHUNK) kept = makeBounds(chunks);
  else for (const table of [kept.documents, kept.words]) table.fill(0);
  return kept;
}

/** Adds titles' shares, and notes the largest of each word. */
function addTitles({ documents, words }: KeyBounds, shares: Float32Array, chunk: Chunk): void {
  const { titleId, number } = chunk;
  const start = number * CHUNK;
  for (let word = 0; word < CHUNK_WORDS; word += 1) {
    let most = 0;
    for (let place = word * 32; place < word * 32 + 32; place += 1) {
      const bound = (documents[start + place] ?? 0) + (shares[titleId[place] ?? 0] ?? 0);
      documents[start + place] = bound;
      if (bound > most) most = bound;
    }
    words[number * CHUNK_WORDS + word] = most;
  }
}

/**
 * Upper bounds for the documents' keys, added up list by list, so that most documents needn't be
 * read. The next call overwrites the result.
 */
export function boundsOf(compared: SimilarityContext): KeyBounds {
  const { columns, numbers } = compared;
  const bounds = emptyBounds(columns.chunks.length);
  const { documents } = bounds;
  const whole = ownSum(compared);
  for (const id of numbers.skills) {
    const weight = (WEIGHTS.skills * rarity(columns, id)) / whole;
    let last = -1;
    for (const docno of columns.skills.of(id)) {
      if (docno !== last) documents[docno] = (documents[docno] ?? 0) + weight;
      last = docno;
    }
  }
  const shares = compared.closeness.map((closeness) => WEIGHTS.title * Math.min(1, closeness));
  for (const chunk of columns.chunks) {
    if (chunk) addTitles(bounds, shares, chunk);
  }
  return bounds;
}
