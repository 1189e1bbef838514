import type { FactReader } from "../documents/packed-facts";
import { type Bitmap, bitmapOf, isEmpty, setBit, within, without } from "./bitmap";
import { takeBitmap } from "./buffer-pool";
import { Chunk, type ChunkSlice } from "./chunks";
import { DocumentLists } from "./document-lists";
import { chunkOf, placesByChunk } from "./numbers";
import { CHUNK, CHUNK_WORDS } from "./schema";

/** Documents by chunk. May include removed ones. */
export type DocumentSet = (Bitmap | undefined)[];
/** Title words, cities and skills, by their numbers in the index. */
export type TermNumbers = Partial<Record<"words" | "cities" | "skills", Iterable<number>>>;

/** The slice's documents that are in the set. */
export function amongSet({ chunk, documents }: ChunkSlice, set: DocumentSet): Bitmap {
  const bitmap = set[chunk.number];
  return bitmap ? within(bitmap, documents) : takeBitmap();
}

/** The slice's documents that aren't in the set. */
export function outsideSet({ chunk, documents }: ChunkSlice, set: DocumentSet): Bitmap {
  const bitmap = set[chunk.number];
  return bitmap ? without(documents, bitmap) : documents;
}

/** The slices without these documents. */
export function leavingOut(slices: readonly ChunkSlice[], docnos: Iterable<number>): ChunkSlice[] {
  const gone: DocumentSet = [];
  for (const [chunk, places] of placesByChunk(docnos)) gone[chunk] = bitmapOf(places);
  return slices.map((slice) => ({ ...slice, documents: outsideSet(slice, gone) }));
}

/** The facts of every live document. */
export class IndexColumns {
  readonly chunks: (Chunk | undefined)[] = [];
  /** The number of live documents. */
  size = 0;
  /** The number of documents removed since loading. */
  gone = 0;
  /** The documents by a word of their title. Like the lists below, includes removed ones. */
  readonly titles = new DocumentLists();
  /** The documents by a skill they ask for. */
  readonly skills = new DocumentLists();
  /** The documents by company and by city. */
  readonly companies = new DocumentLists();
  readonly cities = new DocumentLists();
  /** Titles of documents that `LiveTitles` doesn't have yet. */
  readonly newTitles = new Set<number>();
  /** The latest document with a title, by the title's id. */
  private readonly lastWithTitle = new Map<number, number>();

  /** How many different title words and skills have occurred. */
  get vocabulary(): number {
    return this.titles.size + this.skills.size;
  }

  /**
   * Adds a document, with the 16 bytes of its job's id. Skips one that is already here or was
   * removed. Returns whether it is new.
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
    this.noteTitle(chunk, facts);
    for (let at = 0; at < facts.cityCount; at += 1) this.cities.add(facts.cities[at] ?? 0, docno);
    for (let at = 0; at < facts.skillCount; at += 1) this.skills.add(facts.skills[at] ?? 0, docno);
    for (let at = 0; at < facts.wordCount; at += 1) this.titles.add(facts.words[at] ?? 0, docno);
    return true;
  }

  private noteTitle(chunk: Chunk, { titleId, docno }: FactReader): void {
    const before = this.lastWithTitle.get(titleId);
    if (before === undefined) this.newTitles.add(titleId);
    else chunk.sameTitle[docno - chunk.number * CHUNK] = before + 1;
    this.lastWithTitle.set(titleId, docno);
  }

  /** Removes a document for good. */
  remove(docno: number): void {
    const number = chunkOf(docno);
    const chunk = this.chunks[number] ?? new Chunk(number);
    this.chunks[number] = chunk;
    if (!chunk.remove(docno - number * CHUNK)) return;
    this.size -= 1;
    this.gone += 1;
  }

  /** The documents' job ids, in the same order. */
  jobIdsOf(docnos: readonly number[]): string[] {
    return docnos.flatMap((docno) => {
      const number = chunkOf(docno);
      return this.chunks[number]?.jobIdOf(docno - number * CHUNK) ?? [];
    });
  }

  /** The number of a document's company, or 0 if the document is unknown. */
  companyOf(docno: number): number {
    const number = chunkOf(docno);
    return this.chunks[number]?.companyId[docno - number * CHUNK] ?? 0;
  }

  /** The live documents by chunk, without empty chunks. */
  snapshot(): ChunkSlice[] {
    return this.chunks.flatMap((chunk) =>
      chunk && !isEmpty(chunk.live) ? [{ chunk, documents: chunk.live }] : [],
    );
  }

  /** The documents with any of these title words, cities or skills. */
  having({ words = [], cities = [], skills = [] }: TermNumbers): DocumentSet {
    const documents = this.emptyBitmap();
    for (const id of words) this.titles.addTo(documents, id);
    for (const id of cities) this.cities.addTo(documents, id);
    for (const id of skills) this.skills.addTo(documents, id);
    return this.byChunk(documents);
  }

  /** The id of a document's title, or 0 if the document is unknown. */
  titleOf(docno: number): number {
    const number = chunkOf(docno);
    return this.chunks[number]?.titleId[docno - number * CHUNK] ?? 0;
  }

  /** Adds the documents with a title to `documents`, a bitmap over all chunks. */
  private addTitled(documents: Bitmap, id: number): void {
    let next = (this.lastWithTitle.get(id) ?? -1) + 1;
    while (next > 0) {
      const docno = next - 1;
      setBit(documents, docno);
      const number = chunkOf(docno);
      next = this.chunks[number]?.sameTitle[docno - number * CHUNK] ?? 0;
    }
  }

  /**
   * The documents whose titles have at least this closeness. `closeness` is indexed by title id.
   */
  withTitles(closeness: Float32Array, least: number): DocumentSet {
    const documents = this.emptyBitmap();
    for (let id = 0; id < closeness.length; id += 1) {
      if ((closeness[id] ?? 0) >= least) this.addTitled(documents, id);
    }
    return this.byChunk(documents);
  }

  /** The documents in any of these lists. Unknown ones are ignored. */
  setOf(lists: readonly Iterable<number>[]): DocumentSet {
    const documents = this.emptyBitmap();
    for (const list of lists) for (const docno of list) setBit(documents, docno);
    return this.byChunk(documents);
  }

  // One bitmap over all chunks saves looking up the chunk of each document.
  private emptyBitmap(): Bitmap {
    return new Uint32Array(this.chunks.length * CHUNK_WORDS);
  }

  private byChunk(documents: Bitmap): DocumentSet {
    return this.chunks.map((_, number) =>
      documents.subarray(number * CHUNK_WORDS, (number + 1) * CHUNK_WORDS),
    );
  }
}
