import { type Bitmap, eachBit, setBit } from "../engine/bitmap";
import type { Chunk } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { tableOf } from "../engine/numbers";
import { CHUNK, CHUNK_WORDS } from "../engine/schema";
import type { MatchNumbers, MatchThreshold } from "./criteria";

// What a document has in common with the person is packed into one number. No document counts more
// than 31 skills or words (lib/search/documents/packed-facts.ts).
const COUNT = 31;
const SKILLS_AT = 0;
const LIKED_AT = 5;
const IN_REGION = 1 << 10;
const IN_CITY = 1 << 11;

type Tables = {
  /** For each document, its number of common skills and liked skills, and whether it's nearby. */
  skills: Uint16Array;
  /** A bitmap of the documents known to have enough in common. */
  found: Uint32Array;
  /** A bitmap of those that ask for any of the person's own skills. */
  skilled: Uint32Array;
};

// Reused, because allocating megabytes takes longer than counting. Safe, since nothing is awaited
// between counting and choosing.
let kept: Tables = makeTables(0);

function makeTables(chunks: number): Tables {
  return {
    skills: new Uint16Array(chunks * CHUNK),
    found: new Uint32Array(chunks * CHUNK_WORDS),
    skilled: new Uint32Array(chunks * CHUNK_WORDS),
  };
}

function emptyTables(chunks: number): Tables {
  if (kept.skills.length < chunks * CHUNK) kept = makeTables(chunks);
  else for (const table of [kept.skills, kept.found, kept.skilled]) table.fill(0);
  return kept;
}

/** Adds a skill to the documents of a list. Those that now have enough are found. */
function addSkill(
  { skills, found }: Tables,
  docnos: Int32Array,
  { at, enough }: { at: number; enough: number },
): void {
  for (let index = 0; index < docnos.length; index += 1) {
    const docno = docnos[index] ?? 0;
    const sum = (skills[docno] ?? 0) + (1 << at);
    skills[docno] = sum;
    // Taking the sign is faster than a branch that goes either way equally often.
    const isEnough = (enough - 1 - ((sum >>> at) & COUNT)) >>> 31;
    const word = docno >>> 5;
    found[word] = (found[word] ?? 0) | (isEnough << (docno & 31));
  }
}

function addNearness({ skills }: Tables, docnos: Int32Array, bit: number): void {
  for (let index = 0; index < docnos.length; index += 1) {
    const docno = docnos[index] ?? 0;
    skills[docno] = (skills[docno] ?? 0) | bit;
  }
}

/** What every document has in common with a person. The next one overwrites it. */
export class TermTally {
  private readonly tables: Tables;
  private readonly columns: IndexColumns;
  private readonly titles: Uint8Array;
  private readonly likedSkills: Uint8Array;
  private readonly isLiking: boolean;

  constructor(columns: IndexColumns, numbers: MatchNumbers, enough: MatchThreshold) {
    const { chunks, skills, cities } = columns;
    this.columns = columns;
    this.titles = numbers.titles;
    this.likedSkills = tableOf(numbers.likedSkills);
    this.isLiking = numbers.likedSkills.size > 0;
    this.tables = emptyTables(chunks.length);
    const own = { at: SKILLS_AT, enough: enough.skills };
    for (const id of numbers.skills) {
      const docnos = skills.of(id);
      addSkill(this.tables, docnos, own);
      for (let index = 0; index < docnos.length; index += 1) {
        setBit(this.tables.skilled, docnos[index] ?? 0);
      }
    }
    if (enough.likedSkills !== null) {
      const liked = { at: LIKED_AT, enough: enough.likedSkills };
      for (const id of numbers.likedSkills) addSkill(this.tables, skills.of(id), liked);
    }
    for (const id of numbers.region) addNearness(this.tables, cities.of(id), IN_REGION);
    if (numbers.city !== null) addNearness(this.tables, cities.of(numbers.city), IN_CITY);
  }

  /**
   * The documents of a chunk that have enough in common. Titles are looked at among `titled` alone,
   * because looking at all of them takes long.
   */
  foundIn({ number, titleId }: Chunk, titled: Bitmap | null): Bitmap {
    const start = number * CHUNK_WORDS;
    const found = this.tables.found.subarray(start, start + CHUNK_WORDS);
    const { titles } = this;
    if (titled === null || titles.length === 0) return found;
    eachBit(titled, (place) => {
      if ((titles[titleId[place] ?? 0] ?? 0) !== 0) setBit(found, place);
    });
    return found;
  }

  /** The documents of a chunk that ask for any of the person's skills. */
  skilledIn({ number }: Chunk): Bitmap {
    const start = number * CHUNK_WORDS;
    return this.tables.skilled.subarray(start, start + CHUNK_WORDS);
  }

  /** How many of the person's skills a document asks for. */
  matched(docno: number): number {
    return ((this.tables.skills[docno] ?? 0) >>> SKILLS_AT) & COUNT;
  }

  /**
   * How many of the skills they like a document asks for. Read from the document, because most are
   * ruled out before.
   */
  liked(chunk: Chunk, place: number): number {
    return this.isLiking ? chunk.countSkills(place, this.likedSkills) : 0;
  }

  isInCity(docno: number): boolean {
    return ((this.tables.skills[docno] ?? 0) & IN_CITY) !== 0;
  }

  /** Whether it's in another city of their region. */
  isInRegion(docno: number): boolean {
    return ((this.tables.skills[docno] ?? 0) & IN_REGION) !== 0;
  }

  /** The first of their titles that the document's title resembles; `null` if none. */
  title(docno: number): number | null {
    const titles = this.titles[this.columns.titleOf(docno)] ?? 0;
    return titles === 0 ? null : 31 - Math.clz32(titles & -titles);
  }
}
