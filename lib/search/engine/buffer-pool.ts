import { CHUNK_WORDS } from "./schema";

// A search makes hundreds of sets and drops them when it ends, a megabyte among a million postings.
// Left to the garbage collector they have it look through the whole memory every few searches.
// Here they are lent to a reading, and taken back when everybody has ended who could have them.

/** Sets are made and taken back so many at a time. */
const SETS = 16;
/** So many rooms of 64 kB each are kept; more are left to the garbage collector. */
const MOST_KEPT = 256;

type Room = {
  sets: Uint32Array[];
  /** How many of them are lent. */
  taken: number;
  /** The number of the reading that began last before any of them was lent. */
  last: number;
};

function makeRoom(): Room {
  const all = new Uint32Array(SETS * CHUNK_WORDS);
  const sets = Array.from({ length: SETS }, (_, index) =>
    all.subarray(index * CHUNK_WORDS, (index + 1) * CHUNK_WORDS),
  );
  return { sets, taken: 0, last: 0 };
}

let begun = 0;
/** The numbers of the readings that go on, the first begun first. */
const going = new Set<number>();
/** Rooms whose sets are all lent, the first lent first. */
const takenRooms: Room[] = [];
const free: Room[] = [];
let room = makeRoom();

// Only readings that had begun when the last of a room's sets was lent can have any of them.
function takeBack(): void {
  const [oldest = Number.POSITIVE_INFINITY] = going;
  const index = takenRooms.findIndex(({ last }) => last >= oldest);
  const returned = takenRooms.splice(0, index === -1 ? takenRooms.length : index);
  free.push(...returned.slice(0, MOST_KEPT - free.length));
  if (room.last < oldest) room.taken = 0;
}

function nextRoom(): void {
  takenRooms.push(room);
  // Of a reading that takes long: whoever has it keeps it.
  if (takenRooms.length > MOST_KEPT) takenRooms.shift();
  room = free.pop() ?? makeRoom();
  room.taken = 0;
}

/**
 * Lends an empty set of a chunk's documents to the reading that goes on, until that ends; outside of
 * one it is the caller's own.
 */
export function takeBitmap(): Uint32Array {
  if (going.size === 0) return new Uint32Array(CHUNK_WORDS);
  if (room.taken === SETS) nextRoom();
  const bitmap = room.sets[room.taken] ?? new Uint32Array(CHUNK_WORDS);
  room.taken += 1;
  room.last = begun;
  return bitmap.fill(0);
}

/**
 * Lends sets to what `read` does. What it answers must have none of them, and when it fails, nothing
 * that it began may go on.
 */
export async function withBufferPool<Found>(read: () => Promise<Found>): Promise<Found> {
  begun += 1;
  const own = begun;
  going.add(own);
  try {
    return await read();
  } finally {
    going.delete(own);
    takeBack();
  }
}
