import { type Embedding, likeness } from "./embedding";
import { DIMENSIONS } from "./model.schema";

// What a posting's text is about, as its document keeps it: the id of the word vectors in four bytes,
// then a vector. Of other word vectors it says nothing.

const ID_BYTES = 4;

/** A text's words as a document keeps them; null if the word vectors know none of them. */
export function toTextMeaning(embedding: Embedding, words: readonly string[]): Uint8Array | null {
  const vector = embedding.bytesOf(words);
  if (vector === null) return null;
  const bytes = new Uint8Array(ID_BYTES + DIMENSIONS);
  new DataView(bytes.buffer).setInt32(0, embedding.id);
  bytes.set(new Uint8Array(vector), ID_BYTES);
  return bytes;
}

/** How like two texts are, 0 to 1; null where that cannot be said. */
export function textLikeness(one: Uint8Array | null, other: Uint8Array | null): number | null {
  if (one === null || other === null) return null;
  for (let at = 0; at < ID_BYTES; at += 1) if (one[at] !== other[at]) return null;
  const vectors = [one, other].map((bytes) => Int8Array.from(bytes.subarray(ID_BYTES)));
  const [first = new Int8Array(), second = new Int8Array()] = vectors;
  return likeness(first, second);
}
