/** How many numbers a vector has. */
export const DIMENSIONS = 80;
/** How long a vector of bytes is. */
export const LARGEST = 127;

/** An occupation as a taxonomy tells of it: what it is called, and texts about it. */
export type Occupation = {
  taxonomy: string;
  code: string;
  titles: readonly string[];
  texts: readonly string[];
};

/**
 * What was learned from taxonomies: which words mean much the same, and how much each says. A vector
 * is `DIMENSIONS` bytes, one after the other, each vector of the same length.
 */
export type WordModel = {
  words: readonly string[];
  /** A vector a word. */
  vectors: Int8Array;
  /** In how many of the titles each word stands. */
  titleCounts: Int32Array;
  /** How many titles it was learned from. */
  titles: number;
  /** The taxonomy's codes of occupations. */
  occupations: readonly string[];
  /** A vector an occupation: what its titles mean on average. */
  occupationVectors: Int8Array;
  /** What texts of whatever occupation have in common: a vector, `LARGEST` long where it is all. */
  commonVector: Int8Array;
};

/** What words or a title mean. */
export type WordMeaning = {
  /** With `unknown` it has a length of 1. */
  vector: Float32Array;
  /** What the model does not know, by word; each is like itself alone. */
  unknown: ReadonlyMap<string, number>;
  /** How long both were before that. */
  length: number;
  /** How much of what the words say the model knows, 0 to 1. */
  known: number;
};

/** The word vectors that ship, from the project's root. */
export const SHIPPED_FILE = "lib/search/closeness/word-vectors.bin";
/** The id of those that ship. */
export const SHIPPED_ID = 0;
