import type { Bitmap } from "../engine/bitmap";
import type { DocumentLists } from "../engine/document-lists";

/** Ids with their counts, highest first, ties by id. */
export type IdCounts = [id: number, count: number][];

const TOP = 10;

/** Collects the ids with the highest counts. */
class Top {
  readonly counts: IdCounts = [];
  /** The lowest count that still gets in. */
  least = 1;

  offer(id: number, count: number): void {
    if (count < this.least) return;
    const { counts } = this;
    const isBehind = ([other, kept]: [number, number]) =>
      kept < count || (kept === count && other > id);
    const place = counts.findIndex(isBehind);
    counts.splice(place === -1 ? counts.length : place, 0, [id, count]);
    counts.length = Math.min(counts.length, TOP);
    if (counts.length === TOP) this.least = counts.at(-1)?.[1] ?? 1;
  }
}

/**
 * The ids with the highest counts, without sorting thousands of others. `counts` is indexed by id.
 */
export function topOf(counts: Int32Array): IdCounts {
  const top = new Top();
  for (let id = 0; id < counts.length; id += 1) {
    const count = counts[id] ?? 0;
    if (count >= top.least) top.offer(id, count);
  }
  return top.counts;
}

/**
 * The most frequent ids among these documents, exactly, without visiting each document: counts the
 * longest lists first, until no remaining list is as long as the counts found. `documents` is a
 * bitmap over all chunks.
 */
export function topAmong(lists: DocumentLists, documents: Bitmap): IdCounts {
  const top = new Top();
  for (const { ids, most } of lists.longestFirst()) {
    if (most < top.least) break;
    for (const id of ids) {
      if (lists.count(id) >= top.least) top.offer(id, lists.countAmong(id, documents));
    }
  }
  return top.counts;
}
