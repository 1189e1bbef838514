import { FACET_CODES } from "../documents/document-rows";
import { writePlaces } from "../engine/bitmap";
import type { Chunk, ChunkSlice, NumberPool } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { PAY_GROUPS } from "../engine/pay-groups";
import { CHUNK } from "../engine/schema";

// Counts that come from the documents' records (lib/search/engine/chunks.ts), one after the other.

const NAMES = ["companies", "codes", "payGroups", "cities", "skills"] as const;

/** The counts of companies, packed facets, groups of pay, cities and skills, by their numbers. */
export type RecordCounts = Record<(typeof NAMES)[number], Int32Array>;

function countAt(counts: Int32Array, records: NumberPool, at: number): void {
  const id = records[at] ?? 0;
  counts[id] = (counts[id] ?? 0) + 1;
}

// So many records are counted at a time: few enough to stay in the processor's nearest memory.
const BLOCK = 512;
// A record is rarely longer, and then the memory after it is mostly read along.
const RECORD_END = 11;
/** The places of a slice's documents in their chunk. Reused, because it's filled very often. */
const places = new Uint16Array(CHUNK);
/** Where a block's records start, and behind that the sum of what `fetchRecords` read. */
const starts = new Int32Array(BLOCK + 1);

/**
 * Finds where the records of a block of places start, and reads both ends of each, only so that
 * they are near when they are counted. What is read here decides nothing, so the processor waits for
 * many of them at once. Counting waits for one after the other, since its loops end where a record
 * says. That halves the time. The sum is stored because reading for nothing would be left out.
 */
function fetchRecords({ recordsAt, records }: Chunk, from: number, count: number): void {
  const last = records.length - 1;
  for (let index = 0; index < count; index += 1) {
    starts[index] = recordsAt[places[from + index] ?? 0] ?? 0;
  }
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    const at = starts[index] ?? 0;
    sum = (sum + (records[at] ?? 0) + (records[Math.min(at + RECORD_END, last)] ?? 0)) | 0;
  }
  starts[BLOCK] = sum;
}

/** Counts the first `count` fetched records. */
function countFetched(
  { companies, codes, payGroups, cities, skills }: RecordCounts,
  records: NumberPool,
  count: number,
): void {
  for (let index = 0; index < count; index += 1) {
    let at = starts[index] ?? 0;
    countAt(companies, records, at);
    countAt(codes, records, at + 1);
    countAt(payGroups, records, at + 2);
    at += 3;
    let end = at + (records[at] ?? 0);
    for (at += 1; at <= end; at += 1) countAt(cities, records, at);
    end = at + (records[at] ?? 0);
    for (at += 1; at <= end; at += 1) countAt(skills, records, at);
  }
}

function countSlice(counts: RecordCounts, { chunk, documents }: ChunkSlice): void {
  const end = writePlaces(documents, places);
  for (let from = 0; from < end; from += BLOCK) {
    const count = Math.min(BLOCK, end - from);
    fetchRecords(chunk, from, count);
    countFetched(counts, chunk.records, count);
  }
}

const NONE = new Int32Array(0);
const kept = Object.fromEntries(NAMES.map((name) => [name, NONE])) as RecordCounts;

function emptyCounts(name: keyof RecordCounts, size: number): Int32Array {
  if (kept[name].length < size) kept[name] = new Int32Array(2 * size);
  return kept[name].subarray(0, size).fill(0);
}

/**
 * Counts documents by what their records have. The counts are only valid until the next call: they
 * are reused, because allocating them each time makes much garbage.
 */
export function countRecords(
  slices: readonly ChunkSlice[],
  { companies, skills, cities }: IndexColumns,
): RecordCounts {
  const counts: RecordCounts = {
    companies: emptyCounts("companies", companies.end),
    codes: emptyCounts("codes", FACET_CODES),
    payGroups: emptyCounts("payGroups", PAY_GROUPS),
    cities: emptyCounts("cities", cities.end),
    skills: emptyCounts("skills", skills.end),
  };
  for (const slice of slices) countSlice(counts, slice);
  return counts;
}
