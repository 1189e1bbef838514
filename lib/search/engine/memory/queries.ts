import "server-only";
import { LRUCache } from "lru-cache";
import { FactReader } from "../../facts/rules";
import { Columns, type DocumentSet, type Slice } from "../columns/rules";
import type { Posting } from "../evaluation/rules";
import { readSnapshot, type Snapshot } from "../queries";
import { CHUNK_WORDS } from "../schema";

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
  readonly generation: number;
  /** All transactions before this one had ended when the memory was brought up to date. */
  horizon: string;
  followedAt: number;
};

const POSTINGS_BYTES = 96 * 1024 * 1024;
const PHRASES_BYTES = 16 * 1024 * 1024;
/** Changes are kept twice as long (lib/search/engine/merging/commands.ts). */
const FORGOTTEN_MS = 24 * 60 * 60_000;
const AT_ONCE = 20_000;

const KEPT = Symbol.for("jobharbor.search");
// On globalThis: Next bundles this module more than once, and the columns are large.
const holder = globalThis as { [KEPT]?: Promise<Memory> };

type State = {
  generation: number;
  merge: number;
  mapping: number;
  horizon: string;
  changed: number[];
  unmerged: number[];
};
/** With more documents than this waiting to be merged, the inverted index is quicker. */
export const MOST_UNMERGED = 5000;

async function readState({ client }: Snapshot, since: string): Promise<State> {
  const { rows } = await client.query<State>({
    name: "search-state",
    text: `SELECT generation, merge, mapping,
        pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
        ARRAY(SELECT docno FROM search.changes WHERE written >= $1::xid8) AS changed,
        ARRAY(SELECT docno FROM search.unmerged LIMIT ${MOST_UNMERGED + 1}) AS unmerged
      FROM search.state`,
    values: [since],
  });
  const [state] = rows;
  if (!state) throw new Error("The search index has no state: run `npm run db:migrate`");
  return state;
}

async function readMapped({ client }: Snapshot): Promise<Set<string>> {
  const { rows } = await client.query<{ lexeme: string }>("SELECT lexeme FROM search.lexemes");
  return new Set(rows.map(({ lexeme }) => lexeme));
}

// The same as the largest transaction number there can be: nothing changed since.
const NOTHING_SINCE = "18446744073709551615";

async function load(snapshot: Snapshot): Promise<Memory> {
  const { generation, mapping, horizon } = await readState(snapshot, NOTHING_SINCE);
  const columns = new Columns();
  for (let last: number | null = 0; last !== null; ) {
    const { rows }: { rows: { facts: string | null; last: number | null }[] } =
      await snapshot.client.query({
        name: "search-load",
        text: `SELECT string_agg(facts, '') AS facts, max(docno) AS last FROM (
            SELECT docno, facts FROM search.job_documents WHERE docno > $1
            ORDER BY docno LIMIT ${AT_ONCE}) page`,
        values: [last],
      });
    const facts = new FactReader(rows[0]?.facts ?? "");
    while (facts.next()) columns.put(facts);
    last = rows[0]?.last ?? null;
  }
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
    generation,
    horizon,
    followedAt: Date.now(),
  };
}

async function applyChanges(
  { client }: Snapshot,
  { columns }: Memory,
  changed: readonly number[],
): Promise<void> {
  if (changed.length === 0) return;
  const { rows } = await client.query<{ docno: number; facts: string }>({
    name: "search-changes",
    text: `SELECT docno, facts FROM unnest($1::int[]) docno JOIN search.job_documents USING (docno)`,
    values: [changed],
  });
  const here = new Set(rows.map(({ docno }) => docno));
  for (const docno of changed) {
    if (!here.has(docno)) columns.remove(docno);
  }
  const facts = new FactReader(rows.map((row) => row.facts).join(""));
  while (facts.next()) columns.put(facts);
}

/**
 * The index's numbers of those cities that any job was ever at, by their ids. Numbers never change,
 * so they are asked for once.
 */
export async function numberCities(
  { client }: Snapshot,
  { memory: { cityNumbers } }: View,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const unknown = ids.filter((id) => !cityNumbers.has(id));
  if (unknown.length > 0) {
    const { rows } = await client.query<{ id: number; number: number }>({
      name: "search-cities",
      text: `SELECT city_id AS id, id AS number FROM search.cities WHERE city_id = ANY($1::int[])`,
      values: [unknown],
    });
    for (const { id, number } of rows) cityNumbers.set(id, number);
  }
  return new Map(
    ids.flatMap((id) => {
      const number = cityNumbers.get(id);
      return number === undefined ? [] : [[id, number] as const];
    }),
  );
}

/** Forgets the index; the next search reads it anew. */
export function forgetIndex(): void {
  delete holder[KEPT];
}

async function remembered(snapshot: Snapshot): Promise<Memory> {
  const known = await holder[KEPT];
  if (known && Date.now() - known.followedAt < FORGOTTEN_MS) return known;
  const loading = load(snapshot);
  holder[KEPT] = loading;
  loading.catch(forgetIndex);
  return loading;
}

/** What a process remembers, as one snapshot may use it. */
export type View = {
  memory: Memory;
  /** The last merge that the snapshot sees. */
  merge: number;
  /** The lexemes that have postings in the snapshot. */
  mapped: ReadonlySet<string>;
  /** The documents that are not in the postings yet, or as many more as it takes to see that. */
  unmerged: readonly number[];
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
    memory.postings.clear();
    memory.unmerged = new Map();
  }
  return mapped;
}

/**
 * What this process remembers of the index, brought up to what the snapshot sees. The first call reads all facts, which takes about a second for a million documents;
 * others a list of what changed.
 */
export async function followIndex(snapshot: Snapshot): Promise<View> {
  const memory = await remembered(snapshot);
  const state = await readState(snapshot, memory.horizon);
  if (state.generation !== memory.generation) {
    forgetIndex();
    return followIndex(snapshot);
  }
  await applyChanges(snapshot, memory, state.changed);
  const mapped = await followMapping(snapshot, memory, state.mapping);
  // Of two searches at once the one that saw less must not take the memory back.
  if (BigInt(state.horizon) > BigInt(memory.horizon)) memory.horizon = state.horizon;
  memory.followedAt = Date.now();
  const { merge, unmerged } = state;
  return { memory, merge, mapped, unmerged, slices: memory.columns.snapshot() };
}

/** Reads the index before the first visitor searches. */
export async function warmSearch(): Promise<void> {
  await readSnapshot(followIndex);
}
