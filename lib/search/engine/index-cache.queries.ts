import "server-only";
import { LRUCache } from "lru-cache";
import { readerPool } from "@/lib/platform/db/reader";
import type { Slice } from "./chunks";
import { Columns, type DocumentSet } from "./columns";
import type { Posting } from "./evaluation";
import {
  applyChanges,
  loadDocuments,
  NOTHING_SINCE,
  readMapped,
  readState,
  type State,
} from "./index-sync.queries";
import { readSnapshot, type Snapshot } from "./queries";
import { CHUNK, CHUNK_WORDS } from "./schema";
import type { Named, Standing } from "./term-names.schema";

/** What is kept of a posting: with the merge up to which it was read. */
export type KeptPosting = Posting & { merge: number };

export type VerifiedPhrase = { checked: DocumentSet; matched: DocumentSet };

/** What a process remembers of the index. It follows the index at each search. */
type Memory = {
  readonly columns: Columns;
  /** The lexemes that have postings. */
  mapped: ReadonlySet<string>;
  mapping: number;
  readonly postings: LRUCache<string, KeptPosting>;
  /** Which documents were asked for a phrase, and which of them have it, by chunk. */
  readonly phrases: LRUCache<string, VerifiedPhrase>;
  /** The lexemes of documents that are not in the postings yet, by number. */
  unmerged: ReadonlyMap<number, ReadonlySet<string>>;
  readonly cityNumbers: Map<number, number>;
  readonly names: LRUCache<string, Named>;
  readonly standings: LRUCache<string, Standing>;
  /** Counted up when documents came. */
  version: number;
  readonly generation: number;
  /** Set when the index was made anew since. */
  isOver: boolean;
  /** All transactions before this one had ended when the memory was brought up to date. */
  horizon: string;
  followedAt: number;
};

const POSTINGS_BYTES = 96 * 1024 * 1024;
const PHRASES_BYTES = 16 * 1024 * 1024;
/** Changes are kept twice as long (lib/search/engine/index-merge.commands.ts). */
const FORGOTTEN_MS = 24 * 60 * 60_000;
const MOST_NAMES = 50_000;

const KEPT = Symbol.for("jobharbor.search");
// On globalThis: Next bundles this module more than once, and the columns are large.
const holder = globalThis as { [KEPT]?: Promise<Memory> };

