import { unpackFacets } from "../documents/document-rows";
import type { Chunk } from "../engine/chunks";
import type { Columns } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { IN_SKILLS, type Proximity, proximityOf, weightOf } from "../ranking/proximity";
import { recency } from "../ranking/scoring";
import { FACET_VALUES } from "../schema";
import type { Model } from "./similarity.schema";

const WEIGHTS = { skills: 0.5, title: 0.35, category: 0.1, place: 0.05 };
/** How much of its likeness a job loses with age. */
const BY_AGE = 0.15;
/** More than rounding can take away. */
const ROUNDING = 1e-5;

/** What category and place add at most to `mostOf`. */
export const MOST_BESIDE = WEIGHTS.category + WEIGHTS.place + ROUNDING;

/** What age leaves of a document's likeness. `now` and `posted` are in minutes. */
export function byAge(posted: number, now: number): number {
  return 1 - BY_AGE + BY_AGE * recency(posted, now);
}

/** What a model is called in the index. */
export type ModelNumbers = {
  /** Its own document, where it is live. */
  docno: number | null;
  skills: ReadonlySet<number>;
  cities: ReadonlySet<number>;
  /** The words of its title. */
  words: readonly number[];
};

/** What documents are compared with. `closeness` is to the model's title. */
export type Compared = {
  columns: Columns;
  model: Pick<Model, "category" | "mode">;
  numbers: ModelNumbers;
  proximity: Proximity;
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

  /** Of the skills of both, how many are in common, each by its rarity: 0 to 1. */
  private skillsInCommon(chunk: Chunk, place: number): number {
    if (this.ownSum === 0) return 0;
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
    return common === 0 ? 0 : common / Math.max(all, this.ownSum);
  }

  /**
   * How like the model a document is, 0 for not at all to 1. Alike are jobs of the same category
   * with skills in common, and such with a title like its.
   */
  of(chunk: Chunk, place: number): number {
    const { proximity, now } = this.compared;
    const { category, mode } = unpackFacets(chunk.fcode[place] ?? 0);
    const isSameCategory = category === this.category;
    const title = proximityOf(proximity, chunk, place);
    if (title === 0 && !isSameCategory) return 0;
    const skills = this.skillsInCommon(chunk, place);
    if (title === 0 && skills === 0) return 0;
    const isBothRemote = this.isRemote && FACET_VALUES.mode[mode] === "remote";
    const isNear = isBothRemote || chunk.isAt(place, this.cities);
    const likeness =
      WEIGHTS.skills * skills +
      WEIGHTS.title * title +
      (isSameCategory ? WEIGHTS.category : 0) +
      (isNear ? WEIGHTS.place : 0);
    return likeness * byAge(chunk.posted[place] ?? 0, now);
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

/**
 * How like the model each document can be at most, by its number, category, place and age aside;
 * 0 for one that is not alike at all. Added up list by list: of most documents nothing else has to
 * be read. The next answer takes the place of this.
 */
export function mostOf(compared: Compared): Float32Array {
  const { columns, numbers, proximity } = compared;
  const sums = emptySums(columns.chunks.length * CHUNK);
  const add = (docnos: Int32Array, weight: number) => {
    let last = -1;
    for (let at = 0; at < docnos.length; at += 1) {
      const docno = docnos[at] ?? 0;
      if (docno !== last) sums[docno] = (sums[docno] ?? 0) + weight;
      last = docno;
    }
  };
  const whole = ownSum(compared);
  for (const id of numbers.skills) {
    add(columns.skills.of(id), (WEIGHTS.skills * rarity(columns, id)) / whole);
  }
  const { marks, weights, likenesses } = proximity;
  // Words that stand nowhere weigh nothing.
  const titleSum = likenesses[0]?.sum || 1;
  for (const id of numbers.words) {
    const found = weightOf(weights, marks.words[id] ?? 0);
    add(columns.titles.of(id), (WEIGHTS.title * found) / titleSum);
  }
  for (let id = 0; id < marks.skills.length; id += 1) {
    const mask = marks.skills[id] ?? 0;
    if (mask === 0) continue;
    const found = IN_SKILLS * weightOf(weights, mask);
    add(columns.skills.of(id), (WEIGHTS.title * found) / titleSum);
  }
  return sums;
}
