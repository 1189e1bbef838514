import type { Bits } from "../../engine/bits/rules";
import { CHUNK_WORDS } from "../../engine/schema";

/**
 * In how many of some lists each document stands, counted up to a few: for each number a bit of
 * every document, so that counting a list costs nothing for documents that are not in it.
 */
export class Shared {
  /** The first has those in at least one list, the second those in at least two, and so on. */
  private readonly planes: Uint32Array[];

  /** For documents of so many chunks, counted up to `most`. */
  constructor(chunks: number, most: number) {
    this.planes = Array.from({ length: most }, () => new Uint32Array(chunks * CHUNK_WORDS));
  }

  /** Up to how many lists are counted. */
  get most(): number {
    return this.planes.length;
  }

  /** Counts the documents of a list; one that stands in it twice in a row counts once. */
  add(docnos: Int32Array): void {
    const [first] = this.planes;
    if (!first) return;
    let last = -1;
    for (let at = 0; at < docnos.length; at += 1) {
      const docno = docnos[at] ?? 0;
      if (docno === last) continue;
      last = docno;
      const word = docno >>> 5;
      const bit = 1 << (docno & 31);
      const had = (first[word] ?? 0) & bit;
      first[word] = (first[word] ?? 0) | bit;
      if (had !== 0) this.carry(word, bit);
    }
  }

  private carry(word: number, bit: number): void {
    for (let index = 1; index < this.planes.length; index += 1) {
      const plane = this.planes[index];
      if (!plane) return;
      const had = (plane[word] ?? 0) & bit;
      plane[word] = (plane[word] ?? 0) | bit;
      if (had === 0) return;
    }
  }

  /** The documents of a chunk that stand in at least so many lists; null for none at all. */
  atLeast(count: number, chunk: number): Bits | null {
    const start = chunk * CHUNK_WORDS;
    return this.planes[count - 1]?.subarray(start, start + CHUNK_WORDS) ?? null;
  }

  /** Whether a document stands in at least so many lists. */
  has(count: number, docno: number): boolean {
    return (((this.planes[count - 1]?.[docno >>> 5] ?? 0) >>> (docno & 31)) & 1) === 1;
  }
}
