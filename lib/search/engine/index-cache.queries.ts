import "server-only";
import { LRUCache } from "lru-cache";
import { readerPool, readsPrimary } from "@/lib/platform/db/reader";
import { LiveTitles } from "../closeness/live-titles";
import { readEmbedding } from "../closeness/model.queries";
import type { ChunkSlice } from "./chunks";
import { type DocumentSet, IndexColumns } from "./columns";
import type { PostingList } from "./evaluation";
import {
  applyChanges,
  type IndexState,
  loadDocuments,
  NOTHING_SINCE,
  readIndexedTerms,
  readState,
} from "./index-sync.queries";
import { Lookups } from "./lookups";
import type { IndexSnapshot } from "./queries";
import { CHUNK, CHUNK_WORDS } from "./schema";
import type { LexemeNumbers, NamedNumber } from "./term-names.schema";

/** A posting list, and the merge up to which it was read. */
export type CachedPostingList = PostingList & { merge: number };

export type VerifiedPhrase = { checked: DocumentSet; matched: DocumentSet };

/** The parts of the index that a process holds in memory, synchronised before each search. */
type IndexCache = {
  readonly columns: IndexColumns;
  /** The titles of the documents, ready to be compared (lib/search/closeness/live-titles.ts). */
  readonly titles: LiveTitles;
  /** The lexemes that have posting lists. */
  indexedTerms: ReadonlySet<string>;
  termsVersion: number;
  readonly postingLists: LRUCache<string, CachedPostingList>;
  /** Which documents have been checked for a phrase, and which contain it, by chunk. */
  readonly phrases: LRUCache<string, VerifiedPhrase>;
  readonly lookups: Lookups;
  /** The lexemes of documents that aren't in the posting lists yet, by document number. */
  unmerged: ReadonlyMap<number, ReadonlySet<string>>;
  readonly cityNumbers: Map<number, number>;
  /** The cities that no document of this version is in. */
  readonly unnumberedCities: Set<number>;
  readonly names: LRUCache<string, NamedNumber>;
  readonly lexemeNumbers: LRUCache<string, LexemeNumbers>;
  /** Incremented when documents are added. */
  version: number;
  readonly generation: number;
  /** Set when the index has been rebuilt since. */
  isOver: boolean;
  /** Every transaction before this one had ended at the last synchronisation. */
  horizon: string;
  /** What the cache has of the changes since a horizon. */
  applied: { readonly since: string; readonly changed: readonly number[] };
  syncedAt: number;
};

const POSTING_LISTS_BYTES = 96 * 1024 * 1024;
const PHRASES_BYTES = 16 * 1024 * 1024;
/** The database keeps changes for twice as long (lib/search/engine/index-merge.commands.ts). */
const FORGOTTEN_MS = 24 * 60 * 60_000;
const MOST_NAMES = 50_000;

const KEPT = Symbol.for("jobharbor.search");
// On globalThis: Next bundles this module more than once, and the columns are large.
const holder = globalThis as { [KEPT]?: Promise<IndexCache> };

async function load(snapshot: IndexSnapshot): Promise<IndexCache> {
  const { generation, termsVersion, horizon } = await readState(snapshot, NOTHING_SINCE, []);
  const columns = new IndexColumns();
  await loadDocuments(snapshot, columns);
  return {
    columns,
    titles: new LiveTitles(await readEmbedding(snapshot.client)),
    indexedTerms: await readIndexedTerms(snapshot),
    termsVersion,
    postingLists: new LRUCache({
      maxSize: POSTING_LISTS_BYTES,
      sizeCalculation: ({ containers }) =>
        containers.reduce((sum, container) => sum + (container?.byteLength ?? 0), 100),
    }),
    phrases: new LRUCache({
      maxSize: PHRASES_BYTES,
      sizeCalculation: ({ checked }) => 100 + 2 * 4 * CHUNK_WORDS * checked.filter(Boolean).length,
    }),
    lookups: new Lookups(),
    unmerged: new Map(),
    cityNumbers: new Map(),
    unnumberedCities: new Set(),
    names: new LRUCache({ max: MOST_NAMES }),
    lexemeNumbers: new LRUCache({ max: MOST_NAMES }),
    version: 0,
    generation,
    isOver: false,
    horizon,
    applied: { since: horizon, changed: [] },
    syncedAt: Date.now(),
  };
}

/** Drops the cache. The next search loads it again. */
export function forgetIndex(): void {
  delete holder[KEPT];
}

/** Whether changes may be missing, or most of what it holds has been removed. */
function isStale({ isOver, syncedAt, columns }: IndexCache): boolean {
  const isForgotten = Date.now() - syncedAt >= FORGOTTEN_MS;
  return isOver || isForgotten || columns.gone > columns.size + CHUNK;
}

/** The cache. While it is loading, all searches wait for the same load. */
async function cachedIndex(snapshot: IndexSnapshot): Promise<IndexCache> {
  const kept = holder[KEPT];
  const known = await kept;
  if (known && !isStale(known)) return known;
  // Another search that waited for the same cache has already replaced it.
  if (holder[KEPT] !== kept) return cachedIndex(snapshot);
  const loading = load(snapshot);
  holder[KEPT] = loading;
  loading.catch(forgetIndex);
  return loading;
}

