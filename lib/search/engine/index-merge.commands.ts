import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { type Container, fromBytes, toBytes, withPlaces } from "./bitmap";
import { placesByChunk, readNumbers } from "./numbers";

const NONE = new Uint8Array(0);

// One worker merges at a time.
const LOCK = 72_707_372;
/**
 * A merge waits for this many documents, or until one has waited this long. Until then each
 * unmerged document is read separately.
 */
const ENOUGH = 200;
const LONG_SECONDS = 20;
const MOST_AT_ONCE = 4000;
const TIMEOUT_MS = 60_000;
// Keeps a single statement from growing very large.
const PARTS_AT_ONCE = 1000;

/**
 * Runs `write` while no one else writes posting lists. Returns `null` immediately if someone does.
 * It's one transaction, so a crash changes nothing.
 */
export async function runExclusively<Result>(
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result | null> {
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ isMine: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isMine"`;
      return lock?.isMine ? write(tx) : null;
    },
    { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
  );
}

/** Starts a merge. Posting lists written with its number are newer than any cached ones. */
export async function nextMerge(tx: Transaction): Promise<number> {
  const [state] = await tx.$queryRaw<{ merge: number }[]>`
    UPDATE search.state SET merge = merge + 1 RETURNING merge`;
  return state?.merge ?? 0;
}

/** Documents to add to posting lists: places by chunk by lexeme. */
export type PostingListAdditions = Map<string, Map<number, number[]>>;

/** Some of a posting list: the places of one chunk. */
type PostingListPart = { lexeme: string; chunk: number; places: number[] };

// Arrays of bytes are sent and returned as text, four times as long. So all parts are one value, cut
// by their lengths.

/** The stored containers of these parts; `null` for those that don't exist. */
async function readContainers(
  tx: Transaction,
  parts: readonly PostingListPart[],
): Promise<(Container | null)[]> {
  type StoredParts = {
    positions: number[] | null;
    lengths: number[] | null;
    bytes: Uint8Array | null;
  };
  const [known] = await tx.$queryRaw<StoredParts[]>`
    SELECT array_agg(position::int) AS positions, array_agg(length(documents)) AS lengths,
      string_agg(documents, '') AS bytes
    FROM unnest(${parts.map(({ lexeme }) => lexeme)}::text[],
      ${parts.map(({ chunk }) => chunk)}::int[]) WITH ORDINALITY wanted (lexeme, chunk, position)
      JOIN search.postings USING (lexeme, chunk)`;
  const containers: (Container | null)[] = parts.map(() => null);
  const bytes = Buffer.from(known?.bytes ?? NONE);
  let start = 0;
  for (const [index, position] of (known?.positions ?? []).entries()) {
    const end = start + (known?.lengths?.[index] ?? 0);
    containers[position - 1] = fromBytes(bytes.subarray(start, end));
    start = end;
  }
  return containers;
}

async function addParts(
  tx: Transaction,
  parts: readonly PostingListPart[],
  merge: number,
): Promise<void> {
  const before = await readContainers(tx, parts);
  const documents = parts.map(({ places }, index) =>
    toBytes(withPlaces(before[index] ?? null, places)),
  );
  let start = 1;
  const starts = documents.map(({ length }) => {
    start += length;
    return start - length;
  });
  await tx.$executeRaw`
    INSERT INTO search.postings (lexeme, chunk, merge, documents)
    SELECT lexeme, chunk, ${merge}::int, substr(bytes, start, length)
    FROM unnest(${parts.map(({ lexeme }) => lexeme)}::text[],
      ${parts.map(({ chunk }) => chunk)}::int[], ${starts}::int[],
      ${documents.map(({ length }) => length)}::int[]) given (lexeme, chunk, start, length),
      (SELECT ${Buffer.concat(documents)}::bytea AS bytes) all_of_them
    ON CONFLICT (lexeme, chunk) DO UPDATE
      SET documents = EXCLUDED.documents, merge = EXCLUDED.merge`;
}

