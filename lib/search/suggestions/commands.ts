import "server-only";
import { knownBoards, onBoard } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { suggestionsRefreshed } from "./events";
import { isDue, labelChanges, type SuggestionRow } from "./labels";
import { listCities, listLiveCities, listLiveWords, listWiderPlaces } from "./live-labels.queries";
import type { SuggestionKind } from "./schema";
import { tablesHere } from "./tables.queries";

const BATCH = 5000;
// One process refreshes at a time.
const LOCK = 72_707_373;

type StoredSuggestion = { kind: SuggestionKind; key: string; label: string; postings: number };

/** The stored suggestions by kind and key. Of places, only those with postings. */
async function readKept(
  tx: Transaction,
): Promise<Map<SuggestionKind, Map<string, StoredSuggestion>>> {
  const { labels, isHere } = tablesHere();
  const rows = await tx.$queryRaw<StoredSuggestion[]>`
    SELECT kind, key, label, postings FROM ${labels}
    WHERE ${isHere} AND (kind <> 'place' OR postings > 0)`;
  const byKind = new Map<SuggestionKind, Map<string, StoredSuggestion>>();
  for (const row of rows) {
    const kept = byKind.get(row.kind) ?? new Map<string, StoredSuggestion>();
    byKind.set(row.kind, kept.set(row.key, row));
  }
  return byKind;
}

async function writeBatch(tx: Transaction, rows: readonly SuggestionRow[]): Promise<void> {
  const column = <T>(read: (row: SuggestionRow) => T): T[] => rows.map(read);
  const { labels, starts: into, columns, values } = tablesHere();
  const written = await tx.$queryRaw<{ id: number; kind: SuggestionKind; key: string }[]>`
    INSERT INTO ${labels} (${columns} kind, key, label, postings, weight, words)
    SELECT ${values} * FROM unnest(${column(({ kind }) => kind)}::text[], ${column(({ key }) => key)}::text[],
      ${column(({ label }) => label)}::text[], ${column(({ postings }) => postings)}::int[],
      ${column(({ weight }) => weight)}::float8[], ${column(({ words }) => words)}::text[])
    ON CONFLICT (${columns} kind, key) DO UPDATE SET label = EXCLUDED.label, postings = EXCLUDED.postings,
      weight = EXCLUDED.weight, words = EXCLUDED.words
    RETURNING id, kind, key`;
  const ids = new Map(written.map(({ id, kind, key }) => [`${kind} ${key}`, id]));
  const starts = rows.flatMap(({ kind, key, weight, starts: all }) =>
    all.map((start) => ({ id: ids.get(`${kind} ${key}`) ?? 0, kind, start, weight })),
  );
  await tx.$executeRaw`
    DELETE FROM ${into} WHERE suggestion_id = ANY(${[...ids.values()]}::int[])`;
  await tx.$executeRaw`
    INSERT INTO ${into} (${columns} suggestion_id, kind, start, weight)
    SELECT ${values} * FROM unnest(${starts.map(({ id }) => id)}::int[],
      ${starts.map(({ kind }) => kind)}::text[], ${starts.map(({ start }) => start)}::text[],
      ${starts.map(({ weight }) => weight)}::float8[])`;
}

async function writeRows(tx: Transaction, rows: readonly SuggestionRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await writeBatch(tx, rows.slice(start, start + BATCH));
  }
}

// A third of the 135,000 places are this large. Smaller ones are suggested only if they have
// postings.
const INHABITANTS = 5000;

