import type { FactReader } from "../../facts/rules";
import {
  atLeast,
  type Bits,
  bitsOf,
  clearBit,
  emptyBits,
  hasBit,
  isEmpty,
  setBit,
  within,
  without,
} from "../bits/rules";
import { Lists } from "../lists/rules";
import { CHUNK, CHUNK_WORDS, chunkOf, placesByChunk } from "../schema";
import { PAID, VALUES, VALUES_OF } from "../values/rules";

const FIRST_POOL = 1024;
/** Searches ask for few minutes, and for the same ones until the next minute. */
const MINUTES_KEPT = 8;

/** The facts of a chunk's documents, a column each, by a document's place in the chunk. */
export class Chunk {
  readonly number: number;
  private documents: Bits = emptyBits();
  private isShared = false;
  readonly posted = new Int32Array(CHUNK);
  readonly pay = new Int32Array(CHUNK);
  readonly experience10 = new Uint16Array(CHUNK);
  readonly fcode = new Uint16Array(CHUNK);
  readonly companyId = new Int32Array(CHUNK);
  readonly skillCount = new Uint8Array(CHUNK);
  /** Where a document's lists begin in `lists`. */
  readonly listsAt = new Uint32Array(CHUNK);
  /** Of each document one after the other, its cities, skills and words, before each their count. */
  lists = new Int32Array(FIRST_POOL);
  /** Of every 32 documents, which have each of the values; a value's number says where. */
  readonly values = new Uint32Array(CHUNK_WORDS * VALUES);
  /** When the newest document was posted, in minutes. */
  newest = 0;
  private readonly sinceMinutes = new Map<number, Bits>();
  /** Numbers are not given twice: what went stays gone. */
  private readonly gone: Bits = emptyBits();
  private listsEnd = 0;

  constructor(number: number) {
    this.number = number;
  }

  /** The documents that are live now; what comes and goes later does not change the set. */
  get live(): Bits {
    this.isShared = true;
    return this.documents;
  }

  // A set that was handed out stays as it was.
  private ownDocuments(): Bits {
    if (this.isShared) this.documents = this.documents.slice();
    this.isShared = false;
    return this.documents;
  }

  private append(count: number, from: Int32Array): void {
    if (this.listsEnd + count + 1 > this.lists.length) {
      const grown = new Int32Array(this.lists.length * 2);
      grown.set(this.lists);
      this.lists = grown;
    }
    this.lists[this.listsEnd] = count;
    this.lists.set(from.subarray(0, count), this.listsEnd + 1);
    this.listsEnd += count + 1;
  }

  /** Takes a document in; says whether it is new here. */
  put(place: number, facts: FactReader): boolean {
    if (hasBit(this.documents, place) || hasBit(this.gone, place)) return false;
    this.posted[place] = facts.posted;
    this.pay[place] = facts.pay;
    this.experience10[place] = facts.experience10;
    this.fcode[place] = facts.fcode;
    this.companyId[place] = facts.companyId;
    this.skillCount[place] = facts.skillCount;
    this.listsAt[place] = this.listsEnd;
    this.append(facts.cityCount, facts.cities);
    this.append(facts.skillCount, facts.skills);
    this.append(facts.wordCount, facts.words);
    for (const value of VALUES_OF[facts.fcode] ?? []) this.mark(place, value);
    if (facts.pay > 0) this.mark(place, PAID);
    this.newest = Math.max(this.newest, facts.posted);
    for (const [minute, documents] of this.sinceMinutes) {
      if (facts.posted >= minute) setBit(documents, place);
    }
    setBit(this.ownDocuments(), place);
    return true;
  }

  private mark(place: number, value: number): void {
    const at = (place >>> 5) * VALUES + value;
    this.values[at] = (this.values[at] ?? 0) | (1 << (place & 31));
  }

  /** The live documents posted at a minute or later; some that went may be among them. */
  since(minute: number): Bits {
    const kept = this.sinceMinutes.get(minute);
    if (kept) return kept;
    const documents = atLeast(this.posted, minute, this.documents);
    const [oldest] = this.sinceMinutes.keys();
    if (oldest !== undefined && this.sinceMinutes.size >= MINUTES_KEPT) {
      this.sinceMinutes.delete(oldest);
    }
    this.sinceMinutes.set(minute, documents);
    return documents;
  }

  /** Whether a document is at a place in any of the cities that a table marks by their numbers. */
  isAt(place: number, cities: Uint8Array): boolean {
    const { lists } = this;
    const start = this.listsAt[place] ?? 0;
    const end = start + (lists[start] ?? 0);
    for (let at = start + 1; at <= end; at += 1) {
      const city = lists[at] ?? 0;
      if (city < cities.length && cities[city] === 1) return true;
    }
    return false;
  }

