/** A document with its sort key: highest key first, then newest. */
export type RankedDocument = { key: number; posted: number; docno: number };

/** Keeps the best of all documents offered, without sorting the rest. */
export class BestDocuments {
  private readonly keys: Float64Array;
  private readonly posted: Int32Array;
  private readonly docnos: Int32Array;
  // A heap of indices into the arrays above, with the worst kept document at its root.
  private readonly heap: number[] = [];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
    this.keys = new Float64Array(limit);
    this.posted = new Int32Array(limit);
    this.docnos = new Int32Array(limit);
  }

  private isBetter(a: number, b: number): boolean {
    const byKey = (this.keys[a] ?? 0) - (this.keys[b] ?? 0);
    if (byKey !== 0) return byKey > 0;
    const byPosted = (this.posted[a] ?? 0) - (this.posted[b] ?? 0);
    if (byPosted !== 0) return byPosted > 0;
    return (this.docnos[a] ?? 0) > (this.docnos[b] ?? 0);
  }

  private beats(place: number, { key, posted, docno }: RankedDocument): boolean {
    const kept = this.keys[place] ?? 0;
    if (key !== kept) return key > kept;
    const keptPosted = this.posted[place] ?? 0;
    return posted === keptPosted ? docno > (this.docnos[place] ?? 0) : posted > keptPosted;
  }

  private put(place: number, { key, posted, docno }: RankedDocument): void {
    this.keys[place] = key;
    this.posted[place] = posted;
    this.docnos[place] = docno;
  }

  private swap(a: number, b: number): void {
    const { heap } = this;
    const kept = heap[a] ?? 0;
    heap[a] = heap[b] ?? 0;
    heap[b] = kept;
  }

  private rise(start: number): void {
    let node = start;
    while (node > 0) {
      const parent = (node - 1) >> 1;
      if (!this.isBetter(this.heap[parent] ?? 0, this.heap[node] ?? 0)) return;
      this.swap(node, parent);
      node = parent;
    }
  }

  private worseChild(node: number): number {
    const left = 2 * node + 1;
    const right = left + 1;
    if (right >= this.heap.length) return left;
    return this.isBetter(this.heap[left] ?? 0, this.heap[right] ?? 0) ? right : left;
  }

  private sink(): void {
    const { heap } = this;
    let node = 0;
    let child = this.worseChild(node);
    while (child < heap.length && this.isBetter(heap[node] ?? 0, heap[child] ?? 0)) {
      this.swap(node, child);
      node = child;
      child = this.worseChild(node);
    }
  }

  /**
   * Whether a document with at most this key, and no newer than this, could still get in. If not,
   * whole chunks can be skipped.
   */
  admits(key: number, posted: number): boolean {
    const root = this.heap[0];
    if (root === undefined || this.heap.length < this.limit) return this.limit > 0;
    const kept = this.keys[root] ?? 0;
    return key > kept || (key === kept && posted >= (this.posted[root] ?? 0));
  }

  /** Adds a document if it's among the best so far. Ties: newer first, then by number. */
  offer(document: RankedDocument): void {
    const { heap } = this;
    if (heap.length < this.limit) {
      this.put(heap.length, document);
      heap.push(heap.length);
      this.rise(heap.length - 1);
      return;
    }
    const root = heap[0];
    if (root === undefined || !this.beats(root, document)) return;
    this.put(root, document);
    this.sink();
  }

  /** The kept documents' numbers, best first. */
  docnosInOrder(): number[] {
    return this.heap
      .toSorted((a, b) => (this.isBetter(a, b) ? -1 : 1))
      .map((place) => this.docnos[place] ?? 0);
  }
}
