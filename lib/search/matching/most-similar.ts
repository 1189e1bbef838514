import { hasBit } from "../engine/bitmap";
import type { ChunkSlice } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { BestDocuments } from "../ranking/best-documents";
import { JobComparison, MOST_BESIDE, mostOf, type SimilarityContext } from "./similarity";

const MOST_OF_ONE = 2;
/** This many times the number wanted are kept, more if that leaves too few companies. */
const SPARE = 4;

type Search = {
  /** Newest first, because older ones then rarely get in. */
  slices: readonly ChunkSlice[];
  compared: SimilarityContext;
  comparison: JobComparison;
  most: Float32Array;
};

/** Offers the slice's documents that could be among the best. Returns the new `behind`. */
function offer(
  { best, comparison, most }: Search & { best: BestDocuments },
  { chunk, documents }: ChunkSlice,
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

/** The most similar documents' numbers, in order. */
function bestOf(search: Search, limit: number): number[] {
  const best = new BestDocuments(limit);
  // Once a document doesn't get in, nothing older with at most its likeness can.
  let behind = 0;
  for (const slice of search.slices) behind = offer({ ...search, best }, slice, behind);
  return best.docnosInOrder();
}

/** The first `limit` documents, with at most two of each company. */
export function limitPerCompany(
  docnos: readonly number[],
  columns: IndexColumns,
  limit: number,
): number[] {
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
 * The numbers of the documents most similar to the model, most similar first, exactly as comparing
 * every document would find. At most two of each company, and never the model itself.
 */
export function mostSimilar(
  slices: readonly ChunkSlice[],
  compared: SimilarityContext,
  limit: number,
): number[] {
  const { columns, numbers } = compared;
  const search = {
    slices: slices.toSorted((a, b) => b.chunk.newest - a.chunk.newest),
    compared,
    comparison: new JobComparison(compared),
    most: mostOf(compared),
  };
  // A job isn't similar to itself.
  if (numbers.docno !== null) search.most[numbers.docno] = 0;
  for (let kept = limit * SPARE; ; kept *= SPARE) {
    const docnos = bestOf(search, kept);
    const found = limitPerCompany(docnos, columns, limit);
    if (found.length === limit || docnos.length < kept) return found;
  }
}
