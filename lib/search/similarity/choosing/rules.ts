import { hasBit } from "../../engine/bits/rules";
import type { Columns, Slice } from "../../engine/columns/rules";
import { CHUNK } from "../../engine/schema";
import { Best } from "../../ranking/rules";
import { byAge, type Compared, Comparison, MOST_BESIDE, mostOf } from "../rules";

const MOST_OF_ONE = 2;
/** So many times the documents wanted are kept, and more where that leaves too few companies. */
const SPARE = 4;
/** So many documents are looked at first. */
const FIRST = 200;
const LEVELS = 256;

/** From how much on only the most promising documents are. */
function levelOf(most: Float32Array): number {
  const counts = new Int32Array(LEVELS + 1);
  for (let docno = 0; docno < most.length; docno += 1) {
    const level = Math.min(LEVELS, ((most[docno] ?? 0) * LEVELS) | 0);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let level = LEVELS;
  for (let count = counts[level] ?? 0; level > 0 && count < FIRST; count += counts[level] ?? 0) {
    level -= 1;
  }
  return level / LEVELS;
}

type Search = {
  slices: readonly Slice[];
  compared: Compared;
  comparison: Comparison;
  most: Float32Array;
};

/** Calls `visit` with each place of a slice's document that can be so much like the model. */
function eachPromising(
  { chunk, documents }: Slice,
  { most, from, to }: { most: Float32Array; from: number; to: number },
  visit: (place: number, much: number) => void,
): void {
  const start = chunk.number * CHUNK;
  for (let place = 0; place < CHUNK; place += 1) {
    const much = most[start + place] ?? 0;
    if (much > 0 && much >= from && much < to && hasBit(documents, place)) visit(place, much);
  }
}

/** Offers those documents that can be so much like the model. */
function offer(best: Best, search: Search, { from, to }: { from: number; to: number }): void {
  const { slices, compared, comparison, most } = search;
  const offered = { key: 0, posted: 0, docno: 0 };
  for (const slice of slices) {
    const { chunk } = slice;
    const age = byAge(chunk.newest, compared.now);
    eachPromising(slice, { most, from, to }, (place, much) => {
      if (!best.admits((much + MOST_BESIDE) * age, chunk.newest)) return;
      offered.key = comparison.of(chunk, place);
      offered.posted = chunk.posted[place] ?? 0;
      offered.docno = chunk.number * CHUNK + place;
      if (offered.key > 0) best.offer(offered);
    });
  }
}

function bestOf(search: Search, limit: number): number[] {
  const best = new Best(limit);
  const level = levelOf(search.most);
  // The most promising first: the others then rarely have a chance.
  offer(best, search, { from: level, to: Number.POSITIVE_INFINITY });
  offer(best, search, { from: 0, to: level });
  return best.docnosInOrder();
}

/** The first so many, of each company two at most. */
function spread(docnos: readonly number[], columns: Columns, limit: number): number[] {
  const counts = new Map<number, number>();
  const kept = docnos.filter((docno) => {
    const company = columns.companyOf(docno);
    const count = (counts.get(company) ?? 0) + 1;
    counts.set(company, count);
    return count <= MOST_OF_ONE;
  });
  return kept.slice(0, limit);
}

/**
 * The numbers of so many documents that are most like the model, the likest first: exactly those
 * that comparing every document would find. Of each company two at most; the model is none.
 */
export function likest(slices: readonly Slice[], compared: Compared, limit: number): number[] {
  const { columns, numbers } = compared;
  const search = {
    slices,
    compared,
    comparison: new Comparison(compared),
    most: mostOf(compared),
  };
  // Not like itself.
  if (numbers.docno !== null) search.most[numbers.docno] = 0;
  for (let kept = limit * SPARE; ; kept *= SPARE) {
    const docnos = bestOf(search, kept);
    const found = spread(docnos, columns, limit);
    if (found.length === limit || docnos.length < kept) return found;
  }
}
