import type { FactReader } from "../../facts/rules";
import {
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
import { CHUNK, chunkOf, placesByChunk } from "../schema";

const FIRST_POOL = 1024;

/** The facts of a chunk's documents, a column each, by a document's place in the chunk. */
export class Chunk {
  readonly number: number;
  live: Bits = emptyBits();
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
  /** When the newest document was posted, in minutes. */
  newest = 0;
  /** Numbers are not given twice: what went stays gone. */
  private readonly gone: Bits = emptyBits();
  private listsEnd = 0;

  constructor(number: number) {
    this.number = number;
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
    if (hasBit(this.live, place) || hasBit(this.gone, place)) return false;
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
    this.newest = Math.max(this.newest, facts.posted);
    setBit(this.live, place);
    return true;
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
    const wasLive = hasBit(this.live, place);
    clearBit(this.live, place);
    setBit(this.gone, place);
    return wasLive;
  }
}

/** Numbers of documents by the number of something they have; grows as they come. */
class Lists {
  private readonly lists: (Int32Array | undefined)[] = [];
  private readonly lengths: number[] = [];

  add(id: number, docno: number): void {
    const length = this.lengths[id] ?? 0;
    let list = this.lists[id] ?? new Int32Array(4);
    if (length === list.length) {
      const grown = new Int32Array(length * 2);
      grown.set(list);
      list = grown;
    }
    list[length] = docno;
    this.lists[id] = list;
    this.lengths[id] = length + 1;
  }

  of(id: number): Int32Array {
    return this.lists[id]?.subarray(0, this.lengths[id]) ?? new Int32Array(0);
  }

  /** How many numbers a list has. */
  count(id: number): number {
    return this.lengths[id] ?? 0;
  }

  /** One more than the highest id. */
  get end(): number {
    return this.lists.length;
  }
}

/** Marks numbers in a table, which is asked more quickly than a set. */
export function tableOf(numbers: ReadonlySet<number>): Uint8Array {
  const table = new Uint8Array(Math.max(0, ...numbers) + 1);
  for (const number of numbers) table[number] = 1;
  return table;
}

/** Some of a chunk's documents. */
export type Slice = { chunk: Chunk; documents: Bits };

/** These documents without some. */
export function leavingOut(slices: readonly Slice[], docnos: Iterable<number>): Slice[] {
  const gone = placesByChunk(docnos);
  return slices.map(({ chunk, documents }) => ({
    chunk,
    documents: without(documents, bitsOf(gone.get(chunk.number) ?? [])),
  }));
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

  /** Takes a document in that came; one that is known or went already is passed over. */
  put(facts: FactReader): void {
    const { docno } = facts;
    const number = chunkOf(docno);
    const chunk = this.chunks[number] ?? new Chunk(number);
    this.chunks[number] = chunk;
    if (!chunk.put(docno - number * CHUNK, facts)) return;
    this.size += 1;
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
      chunk && !isEmpty(chunk.live) ? [{ chunk, documents: chunk.live.slice() }] : [],
    );
  }

  /** Of these documents, those with any of the words in the title or any of the skills. */
  having(
    { words, skills }: { words: readonly number[]; skills: readonly number[] },
    among: readonly Slice[],
  ): Slice[] {
    const marked: (Bits | undefined)[] = [];
    const lists = [
      ...words.map((id) => this.titles.of(id)),
      ...skills.map((id) => this.skills.of(id)),
    ];
    for (const list of lists) {
      for (const docno of list) {
        const number = chunkOf(docno);
        const bits = marked[number] ?? emptyBits();
        marked[number] = bits;
        setBit(bits, docno - number * CHUNK);
      }
    }
    return among.flatMap(({ chunk, documents }) => {
      const bits = marked[chunk.number];
      return bits ? [{ chunk, documents: within(bits, documents) }] : [];
    });
  }
}
