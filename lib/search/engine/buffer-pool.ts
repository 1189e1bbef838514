import { CHUNK_WORDS } from "./schema";

// A search makes hundreds of bitmaps and drops them at its end: about a megabyte for a million
// jobs. Leaving them to the garbage collector causes a full collection every few searches. So reads
// borrow them from a pool, and they return once every read that could hold them has ended.

/** Bitmaps are allocated and returned in rooms of this many. */
const SETS = 16;
/** The most rooms kept, 64 kB each. The garbage collector takes the rest. */
const MOST_KEPT = 256;

type Room = {
  sets: Uint32Array[];
  /** How many of them are borrowed. */
  taken: number;
  /** The latest read that had begun when one of them was last borrowed. */
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
/** The numbers of the reads under way, oldest first. */
const going = new Set<number>();
/** Rooms that are fully borrowed, longest ago first. */
const takenRooms: Room[] = [];
const free: Room[] = [];
let room = makeRoom();

// Only reads that had begun when a room was last borrowed from can hold its bitmaps.
function takeBack(): void {
  const [oldest = Number.POSITIVE_INFINITY] = going;
  const index = takenRooms.findIndex(({ last }) => last >= oldest);
  const returned = takenRooms.splice(0, index === -1 ? takenRooms.length : index);
  free.push(...returned.slice(0, MOST_KEPT - free.length));
  if (room.last < oldest) room.taken = 0;
}

function nextRoom(): void {
  takenRooms.push(room);
  // A very long read may hold it: leave it to that read and the garbage collector.
  if (takenRooms.length > MOST_KEPT) takenRooms.shift();
  room = free.pop() ?? makeRoom();
  room.taken = 0;
}

/**
 * An empty bitmap, borrowed by the reads under way until they end. Outside `withBufferPool` it
 * belongs to the caller.
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
 * Runs `read` with borrowed bitmaps. Its result must not contain any of them, and nothing that it
 * started may still be running when it fails.
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
