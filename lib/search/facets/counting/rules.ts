/** Ids with their counts, the highest count first; equals in order of id. */
export type Counts = [id: number, count: number][];

const TOP = 10;

/** Counts by number, for ids that are small and dense; grows as they come. */
export class Counter {
  private counts = new Int32Array(1024);

  add(id: number): void {
    if (id >= this.counts.length) this.grow(id);
    this.counts[id] = (this.counts[id] ?? 0) + 1;
  }

  private grow(id: number): void {
    const grown = new Int32Array(Math.max(id + 1, this.counts.length * 2));
    grown.set(this.counts);
    this.counts = grown;
  }

  /** The ids with the highest counts, without sorting the thousands of others. */
  top(): Counts {
    const top: Counts = [];
    let least = 0;
    for (let id = 0; id < this.counts.length; id += 1) {
      const count = this.counts[id] ?? 0;
      if (count <= least) continue;
      // Behind those with as many, whose ids are lower.
      const place = top.findIndex(([, kept]) => kept < count);
      top.splice(place === -1 ? top.length : place, 0, [id, count]);
      top.length = Math.min(top.length, TOP);
      if (top.length === TOP) least = top.at(-1)?.[1] ?? 0;
    }
    return top;
  }
}
