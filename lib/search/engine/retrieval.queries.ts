import "server-only";
import { readerPool } from "@/lib/platform/db/reader";
import {
  addAll,
  type Bitmap,
  bitmapOf,
  EMPTY_BITMAP,
  eachBit,
  emptyBitmap,
  isWithin,
  without,
} from "./bitmap";
import type { ChunkSlice } from "./chunks";
import type { DocumentSet } from "./columns";
import { type EvaluationContext, findIn, readingsOf, type TermReadings } from "./evaluation";
import {
  glanceAtIndex,
  type IndexView,
  syncIndex,
  type VerifiedPhrase,
} from "./index-cache.queries";
import { placesByChunk } from "./numbers";
import { readPostingLists, recallPostingLists } from "./posting-lists.queries";
import { type IndexSnapshot, notePhrase, readSnapshot, verifyPhrase } from "./queries";
import {
  citiesIn,
  type IndexQuery,
  lexemesOf,
  type PhraseNode,
  phraseKey,
  phrasesOf,
  type QueryNode,
} from "./query-tree";
import { CHUNK } from "./schema";
import { numberCities } from "./term-names.queries";

/** How many documents are checked for a phrase in one statement. */
const AT_ONCE = 10_000;
/** A phrase that has to be checked in this many documents gets a posting list. */
const MANY = 2000;

// The tree without negated phrases. It matches everything that the tree could match.
function relaxed(node: QueryNode): QueryNode {
  if (node.kind === "all") {
    const isKept = (part: QueryNode) => part.kind !== "not" || phrasesOf(part).length === 0;
    return { kind: "all", of: node.of.filter(isKept).map(relaxed) };
  }
  return node;
}

function docnosOf(slices: readonly ChunkSlice[]): number[] {
  const docnos: number[] = [];
  for (const { chunk, documents } of slices) {
    eachBit(documents, (place) => docnos.push(chunk.number * CHUNK + place));
  }
  return docnos;
}

function bitmapAt(all: DocumentSet, chunk: number): Bitmap {
  const bitmap = all[chunk] ?? emptyBitmap();
  all[chunk] = bitmap;
  return bitmap;
}

function mark(all: DocumentSet, docnos: readonly number[]): void {
  for (const [chunk, places] of placesByChunk(docnos))
    addAll(bitmapAt(all, chunk), bitmapOf(places));
}

type Candidates = { phrase: PhraseNode; slices: ChunkSlice[] };

const recallPhrase = ({ cache }: IndexView, { phrase }: Candidates): VerifiedPhrase =>
  cache.phrases.get(phrase.text) ?? { checked: [], matched: [] };

/** The candidates that still have to be checked. */
function uncheckedOf({ slices }: Candidates, { checked }: VerifiedPhrase): number[] {
  return docnosOf(
    slices.map(({ chunk, documents }) => ({
      chunk,
      documents: without(documents, bitmapAt(checked, chunk.number)),
    })),
  );
}

function isChecked({ slices }: Candidates, { checked }: VerifiedPhrase): boolean {
  return slices.every(({ chunk, documents }) =>
    isWithin(documents, checked[chunk.number] ?? EMPTY_BITMAP),
  );
}

// A document's words never change, so the cached result stays true.
async function verify(
  snapshot: IndexSnapshot,
  view: IndexView,
  candidates: Candidates,
): Promise<DocumentSet> {
  const { text } = candidates.phrase;
  const verified = recallPhrase(view, candidates);
  const unknown = uncheckedOf(candidates, verified);
  if (unknown.length >= MANY) notePhrase(text);
  for (let start = 0; start < unknown.length; start += AT_ONCE) {
    const asked = unknown.slice(start, start + AT_ONCE);
    mark(verified.matched, await verifyPhrase(snapshot, text, asked));
    mark(verified.checked, asked);
  }
  view.cache.phrases.set(text, verified);
  return verified.matched;
}

/** What was found, and what was read of its lexemes. */
export type RetrievedDocuments = TermReadings & {
  slices: ChunkSlice[];
  /** For each slice, its documents that also match `headings` of the query. */
  headings: ChunkSlice[];
  /** For each slice, its documents that come first; `null` if none do. */
  first: ChunkSlice[] | null;
};

/** The trees for documents, for their headings and for those that come first, and more lexemes. */
type Trees = Pick<IndexQuery, "headings" | "first"> & {
  node: QueryNode | null;
  besides?: readonly string[];
};

/** The lexemes of the trees, and the keys of their phrases that have posting lists. */
function askedLexemes(
  { indexedTerms }: IndexView,
  { node, headings, first, besides = [] }: Trees,
): string[] {
  const nodes = [node, headings, first].filter((one) => one !== null);
  const keys = nodes.flatMap(phrasesOf).map(({ text }) => phraseKey(text));
  const phrases = keys.filter((key) => indexedTerms.has(key));
  return [...new Set([...nodes.flatMap(lexemesOf), ...phrases, ...besides])];
}

type PostingLists = EvaluationContext["postingLists"];

