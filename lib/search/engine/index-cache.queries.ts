import "server-only";
import { LRUCache } from "lru-cache";
import { readerPool } from "@/lib/platform/db/reader";
import { LiveTitles } from "../closeness/live-titles";
import { currentEmbedding } from "../closeness/model.queries";
import type { Slice } from "./chunks";
import { Columns, type DocumentSet } from "./columns";
import type { PostingList } from "./evaluation";
import {
  applyChanges,
  loadDocuments,
  NOTHING_SINCE,
  readIndexedTerms,
  readState,
  type State,
} from "./index-sync.queries";
import { type Connection, readSnapshot, type Snapshot } from "./queries";
import { CHUNK, CHUNK_WORDS } from "./schema";
import type { LexemeNumbers, NamedNumber } from "./term-names.schema";

/** What is kept of a posting: with the merge up to which it was read. */
export type CachedPostingList = PostingList & { merge: number };

export type VerifiedPhrase = { checked: DocumentSet; matched: DocumentSet };

/** What a process remembers of the index. It follows the index at each search. */
type IndexCache = {
  readonly columns: Columns;
  /** The titles of the documents, ready to be compared (lib/search/closeness/live-titles.ts). */
  readonly titles: LiveTitles;
  /** The lexemes that have postings. */
  indexedTerms: ReadonlySet<string>;
  termsVersion: number;
  readonly postingLists: LRUCache<string, CachedPostingList>;
  /** Which documents were asked for a phrase, and which of them have it, by chunk. */
  readonly phrases: LRUCache<string, VerifiedPhrase>;
  /** The lexemes of documents that are not in the postings yet, by number. */
  unmerged: ReadonlyMap<number, ReadonlySet<string>>;
  readonly cityNumbers: Map<number, number>;
  readonly names: LRUCache<string, NamedNumber>;
  readonly lexemeNumbers: LRUCache<string, LexemeNumbers>;
  /** Counted up when documents came. */
  version: number;
  readonly generation: number;
  /** Set when the index was made anew since. */
  isOver: boolean;
  /** All transactions before this one had ended when the memory was brought up to date. */
  horizon: string;
  syncedAt: number;
};

const POSTING_LISTS_BYTES = 96 * 1024 * 1024;
const PHRASES_BYTES = 16 * 1024 * 1024;
/** Changes are kept twice as long (lib/search/engine/index-merge.commands.ts). */
const FORGOTTEN_MS = 24 * 60 * 60_000;
const MOST_NAMES = 50_000;

const KEPT = Symbol.for("jobharbor.search");
// On globalThis: Next bundles this module more than once, and the columns are large.
const holder = globalThis as { [KEPT]?: Promise<IndexCache> };

async function load(snapshot: Snapshot): Promise<IndexCache> {
  const { generation, termsVersion, horizon } = await readState(snapshot, NOTHING_SINCE, []);
  const columns = new Columns();
  await loadDocuments(snapshot, columns);
  return {
    columns,
    titles: new LiveTitles(await currentEmbedding(snapshot.client)),
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
    unmerged: new Map(),
    cityNumbers: new Map(),
    names: new LRUCache({ max: MOST_NAMES }),
    lexemeNumbers: new LRUCache({ max: MOST_NAMES }),
    version: 0,
    generation,
    isOver: false,
    horizon,
    syncedAt: Date.now(),
  };
}

/** Forgets the index; the next search reads it anew. */
export function forgetIndex(): void {
  delete holder[KEPT];
}

/** Whether changes may be missing, or most of what is remembered went meanwhile. */
function isStale({ isOver, syncedAt, columns }: IndexCache): boolean {
  const isForgotten = Date.now() - syncedAt >= FORGOTTEN_MS;
  return isOver || isForgotten || columns.gone > columns.size + CHUNK;
}

/** Of searches that come while there is no memory, the first reads the index and all wait for it. */
async function cachedIndex(snapshot: Snapshot): Promise<IndexCache> {
  const kept = holder[KEPT];
  const known = await kept;
  if (known && !isStale(known)) return known;
  // Somebody else who waited for the same memory was quicker.
  if (holder[KEPT] !== kept) return cachedIndex(snapshot);
  const loading = load(snapshot);
  holder[KEPT] = loading;
  loading.catch(forgetIndex);
  return loading;
}

/** What a process remembers, as one snapshot may use it. */
export type View = {
  cache: IndexCache;
  /** The memory's version when the snapshot saw no less than it; else none. */
  version: number | null;
  /** The last merge that the snapshot sees. */
  merge: number;
  /** The lexemes that have postings in the snapshot. */
  indexedTerms: ReadonlySet<string>;
  /** The documents that are not in the postings yet, or as many more as it takes to see that. */
  unmerged: readonly number[];
  /** The documents of lexemes that were looked up, four bytes each. */
  found: ReadonlyMap<string, Buffer>;
  /** The live documents. */
  slices: Slice[];
};

