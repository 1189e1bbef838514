import { type Bitmap, countBits, countWord, without as leavingOut } from "../engine/bitmap";
import type { ChunkSlice } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { FACET_BITMAPS, FACET_BITMAPS_OF, type FacetSpan, SPANS } from "../engine/facet-bitmaps";
import { PAY_GROUPS } from "../engine/pay-groups";
import { CHUNK_WORDS } from "../engine/schema";
import { FACET_NAMES, type FacetName, POSTED_WITHIN_DAYS } from "../schema";
import { type IdCounts, topAmong, topOf } from "./counts";
import { type FactFilter, FILTERS, type FilteredSlice, MINUTES_A_DAY, passedOf } from "./filtering";
import { countRecords } from "./record-counts";

export type FacetTally = {
  total: number;
  /** For each facet, the counts in the order of `FACET_VALUES`. */
  facets: Record<FacetName, number[]>;
  /** In the order of `POSTED_WITHIN_DAYS`. */
  posted: number[];
  hasPay: number;
  /** How many documents each group of pay has, with those that the minimum pay alone keeps out. */
  payGroups: Int32Array;
  /** How many documents only the minimum pay keeps out because they state no pay. */
  unstatedPay: number;
  companies: IdCounts;
  skills: IdCounts;
  cities: IdCounts;
  /** How many documents each filter alone keeps out. */
  keptOut: Record<FactFilter, number>;
};

const EVERY_VALUE: FacetSpan = { first: 0, count: FACET_BITMAPS };

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

/**
 * Adds a slice's documents to the counts of the groups of their pay. The loop over bits is inlined
 * as in `writePlaces`, and asks nothing of a document: otherwise it takes two to five times as long.
 */
function addPayGroups(counts: Int32Array, { chunk: { payGroup }, documents }: ChunkSlice): void {
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    let word = documents[index] ?? 0;
    while (word !== 0) {
      const group = payGroup[(index << 5) + 31 - Math.clz32(word & -word)] ?? 0;
      counts[group] = (counts[group] ?? 0) + 1;
      word &= word - 1;
    }
  }
}

/** Adds to each count how many documents the bitmap shares with one of `others`. */
function addShared(counts: Int32Array, documents: Bitmap, others: readonly Bitmap[]): void {
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    const word = documents[index] ?? 0;
    if (word === 0) continue;
    for (let at = 0; at < others.length; at += 1) {
      const shared = word & (others[at]?.[index] ?? 0);
      if (shared !== 0) counts[at] = (counts[at] ?? 0) + countWord(shared);
    }
  }
}

/** The counts that come from bitmaps. */
class Tallies {
  total = 0;
  unstatedPay = 0;
  readonly keptOut = Object.fromEntries(FILTERS.map((name) => [name, 0])) as FacetTally["keptOut"];
  readonly posted = new Int32Array(POSTED_WITHIN_DAYS.length);
  /** By the numbers of facet values. */
  readonly values = new Int32Array(FACET_BITMAPS);
  private readonly now: number;

  constructor(now: number) {
    this.now = now;
  }

  // A filter's own counts ignore its selection: they also have what it alone keeps out.
  add({ chunk, passed, count, keptOut }: FilteredSlice): void {
    this.total += count;
    this.addPosted({ chunk, documents: passed });
    for (const [name, documents] of keptOut) {
      this.keptOut[name] += countBits(documents);
      this.addKeptOut(name, { chunk, documents });
    }
  }

  private addKeptOut(name: FactFilter, slice: ChunkSlice): void {
    const { chunk, documents } = slice;
    if (name === "salaryMin") {
      this.unstatedPay += countBits(leavingOut(documents, chunk.withAtLeast("pay", 1)));
    } else if (name === "posted") this.addPosted(slice);
    else if (name in SPANS) addValues(this.values, SPANS[name as FacetName], slice);
  }

  private addPosted({ chunk, documents }: ChunkSlice): void {
    const since = POSTED_WITHIN_DAYS.map((days) => chunk.since(this.now - days * MINUTES_A_DAY));
    addShared(this.posted, documents, since);
  }

  countsOf(name: FacetName): number[] {
    const { first, count } = SPANS[name];
    return [...this.values.subarray(first, first + count)];
  }
}

type Tops = Pick<FacetTally, "companies" | "skills" | "cities">;

/** Adds documents' facet values, by how many have each packed code. */
function addCodes(values: Int32Array, codes: Int32Array): void {
  for (let code = 0; code < codes.length; code += 1) {
    const count = codes[code] ?? 0;
    if (count === 0) continue;
    for (const value of FACET_BITMAPS_OF[code] ?? []) values[value] = (values[value] ?? 0) + count;
  }
}

/** What passed the filters, and the counts to which its facet values and pay are added. */
type CountedDocuments = {
  slices: readonly ChunkSlice[];
  values: Int32Array;
  payGroups: Int32Array;
};

/** Counts document by document. */
function visit({ slices, values, payGroups }: CountedDocuments, columns: IndexColumns): Tops {
  const counts = countRecords(slices, columns);
  addCodes(values, counts.codes);
  payGroups.set(counts.payGroups);
  return {
    companies: topOf(counts.companies),
    skills: topOf(counts.skills),
    cities: topOf(counts.cities),
  };
}

/** Goes through the longest lists. */
function tallyAll({ slices, values, payGroups }: CountedDocuments, columns: IndexColumns): Tops {
  const documents = new Uint32Array(columns.chunks.length * CHUNK_WORDS);
  for (const slice of slices) {
    addValues(values, EVERY_VALUE, slice);
    addPayGroups(payGroups, slice);
    documents.set(slice.documents, slice.chunk.number * CHUNK_WORDS);
  }
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
  const payGroups = new Int32Array(PAY_GROUPS);
  const counted = { slices: passedOf(filtered), values: tallies.values, payGroups };
  const count = tallies.total > columns.size * MANY ? tallyAll : visit;
  const tops = count(counted, columns);
  const hasPay = tallies.total - (payGroups[0] ?? 0);
  for (const { chunk, keptOut } of filtered) {
    const documents = keptOut.get("salaryMin");
    if (documents) addPayGroups(payGroups, { chunk, documents });
  }
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, tallies.countsOf(name)]));
  const { total, posted, unstatedPay, keptOut } = tallies;
  return {
    total,
    facets: facets as FacetTally["facets"],
    posted: [...posted],
    hasPay,
    payGroups,
    unstatedPay,
    keptOut,
    ...tops,
  };
}
