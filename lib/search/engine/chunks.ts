import type { FactReader } from "../documents/packed-facts";
import { type Bitmap, clearBit, emptyBitmap, hasBit, setBit } from "./bitmap";
import { takeBitmap } from "./buffer-pool";
import { FACET_BITMAPS, FACET_BITMAPS_OF } from "./facet-bitmaps";
import { payGroupOf } from "./pay-groups";
import { CHUNK, CHUNK_WORDS } from "./schema";

const FIRST_POOL = 1024;
/** 16 bits wide while all numbers are small enough, which halves what a scan reads. */
export type NumberPool = Uint16Array | Int32Array;
const MOST_NARROW = 0xffff;
/** Searches use few different minutes, the same ones until the next minute, and round amounts. */
const MOST_KEPT = 8;

/** What documents can be found by: everything from some number on. */
export type NumberColumn = "posted" | "pay" | "experience10";

/** Titles with more words than this count as having this many. */
export const LONGEST_TITLE = 15;

/** Numbers one after the other, lists of them preceded by their length. */
class NumberLists {
  numbers: NumberPool = new Uint16Array(FIRST_POOL);
  /** Where the next list starts. */
  end = 0;

  push(number: number): void {
    const { numbers, end } = this;
    const isFull = end === numbers.length;
    const isWide = numbers instanceof Int32Array;
    const needsWide = number > MOST_NARROW && !isWide;
    if (isFull || needsWide) {
      const length = isFull ? 2 * numbers.length : numbers.length;
      this.numbers = isWide || needsWide ? new Int32Array(length) : new Uint16Array(length);
      this.numbers.set(numbers);
    }
    this.numbers[end] = number;
    this.end += 1;
  }

  /** Adds a list with the first `count` of some numbers. */
  append(count: number, from: Int32Array): void {
    this.push(count);
    for (let at = 0; at < count; at += 1) this.push(from[at] ?? 0);
  }
}

