import {
  addAll,
  atLeast,
  type Bitmap,
  countBits,
  countBoth,
  countWord,
  without as leavingOut,
  placesOf,
  pooledCopy,
} from "../engine/bitmap";
import type { ChunkSlice } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { FACET_BITMAPS, type FacetSpan, PAID, SPANS } from "../engine/facet-bitmaps";
import { CHUNK_WORDS } from "../engine/schema";
import { FACET_NAMES, type FacetName, POSTED_WITHIN_DAYS } from "../schema";
import { type IdCounts, topAmong, topOf } from "./counts";
import { type FactFilter, FILTERS, type FilteredSlice, MINUTES_A_DAY, passedOf } from "./filtering";

export type FacetTally = {
  total: number;
  /** For each facet, the counts in the order of `FACET_VALUES`. */
  facets: Record<FacetName, number[]>;
  /** In the order of `POSTED_WITHIN_DAYS`. */
  posted: number[];
  hasPay: number;
  /** How many documents only the minimum pay keeps out because they state no pay. */
  unstatedPay: number;
  companies: IdCounts;
  skills: IdCounts;
  cities: IdCounts;
  /** How many documents each filter alone keeps out. */
  keptOut: Record<FactFilter, number>;
};

/** Adds a slice's documents to the counts of some facet values. */
function addValues(
  counts: Int32Array,
  { first, count }: FacetSpan,
  { chunk, documents }: ChunkSlice,
): void {
  const { values } = chunk;
  const end = Math.min(first + count, chunk.valuesEnd);
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    const word = documents[index] ?? 0;
    if (word === 0) continue;
    const start = index * FACET_BITMAPS;
    for (let value = first; value < end; value += 1) {
      counts[value] = (counts[value] ?? 0) + countWord(word & (values[start + value] ?? 0));
    }
  }
}

/** The counts that come from bitmaps. */
class Tallies {
  total = 0;
  unstatedPay = 0;
  readonly keptOut = Object.fromEntries(FILTERS.map((name) => [name, 0])) as FacetTally["keptOut"];
  readonly posted = POSTED_WITHIN_DAYS.map(() => 0);
  private readonly values = new Int32Array(FACET_BITMAPS);
  private readonly now: number;

  constructor(now: number) {
    this.now = now;
  }

  add({ chunk, passed, keptOut }: FilteredSlice): void {
    this.total += countBits(passed);
    for (const [name, documents] of keptOut) this.keptOut[name] += countBits(documents);
    const unpaid = keptOut.get("salaryMin");
    if (unpaid) this.unstatedPay += countBits(leavingOut(unpaid, atLeast(chunk.pay, 1, unpaid)));
    // A filter's own counts ignore its selection.
    const without = (name: FactFilter): ChunkSlice => ({
      chunk,
      documents: united(passed, keptOut.get(name)),
    });
    this.addPosted(without("posted"));
    if (keptOut.size === 0) {
      addValues(this.values, { first: 0, count: FACET_BITMAPS }, { chunk, documents: passed });
      return;
    }
    for (const name of FACET_NAMES) addValues(this.values, SPANS[name], without(name));
    addValues(this.values, { first: PAID, count: 1 }, without("hasPay"));
  }

  private addPosted({ chunk, documents }: ChunkSlice): void {
    for (const [index, days] of POSTED_WITHIN_DAYS.entries()) {
      const since = chunk.since(this.now - days * MINUTES_A_DAY);
      this.posted[index] = (this.posted[index] ?? 0) + countBoth(since, documents);
    }
  }

  get hasPay(): number {
    return this.values[PAID] ?? 0;
  }

  countsOf(name: FacetName): number[] {
    const { first, count } = SPANS[name];
    return [...this.values.subarray(first, first + count)];
  }
}

function united(documents: Bitmap, others: Bitmap | undefined): Bitmap {
  if (!others) return documents;
  const all = pooledCopy(documents);
  addAll(all, others);
  return all;
}

type Tops = Pick<FacetTally, "companies" | "skills" | "cities">;

/** The counts of companies, cities and skills, indexed by their numbers. */
type Seen = Record<keyof Tops, Int32Array>;

function countOne(seen: Int32Array, id: number): void {
  seen[id] = (seen[id] ?? 0) + 1;
}

function see({ companies, cities, skills }: Seen, { chunk, documents }: ChunkSlice): void {
  const { companyId, listsAt, lists } = chunk;
  const places = placesOf(documents);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    countOne(companies, companyId[place] ?? 0);
    let at = listsAt[place] ?? 0;
    let end = at + (lists[at] ?? 0);
    for (at += 1; at <= end; at += 1) countOne(cities, lists[at] ?? 0);
    end = at + (lists[at] ?? 0);
    for (at += 1; at <= end; at += 1) countOne(skills, lists[at] ?? 0);
  }
}

const NONE = new Int32Array(0);
// Reused, because allocating them each time makes much garbage. Safe, since nothing is awaited
// between counting and reading.
const kept: Seen = { companies: NONE, skills: NONE, cities: NONE };

function emptySeen(name: keyof Seen, size: number): Int32Array {
  if (kept[name].length < size) kept[name] = new Int32Array(2 * size);
  return kept[name].subarray(0, size).fill(0);
}

/** Counts document by document. */
function visit(slices: readonly ChunkSlice[], { companies, skills, cities }: IndexColumns): Tops {
  const seen: Seen = {
    companies: emptySeen("companies", companies.end),
    skills: emptySeen("skills", skills.end),
    cities: emptySeen("cities", cities.end),
  };
  for (const slice of slices) see(seen, slice);
  return {
    companies: topOf(seen.companies),
    skills: topOf(seen.skills),
    cities: topOf(seen.cities),
  };
}

/** Goes through the longest lists. */
function tallyAll(slices: readonly ChunkSlice[], columns: IndexColumns): Tops {
  const documents = new Uint32Array(columns.chunks.length * CHUNK_WORDS);
  for (const slice of slices) documents.set(slice.documents, slice.chunk.number * CHUNK_WORDS);
  return {
    companies: topAmong(columns.companies, documents),
    skills: topAmong(columns.skills, documents),
    cities: topAmong(columns.cities, documents),
  };
}

// Of many documents the most frequent values are most likely the most frequent ones of all, which
// is quick to see; of few, going through them is.
const MANY = 1 / 6;

/** Counts what passed the filters. A facet's counts ignore that facet's own selection. */
export function tallyFacts(
  filtered: readonly FilteredSlice[],
  columns: IndexColumns,
  now: number,
): FacetTally {
  const tallies = new Tallies(now);
  for (const one of filtered) tallies.add(one);
  const { total, posted, hasPay, unstatedPay, keptOut } = tallies;
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, tallies.countsOf(name)]));
  const passed = passedOf(filtered);
  const tops = total > columns.size * MANY ? tallyAll(passed, columns) : visit(passed, columns);
  return {
    total,
    facets: facets as FacetTally["facets"],
    posted,
    hasPay,
    unstatedPay,
    keptOut,
    ...tops,
  };
}
