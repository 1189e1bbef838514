import "server-only";
import type { PoolClient } from "pg";
import { pool } from "@/lib/platform/db/client";
import { RANK_STEPS } from "../facts/rules";

// The statements of a search. Each text is fixed and named, so that a connection plans it once.

const TIMEOUT_MS = 2000;

// The plans are chosen by which statement is sent, so a generic one is right and saves planning.
// The planner does not price reading `doc` from beside the table: scanning all of it must not
// tempt it. The memory holds a bitmap of every page, which would otherwise be read again.
const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL statement_timeout = ${TIMEOUT_MS};
  SET LOCAL plan_cache_mode = force_generic_plan;
  SET LOCAL jit = off;
  SET LOCAL max_parallel_workers_per_gather = 0;
  SET LOCAL work_mem = '16MB'`;

/** One search's view of the index: all its statements see the same documents. */
export type Snapshot = { client: PoolClient };

/** Runs the statements of one search against one state of the index, within two seconds each. */
export async function readSnapshot<Found>(
  read: (snapshot: Snapshot) => Promise<Found>,
): Promise<Found> {
  const client = await pool().connect();
  let failure: Error | undefined;
  try {
    await client.query(BEGIN);
    const found = await read({ client });
    await client.query("COMMIT");
    return found;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query("ROLLBACK").then(
      () => {
        failure = undefined;
      },
      () => undefined,
    );
    throw error;
  } finally {
    // A connection that cannot even roll back is not given to anyone else.
    client.release(failure);
  }
}

/** The tsquery of the keywords `given`: the one way to read them, for searches and standing ones. */
export const KEYWORDS = "search.with_synonyms(websearch_to_tsquery('search.jobs', given))";

/**
 * Turns keywords in the form of `websearch_to_tsquery` into a tsquery's text, "" for none; what
 * means the same is found as well.
 */
export async function parseKeywords({ client }: Snapshot, websearch: string): Promise<string> {
  if (websearch === "") return "";
  const { rows } = await client.query<{ query: string }>({
    name: "search-keywords",
    text: `SELECT ${KEYWORDS}::text AS query FROM (VALUES ($1::text)) asked (given)`,
    values: [websearch],
  });
  return rows[0]?.query ?? "";
}

/** Which of the cities any job was ever at. */
export async function knownCities({ client }: Snapshot, ids: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>({
    name: "search-known-cities",
    text: "SELECT city_id AS id FROM search.cities WHERE city_id = ANY($1::int[])",
    values: [ids],
  });
  return rows.map(({ id }) => id);
}

// A character for the rank before the facts, as lib/search/facts/rules.ts reads it.
const RANKED_FACTS = `SELECT string_agg(
    chr(48 + round(${RANK_STEPS} * sqrt(ts_rank('{0.05, 0.1, 0.3, 1}', rank_tsv, $2::tsquery)))::int)
    || facts, '') AS facts
  FROM search.job_documents WHERE doc @@ $1::tsquery`;

type Facts = { facts: string | null };

/**
 * The facts of every document that a tsquery finds, in one string; with a rank before each when
 * keywords to rank by are given.
 */
export async function fetchFacts(
  { client }: Snapshot,
  tsquery: string,
  keywords: string,
): Promise<string> {
  const statement = () => {
    if (keywords !== "") {
      return { name: "search-ranked", text: RANKED_FACTS, values: [tsquery, keywords] };
    }
    const facts = "SELECT string_agg(facts, '') AS facts FROM search.job_documents";
    return tsquery === ""
      ? { name: "search-all", text: facts, values: [] }
      : { name: "search-found", text: `${facts} WHERE doc @@ $1::tsquery`, values: [tsquery] };
  };
  const { rows } = await client.query<Facts>(statement());
  return rows[0]?.facts ?? "";
}

/** The jobs that documents are about, in the same order. */
export async function fetchJobIds(
  { client }: Snapshot,
  docnos: readonly number[],
): Promise<string[]> {
  const { rows } = await client.query<{ jobId: string }>({
    name: "search-jobs",
    text: `SELECT job_id AS "jobId" FROM unnest($1::int[]) WITH ORDINALITY n (docno, position)
      JOIN search.job_documents USING (docno) ORDER BY position`,
    values: [docnos],
  });
  return rows.map(({ jobId }) => jobId);
}