/** The documents of `among` whose value in a column is at least `least`, from the buffer pool. */
function atLeast(column: Int32Array | Uint16Array, least: number, among: Bitmap): Bitmap {
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

/** The facts of a chunk's documents in columns, indexed by a document's place in the chunk. */
export class Chunk {
  readonly number: number;
  private documents: Bitmap = emptyBitmap();
  private isShared = false;
  readonly posted = new Int32Array(CHUNK);
  readonly pay = new Int32Array(CHUNK);
  /** The group of nearly the same pay (pay-groups.ts); 0 where none is stated. */
  readonly payGroup = new Uint16Array(CHUNK);
  readonly experience10 = new Uint16Array(CHUNK);
  readonly fcode = new Uint16Array(CHUNK);
  readonly companyId = new Int32Array(CHUNK);
  readonly titleId = new Int32Array(CHUNK);
  /** The previous document with the same title, plus one; 0 if there is none. */
  readonly sameTitle = new Int32Array(CHUNK);
  readonly skillCount = new Uint8Array(CHUNK);
  /** Where each document's record starts in `records`. */
  readonly recordsAt = new Uint32Array(CHUNK);
  /** Where each document's title words start in `titles`. */
  readonly titlesAt = new Uint32Array(CHUNK);
  // Apart from title words, because counts read these alone, of very many documents.
  private readonly recorded = new NumberLists();
  private readonly titled = new NumberLists();
  /** The documents' job ids, 16 bytes each. */
  readonly jobIds = new Uint8Array(CHUNK * 16);
  /** For every 32 documents, one word of bits for each facet value. */
  readonly values = new Uint32Array(CHUNK_WORDS * FACET_BITMAPS);
  /** After the highest number of a facet value that a document has had. */
  valuesEnd = 0;
  /** The documents by the number of words in their title; the last also has all longer titles. */
  readonly titleLengths: readonly Bitmap[] = Array.from(
    { length: LONGEST_TITLE + 1 },
    () => new Uint32Array(CHUNK_WORDS),
  );
  /** When the newest document was posted, in minutes. */
  newest = 0;
  private readonly reaching: Record<NumberColumn, Map<number, Bitmap>> = {
    posted: new Map(),
    pay: new Map(),
    experience10: new Map(),
  };
  /** Document numbers are never reused, so a removed document stays removed. */
  private readonly gone: Bitmap = emptyBitmap();

  constructor(number: number) {
    this.number = number;
  }

  /**
   * For each document its company, its packed facets, the group of its pay, its cities and its
   * skills, each of these two lists preceded by its length. The first three are in columns, too: who
   * reads all five of a few documents finds them at one place in memory here.
   */
  get records(): NumberPool {
    return this.recorded.numbers;
  }

  /** For each document the words of its title, preceded by their number. */
  get titles(): NumberPool {
    return this.titled.numbers;
  }

  /** The live documents. Later changes don't affect the returned bitmap. */
  get live(): Bitmap {
    this.isShared = true;
    return this.documents;
  }

  // Copies the bitmap before a change if it was handed out.
  private ownDocuments(): Bitmap {
    if (this.isShared) this.documents = this.documents.slice();
    this.isShared = false;
    return this.documents;
  }

  /** Adds a document. Returns whether it is new here. */
  put(place: number, facts: FactReader): boolean {
    if (hasBit(this.documents, place) || hasBit(this.gone, place)) return false;
    this.posted[place] = facts.posted;
    this.pay[place] = facts.pay;
    this.payGroup[place] = payGroupOf(facts.pay);
    this.experience10[place] = facts.experience10;
    this.fcode[place] = facts.fcode;
    this.companyId[place] = facts.companyId;
    this.titleId[place] = facts.titleId;
    this.skillCount[place] = facts.skillCount;
    this.recordsAt[place] = this.recorded.end;
    this.recorded.push(facts.companyId);
    this.recorded.push(facts.fcode);
    this.recorded.push(this.payGroup[place] ?? 0);
    this.recorded.append(facts.cityCount, facts.cities);
    this.recorded.append(facts.skillCount, facts.skills);
    this.titlesAt[place] = this.titled.end;
    this.titled.append(facts.wordCount, facts.words);
    setBit(this.titleLengths[Math.min(facts.wordCount, LONGEST_TITLE)] ?? emptyBitmap(), place);
    for (const value of FACET_BITMAPS_OF[facts.fcode] ?? []) this.mark(place, value);
    this.newest = Math.max(this.newest, facts.posted);
    this.noteReaching(place, "posted");
    this.noteReaching(place, "pay");
    this.noteReaching(place, "experience10");
    setBit(this.ownDocuments(), place);
    return true;
  }

  private mark(place: number, value: number): void {
    const at = (place >>> 5) * FACET_BITMAPS + value;
    this.valuesEnd = Math.max(this.valuesEnd, value + 1);
    this.values[at] = (this.values[at] ?? 0) | (1 << (place & 31));
  }

  /** The job id of a document. */
  jobIdOf(place: number): string {
    const hex = Buffer.from(this.jobIds.buffer, place * 16, 16).toString("hex");
    return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  }

  private noteReaching(place: number, column: NumberColumn): void {
    const number = this[column][place] ?? 0;
    for (const [least, documents] of this.reaching[column]) {
      if (number >= least) setBit(documents, place);
    }
  }

  /** The documents with at least this number. Some may have been removed since. */
  withAtLeast(column: NumberColumn, least: number): Bitmap {
    const known = this.reaching[column];
    const kept = known.get(least);
    if (kept) return kept;
    const documents = atLeast(this[column], least, this.documents).slice();
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MOST_KEPT) known.delete(oldest);
    known.set(least, documents);
    return documents;
  }

  /** The documents posted at `minute` or later. Some may have been removed since. */
  since(minute: number): Bitmap {
    return this.withAtLeast("posted", minute);
  }

  /** Whether a document has a place in any of the marked cities. */
  isAt(place: number, cities: Uint8Array): boolean {
    const { records } = this;
    const start = this.citiesAt(place);
    const end = start + (records[start] ?? 0);
    for (let at = start + 1; at <= end; at += 1) {
      const city = records[at] ?? 0;
      if (city < cities.length && cities[city] === 1) return true;
    }
    return false;
  }

  private citiesAt(place: number): number {
    return (this.recordsAt[place] ?? 0) + 3;
  }

  /** Where a document's skills start in `records`. */
  skillsAt(place: number): number {
    const cities = this.citiesAt(place);
    return cities + (this.records[cities] ?? 0) + 1;
  }

  /** How many of the marked skills a document asks for. */
  countSkills(place: number, skills: Uint8Array): number {
    const { records } = this;
    const start = this.skillsAt(place);
    const end = start + (records[start] ?? 0);
    let count = 0;
    for (let at = start + 1; at <= end; at += 1) count += skills[records[at] ?? 0] ?? 0;
    return count;
  }

  /** Removes a document. Returns whether it was here. */
  remove(place: number): boolean {
    const wasLive = hasBit(this.documents, place);
    if (wasLive) clearBit(this.ownDocuments(), place);
    setBit(this.gone, place);
    return wasLive;
  }
}

/** Some of a chunk's documents. */
export type ChunkSlice = { chunk: Chunk; documents: Bitmap };
