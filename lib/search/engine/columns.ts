import type { FactReader } from "../documents/packed-facts";
import { type Bitmap, bitmapOf, isEmpty, setBit, within, without } from "./bitmap";
import { takeBitmap } from "./buffer-pool";
import { Chunk, type Slice } from "./chunks";
import { Lists } from "./document-lists";
import { chunkOf, placesByChunk } from "./numbers";
import { CHUNK, CHUNK_WORDS } from "./schema";

/** Documents, by chunk; those that went may be among them. */
export type DocumentSet = (Bitmap | undefined)[];
/** What documents may have, by the index's numbers. */
export type Having = Partial<Record<"words" | "cities" | "skills", Iterable<number>>>;

/** Those of a slice's documents that are in a set. */
export function amongSet({ chunk, documents }: Slice, set: DocumentSet): Bitmap {
  const bitmap = set[chunk.number];
  return bitmap ? within(bitmap, documents) : takeBitmap();
}

/** Those of a slice's documents that are not in a set. */
export function outsideSet({ chunk, documents }: Slice, set: DocumentSet): Bitmap {
  const bitmap = set[chunk.number];
  return bitmap ? without(documents, bitmap) : documents;
}

/** These documents without some. */
export function leavingOut(slices: readonly Slice[], docnos: Iterable<number>): Slice[] {
  const gone: DocumentSet = [];
  for (const [chunk, places] of placesByChunk(docnos)) gone[chunk] = bitmapOf(places);
  return slices.map((slice) => ({ ...slice, documents: outsideSet(slice, gone) }));
}

/** The facts of every live document. */
export class Columns {
  readonly chunks: (Chunk | undefined)[] = [];
  /** How many live documents there are. */
  size = 0;
  /** How many were here and went. */
  gone = 0;
  /** In which titles a word stands, those of documents that went among them. */
  readonly titles = new Lists();
  /** Which documents ask for a skill, those that went among them. */
  readonly skills = new Lists();
  /** The documents of a company and those at a city, those that went among them. */
  readonly companies = new Lists();
  readonly cities = new Lists();
  /** Titles that any document had and that are not in the memory of titles yet. */
  readonly newTitles = new Set<number>();
  private readonly knownTitles = new Set<number>();

  /** How many words of titles and skills any document had. */
  get vocabulary(): number {
    return this.titles.size + this.skills.size;
  }

  /**
   * Takes a document in that came, with the 16 bytes of its job's id; one that is known or went
   * already is passed over. Says whether it is new.
   */
  put(facts: FactReader, jobId?: Uint8Array): boolean {
    const { docno } = facts;
    const number = chunkOf(docno);
    const chunk = this.chunks[number] ?? new Chunk(number);
    this.chunks[number] = chunk;
    if (!chunk.put(docno - number * CHUNK, facts)) return false;
    if (jobId) chunk.jobIds.set(jobId, (docno - number * CHUNK) * 16);
    this.size += 1;
    this.companies.add(facts.companyId, docno);
    this.noteTitle(facts.titleId);
    for (let at = 0; at < facts.cityCount; at += 1) this.cities.add(facts.cities[at] ?? 0, docno);
    for (let at = 0; at < facts.skillCount; at += 1) this.skills.add(facts.skills[at] ?? 0, docno);
    for (let at = 0; at < facts.wordCount; at += 1) this.titles.add(facts.words[at] ?? 0, docno);
    return true;
  }

  private noteTitle(id: number): void {
    if (this.knownTitles.has(id)) return;
    this.knownTitles.add(id);
    this.newTitles.add(id);
  }

  /** Lets a document go for good. */
  remove(docno: number): void {
    const number = chunkOf(docno);
    const chunk = this.chunks[number] ?? new Chunk(number);
    this.chunks[number] = chunk;
    if (!chunk.remove(docno - number * CHUNK)) return;
    this.size -= 1;
    this.gone += 1;
  }

  /** The ids of the jobs that documents are about, in the same order. */
  jobIdsOf(docnos: readonly number[]): string[] {
    return docnos.flatMap((docno) => {
      const number = chunkOf(docno);
      return this.chunks[number]?.jobIdOf(docno - number * CHUNK) ?? [];
    });
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
    return this.setOf([
      ...Array.from(words, (id) => this.titles.of(id)),
      ...Array.from(cities, (id) => this.cities.of(id)),
      ...Array.from(skills, (id) => this.skills.of(id)),
    ]);
  }

  /** The title of a document, by its id; 0 for one that is not known. */
  titleOf(docno: number): number {
    const number = chunkOf(docno);
    return this.chunks[number]?.titleId[docno - number * CHUNK] ?? 0;
  }

  /** The documents whose titles are at least so close to something, by how close each title is. */
  withTitles(closeness: Float32Array, least: number): DocumentSet {
    const isWanted = Uint8Array.from(closeness, (one) => (one >= least ? 1 : 0));
    return this.chunks.map((chunk) => {
      const set = new Uint32Array(CHUNK_WORDS);
      if (!chunk) return set;
      const { titleId } = chunk;
      for (let place = 0; place < CHUNK; place += 1) {
        if (isWanted[titleId[place] ?? 0] === 1) setBit(set, place);
      }
      return set;
    });
  }

  /** The documents of all these lists; what is not known here is passed over. */
  setOf(lists: readonly Int32Array[]): DocumentSet {
    // A bit for every document, so that no chunk is looked for.
    const set = new Uint32Array(this.chunks.length * CHUNK_WORDS);
    for (const list of lists) for (const docno of list) setBit(set, docno);
    return this.chunks.map((_, number) =>
      set.subarray(number * CHUNK_WORDS, (number + 1) * CHUNK_WORDS),
    );
  }
}