/**
 * The context for evaluating a tree, and for each phrase without a posting list the documents that
 * may contain it.
 */
function prepare(view: IndexView, node: QueryNode, postingLists: PostingLists) {
  const { columns } = view.cache;
  const cities = new Map(
    citiesIn(node).map((one) => [one, columns.having({ cities: one.numbers })]),
  );
  const known = { postingLists, phrases: new Map<string, DocumentSet>(), cities };
  const unmapped = phrasesOf(node).filter(({ text }) => !view.indexedTerms.has(phraseKey(text)));
  if (unmapped.length === 0) return { known, candidates: [] };
  const around = findIn(relaxed(node), view.slices, known);
  const candidates = unmapped.map((phrase): Candidates => {
    return { phrase, slices: findIn({ kind: "all", of: phrase.of }, around, known) };
  });
  return { known, candidates };
}

/** The documents of a view that match a tree; `null` matches all. */
async function findTree(
  snapshot: IndexSnapshot,
  { view, postingLists }: { view: IndexView; postingLists: PostingLists },
  node: QueryNode | null,
): Promise<ChunkSlice[]> {
  if (node === null) return view.slices;
  const { known, candidates } = prepare(view, node, postingLists);
  for (const one of candidates) {
    known.phrases.set(one.phrase.text, await verify(snapshot, view, one));
  }
  return findIn(node, view.slices, known);
}

/** The same from the cache alone; `null` if something has to be read. */
function recallTree(
  view: IndexView,
  postingLists: PostingLists,
  node: QueryNode | null,
): ChunkSlice[] | null {
  if (node === null) return view.slices;
  const { known, candidates } = prepare(view, node, postingLists);
  for (const one of candidates) {
    const verified = recallPhrase(view, one);
    if (!isChecked(one, verified)) return null;
    known.phrases.set(one.phrase.text, verified.matched);
  }
  return findIn(node, view.slices, known);
}

/** Finds all live documents that match. */
export async function findDocuments(
  snapshot: IndexSnapshot,
  view: IndexView,
  trees: Trees,
): Promise<RetrievedDocuments> {
  const postingLists = await readPostingLists(snapshot, view, askedLexemes(view, trees));
  const slices = await findTree(snapshot, { view, postingLists }, trees.node);
  const found = { view: { ...view, slices }, postingLists };
  const headings = await findTree(snapshot, found, trees.headings);
  const first = trees.first && (await findTree(snapshot, found, trees.first));
  return { slices, headings, first, ...readingsOf(postingLists) };
}

/** The same from the cache alone; `null` if something has to be read. */
function recallDocuments(view: IndexView, trees: Trees): RetrievedDocuments | null {
  const postingLists = recallPostingLists(view, askedLexemes(view, trees));
  if (postingLists === null) return null;
  const slices = recallTree(view, postingLists, trees.node);
  const among = slices && { ...view, slices };
  const headings = among && recallTree(among, postingLists, trees.headings);
  const first = among && trees.first && recallTree(among, postingLists, trees.first);
  if (slices === null || headings === null || (trees.first && !first)) return null;
  return { slices, headings, first, ...readingsOf(postingLists) };
}

/** What was found, and the state of the index in which it was found. */
export type RetrievedChunks = RetrievedDocuments & {
  view: IndexView;
  cityNumbers: ReadonlyMap<number, number>;
};

async function recall(
  { cityIds, toNode, ...rest }: IndexQuery,
  view: IndexView,
): Promise<RetrievedChunks | null> {
  const cityNumbers = await numberCities({ client: readerPool() }, view, cityIds);
  const trees = { ...rest, node: toNode(cityNumbers) };
  const found = recallDocuments(view, trees);
  return found && { ...found, view, cityNumbers };
}

// Cities have no lexemes; they're matched by their numbers.
function lexemesAsked({ toNode, headings, first, besides }: IndexQuery): string[] {
  const nodes = [toNode(new Map()), headings, first].filter((one) => one !== null);
  return [...nodes.flatMap(lexemesOf), ...besides];
}

/**
 * Finds all live documents that match, in one state of the index. Usually works from the cache
 * after one statement, or none if `view` is given; otherwise reads a snapshot. Call it within
 * `withBufferPool`: the bitmaps are borrowed.
 */
export async function retrieve(
  query: IndexQuery,
  { view }: { view?: IndexView } = {},
): Promise<RetrievedChunks> {
  const lexemes = lexemesAsked(query);
  const known = view ?? (await glanceAtIndex(lexemes));
  const recalled = known && (await recall(query, known));
  if (recalled !== null) return recalled;
  return readSnapshot(async (snapshot) => {
    const followed = await syncIndex(snapshot, lexemes);
    const cityNumbers = await numberCities(snapshot, followed, query.cityIds);
    const { headings, first, besides } = query;
    const trees = { node: query.toNode(cityNumbers), headings, first, besides };
    const found = await findDocuments(snapshot, followed, trees);
    return { ...found, view: followed, cityNumbers };
  });
}
