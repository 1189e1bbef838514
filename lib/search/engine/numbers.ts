import { CHUNK } from "./schema";

/** The chunk that a document is in. */
export function chunkOf(docno: number): number {
  return Math.floor(docno / CHUNK);
}

/** The documents' places, by chunk. */
export function placesByChunk(docnos: Iterable<number>): Map<number, number[]> {
  const chunks = new Map<number, number[]>();
  for (const docno of docnos) {
    const number = chunkOf(docno);
    const places = chunks.get(number) ?? [];
    chunks.set(number, places);
    places.push(docno - number * CHUNK);
  }
  return chunks;
}

/** Reads numbers that the database sends with `int4send`, four bytes each. */
export function readNumbers(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Int32Array(bytes.length / 4);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = view.getInt32(4 * at);
  return numbers;
}

/** A table with 1 for each number. Faster to query than a set. */
export function tableOf(numbers: ReadonlySet<number>): Uint8Array {
  const table = new Uint8Array(Math.max(0, ...numbers) + 1);
  for (const number of numbers) table[number] = 1;
  return table;
}
