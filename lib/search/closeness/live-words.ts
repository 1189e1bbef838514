import type { Embedding } from "./embedding";
import { gramsOf } from "./grams";
import { growingIntegers } from "./growing";
import { DIMENSIONS, LARGEST, type WordMeaning } from "./model.schema";

// So many places for runs of characters. Two of them rarely share one, and then are taken for the
// same: a list of all would be ten times as large.
const BUCKETS = 1 << 18;

/**
 * What the same runs of characters say of two words of which the model knows what they mean: an
 * accountant is no account manager.
 */
const OF_KNOWN = 0.4;

/** The place of a run of characters (FNV-1a). */
function bucketOf(gram: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < gram.length; at += 1) {
    hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** A run of characters of a word that was asked for, and what it says. */
type Run = { word: string; bucket: number; value: number };

/** The words of live titles, by numbers of their own: what each means and is spelt like. */
export class LiveWords {
  readonly embedding: Embedding;
  private readonly numbers = new Map<string, number>();
  private readonly modelNumbers = growingIntegers();
  private readonly weights: number[] = [];
  private readonly texts: string[] = [];
  // The words' runs of characters: of the word `n` those from `gramsAt[n]` on. Those of one bucket are
  // linked, each with the one before it.
  private readonly gramsAt = growingIntegers();
  private readonly buckets = growingIntegers();
  private readonly wordOf = growingIntegers();
  private readonly before = growingIntegers();
  private readonly last = new Int32Array(BUCKETS).fill(-1);
  /** In how many titles a run stands. */
  private readonly counts = new Int32Array(BUCKETS);
  private readonly rarities = new Float32Array(BUCKETS).fill(1);
  // All nought between calls.
  private readonly scratch = new Uint8Array(BUCKETS);

  constructor(embedding: Embedding) {
    this.embedding = embedding;
    this.gramsAt.push(0);
  }

  get size(): number {
    return this.weights.length;
  }

  /** The word's number; it gets one if it has none. */
  take(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.size;
    this.numbers.set(word, number);
    this.texts.push(word);
    this.modelNumbers.push(this.embedding.numberOf(word));
    this.weights.push(this.embedding.weightOf(word));
    for (const gram of gramsOf(word)) {
      const bucket = bucketOf(gram);
      this.before.push(this.last[bucket] ?? -1);
      this.last[bucket] = this.buckets.length;
      this.buckets.push(bucket);
      this.wordOf.push(number);
    }
    this.gramsAt.push(this.buckets.length);
    return number;
  }

  textOf(number: number): string {
    return this.texts[number] ?? "";
  }

  /** Notes a title's words: a run of characters that many titles have says less. */
  count(words: Iterable<number>): void {
    for (const word of words) {
      for (let at = this.gramsAt.at(word); at < this.gramsAt.at(word + 1); at += 1) {
        const bucket = this.buckets.at(at);
        this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
      }
    }
  }

  /** Weighs runs of characters by how many of `titles` have each (inverse document frequency). */
  weigh(titles: number): void {
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const count = Math.min(titles, this.counts[bucket] ?? 0);
      this.rarities[bucket] = 1 + Math.log((1 + titles) / (1 + count));
    }
  }

  /** How long words are together, as a vector of their runs of characters by how rare these are. */
  spellingLength(words: Iterable<number>): number {
    const { scratch, rarities } = this;
    const buckets: number[] = [];
    for (const word of words) {
      for (let at = this.gramsAt.at(word); at < this.gramsAt.at(word + 1); at += 1) {
        buckets.push(this.buckets.at(at));
      }
    }
    let sum = 0;
    for (const bucket of buckets) {
      const before = scratch[bucket] ?? 0;
      scratch[bucket] = before + 1;
      // One more makes this much of a difference to the square.
      sum += (2 * before + 1) * (rarities[bucket] ?? 0) ** 2;
    }
    for (const bucket of buckets) scratch[bucket] = 0;
    return Math.sqrt(sum);
  }

  /**
   * Adds to each word's first place how much of its spelling words have, so that over the words of a
   * title it comes to how alike both are spelt, times how long the title is.
   */
  addSpelling(to: Float32Array, words: readonly string[], weight: number): void {
    const length = this.spellingLengthOf(words) || 1;
    for (const word of words) {
      for (const bucket of gramsOf(word).map(bucketOf)) {
        const value = (weight * (this.rarities[bucket] ?? 0) ** 2) / length;
        this.addRun(to, { word, bucket, value });
      }
    }
  }

  /** Adds what a run of characters of a word says to each live word that has it too. */
  private addRun(to: Float32Array, { word, bucket, value }: Run): void {
    const own = this.numbers.get(word) ?? -1;
    const ofKnown = this.embedding.numberOf(word) >= 0 ? OF_KNOWN * value : value;
    for (let at = this.last[bucket] ?? -1; at >= 0; at = this.before.at(at)) {
      const other = this.wordOf.at(at);
      const isKnown = other !== own && this.modelNumbers.at(other) >= 0;
      to[2 * other] = (to[2 * other] ?? 0) + (isKnown ? ofKnown : value);
    }
  }

  private spellingLengthOf(words: readonly string[]): number {
    const grams = new Map<number, number>();
    for (const bucket of words.flatMap(gramsOf).map(bucketOf)) {
      grams.set(bucket, (grams.get(bucket) ?? 0) + 1);
    }
    const squares = [...grams].map(
      ([bucket, count]) => (count * (this.rarities[bucket] ?? 0)) ** 2,
    );
    return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
  }

  /** Adds to each word's second place how much of a meaning it has, in the same way. */
  addMeaning(to: Float32Array, { vector, unknown }: WordMeaning, weight: number): void {
    const { vectors } = this.embedding.model;
    for (let word = 0; word < this.size; word += 1) {
      const number = this.modelNumbers.at(word);
      if (number < 0) continue;
      const start = number * DIMENSIONS;
      let sum = 0;
      for (let k = 0; k < DIMENSIONS; k += 1) sum += (vector[k] ?? 0) * (vectors[start + k] ?? 0);
      to[2 * word + 1] = (weight * (this.weights[word] ?? 0) * sum) / LARGEST;
    }
    for (const [text, value] of unknown) {
      const word = this.numbers.get(text);
      if (word !== undefined) to[2 * word + 1] = weight * value * (this.weights[word] ?? 0);
    }
  }
}
