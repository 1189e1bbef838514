import "server-only";
import type { Pool, PoolClient } from "pg";
import { pool } from "@/lib/platform/db/client";
import { onReader } from "@/lib/platform/db/reader";
import { log } from "@/lib/platform/observability/log";
import { withBufferPool } from "./buffer-pool";

// The statements of a search. Each has a name and a fixed text, so that a connection plans it only
// once.

const TIMEOUT_MS = 2000;

// We choose the plan by choosing the statement, so a generic plan is right and saves planning. The
// planner doesn't know what detoasting `doc` costs and must not be tempted to scan the table.
// work_mem fits an exact bitmap of all pages; with a lossy one, pages would be rechecked.
const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL statement_timeout = ${TIMEOUT_MS};
  SET LOCAL plan_cache_mode = force_generic_plan;
  SET LOCAL jit = off;
  SET LOCAL enable_seqscan = off;
  SET LOCAL max_parallel_workers_per_gather = 0;
  SET LOCAL work_mem = '16MB'`;

/** Where statements go. Each may see different documents than the one before. */
export type IndexConnection = { client: Pool | PoolClient };

/** A connection whose statements all see the same documents. */
export type IndexSnapshot = { client: PoolClient };

/** Ends a read-only transaction and releases the connection, or destroys it if that fails. */
async function end(client: PoolClient): Promise<void> {
  try {
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * Runs the statements of one search against one state of the index, with two seconds for each. Its
 * result must not contain pooled bitmaps (lib/search/engine/buffer-pool.ts).
 */
export async function readSnapshot<Found>(
  read: (snapshot: IndexSnapshot) => Promise<Found>,
): Promise<Found> {
  return onReader(async (connections) => {
    const client = await connections.connect();
    try {
      await client.query(BEGIN);
      return await withBufferPool(async () => read({ client }));
    } finally {
      // Not awaited: everything has been read. After a failure, COMMIT rolls back.
      void end(client);
    }
  });
}

/**
 * The tsquery of the keywords `given`. The only way to read keywords, for searches and alerts
 * alike.
 */
export const KEYWORDS = "search.read_words(given)";

const lexemesOf = (text: string) =>
  `ARRAY(SELECT DISTINCT unnest(tsvector_to_array(to_tsvector(language, ${text})))
  FROM (SELECT 'search.jobs'::regconfig AS language
    UNION ALL SELECT configuration::regconfig FROM search.languages) spoken)`;
/** The lexemes of the words of `given` themselves, in English and the postings' languages. */
export const TYPED = lexemesOf("given");
/** The same of `head`, the word that says what someone is; none for "". */
export const HEADS = lexemesOf("head");

/** The documents that contain a phrase, given as a tsquery. */
export async function verifyPhrase(
  { client }: IndexSnapshot,
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

/** Asks the worker to build a posting list for a phrase. The search doesn't wait for it. */
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
