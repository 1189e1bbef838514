import { takeBitmap } from "./buffer-pool";
import { CHUNK_WORDS } from "./schema";

/** A set of a chunk's documents, a bit each. */
export type Bitmap = Uint32Array;
/** Few documents of a chunk: their places in it, ascending. */
type Places = Uint16Array;
/** Which documents of a chunk have something. */
export type Container = Bitmap | Places;

const BYTES = CHUNK_WORDS * 4;
/** From so many documents on, bits are shorter than their places. */
const MOST_PLACES = BYTES / 2 - 1;

export function emptyBitmap(): Bitmap {
  return new Uint32Array(CHUNK_WORDS);
}

/** No document; nobody may add any. */
export const EMPTY_BITMAP: Bitmap = emptyBitmap();

/** A set's documents in a set of their own; a lent one. */
export function pooledCopy(bitmap: Bitmap): Bitmap {
  const copy = takeBitmap();
  copy.set(bitmap);
  return copy;
}

export function bitmapOf(places: Iterable<number>): Bitmap {
  const bitmap = emptyBitmap();
  for (const place of places) setBit(bitmap, place);
  return bitmap;
}

export function hasBit(bitmap: Bitmap, place: number): boolean {
  return (((bitmap[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

export function setBit(bitmap: Bitmap, place: number): void {
  bitmap[place >>> 5] = (bitmap[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function clearBit(bitmap: Bitmap, place: number): void {
  bitmap[place >>> 5] = (bitmap[place >>> 5] ?? 0) & ~(1 << (place & 31));
}

export function isEmpty(bitmap: Bitmap): boolean {
  for (let index = 0; index < CHUNK_WORDS; index += 1) if (bitmap[index] !== 0) return false;
  return true;
}

/** How many bits of a word are set: adds up neighbours in pairs, fours and bytes. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (let index = 0; index < CHUNK_WORDS; index += 1) count += countWord(bitmap[index] ?? 0);
  return count;
}

/** How many documents are in both. */
export function countBoth(bitmap: Bitmap, other: Bitmap): number {
  let count = 0;
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    count += countWord((bitmap[index] ?? 0) & (other[index] ?? 0));
  }
  return count;
}

/**
 * Calls `visit` with the place of each document that is also in one set and not in another, in
 * ascending order.
 */
export function eachBitBetween(
  bitmap: Bitmap,
  { inside, outside }: { inside: Bitmap; outside: Bitmap },
  visit: (place: number) => void,
): void {
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    let word = (bitmap[index] ?? 0) & (inside[index] ?? 0) & ~(outside[index] ?? 0);
    while (word !== 0) {
      visit((index << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}

/** Calls `visit` with the place of each document, in ascending order. */
export function eachBit(bitmap: Bitmap, visit: (place: number) => void): void {
  eachBitBetween(bitmap, { inside: bitmap, outside: EMPTY_BITMAP }, visit);
}

/** The places of the documents, in ascending order. */
export function placesOf(bitmap: Bitmap): Uint16Array {
  // Not by `eachBit`: where every document is counted, a call for each costs more than the counting.
  const places = new Uint16Array(countBits(bitmap));
  let at = 0;
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    let word = bitmap[index] ?? 0;
    while (word !== 0) {
      places[at] = (index << 5) + 31 - Math.clz32(word & -word);
      at += 1;
      word &= word - 1;
    }
  }
  return places;
}

/** What is in both; a lent set. */
export function within(container: Container, bitmap: Bitmap): Bitmap {
  const found = takeBitmap();
  addWithin(found, container, bitmap);
  return found;
}

/** Of these documents, those whose number in a column is at least so much; a lent set. */
export function atLeast(column: Int32Array | Uint16Array, least: number, among: Bitmap): Bitmap {
  const found = takeBitmap();
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    const word = among[index] ?? 0;
    if (word === 0) continue;
    let reaching = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      if ((column[(index << 5) + bit] ?? 0) >= least) reaching |= 1 << bit;
    }
    found[index] = reaching & word;
  }
  return found;
}

function keepPlaces(bitmap: Bitmap, places: Places): void {
  let at = 0;
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    let kept = 0;
    for (; at < places.length && (places[at] ?? 0) >>> 5 === index; at += 1) {
      kept |= 1 << ((places[at] ?? 0) & 31);
    }
    bitmap[index] = (bitmap[index] ?? 0) & kept;
  }
}

/** Takes out of a set what a container has not. */
export function keepWithin(bitmap: Bitmap, container: Container): void {
  if (!(container instanceof Uint32Array)) {
    keepPlaces(bitmap, container);
    return;
  }
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    bitmap[index] = (bitmap[index] ?? 0) & (container[index] ?? 0);
  }
}

/** Takes out of a set what another has. */
export function removeAll(bitmap: Bitmap, other: Bitmap): void {
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    bitmap[index] = (bitmap[index] ?? 0) & ~(other[index] ?? 0);
  }
}

/** Adds what a container has among these documents. */
export function addWithin(bitmap: Bitmap, container: Container, among: Bitmap): void {
  if (!(container instanceof Uint32Array)) {
    for (const place of container) if (hasBit(among, place)) setBit(bitmap, place);
    return;
  }
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    bitmap[index] = (bitmap[index] ?? 0) | ((container[index] ?? 0) & (among[index] ?? 0));
  }
}

/** Adds what the other has. */
export function addAll(bitmap: Bitmap, other: Bitmap): void {
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    bitmap[index] = (bitmap[index] ?? 0) | (other[index] ?? 0);
  }
}

/** What is in the first and not in the second; a lent set. */
export function without(bitmap: Bitmap, other: Bitmap): Bitmap {
  const left = pooledCopy(bitmap);
  removeAll(left, other);
  return left;
}

/** How many documents a container has. */
export function sizeOf(container: Container): number {
  return container instanceof Uint32Array ? countBits(container) : container.length;
}

/** A container with these places as well, in the shorter of its two forms. */
export function withPlaces(container: Container | null, places: Iterable<number>): Container {
  const bitmap = emptyBitmap();
  if (container instanceof Uint32Array) bitmap.set(container);
  else for (const place of container ?? []) setBit(bitmap, place);
  for (const place of places) setBit(bitmap, place);
  return countBits(bitmap) > MOST_PLACES ? bitmap : placesOf(bitmap);
}

/** What is in either. */
export function unite(container: Container | undefined, other: Container): Container {
  if (!container) return other;
  return withPlaces(container, other instanceof Uint32Array ? placesOf(other) : other);
}

/** A container in the bytes that the database keeps: little-endian, as every machine we run on. */
export function toBytes(container: Container): Buffer {
  return Buffer.from(container.buffer, container.byteOffset, container.byteLength);
}

/** Reads what `toBytes` wrote: what is as long as all bits is bits. */
export function fromBytes(bytes: Buffer): Container {
  const own = new Uint8Array(bytes.length);
  own.set(bytes);
  return bytes.length === BYTES ? new Uint32Array(own.buffer) : new Uint16Array(own.buffer);
}
