import "server-only";
import { fromBytes, unite, withPlaces } from "./bitmap";
import { countDocuments, type PostingList } from "./evaluation";
import type { CachedPostingList, IndexView } from "./index-cache.queries";
import { MOST_UNMERGED, NOTHING_SINCE, readState } from "./index-sync.queries";
import { placesByChunk, readNumbers } from "./numbers";
import type { IndexSnapshot } from "./queries";
import { toTsquery } from "./query-tree";

function toPostingList(docnos: Iterable<number>): PostingList {
  const containers: PostingList["containers"] = [];
  let count = 0;
  for (const [chunk, places] of placesByChunk(docnos)) {
    containers[chunk] = withPlaces(null, places);
    count += places.length;
  }
  return { containers, count };
}

/** Looks up the lexemes in the inverted index that weren't looked up during synchronisation. */
async function lookUp(
  snapshot: IndexSnapshot,
  { found }: IndexView,
  lexemes: readonly string[],
): Promise<IndexView["found"]> {
  const unknown = lexemes.filter((lexeme) => !found.has(lexeme));
  if (unknown.length === 0) return found;
  return new Map([...found, ...(await readState(snapshot, NOTHING_SINCE, unknown)).found]);
}

/** Of more documents than this, a bitmap over all chunks is quicker to make. */
const FEW = 200;

/** The same for a few documents, without a bitmap. */
function shortList(docnos: Int32Array): PostingList {
  const containers: PostingList["containers"] = [];
  for (const [chunk, places] of placesByChunk(docnos)) {
    containers[chunk] = Uint16Array.from(places).sort();
  }
  return { containers, count: docnos.length };
}

type PostingListRow = { lexeme: string; chunk: number; documents: Buffer };

type CachedPostingLists = ReadonlyMap<string, CachedPostingList | undefined>;

async function readNewer(
  { client }: IndexSnapshot,
  lexemes: readonly string[],
  kept: CachedPostingLists,
): Promise<PostingListRow[]> {
  const asked = {
    name: "search-postings",
    text: `SELECT lexeme, chunk, documents
      FROM unnest($1::text[], $2::int[]) asked (lexeme, since)
      JOIN search.postings USING (lexeme) WHERE merge > since`,
    values: [lexemes, lexemes.map((lexeme) => kept.get(lexeme)?.merge ?? -1)],
  };
  const { rows } = await client.query<PostingListRow>(asked);
  return rows;
}

/** The cached posting lists of these lexemes, and which of them are older than the last merge. */
function recallKept({ cache, merge }: IndexView, lexemes: readonly string[]) {
  const kept = new Map(lexemes.map((lexeme) => [lexeme, cache.postingLists.get(lexeme)]));
  return { kept, stale: lexemes.filter((lexeme) => (kept.get(lexeme)?.merge ?? -1) < merge) };
}

// The cached posting lists, brought up to the snapshot's last merge.
async function readKept(
  snapshot: IndexSnapshot,
  view: IndexView,
  lexemes: readonly string[],
): Promise<CachedPostingLists> {
  const { cache, merge } = view;
  const { kept, stale } = recallKept(view, lexemes);
  if (stale.length === 0) return kept;
  const newer = new Map<string, PostingList["containers"]>();
  for (const lexeme of stale) newer.set(lexeme, kept.get(lexeme)?.containers.slice() ?? []);
  for (const { lexeme, chunk, documents } of await readNewer(snapshot, stale, kept)) {
    const containers = newer.get(lexeme);
    if (containers) containers[chunk] = fromBytes(documents);
  }
  for (const [lexeme, containers] of newer) {
    const postingList = { containers, count: countDocuments(containers), merge };
    kept.set(lexeme, postingList);
    // A search with a newer snapshot may have cached a newer list.
    if ((cache.postingLists.peek(lexeme)?.merge ?? -1) < merge)
      cache.postingLists.set(lexeme, postingList);
  }
  return kept;
}

/** The unmerged documents that contain each lexeme. */
type UnmergedDocuments = ReadonlyMap<string, number[]>;
/** Up to this many unmerged documents are read whole, and cached until they're merged. */
const REMEMBERED = 300;

async function readLexemes({ client }: IndexSnapshot, docnos: readonly number[]) {
  const { rows } = await client.query<{ docno: number; lexemes: string[] }>({
    name: "search-unmerged-lexemes",
    text: `SELECT docno, tsvector_to_array(doc) || ARRAY(
        SELECT lexeme FROM search.lexemes WHERE is_phrase AND doc @@ substr(lexeme, 5)::tsquery
      ) AS lexemes FROM unnest($1::int[]) docno JOIN search.job_documents USING (docno)`,
    values: [docnos],
  });
  return rows.map(({ docno, lexemes }) => [docno, new Set(lexemes)] as const);
}