async function load(snapshot: Snapshot): Promise<Memory> {
  const { generation, mapping, horizon } = await readState(snapshot, NOTHING_SINCE, []);
  const columns = new Columns();
  await loadDocuments(snapshot, columns);
  return {
    columns,
    mapped: await readMapped(snapshot),
    mapping,
    postings: new LRUCache({
      maxSize: POSTINGS_BYTES,
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
    standings: new LRUCache({ max: MOST_NAMES }),
    version: 0,
    generation,
    isOver: false,
    horizon,
    followedAt: Date.now(),
  };
}

/** Forgets the index; the next search reads it anew. */
export function forgetIndex(): void {
  delete holder[KEPT];
}

/** Whether changes may be missing, or most of what is remembered went meanwhile. */
function isWorn({ isOver, followedAt, columns }: Memory): boolean {
  const isForgotten = Date.now() - followedAt >= FORGOTTEN_MS;
  return isOver || isForgotten || columns.gone > columns.size + CHUNK;
}

/** Of searches that come while there is no memory, the first reads the index and all wait for it. */
async function remembered(snapshot: Snapshot): Promise<Memory> {
  const kept = holder[KEPT];
  const known = await kept;
  if (known && !isWorn(known)) return known;
  // Somebody else who waited for the same memory was quicker.
  if (holder[KEPT] !== kept) return remembered(snapshot);
  const loading = load(snapshot);
  holder[KEPT] = loading;
  loading.catch(forgetIndex);
  return loading;
}

/** What a process remembers, as one snapshot may use it. */
export type View = {
  memory: Memory;
  /** The memory's version when the snapshot saw no less than it; else none. */
  version: number | null;
  /** The last merge that the snapshot sees. */
  merge: number;
  /** The lexemes that have postings in the snapshot. */
  mapped: ReadonlySet<string>;
  /** The documents that are not in the postings yet, or as many more as it takes to see that. */
  unmerged: readonly number[];
  /** The documents of lexemes that were looked up, four bytes each. */
  found: ReadonlyMap<string, Buffer>;
  /** The live documents. */
  slices: Slice[];
};

async function followMapping(
  snapshot: Snapshot,
  memory: Memory,
  mapping: number,
): Promise<ReadonlySet<string>> {
  if (mapping === memory.mapping) return memory.mapped;
  const mapped = await readMapped(snapshot);
  if (mapping > memory.mapping) {
    memory.mapped = mapped;
    memory.mapping = mapping;
    memory.unmerged = new Map();
  }
  return mapped;
}

/**
 * Keeps what a snapshot says in a memory, unless that saw documents come since: what they brought
 * along would be missing.
 */
export function remember<Value extends object>(
  { memory, version }: View,
  kept: LRUCache<string, Value>,
  [key, value]: [key: string, value: Value],
): void {
  if (version === memory.version) kept.set(key, value);
}

// A company that was renamed has its documents written anew, and a new word comes in a title.
function noteNew(memory: Memory, companies: readonly number[], vocabulary: number): void {
  memory.version += 1;
  for (const number of companies) memory.names.delete(`company ${number}`);
  if (memory.columns.vocabulary !== vocabulary) memory.standings.clear();
}

// Lexemes of few documents have no postings; the same statement that follows looks them up.
const rareAmong = (lexemes: readonly string[], { mapped }: Memory) =>
  lexemes.filter((lexeme) => !mapped.has(lexeme));

/** The memory as somebody may use it who saw this state, which the memory is up to. */
function toView(
  memory: Memory,
  { merge, unmerged, found, horizon }: State,
  seen: Pick<View, "version" | "mapped">,
): View {
  // Of two searches at once the one that saw less must not take the memory back.
  if (BigInt(horizon) > BigInt(memory.horizon)) memory.horizon = horizon;
  memory.followedAt = Date.now();
  return { memory, ...seen, merge, unmerged, found, slices: memory.columns.snapshot() };
}

/**
 * What this process remembers of the index, brought up to what the snapshot sees: ask for it before
 * anything else. Lexemes that will be searched for are looked up on the way. The first call reads
 * all facts, which takes about a second for a million documents; others a list of what changed.
 */
export async function followIndex(
  snapshot: Snapshot,
  lexemes: readonly string[] = [],
): Promise<View> {
  const memory = await remembered(snapshot);
  const { version, columns } = memory;
  const { vocabulary } = columns;
  const state = await readState(snapshot, memory.horizon, rareAmong(lexemes, memory));
  if (state.generation !== memory.generation) {
    memory.isOver = true;
    return followIndex(snapshot, lexemes);
  }
  const companies = await applyChanges(snapshot, columns, state.changed);
  const isNewest = memory.version === version;
  if (companies.length > 0) noteNew(memory, companies, vocabulary);
  const seen = isNewest ? memory.version : null;
  const mapped = await followMapping(snapshot, memory, state.mapping);
  return toView(memory, state, { version: seen, mapped });
}

/**
 * The same by one statement, without a snapshot, where nothing became of the index since it was
 * followed last; else `null`.
 */
export async function glanceAtIndex(lexemes: readonly string[]): Promise<View | null> {
  const memory = await holder[KEPT];
  if (!memory || isWorn(memory)) return null;
  const { version, mapped } = memory;
  const connection = { client: readerPool() };
  const state = await readState(connection, memory.horizon, rareAmong(lexemes, memory));
  const isSame = state.generation === memory.generation && state.mapping === memory.mapping;
  if (!isSame || state.changed.length > 0) return null;
  return toView(memory, state, { version: memory.version === version ? version : null, mapped });
}

/** Reads the index before the first visitor searches. */
export async function warmSearch(): Promise<void> {
  await readSnapshot(async (snapshot) => followIndex(snapshot));
}