/** Stores the larger places, as they are without postings. */
async function writePlaces(tx: Transaction): Promise<void> {
  await tx.$executeRaw`DELETE FROM search.suggestions WHERE kind = 'place'`;
  await writeRows(tx, await listWiderPlaces(tx));
  const cities = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM cities WHERE population >= ${INHABITANTS} ORDER BY id`;
  const ids = cities.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH) {
    await writeBatch(tx, await listCities(tx, ids.slice(start, start + BATCH)));
  }
}

async function deleteKeys(tx: Transaction, kind: SuggestionKind, keys: readonly string[]) {
  const { labels, isHere } = tablesHere();
  await tx.$executeRaw`
    DELETE FROM ${labels} WHERE ${isHere} AND kind = ${kind} AND key = ANY(${[...keys]}::text[])`;
}

async function writeWords(
  tx: Transaction,
  kept: ReadonlyMap<SuggestionKind, Map<string, StoredSuggestion>>,
) {
  const live = await listLiveWords(tx);
  for (const kind of ["title", "skill", "company"] as const) {
    const rows = live.filter((row) => row.kind === kind);
    const { changed, gone } = labelChanges(rows, kept.get(kind) ?? new Map());
    await writeRows(tx, changed);
    await deleteKeys(tx, kind, gone);
  }
}

/** Updates the weights of places that gained or lost postings. */
async function weighPlaces(tx: Transaction, kept: Map<string, StoredSuggestion>): Promise<void> {
  const { changed, gone } = labelChanges(await listLiveCities(tx), kept);
  await writeRows(tx, [...changed, ...(await listCities(tx, gone.map(Number)))]);
}

/** What a board suggests: no place without postings, since the site's are suggested there as well. */
async function writeBoard(tx: Transaction): Promise<void> {
  const kept = await readKept(tx);
  await writeWords(tx, kept);
  const { changed, gone } = labelChanges(await listLiveCities(tx), kept.get("place") ?? new Map());
  await writeRows(tx, changed);
  await deleteKeys(tx, "place", gone);
}

async function writeBoards(tx: Transaction): Promise<void> {
  for (const { id } of knownBoards()) {
    const held = await tx.$queryRaw<unknown[]>`
      SELECT FROM boards WHERE id = ${id}::uuid FOR KEY SHARE`;
    if (held.length > 0) await onBoard(id, () => writeBoard(tx));
  }
}

type SuggestionsInput = { lastDocno: number; cities: number };
type State = SuggestionsInput & { refreshedAt: Date; tookMs: number };

async function readCurrent(tx: Transaction): Promise<SuggestionsInput> {
  const [row] = await tx.$queryRaw<SuggestionsInput[]>`
    SELECT (SELECT last_value FROM search.docno)::float8 AS "lastDocno",
      (SELECT count(*) FROM cities)::float8 AS cities`;
  if (!row) throw new Error("The database answered nothing");
  return row;
}

async function readState(tx: Transaction): Promise<State | null> {
  const [row] = await tx.$queryRaw<State[]>`
    SELECT last_docno::float8 AS "lastDocno", cities::float8 AS cities,
      refreshed_at AS "refreshedAt", took_ms AS "tookMs" FROM search.suggestion_state`;
  return row ?? null;
}

async function writeState(tx: Transaction, state: State): Promise<void> {
  const { lastDocno, cities, refreshedAt, tookMs } = state;
  await tx.$executeRaw`
    INSERT INTO search.suggestion_state (last_docno, cities, refreshed_at, took_ms)
    VALUES (${lastDocno}::bigint, ${cities}::bigint, ${refreshedAt}, ${tookMs}::int)
    ON CONFLICT (is_only) DO UPDATE SET last_docno = EXCLUDED.last_docno,
      cities = EXCLUDED.cities, refreshed_at = EXCLUDED.refreshed_at, took_ms = EXCLUDED.took_ms`;
}

/**
 * Updates the suggestions of the site and of each board from live postings, writing only what has
 * changed. Does nothing while another process does it, or if nothing is due (`isDue`). Returns
 * whether it ran.
 */
export async function refreshSuggestions(now = new Date()): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const started = performance.now();
      const [lock] = await tx.$queryRaw<{ isMine: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isMine"`;
      if (!lock?.isMine) return false;
      const [current, last] = [await readCurrent(tx), await readState(tx)];
      if (!isDue(last, current, now)) return false;
      if (last?.cities !== current.cities) await writePlaces(tx);
      const kept = await readKept(tx);
      await writeWords(tx, kept);
      await weighPlaces(tx, kept.get("place") ?? new Map());
      await writeBoards(tx);
      const tookMs = Math.round(performance.now() - started);
      await writeState(tx, { ...current, refreshedAt: now, tookMs });
      await announce(tx, suggestionsRefreshed, {});
      return true;
    },
    // It doesn't block readers, and only the first run takes more than seconds.
    { timeout: 15 * 60_000, maxWait: 10_000 },
  );
}

/**
 * Has the next refresh rewrite what live postings say, because this release reads labels in
 * another way. Until then they are suggested as they were.
 */
export async function rereadLabels(tx: Transaction): Promise<void> {
  // No label has so many more postings a minute later: all of them changed.
  await tx.$executeRaw`
    UPDATE search.suggestions SET postings = postings * 1000 WHERE kind <> 'place'`;
  await tx.$executeRaw`UPDATE search.board_suggestions SET postings = postings * 1000`;
}

/** Makes the worker refresh as soon as this transaction ends. For the very first postings. */
export async function requestSuggestions(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job('refresh_suggestions', job_key := 'refresh_suggestions')`;
}