/** Checks many documents for these lexemes rather than reading all that they contain. */
async function askEach(
  { client }: IndexSnapshot,
  docnos: readonly number[],
  lexemes: readonly string[],
): Promise<UnmergedDocuments> {
  const { rows } = await client.query<{ position: number; docnos: number[] }>({
    name: "search-unmerged",
    text: `SELECT position::int, array_agg(docno) AS docnos
      FROM unnest($1::int[]) docno JOIN search.job_documents USING (docno)
      JOIN unnest($2::text[]) WITH ORDINALITY asked (tsquery, position)
        ON doc @@ asked.tsquery::tsquery GROUP BY position`,
    values: [docnos, lexemes.map(toTsquery)],
  });
  return new Map(rows.map((row) => [lexemes[row.position - 1] ?? "", row.docnos]));
}

/** The cached lexemes of the unmerged documents, and the documents that aren't cached. */
function recallUnmerged({ cache, unmerged: docnos }: IndexView) {
  const known = new Map(
    docnos.flatMap((docno) => {
      const has = cache.unmerged.get(docno);
      return has ? [[docno, has] as const] : [];
    }),
  );
  return { known, unknown: docnos.filter((docno) => !known.has(docno)) };
}

function havingEach(
  known: IndexView["cache"]["unmerged"],
  lexemes: readonly string[],
): UnmergedDocuments {
  const having = (lexeme: string) =>
    [...known].flatMap(([docno, has]) => (has.has(lexeme) ? [docno] : []));
  return new Map(lexemes.map((lexeme) => [lexeme, having(lexeme)]));
}

async function readUnmerged(
  snapshot: IndexSnapshot,
  view: IndexView,
  lexemes: readonly string[],
): Promise<UnmergedDocuments> {
  if (lexemes.length === 0) return new Map();
  const { known, unknown } = recallUnmerged(view);
  if (unknown.length > REMEMBERED) return askEach(snapshot, view.unmerged, lexemes);
  if (unknown.length > 0) {
    for (const [docno, has] of await readLexemes(snapshot, unknown)) known.set(docno, has);
  }
  view.cache.unmerged = known;
  return havingEach(known, lexemes);
}

/** A posting list with the unmerged documents of its lexeme added. */
function withUnmerged(kept: CachedPostingList | undefined, docnos: readonly number[]): PostingList {
  const postingList = kept ?? { containers: [], count: 0 };
  if (docnos.length === 0) return postingList;
  const more = toPostingList(docnos);
  const containers = postingList.containers.slice();
  for (const [key, container] of more.containers.entries()) {
    if (container) containers[key] = unite(containers[key], container);
  }
  return { containers, count: postingList.count + docnos.length };
}

/** Splits lexemes by where their documents come from: posting lists or the inverted index. */
function split({ indexedTerms, unmerged }: IndexView, lexemes: readonly string[]) {
  const inPostingLists = lexemes.filter((lexeme) => indexedTerms.has(lexeme));
  if (inPostingLists.length > 0 && unmerged.length > MOST_UNMERGED) {
    return { indexedTerms: [], rare: lexemes };
  }
  return {
    indexedTerms: inPostingLists,
    rare: lexemes.filter((lexeme) => !indexedTerms.has(lexeme)),
  };
}

type KnownLists = {
  found: IndexView["found"];
  kept: CachedPostingLists;
  unmerged: UnmergedDocuments;
};

const NONE = Buffer.alloc(0);

function join(
  { cache }: IndexView,
  { indexedTerms, rare }: ReturnType<typeof split>,
  { found, kept, unmerged }: KnownLists,
): Map<string, PostingList> {
  const lookedUp = rare.map((lexeme): [string, PostingList] => {
    const docnos = readNumbers(found.get(lexeme) ?? NONE);
    // A range of numbers has many lexemes, most of them with few documents or none.
    if (docnos.length <= FEW) return [lexeme, shortList(docnos)];
    return [lexeme, { containers: cache.columns.setOf([docnos]), count: docnos.length }];
  });
  const joined = indexedTerms.map((lexeme): [string, PostingList] => [
    lexeme,
    withUnmerged(kept.get(lexeme), unmerged.get(lexeme) ?? []),
  ]);
  return new Map([...lookedUp, ...joined]);
}

/**
 * The documents that contain each of these lexemes in this snapshot. Complete, but may include
 * removed documents.
 */
export async function readPostingLists(
  snapshot: IndexSnapshot,
  view: IndexView,
  lexemes: readonly string[],
): Promise<Map<string, PostingList>> {
  const places = split(view, lexemes);
  const unmerged = await readUnmerged(snapshot, view, places.indexedTerms);
  const kept = await readKept(snapshot, view, places.indexedTerms);
  const found = await lookUp(snapshot, view, places.rare);
  return join(view, places, { found, kept, unmerged });
}

/**
 * Like `readPostingLists`, but from the cache and the synchronisation alone; `null` if they aren't
 * enough.
 */
export function recallPostingLists(
  view: IndexView,
  lexemes: readonly string[],
): Map<string, PostingList> | null {
  const places = split(view, lexemes);
  const { kept, stale } = recallKept(view, places.indexedTerms);
  const { known, unknown } = recallUnmerged(view);
  const isBehind = stale.length > 0 || (places.indexedTerms.length > 0 && unknown.length > 0);
  const isLookedUp = places.rare.every((lexeme) => view.found.has(lexeme));
  if (isBehind || !isLookedUp) return null;
  const unmerged = havingEach(known, places.indexedTerms);
  return join(view, places, { found: view.found, kept, unmerged });
}
