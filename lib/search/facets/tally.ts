import { FACET_CODES } from "../documents/document-rows";
import { countBits, countBoth, countWord, without as leavingOut, placesOf } from "../engine/bitmap";
import type { Chunk, ChunkSlice, NumberPool } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import {
  FACET_BITMAPS,
  FACET_BITMAPS_OF,
  type FacetSpan,
  PAID,
  SPANS,
} from "../engine/facet-bitmaps";
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

const EVERY_VALUE: FacetSpan = { first: 0, count: FACET_BITMAPS };
const PAID_ONLY: FacetSpan = { first: PAID, count: 1 };

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
  /** By the numbers of facet values. */
  readonly values = new Int32Array(FACET_BITMAPS);
  private readonly now: number;

  constructor(now: number) {
    this.now = now;
  }

  // A filter's own counts ignore its selection: they also have what it alone keeps out.
  add({ chunk, passed, keptOut }: FilteredSlice): void {
    this.total += countBits(passed);
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
    else if (name === "hasPay") addValues(this.values, PAID_ONLY, slice);
    else if (name in SPANS) addValues(this.values, SPANS[name as FacetName], slice);
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

type Tops = Pick<FacetTally, "companies" | "skills" | "cities">;

/** The counts of companies, cities, skills and packed facets, indexed by their numbers. */
type SeenCounts = Record<keyof Tops | "codes", Int32Array>;

function countOne(seen: Int32Array, id: number): void {
  seen[id] = (seen[id] ?? 0) + 1;
}

// So many records are counted at a time: few enough to stay in the processor's nearest memory.
const BLOCK = 512;
// A record is rarely longer, and then the memory after it is mostly read along.
const RECORD_END = 10;
/** Where a block's records start, and behind that the sum of what `fetchRecords` read. */
const starts = new Int32Array(BLOCK + 1);

/**
 * Finds where the records of some documents start, and reads both ends of each, only so that they
 * are near when they are counted. What is read here decides nothing, so the processor waits for
 * many of them at once. Counting waits for one after the other, since its loops end where a record
 * says. That halves the time. The sum is stored because reading for nothing would be left out.
 */
function fetchRecords({ recordsAt, records }: Chunk, places: Uint16Array): void {
  const last = records.length - 1;
  for (let index = 0; index < places.length; index += 1) {
    starts[index] = recordsAt[places[index] ?? 0] ?? 0;
  }
  let sum = 0;
  for (let index = 0; index < places.length; index += 1) {
    const at = starts[index] ?? 0;
    sum = (sum + (records[at] ?? 0) + (records[Math.min(at + RECORD_END, last)] ?? 0)) | 0;
  }
  starts[BLOCK] = sum;
}

/** Adds the first `count` fetched records to what was seen. */
function countRecords(
  { companies, codes, cities, skills }: SeenCounts,
  records: NumberPool,
  count: number,
): void {
  for (let index = 0; index < count; index += 1) {
    let at = starts[index] ?? 0;
    countOne(companies, records[at] ?? 0);
    countOne(codes, records[at + 1] ?? 0);
    at += 2;
    let end = at + (records[at] ?? 0);
    for (at += 1; at <= end; at += 1) countOne(cities, records[at] ?? 0);
    end = at + (records[at] ?? 0);
    for (at += 1; at <= end; at += 1) countOne(skills, records[at] ?? 0);
  }
}

function see(seen: SeenCounts, { chunk, documents }: ChunkSlice): void {
  const places = placesOf(documents);
  for (let from = 0; from < places.length; from += BLOCK) {
    const block = places.subarray(from, from + BLOCK);
    fetchRecords(chunk, block);
    countRecords(seen, chunk.records, block.length);
  }
}

const NONE = new Int32Array(0);
// Reused, because allocating them each time makes much garbage. Safe, since nothing is awaited
// between counting and reading.
const kept: SeenCounts = { companies: NONE, skills: NONE, cities: NONE, codes: NONE };

function emptySeen(name: keyof SeenCounts, size: number): Int32Array {
  if (kept[name].length < size) kept[name] = new Int32Array(2 * size);
  return kept[name].subarray(0, size).fill(0);
}

/** Adds documents' facet values, by how many have each packed code. */
function addCodes(values: Int32Array, codes: Int32Array): void {
  for (let code = 0; code < codes.length; code += 1) {
    const count = codes[code] ?? 0;
    if (count === 0) continue;
    for (const value of FACET_BITMAPS_OF[code] ?? []) values[value] = (values[value] ?? 0) + count;
  }
}

/** What passed the filters, and the counts to which its facet values are added. */
type CountedDocuments = { slices: readonly ChunkSlice[]; values: Int32Array };

/** Counts document by document. */
function visit(
  { slices, values }: CountedDocuments,
  { companies, skills, cities }: IndexColumns,
): Tops {
  const seen: SeenCounts = {
    companies: emptySeen("companies", companies.end),
    skills: emptySeen("skills", skills.end),
    cities: emptySeen("cities", cities.end),
    codes: emptySeen("codes", FACET_CODES),
  };
  for (const slice of slices) {
    see(seen, slice);
    addValues(values, PAID_ONLY, slice);
  }
  addCodes(values, seen.codes);
  return {
    companies: topOf(seen.companies),
    skills: topOf(seen.skills),
    cities: topOf(seen.cities),
  };
}

/** Goes through the longest lists. */
function tallyAll({ slices, values }: CountedDocuments, columns: IndexColumns): Tops {
  const documents = new Uint32Array(columns.chunks.length * CHUNK_WORDS);
  for (const slice of slices) {
    addValues(values, EVERY_VALUE, slice);
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
  const counted = { slices: passedOf(filtered), values: tallies.values };
  const count = tallies.total > columns.size * MANY ? tallyAll : visit;
  const tops = count(counted, columns);
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, tallies.countsOf(name)]));
  const { total, posted, hasPay, unstatedPay, keptOut } = tallies;
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
