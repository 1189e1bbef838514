import { type Bitmap, countWord, setBit } from "./bitmap";

const NONE = new Int32Array(0);

/** The first `length` documents of a list, as a bitmap. */
type DenseList = { bitmap: Bitmap; length: number };

/** Growing lists of documents by the id of something that they have. */
export class DocumentLists {
  private readonly lists: (Int32Array | undefined)[] = [];
  private readonly lengths: number[] = [];
  /**
   * The ids by the size of their list: `byLength[n]` has those with 2^n to 2^(n+1) - 1 documents.
   */
  private readonly byLength: Set<number>[] = [];

  /** Bitmaps of the lists that are longer than a bitmap of all documents. */
  private readonly dense: (DenseList | undefined)[] = [];
  /** The number of ids that have a list. */
  size = 0;

  add(id: number, docno: number): void {
    const length = this.lengths[id] ?? 0;
    if (length === 0) this.size += 1;
    let list = this.lists[id] ?? new Int32Array(4);
    if (length === list.length) {
      const grown = new Int32Array(length * 2);
      grown.set(list);
      list = grown;
    }
    list[length] = docno;
    this.lists[id] = list;
    this.lengths[id] = length + 1;
    if ((length & (length + 1)) === 0) this.sort(id, length + 1);
  }

  // Moves an id up when the length of its list reaches a power of two.
  private sort(id: number, length: number): void {
    const place = 31 - Math.clz32(length);
    this.byLength[place - 1]?.delete(id);
    const ids = this.byLength[place] ?? new Set();
    this.byLength[place] = ids.add(id);
  }

  of(id: number): Int32Array {
    return this.lists[id]?.subarray(0, this.lengths[id]) ?? NONE;
  }

  /** The length of a list. */
  count(id: number): number {
    return this.lengths[id] ?? 0;
  }

  // The list as a bitmap, with the documents added since the last call.
  private bitmapOf(id: number, words: number): Bitmap {
    const known = this.dense[id];
    const dense = known ?? { bitmap: new Uint32Array(words), length: 0 };
    if (dense.bitmap.length < words) {
      const grown = new Uint32Array(words);
      grown.set(dense.bitmap);
      dense.bitmap = grown;
    }
    const list = this.of(id);
    for (; dense.length < list.length; dense.length += 1) {
      setBit(dense.bitmap, list[dense.length] ?? 0);
    }
    this.dense[id] = dense;
    return dense.bitmap;
  }

  /** How many documents of a list are in `documents`, a bitmap over all chunks. */
  countAmong(id: number, documents: Bitmap): number {
    const list = this.lists[id] ?? NONE;
    const length = this.lengths[id] ?? 0;
    let count = 0;
    if (length > documents.length) {
      const bitmap = this.bitmapOf(id, documents.length);
      for (let word = 0; word < documents.length; word += 1) {
        count += countWord((bitmap[word] ?? 0) & (documents[word] ?? 0));
      }
      return count;
    }
    for (let at = 0; at < length; at += 1) {
      const docno = list[at] ?? 0;
      // Adding 0 or 1 is far faster than branching.
      count += ((documents[docno >>> 5] ?? 0) >>> (docno & 31)) & 1;
    }
    return count;
  }

  /** Adds a list's documents to `documents`, a bitmap over all chunks. */
  addTo(documents: Bitmap, id: number): void {
    const length = this.lengths[id] ?? 0;
    if (length > documents.length) {
      const bitmap = this.bitmapOf(id, documents.length);
      for (let word = 0; word < documents.length; word += 1) {
        documents[word] = (documents[word] ?? 0) | (bitmap[word] ?? 0);
      }
      return;
    }
    const list = this.lists[id] ?? NONE;
    for (let at = 0; at < length; at += 1) setBit(documents, list[at] ?? 0);
  }

  /** One more than the highest id. */
  get end(): number {
    return this.lists.length;
  }

  /** All ids, longest lists first. No list of `ids` is longer than `most`. */
  *longestFirst(): Generator<{ ids: ReadonlySet<number>; most: number }> {
    for (let place = this.byLength.length - 1; place >= 0; place -= 1) {
      const ids = this.byLength[place];
      if (ids) yield { ids, most: 2 ** (place + 1) - 1 };
    }
  }
}
