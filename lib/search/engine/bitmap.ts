import { takeBitmap } from "./buffer-pool";
import { CHUNK_WORDS } from "./schema";

/** A set of a chunk's documents, one bit each. */
export type Bitmap = Uint32Array;
/** A short list of a chunk's documents: their places, ascending. */
type Places = Uint16Array;
/** A set of a chunk's documents in whichever form is shorter. */
export type Container = Bitmap | Places;

const BYTES = CHUNK_WORDS * 4;
/** With more places than this, a bitmap is shorter. */
const MOST_PLACES = BYTES / 2 - 1;
const NO_PLACES = new Uint16Array(0);

export function emptyBitmap(): Bitmap {
  return new Uint32Array(CHUNK_WORDS);
}

/** The empty set. Shared: don't set bits in it. */
export const EMPTY_BITMAP: Bitmap = emptyBitmap();

/** A copy, from the buffer pool. */
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

/** Whether `other` has everything that the bitmap has. */
export function isWithin(bitmap: Bitmap, other: Bitmap): boolean {
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    if (((bitmap[index] ?? 0) & ~(other[index] ?? 0)) !== 0) return false;
  }
  return true;
}

/** The number of bits set in a word, added up in pairs, fours and bytes. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    const word = bitmap[index] ?? 0;
    if (word !== 0) count += countWord(word);
  }
  return count;
}

/** The size of the intersection. */
export function countBoth(bitmap: Bitmap, other: Bitmap): number {
  let count = 0;
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    const word = (bitmap[index] ?? 0) & (other[index] ?? 0);
    if (word !== 0) count += countWord(word);
  }
  return count;
}

/** Calls `visit` with each place in ascending order, if it's also `inside` and not `outside`. */
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

/** Calls `visit` with each place, in ascending order. */
export function eachBit(bitmap: Bitmap, visit: (place: number) => void): void {
  eachBitBetween(bitmap, { inside: bitmap, outside: EMPTY_BITMAP }, visit);
}

/** Writes the places in a bitmap to the start of `places`, in ascending order. Returns how many. */
export function writePlaces(bitmap: Bitmap, places: Places): number {
  // Inlined rather than using `eachBit`: a call per document costs more than the counting.
  let at = 0;
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    let word = bitmap[index] ?? 0;
    while (word !== 0) {
      places[at] = (index << 5) + 31 - Math.clz32(word & -word);
      at += 1;
      word &= word - 1;
    }
  }
  return at;
}

/** The places in a bitmap, in ascending order. */
export function placesOf(bitmap: Bitmap): Places {
  const places = new Uint16Array(countBits(bitmap));
  writePlaces(bitmap, places);
  return places;
}

/** The intersection, from the buffer pool. */
export function within(container: Container, bitmap: Bitmap): Bitmap {
  const found = takeBitmap();
  addWithin(found, container, bitmap);
  return found;
}

function keepPlaces(bitmap: Bitmap, places: Places): void {
  // Clearing and copying whole bitmaps takes next to nothing.
  const kept = takeBitmap();
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const index = place >>> 5;
    kept[index] = (kept[index] ?? 0) | ((bitmap[index] ?? 0) & (1 << (place & 31)));
  }
  bitmap.set(kept);
}

/** Intersects a bitmap with a container, in place. */
export function keepWithin(bitmap: Bitmap, container: Container): void {
  if (!(container instanceof Uint32Array)) {
    keepPlaces(bitmap, container);
    return;
  }
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    bitmap[index] = (bitmap[index] ?? 0) & (container[index] ?? 0);
  }
}

/** Subtracts `other`, in place. */
export function removeAll(bitmap: Bitmap, other: Bitmap): void {
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    bitmap[index] = (bitmap[index] ?? 0) & ~(other[index] ?? 0);
  }
}

/** Adds the container's documents that are also in `among`, in place. */
export function addWithin(bitmap: Bitmap, container: Container, among: Bitmap): void {
  if (!(container instanceof Uint32Array)) {
    for (const place of container) if (hasBit(among, place)) setBit(bitmap, place);
    return;
  }
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    bitmap[index] = (bitmap[index] ?? 0) | ((container[index] ?? 0) & (among[index] ?? 0));
  }
}

/** Adds `other`, in place. */
export function addAll(bitmap: Bitmap, other: Bitmap): void {
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    bitmap[index] = (bitmap[index] ?? 0) | (other[index] ?? 0);
  }
}

/** The difference, from the buffer pool. */
export function without(bitmap: Bitmap, other: Bitmap): Bitmap {
  const left = pooledCopy(bitmap);
  removeAll(left, other);
  return left;
}

/** The number of documents in a container. */
export function sizeOf(container: Container): number {
  return container instanceof Uint32Array ? countBits(container) : container.length;
}

/** Places in ascending order, each once. */
function ascending(places: Iterable<number>): Places {
  const sorted = Uint16Array.from(places).sort();
  return sorted.filter((place, at) => at === 0 || place !== sorted[at - 1]);
}

/** A list with later places at its end; `null` if they aren't all later, or too many. */
function append(known: Places, added: Places): Places | null {
  const isLater = known.length === 0 || added.length === 0 || (known.at(-1) ?? 0) < (added[0] ?? 0);
  if (!isLater || known.length + added.length > MOST_PLACES) return null;
  const all = new Uint16Array(known.length + added.length);
  all.set(known);
  all.set(added, known.length);
  return all;
}

/** A container with these places added, in the shorter of its two forms. */
export function withPlaces(container: Container | null, places: Iterable<number>): Container {
  const added = ascending(places);
  const isList = !(container instanceof Uint32Array);
  // Nearly always: documents are numbered in the order in which they are added.
  const appended = isList ? append(container ?? NO_PLACES, added) : null;
  if (appended) return appended;
  const bitmap = emptyBitmap();
  if (isList) for (const place of container ?? []) setBit(bitmap, place);
  else bitmap.set(container);
  for (const place of added) setBit(bitmap, place);
  return isList && countBits(bitmap) <= MOST_PLACES ? placesOf(bitmap) : bitmap;
}

/** The union. */
export function unite(container: Container | undefined, other: Container): Container {
  if (!container) return other;
  return withPlaces(container, other instanceof Uint32Array ? placesOf(other) : other);
}

/** A container as the database stores it. Little-endian, like every machine we run on. */
export function toBytes(container: Container): Buffer {
  return Buffer.from(container.buffer, container.byteOffset, container.byteLength);
}

/** Reads what `toBytes` wrote. Only a bitmap is as long as all of a chunk's bits. */
export function fromBytes(bytes: Buffer): Container {
  const own = new Uint8Array(bytes.length);
  own.set(bytes);
  return bytes.length === BYTES ? new Uint32Array(own.buffer) : new Uint16Array(own.buffer);
}
