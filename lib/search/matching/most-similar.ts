import { hasBit } from "../engine/bitmap";
import type { Slice } from "../engine/chunks";
import type { Columns } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { Best } from "../ranking/best-documents";
import { type Compared, Comparison, MOST_BESIDE, mostOf } from "./similarity";

const MOST_OF_ONE = 2;
/** So many times the documents wanted are kept, and more where that leaves too few companies. */
const SPARE = 4;

type Search = {
  /** The newest first: the others then rarely have a chance. */
  slices: readonly Slice[];
  compared: Compared;
  comparison: Comparison;
  most: Float32Array;
};

/** Offers those of a slice's documents that can be among the best; answers the new `behind`. */
function offer(
  { best, comparison, most }: Search & { best: Best },
  { chunk, documents }: Slice,
  behind: number,
): number {
  const start = chunk.number * CHUNK;
  const offered = { key: 0, posted: 0, docno: 0 };
  let least = behind;
  for (let place = 0; place < CHUNK; place += 1) {
    const much = most[start + place] ?? 0;
    if (much <= least || !hasBit(documents, place)) continue;
    if (best.admits(much + MOST_BESIDE, chunk.newest)) {
      offered.key = comparison.keyOf(chunk, place);
      offered.posted = chunk.posted[place] ?? 0;
      offered.docno = start + place;
      if (offered.key > 0) best.offer(offered);
    } else least = much;
  }
  return least;
}

/** The numbers of the documents most like the model, in order. */
function bestOf(search: Search, limit: number): number[] {
  const best = new Best(limit);
  // Once one falls behind, nothing older that is no more like the model gets past either.
  let behind = 0;
  for (const slice of search.slices) behind = offer({ ...search, best }, slice, behind);
  return best.docnosInOrder();
}

/** The first so many, of each company two at most. */
export function spread(docnos: readonly number[], columns: Columns, limit: number): number[] {
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
    slices: slices.toSorted((a, b) => b.chunk.newest - a.chunk.newest),
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