/** The cache as one snapshot may use it. */
export type IndexView = {
  cache: IndexCache;
  /** The cache's version, or `null` if the snapshot may have seen less than the cache. */
  version: number | null;
  /** The last merge visible to the snapshot. */
  merge: number;
  /** The lexemes that have posting lists in the snapshot. */
  indexedTerms: ReadonlySet<string>;
  /** The documents that aren't in the posting lists yet; cut off just above `MOST_UNMERGED`. */
  unmerged: readonly number[];
  /** The documents of the lexemes that were looked up, four bytes each. */
  found: ReadonlyMap<string, Buffer>;
  /** The live documents. */
  slices: ChunkSlice[];
};

async function syncIndexedTerms(
  snapshot: IndexSnapshot,
  cache: IndexCache,
  termsVersion: number,
): Promise<ReadonlySet<string>> {
  if (termsVersion === cache.termsVersion) return cache.indexedTerms;
  const indexedTerms = await readIndexedTerms(snapshot);
  if (termsVersion > cache.termsVersion) {
    cache.indexedTerms = indexedTerms;
    cache.termsVersion = termsVersion;
    cache.unmerged = new Map();
  }
  return indexedTerms;
}

/**
 * Caches a value that was read, unless documents have been added since its snapshot: their part of
 * it would be missing.
 */
export function remember<Value extends object>(
  { cache, version }: IndexView,
  kept: LRUCache<string, Value>,
  [key, value]: [key: string, value: Value],
): void {
  if (version === cache.version) kept.set(key, value);
}

// Renaming a company rewrites its documents, and a new title word changes what lexemes mean.
function noteNew(cache: IndexCache, companies: readonly number[], vocabulary: number): void {
  cache.version += 1;
  cache.unnumberedCities.clear();
  for (const number of companies) cache.names.delete(`company ${number}`);
  if (cache.columns.vocabulary !== vocabulary) cache.lexemeNumbers.clear();
}

/**
 * Lexemes with few documents have no posting list. The statement that synchronises looks them up
 * too, except those that are known.
 */
function recallLookups({ indexedTerms, lookups, version }: IndexCache, lexemes: readonly string[]) {
  const rare = lexemes.filter((lexeme) => !indexedTerms.has(lexeme));
  const known = lookups.recall(rare, version);
  return { known, unknown: rare.filter((lexeme) => !known.has(lexeme)) };
}

// A replica may lack what the cache has.
function keepLookups({ lookups, version }: IndexCache, found: IndexState["found"]): void {
  if (readsPrimary()) lookups.keep(found, version);
}

// While a transaction stays open, it holds the horizon back, and every search reads the same
// changes again.
function hasApplied({ applied }: IndexCache, since: string, changed: readonly number[]): boolean {
  const known = applied.since === since ? applied.changed : [];
  return changed.length === known.length && changed.every((docno, at) => docno === known[at]);
}

/** A view of the cache, which must be at least as new as the state. */
function toView(
  cache: IndexCache,
  { merge, unmerged, found, horizon }: IndexState,
  seen: Pick<IndexView, "version" | "indexedTerms">,
): IndexView {
  // Two searches may synchronise at once: the one that saw less must not move the horizon back.
  if (BigInt(horizon) > BigInt(cache.horizon)) cache.horizon = horizon;
  cache.syncedAt = Date.now();
  return { cache, ...seen, merge, unmerged, found, slices: cache.columns.snapshot() };
}

/**
 * Brings the cache up to date with the snapshot; call it before anything else. Also looks up the
 * lexemes that the search will need. The first call loads all facts, about a second for a million
 * documents; later ones read only the changes.
 */
export async function syncIndex(
  snapshot: IndexSnapshot,
  lexemes: readonly string[] = [],
): Promise<IndexView> {
  const cache = await cachedIndex(snapshot);
  const { version, columns } = cache;
  const { vocabulary } = columns;
  const since = cache.horizon;
  const { known, unknown } = recallLookups(cache, lexemes);
  const state = await readState(snapshot, since, unknown);
  if (state.generation !== cache.generation) {
    cache.isOver = true;
    return syncIndex(snapshot, lexemes);
  }
  const companies = await applyChanges(snapshot, columns, state.changed);
  cache.applied = { since, changed: state.changed };
  const isNewest = cache.version === version;
  if (companies.length > 0) noteNew(cache, companies, vocabulary);
  if (isNewest) keepLookups(cache, state.found);
  const seen = isNewest ? cache.version : null;
  const found = cache.version === version ? new Map([...known, ...state.found]) : state.found;
  const indexedTerms = await syncIndexedTerms(snapshot, cache, state.termsVersion);
  return toView(cache, { ...state, found }, { version: seen, indexedTerms });
}

/**
 * Like `syncIndex`, but in one statement and without a snapshot. `null` if the index has changed
 * since the last synchronisation.
 */
export async function glanceAtIndex(lexemes: readonly string[]): Promise<IndexView | null> {
  const cache = await holder[KEPT];
  if (!cache || isStale(cache)) return null;
  const { version, indexedTerms, horizon: since } = cache;
  const { known, unknown } = recallLookups(cache, lexemes);
  const state = await readState({ client: readerPool() }, since, unknown);
  const isSame =
    state.generation === cache.generation &&
    state.termsVersion === cache.termsVersion &&
    version === cache.version;
  if (!isSame || !hasApplied(cache, since, state.changed)) return null;
  keepLookups(cache, state.found);
  const found = new Map([...known, ...state.found]);
  return toView(cache, { ...state, found }, { version, indexedTerms });
}