/** Adds documents to posting lists, creating those that don't exist. */
export async function addToPostingLists(
  tx: Transaction,
  additions: PostingListAdditions,
  merge: number,
): Promise<void> {
  const parts = [...additions].flatMap(([lexeme, chunks]) =>
    [...chunks].map(([chunk, places]) => ({ lexeme, chunk, places })),
  );
  for (let start = 0; start < parts.length; start += PARTS_AT_ONCE) {
    await addParts(tx, parts.slice(start, start + PARTS_AT_ONCE), merge);
  }
}

/** Whether enough documents are waiting, or one has waited long enough. */
async function isWorthMerging(): Promise<boolean> {
  const [waiting] = await db.$queryRaw<{ isWorth: boolean }[]>`
    SELECT count(*) >= ${ENOUGH} OR min(noted_at) < now() - make_interval(secs => ${LONG_SECONDS})
      AS "isWorth"
    FROM (SELECT noted_at FROM search.unmerged LIMIT ${ENOUGH}) waiting`;
  return waiting?.isWorth ?? false;
}

/** A lexeme and the numbers of its documents, four bytes each; null for none. */
export type LexemeDocuments = { lexeme: string; docnos: Uint8Array | null };

/** The additions for these lexemes and documents. */
export function toAdditions(rows: readonly LexemeDocuments[]): PostingListAdditions {
  return new Map(
    rows.map(({ lexeme, docnos }) => [lexeme, placesByChunk(readNumbers(docnos ?? NONE))]),
  );
}

async function mergeSome(tx: Transaction): Promise<number> {
  const merged = await tx.$queryRaw<{ docno: number }[]>`
    DELETE FROM search.unmerged WHERE docno IN (
      SELECT docno FROM search.unmerged ORDER BY docno LIMIT ${MOST_AT_ONCE}
      FOR UPDATE SKIP LOCKED)
    RETURNING docno`;
  if (merged.length === 0) return 0;
  const docnos = merged.map(({ docno }) => docno);
  const rows = await tx.$queryRaw<LexemeDocuments[]>`
    WITH merged AS MATERIALIZED (
      -- Adding nothing unpacks each document once, instead of once for each phrase.
      SELECT docno, doc || ''::tsvector AS doc
      FROM unnest(${docnos}::int[]) docno JOIN search.job_documents USING (docno)),
    phrases AS MATERIALIZED (
      SELECT lexeme, substr(lexeme, 5)::tsquery AS phrase FROM search.lexemes WHERE is_phrase)
    SELECT lexeme, string_agg(int4send(docno), '') AS docnos FROM (
      SELECT docno, lexeme FROM merged, unnest(tsvector_to_array(doc)) lexeme
        JOIN search.lexemes USING (lexeme)
      UNION ALL
      SELECT docno, lexeme FROM merged JOIN phrases ON doc @@ phrase
    ) said GROUP BY lexeme`;
  if (rows.length > 0) await addToPostingLists(tx, toAdditions(rows), await nextMerge(tx));
  return docnos.length;
}

/**
 * Adds waiting documents to the posting lists of their lexemes, if it's worth it or `force` is set.
 * Returns how many. Searches find the same before, during and after, and it's safe to repeat, to
 * run in two workers and to crash.
 */
export async function mergeDocuments({ force = false } = {}): Promise<number> {
  let merged = 0;
  while (force || (await isWorthMerging())) {
    const some = await runExclusively(mergeSome);
    merged += some ?? 0;
    if (!some || some < MOST_AT_ONCE) break;
  }
  // Rare words are in the inverted index: flush its pending list so that lookups are fast.
  if (merged > 0) await db.$executeRaw`SELECT search.put_pending()`;
  return merged;
}

/** Deletes changes that are two days old. No cache is that far behind. */
export async function sweepChanges(): Promise<void> {
  await db.$executeRaw`DELETE FROM search.changes WHERE noted_at < now() - interval '2 days'`;
}
