import { hasBit } from "../engine/bitmap";
import type { Chunk, ChunkSlice } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { CHUNK, CHUNK_WORDS } from "../engine/schema";
import { BestDocuments } from "../ranking/best-documents";
import {
  boundsOf,
  JobComparison,
  type KeyBounds,
  mostBeside,
  type SimilarityContext,
} from "./similarity";

const MOST_OF_ONE = 2;
/** This many times the number wanted are kept, more if that leaves too few companies. */
const SPARE = 4;

type Search = {
  /** Newest first, because older ones then rarely get in. */
  slices: readonly ChunkSlice[];
  compared: SimilarityContext;
  comparison: JobComparison;
  bounds: KeyBounds;
};

/** Bounds are counted in steps of a 512th. */
const STEPS = 512;
/** One of so many documents is counted: a sample says enough. */
const SAMPLE = 16;

/** About how much the `count` documents with the largest bounds have at least. */
function promisingFrom({ slices, bounds }: Search, count: number): number {
  const counts = new Uint32Array(STEPS + 1);
  for (const { chunk, documents } of slices) {
    const start = chunk.number * CHUNK;
    for (let place = 0; place < CHUNK; place += SAMPLE) {
      if (!hasBit(documents, place)) continue;
      const step = Math.floor((bounds.documents[start + place] ?? 0) * STEPS);
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  let step = STEPS;
  for (let sum = 0; step > 0 && sum * SAMPLE < count; step -= 1) sum += counts[step] ?? 0;
  return (step + 1) / STEPS;
}

/** The documents looked at: those with bounds of at least `from` and less than `below`. */
type Round = { from: number; below: number };

/** Keeps the most similar documents. Slices come newest first. */
class SimilarDocuments {
  private readonly offered = { key: 0, posted: 0, docno: 0 };
  private readonly best: BestDocuments;
  private readonly search: Search;
  // Once a document doesn't get in, nothing older with at most its bound can.
  private behind = 0;

  constructor(search: Search, limit: number) {
    this.search = search;
    this.best = new BestDocuments(limit);
  }

  /** Looks at all documents once. */
  look(round: Round): void {
    const { slices, compared, bounds } = this.search;
    this.behind = 0;
    for (const slice of slices) {
      const beside = mostBeside(slice.chunk.newest, compared.now);
      const start = slice.chunk.number * CHUNK_WORDS;
      for (let word = 0; word < CHUNK_WORDS; word += 1) {
        const most = bounds.words[start + word] ?? 0;
        if (most > this.behind && most >= round.from)
          this.lookAtWord({ slice, word, beside }, round);
      }
    }
  }

  private lookAtWord(
    { slice, word, beside }: { slice: ChunkSlice; word: number; beside: number },
    { from, below }: Round,
  ): void {
    const { chunk, documents } = slice;
    const { best, search } = this;
    for (let left = documents[word] ?? 0; left !== 0; left &= left - 1) {
      const place = word * 32 + 31 - Math.clz32(left & -left);
      const bound = search.bounds.documents[chunk.number * CHUNK + place] ?? 0;
      if (bound <= this.behind || bound < from || bound >= below) continue;
      if (best.admits(bound + beside, chunk.newest)) this.offer(chunk, place);
      else this.behind = bound;
    }
  }

  private offer(chunk: Chunk, place: number): void {
    const { offered } = this;
    offered.key = this.search.comparison.keyOf(chunk, place);
    offered.posted = chunk.posted[place] ?? 0;
    offered.docno = chunk.number * CHUNK + place;
    if (offered.key > 0) this.best.offer(offered);
  }

  /** The numbers of the kept documents, most similar first. */
  inOrder(): number[] {
    return this.best.docnosInOrder();
  }
}

/** The most similar documents' numbers, in order. */
function bestOf(search: Search, limit: number): number[] {
  const similar = new SimilarDocuments(search, limit);
  // The most promising first, because others then rarely get in.
  const from = promisingFrom(search, limit);
  similar.look({ from, below: Number.POSITIVE_INFINITY });
  similar.look({ from: 0, below: from });
  return similar.inOrder();
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
    bounds: boundsOf(compared),
  };
  // A job isn't similar to itself.
  if (numbers.docno !== null) search.bounds.documents[numbers.docno] = 0;
  for (let kept = limit * SPARE; ; kept *= SPARE) {
    const docnos = bestOf(search, kept);
    const found = limitPerCompany(docnos, columns, limit);
    if (found.length === limit || docnos.length < kept) return found;
  }
}
