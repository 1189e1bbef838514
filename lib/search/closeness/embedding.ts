import { DIMENSIONS, LARGEST, SHIPPED_ID, type WordMeaning, type WordModel } from "./model.schema";

// How high a title stands says less than what its work is.
const RANK = 0.5;
const RANKS = new Set(
  "senior sr junior jr lead principal staff head chief trainee intern graduate entry level mid i ii iii iv v".split(
    " ",
  ),
);

/** Scales numbers to bytes of which the longest possible vector has a length of 127. */
export function toBytes(values: ArrayLike<number>): Int8Array {
  const all = Array.from(values);
  const length = Math.sqrt(all.reduce((sum, value) => sum + value * value, 0));
  return Int8Array.from(all, (value) => (length > 0 ? Math.round((LARGEST * value) / length) : 0));
}

/** How like two vectors of bytes are, 0 for not at all to 1; each begins at its place. */
export function likeness(
  one: Int8Array,
  other: Int8Array,
  [at, otherAt]: readonly [number, number] = [0, 0],
): number {
  let sum = 0;
  for (let k = 0; k < DIMENSIONS; k += 1) sum += (one[at + k] ?? 0) * (other[otherAt + k] ?? 0);
  return Math.max(0, sum / (LARGEST * LARGEST));
}

/** Knows what words mean, by a model. */
export class Embedding {
  readonly model: WordModel;
  /** Of which vectors it is: bytes of others cannot be compared with its own. */
  readonly id: number;
  private readonly numbers: ReadonlyMap<string, number>;
  // How much the model's words say, each once it has been asked for.
  private readonly weights: Float64Array;

  constructor(model: WordModel, id = SHIPPED_ID) {
    this.model = model;
    this.id = id;
    this.numbers = new Map(model.words.map((word, number) => [word, number]));
    this.weights = new Float64Array(model.words.length);
  }

  /** A word's number in the model, or -1. */
  numberOf(word: string): number {
    return this.numbers.get(word) ?? -1;
  }

  /** How many of the titles that the model was learned from have a word. */
  titlesWith(word: string): number {
    return this.model.titleCounts[this.numberOf(word)] ?? 0;
  }

  /** How much a word says: the fewer titles have it, the more (inverse document frequency). */
  weightOf(word: string): number {
    const number = this.numberOf(word);
    if (number >= 0) return this.weightAt(number);
    const weight = this.rarityOf(0);
    return RANKS.has(word) ? RANK * weight : weight;
  }

  /** The same of a word of the model, by its number. */
  private weightAt(number: number): number {
    const known = this.weights[number] ?? 0;
    if (known > 0) return known;
    const weight = this.rarityOf(this.model.titleCounts[number] ?? 0);
    const isRank = RANKS.has(this.model.words[number] ?? "");
    this.weights[number] = isRank ? RANK * weight : weight;
    return this.weights[number];
  }

  private rarityOf(titles: number): number {
    // A word that no title has counts as if half a title had it.
    return Math.log(1 + this.model.titles / Math.max(titles, 0.5));
  }

  /** Adds a word's vector, so many times, to a sum. */
  private add(sum: Float32Array, number: number, weight: number): void {
    const { vectors } = this.model;
    const at = number * DIMENSIONS;
    for (let k = 0; k < DIMENSIONS; k += 1) {
      sum[k] = (sum[k] ?? 0) + (weight * (vectors[at + k] ?? 0)) / LARGEST;
    }
  }

  /**
   * What words mean together: the mean of their vectors by how much each says. A word that the model
   * does not know is like itself alone, so that an "Expert in X" is not any expert.
   */
  meaningOf(words: readonly string[]): WordMeaning {
    const vector = new Float32Array(DIMENSIONS);
    const unknown = new Map<string, number>();
    let [known, all] = [0, 0];
    for (const word of words) {
      const weight = this.weightOf(word);
      const number = this.numberOf(word);
      all += weight;
      if (number < 0) unknown.set(word, (unknown.get(word) ?? 0) + weight);
      else {
        known += weight;
        this.add(vector, number, weight);
      }
    }
    const length = Math.hypot(...vector, ...unknown.values()) || 1;
    return {
      vector: vector.map((value) => value / length),
      unknown: new Map([...unknown].map(([word, weight]) => [word, weight / length])),
      length,
      known: all > 0 ? known / all : 0,
    };
  }

  /**
   * What a text's words say, by those that the model knows, as long as 1; null where it knows none.
   */
  directionOf(words: readonly string[]): Float32Array | null {
    const counts = new Map<number, number>();
    for (const word of words) {
      const number = this.numberOf(word);
      if (number >= 0) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const sum = new Float32Array(DIMENSIONS);
    for (const [number, count] of counts) this.add(sum, number, count * this.weightAt(number));
    const length = Math.hypot(...sum);
    return length > 0 ? sum.map((value) => value / length) : null;
  }

  /**
   * What a text is about, as bytes: what its words say without what all such texts say. Null where
   * the model knows none of them.
   */
  bytesOf(words: readonly string[]): Int8Array | null {
    const { commonVector } = this.model;
    const direction = this.directionOf(words);
    return direction && toBytes(direction.map((one, k) => one - (commonVector[k] ?? 0) / LARGEST));
  }
}