async function syncIndexedTerms(
  snapshot: Snapshot,
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
 * Keeps what a snapshot says in a memory, unless that saw documents come since: what they brought
 * along would be missing.
 */
export function remember<Value extends object>(
  { cache, version }: View,
  kept: LRUCache<string, Value>,
  [key, value]: [key: string, value: Value],
): void {
  if (version === cache.version) kept.set(key, value);
}

// A company that was renamed has its documents written anew, and a new word comes in a title.
function noteNew(cache: IndexCache, companies: readonly number[], vocabulary: number): void {
  cache.version += 1;
  for (const number of companies) cache.names.delete(`company ${number}`);
  if (cache.columns.vocabulary !== vocabulary) cache.lexemeNumbers.clear();
}

// Lexemes of few documents have no postings; the same statement that follows looks them up.
const rareAmong = (lexemes: readonly string[], { indexedTerms }: IndexCache) =>
  lexemes.filter((lexeme) => !indexedTerms.has(lexeme));

/** The memory as somebody may use it who saw this state, which the memory is up to. */
function toView(
  cache: IndexCache,
  { merge, unmerged, found, horizon }: State,
  seen: Pick<View, "version" | "indexedTerms">,
): View {
  // Of two searches at once the one that saw less must not take the memory back.
  if (BigInt(horizon) > BigInt(cache.horizon)) cache.horizon = horizon;
  cache.syncedAt = Date.now();
  return { cache, ...seen, merge, unmerged, found, slices: cache.columns.snapshot() };
}

/**
 * What this process remembers of the index, brought up to what the snapshot sees: ask for it before
 * anything else. Lexemes that will be searched for are looked up on the way. The first call reads
 * all facts, which takes about a second for a million documents; others a list of what changed.
 */
export async function syncIndex(
  snapshot: Snapshot,
  lexemes: readonly string[] = [],
): Promise<View> {
  const cache = await cachedIndex(snapshot);
  const { version, columns } = cache;
  const { vocabulary } = columns;
  const state = await readState(snapshot, cache.horizon, rareAmong(lexemes, cache));
  if (state.generation !== cache.generation) {
    cache.isOver = true;
    return syncIndex(snapshot, lexemes);
  }
  const companies = await applyChanges(snapshot, columns, state.changed);
  const isNewest = cache.version === version;
  if (companies.length > 0) noteNew(cache, companies, vocabulary);
  const seen = isNewest ? cache.version : null;
  const indexedTerms = await syncIndexedTerms(snapshot, cache, state.termsVersion);
  return toView(cache, state, { version: seen, indexedTerms });
}

/**
 * The same by one statement, without a snapshot, where nothing became of the index since it was
 * followed last; else `null`.
 */
export async function glanceAtIndex(lexemes: readonly string[]): Promise<View | null> {
  const cache = await holder[KEPT];
  if (!cache || isStale(cache)) return null;
  const { version, indexedTerms } = cache;
  const connection = { client: readerPool() };
  const state = await readState(connection, cache.horizon, rareAmong(lexemes, cache));
  const isSame = state.generation === cache.generation && state.termsVersion === cache.termsVersion;
  if (!isSame || state.changed.length > 0) return null;
  return toView(cache, state, {
    version: cache.version === version ? version : null,
    indexedTerms,
  });
}

// At once these take some hundredths of a second.
const TITLES_AT_ONCE = 2000;

/**
 * The titles of live documents, those that came since among them, ready to be compared: ask for them
 * before their documents are looked for.
 */
export async function syncTitles({ client }: Connection, { cache }: View): Promise<LiveTitles> {
  const { columns, titles } = cache;
  const ids = [...columns.newTitles];
  for (let start = 0; start < ids.length; start += TITLES_AT_ONCE) {
    const { rows } = await client.query<{ id: number; words: string }>({
      name: "search-titles",
      text: "SELECT id, words FROM search.titles WHERE id = ANY($1::int[])",
      values: [ids.slice(start, start + TITLES_AT_ONCE)],
    });
    titles.put(rows.map(({ id, words }) => ({ id, words: words.split(" ").filter(Boolean) })));
    for (const { id } of rows) columns.newTitles.delete(id);
  }
  return titles;
}

/** Reads the index before the first visitor searches. */
export async function warmSearch(): Promise<void> {
  await readSnapshot(async (snapshot) => syncTitles(snapshot, await syncIndex(snapshot)));
}