  /** Where in `lists` a document's skills begin; its words follow them. */
  skillsAt(place: number): number {
    const cities = this.listsAt[place] ?? 0;
    return cities + (this.lists[cities] ?? 0) + 1;
  }

  /** Lets a document go; says whether it was here. */
  remove(place: number): boolean {
    const wasLive = hasBit(this.documents, place);
    if (wasLive) clearBit(this.ownDocuments(), place);
    setBit(this.gone, place);
    return wasLive;
  }
}

/** Marks numbers in a table, which is asked more quickly than a set. */
export function tableOf(numbers: ReadonlySet<number>): Uint8Array {
  const table = new Uint8Array(Math.max(0, ...numbers) + 1);
  for (const number of numbers) table[number] = 1;
  return table;
}

/** Documents, by chunk; those that went may be among them. */
export type DocumentSet = (Bits | undefined)[];
/** What documents may have, by the index's numbers. */
export type Having = Partial<Record<"words" | "cities" | "skills", Iterable<number>>>;

/** Some of a chunk's documents. */
export type Slice = { chunk: Chunk; documents: Bits };

/** Those of a slice's documents that are in a set. */
export function amongSet({ chunk, documents }: Slice, set: DocumentSet): Bits {
  const bits = set[chunk.number];
  return bits ? within(bits, documents) : emptyBits();
}

/** Those of a slice's documents that are not in a set. */
export function outsideSet({ chunk, documents }: Slice, set: DocumentSet): Bits {
  const bits = set[chunk.number];
  return bits ? without(documents, bits) : documents;
}

/** These documents without some. */
export function leavingOut(slices: readonly Slice[], docnos: Iterable<number>): Slice[] {
  const gone: DocumentSet = [];
  for (const [chunk, places] of placesByChunk(docnos)) gone[chunk] = bitsOf(places);
  return slices.map((slice) => ({ ...slice, documents: outsideSet(slice, gone) }));
}

/** The facts of every live document. */
export class Columns {
  readonly chunks: (Chunk | undefined)[] = [];
  /** How many live documents there are. */
  size = 0;
  /** In which titles a word stands, those of documents that went among them. */
  readonly titles = new Lists();
  /** Which documents ask for a skill, those that went among them. */
  readonly skills = new Lists();
  /** The documents of a company and those at a city, those that went among them. */
  readonly companies = new Lists();
  readonly cities = new Lists();

  /** Takes a document in that came; one that is known or went already is passed over. */
  put(facts: FactReader): void {
    const { docno } = facts;
    const number = chunkOf(docno);
    const chunk = this.chunks[number] ?? new Chunk(number);
    this.chunks[number] = chunk;
    if (!chunk.put(docno - number * CHUNK, facts)) return;
    this.size += 1;
    this.companies.add(facts.companyId, docno);
    for (let at = 0; at < facts.cityCount; at += 1) this.cities.add(facts.cities[at] ?? 0, docno);
    for (let at = 0; at < facts.skillCount; at += 1) this.skills.add(facts.skills[at] ?? 0, docno);
    for (let at = 0; at < facts.wordCount; at += 1) this.titles.add(facts.words[at] ?? 0, docno);
  }

  /** Lets a document go for good. */
  remove(docno: number): void {
    const number = chunkOf(docno);
    const chunk = this.chunks[number] ?? new Chunk(number);
    this.chunks[number] = chunk;
    if (chunk.remove(docno - number * CHUNK)) this.size -= 1;
  }

  /** The number of a document's company; 0 for one that is not known. */
  companyOf(docno: number): number {
    const number = chunkOf(docno);
    return this.chunks[number]?.companyId[docno - number * CHUNK] ?? 0;
  }

  /** The documents that are live now, by chunk; chunks without any are left out. */
  snapshot(): Slice[] {
    return this.chunks.flatMap((chunk) =>
      chunk && !isEmpty(chunk.live) ? [{ chunk, documents: chunk.live }] : [],
    );
  }

  /** The documents with any of the words in the title, at any of the cities or with any of the skills. */
  having({ words = [], cities = [], skills = [] }: Having): DocumentSet {
    const found = new Uint32Array(this.chunks.length * CHUNK_WORDS);
    const lists = [
      ...Array.from(words, (id) => this.titles.of(id)),
      ...Array.from(cities, (id) => this.cities.of(id)),
      ...Array.from(skills, (id) => this.skills.of(id)),
    ];
    for (const list of lists) for (const docno of list) setBit(found, docno);
    return this.chunks.map((_, number) =>
      found.subarray(number * CHUNK_WORDS, (number + 1) * CHUNK_WORDS),
    );
  }
}
