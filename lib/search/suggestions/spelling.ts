import { type Distances, distancesFrom, LONGEST_WORD } from "./edit-distance";

/** Sorted words with their frequencies, and how many letters each shares with the one before. */
export type Lexicon = {
  readonly words: readonly string[];
  readonly frequencies: readonly number[];
  readonly shared: Uint8Array;
  /** `next[n]`: for each word, the position of the next one with other first `n` letters. */
  readonly next: readonly Int32Array[];
};

/** A word near the typed one. */
export type NearWord = { word: string; distance: number; frequency: number };

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

// Few words share more letters than this.
const MOST_SKIPPED = 5;

/** For each word, the position of the next one that shares fewer letters; for 0, the very next. */
function nextSharing(shared: Uint8Array, fewer: number): Int32Array {
  const next = new Int32Array(shared.length);
  let found = shared.length;
  for (let index = shared.length - 1; index >= 0; index -= 1) {
    next[index] = found;
    if (fewer === 0 || (shared[index] ?? 0) < fewer) found = index;
  }
  return next;
}

/** Prepares words for looking up near ones. Leaves out words of over 40 letters. */
export function toLexicon(frequencies: ReadonlyMap<string, number>): Lexicon {
  const entries = [...frequencies].filter(([word]) => word.length <= LONGEST_WORD);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const words = entries.map(([word]) => word);
  const shared = Uint8Array.from(words, (word, index) =>
    sharedLength(words[index - 1] ?? "", word),
  );
  const next = Array.from({ length: MOST_SKIPPED + 1 }, (_, letters) =>
    nextSharing(shared, letters),
  );
  return { words, frequencies: entries.map(([, count]) => count), shared, next };
}

/** The position of a word, or -1. */
function indexOf({ words }: Lexicon, word: string): number {
  let [low, high] = [0, words.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = words[middle] ?? "";
    if (found === word) return middle;
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function isKnown(lexicon: Lexicon, word: string): boolean {
  return indexOf(lexicon, word) >= 0;
}

/** How many mistakes a word may have: none below four letters, one below six, else two. */
function mistakesAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Which words to find: within `most` mistakes, whole or by their beginning. */
type SpellingOptions = { most: number; isBeginning: boolean };

/** Compares sorted words with the typed one, computing shared beginnings only once. */
class Walk {
  private filled = 0;
  private isCut = false;
  private distance = 0;
  private readonly distances: Distances;
  private readonly wanted: SpellingOptions;

  constructor(typed: string, wanted: SpellingOptions) {
    this.distances = distancesFrom(typed, wanted.most);
    this.wanted = wanted;
  }

  /**
   * The distance of a word that shares `shared` letters with the one before; a large one if it's
   * too far.
   */
  distanceOf(word: string, shared: number): number {
    // Letters after the point where the last word was given up make no difference.
    if (!this.isCut || shared < this.filled) this.compare(word, Math.min(this.filled, shared));
    return this.distance;
  }

  private compare(word: string, from: number): void {
    const { distances, wanted } = this;
    let [filled, least] = [from, 0];
    while (filled < word.length && least <= wanted.most) {
      filled += 1;
      least = distances.fill(word, filled);
    }
    this.filled = filled;
    this.isCut = least > wanted.most;
    if (wanted.isBeginning) this.distance = distances.nearest(filled);
    else this.distance = this.isCut ? least : distances.at(filled);
  }

  /**
   * How many shared letters make a word as far away as the last one; 0 if that one wasn't too far.
   */
  get hopeless(): number {
    return this.isCut && this.distance > this.wanted.most ? this.filled : 0;
  }
}

/**
 * The words within `most` mistakes of what was typed; with `isBeginning`, those with a beginning
 * that near. Skips words that share a beginning that is already too far.
 */
export function nearWords(
  { words, frequencies, shared, next }: Lexicon,
  typed: string,
  wanted: SpellingOptions,
): NearWord[] {
  if (typed.length > LONGEST_WORD) return [];
  const walk = new Walk(typed, wanted);
  const near: NearWord[] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? "";
    const distance = walk.distanceOf(word, shared[index] ?? 0);
    if (distance <= wanted.most) {
      near.push({ word, distance, frequency: frequencies[index] ?? 0 });
    }
    index = next[walk.hopeless]?.[index] ?? index + 1;
  }
  return near;
}

const sorted = (word: string) => [...word].sort().join("");

/**
 * Whether a letter was left out or two were swapped. There are few ways to do that, which makes it
 * a likely explanation.
 */
function isLikelySlip(typed: string, word: string): boolean {
  if (word.length !== typed.length) return word.length > typed.length;
  return sorted(word) === sorted(typed);
}

// Among equally near words, the more frequent one is meant. A likely slip outweighs that by the
// number of letters that could have been hit instead.
const OTHER_LETTERS = 26;

/**
 * The words that were probably meant, most likely first. Words that nothing uses are never meant.
 */
function rank(near: readonly NearWord[], isLikely: (word: string) => boolean): string[] {
  return near
    .filter(({ frequency }) => frequency > 0)
    .map(({ word, frequency }) => ({
      word,
      weight: frequency * (isLikely(word) ? OTHER_LETTERS : 1),
    }))
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
}

/**
 * What a word was meant to be: explained by one mistake, or else by two if allowed. A word that is
 * still being typed may only have one: with two, too many words begin similarly.
 */
function meanings(lexicon: Lexicon, typed: string, isBeginning: boolean): string[] {
  const allowed = isBeginning ? 1 : mistakesAllowed(typed);
  for (let most = 1; most <= allowed; most += 1) {
    const near = nearWords(lexicon, typed, { most, isBeginning });
    // For an unfinished word, we can't know which letters are missing.
    const meant = rank(near, (word) => !isBeginning && isLikelySlip(typed, word));
    if (meant.length > 0) return meant;
  }
  return [];
}

/** What an unknown word was meant to be: the most likely known word, or `null`. */
export function correction(lexicon: Lexicon, word: string): string | null {
  if (mistakesAllowed(word) === 0 || isKnown(lexicon, word)) return null;
  return meanings(lexicon, word, false)[0] ?? null;
}

const COMPLETIONS = 3;

/**
 * The most likely corrections of words whose last is still being typed, at most three; none if
 * nothing in it is unknown.
 */
export function completions(lexicon: Lexicon, typed: string): string[] {
  const words = typed.split(" ");
  const last = words.pop() ?? "";
  const before = words.map((word) => correction(lexicon, word) ?? word);
  const isRight = mistakesAllowed(last) === 0 || isKnown(lexicon, last);
  const ends = isRight ? [last] : meanings(lexicon, last, true).slice(0, COMPLETIONS);
  return ends.map((end) => [...before, end].join(" ")).filter((meant) => meant !== typed);
}
