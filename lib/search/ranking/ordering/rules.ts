import { countBits, eachBit } from "../../engine/bits/rules";
import type { Chunk, Slice } from "../../engine/columns/rules";
import { CHUNK } from "../../engine/schema";
import type { Sort } from "../../schema";
import { Best } from "../rules";
import { type Ranking, recency, scoreOf } from "../scoring/rules";

/**
 * What documents are ordered by, those below nought being left out; `most` is no less than any
 * document of the chunk has.
 */
export type Key = { of: (chunk: Chunk, place: number) => number; most: (chunk: Chunk) => number };

/** The key of an order. `now` is in minutes. Without words to rank by, relevance is the age. */
export function keyOf(sort: Sort, ranking: Ranking | null, now: number): Key {
  if (sort === "pay") {
    return { of: (chunk, place) => chunk.pay[place] ?? 0, most: () => Number.MAX_VALUE };
  }
  if (sort === "newest" || ranking === null) return { of: () => 0, most: () => 0 };
  return {
    of: (chunk, place) => scoreOf(ranking, chunk, place) * recency(chunk.posted[place] ?? 0, now),
    most: (chunk) => recency(chunk.newest, now),
  };
}

/** The numbers of the first `limit` documents in an order, exactly as sorting all would put them. */
export function firstOf(slices: readonly Slice[], key: Key, limit: number): number[] {
  const best = new Best(limit);
  // The newest first: the others then rarely have a chance.
  for (const { chunk, documents } of slices.toSorted((a, b) => b.chunk.newest - a.chunk.newest)) {
    if (!best.admits(key.most(chunk), chunk.newest)) continue;
    const offered = { key: 0, posted: 0, docno: 0 };
    eachBit(documents, (place) => {
      offered.key = key.of(chunk, place);
      if (offered.key < 0) return;
      offered.posted = chunk.posted[place] ?? 0;
      offered.docno = chunk.number * CHUNK + place;
      best.offer(offered);
    });
  }
  return best.docnosInOrder();
}

/** How many documents there are. */
export function countAll(slices: readonly Slice[]): number {
  return slices.reduce((sum, { documents }) => sum + countBits(documents), 0);
}
