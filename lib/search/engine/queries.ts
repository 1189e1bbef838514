import "server-only";
import type { Pool, PoolClient } from "pg";
import { pool } from "@/lib/platform/db/client";
import { onReader } from "@/lib/platform/db/reader";
import { log } from "@/lib/platform/observability/log";
import { withBufferPool } from "./buffer-pool";

// The statements of a search. Each text is fixed and named, so that a connection plans it once.

const TIMEOUT_MS = 2000;

// The plans are chosen by which statement is sent, so a generic one is right and saves planning.
// The planner does not price reading `doc` from beside the table: scanning all of it must not
// tempt it. The memory holds a bitmap of every page, which would otherwise be read again.
const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL statement_timeout = ${TIMEOUT_MS};
  SET LOCAL plan_cache_mode = force_generic_plan;
  SET LOCAL jit = off;
  SET LOCAL enable_seqscan = off;
  SET LOCAL max_parallel_workers_per_gather = 0;
  SET LOCAL work_mem = '16MB'`;

/** What statements go to, each of which may see other documents than the one before. */
export type Connection = { client: Pool | PoolClient };

/** A connection all of whose statements see the same documents. */
export type Snapshot = { client: PoolClient };

/**
 * Ends what only read, and gives the connection back. One that cannot even do that is not given to
 * anyone else.
 */
async function end(client: PoolClient): Promise<void> {
  try {
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * Runs the statements of one search against one state of the index, within two seconds each. What
 * it finds must have no lent sets (lib/search/engine/buffer-pool.ts).
 */
export async function readSnapshot<Found>(
  read: (snapshot: Snapshot) => Promise<Found>,
): Promise<Found> {
  return onReader(async (connections) => {
    const client = await connections.connect();
    try {
      await client.query(BEGIN);
      return await withBufferPool(async () => read({ client }));
    } finally {
      // Nobody waits for it: what was read is read. After a failure it rolls back.
      void end(client);
    }
  });
}

/** The tsquery of the keywords `given`: the one way to read them, for searches and standing ones. */
export const KEYWORDS = "search.read_words(given)";

/** Of these documents, those in which the words of a tsquery stand in a row as it says. */
export async function verifyPhrase(
  { client }: Snapshot,
  tsquery: string,
  docnos: readonly number[],
): Promise<number[]> {
  const { rows } = await client.query<{ docnos: number[] }>({
    name: "search-phrase",
    text: `SELECT ARRAY(SELECT docno FROM unnest($2::int[]) docno
      JOIN search.job_documents USING (docno) WHERE doc @@ $1::tsquery) AS docnos`,
    values: [tsquery, docnos],
  });
  return rows[0]?.docnos ?? [];
}

const MOST_PHRASES = 500;

/** Asks the worker for postings of a phrase; the search that asks does not wait for it. */
export function notePhrase(phrase: string): void {
  const noted = pool().query(
    `INSERT INTO search.phrases (phrase) SELECT $1
     WHERE (SELECT count(*) FROM search.phrases) < ${MOST_PHRASES} ON CONFLICT DO NOTHING`,
    [phrase],
  );
  noted.catch((error: unknown) =>
    log.warn(
      { error: String(error) },
      "a phrase was not noted: searching for it stays slower until it is asked for again",
    ),
  );
}
