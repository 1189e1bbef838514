import "server-only";
import type { PoolClient } from "pg";
import { pool } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log";
import type { Marks } from "../ranking/scoring/rules";
import { indexHeading } from "../text/rules";
import type { Columns } from "./columns/rules";

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

/** One search's view of the index: all its statements see the same documents. */
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

/** Runs the statements of one search against one state of the index, within two seconds each. */
export async function readSnapshot<Found>(
  read: (snapshot: Snapshot) => Promise<Found>,
): Promise<Found> {
  const client = await pool().connect();
  try {
    await client.query(BEGIN);
    return await read({ client });
  } finally {
    // Nobody waits for it: what was read is read. After a failure it rolls back.
    void end(client);
  }
}

/** The tsquery of the keywords `given`: the one way to read them, for searches and standing ones. */
export const KEYWORDS = "search.read_words(given)";

type Marked = { isSkill: boolean; id: number; lexemes: string[] };

/**
 * In which words of titles and which skills lexemes stand: for each, which of the lexemes, a bit
 * each in their order. `wordIds` and `skillIds` are their numbers in the index.
 */
export async function readMarks(
  { client }: Snapshot,
  lexemes: readonly string[],
  { titles, skills }: Columns,
): Promise<{ marks: Marks; wordIds: Map<string, number>; skillIds: number[] }> {
  const { rows } = await client.query<Marked>({
    name: "search-marks",
    text: `SELECT false AS "isSkill", id, ARRAY[lexeme] AS lexemes FROM search.words
      WHERE lexeme = ANY($1::text[])
      UNION ALL SELECT true, id, lexemes FROM search.skills WHERE lexemes && $1::text[]`,
    values: [lexemes],
  });
  const maskOf = (found: readonly string[]) =>
    lexemes.reduce((mask, lexeme, bit) => (found.includes(lexeme) ? mask | (1 << bit) : mask), 0);
  const marks = { words: new Int32Array(titles.end), skills: new Int32Array(skills.end) };
  const wordIds = new Map<string, number>();
  const skillIds: number[] = [];
  for (const { isSkill, id, lexemes: found } of rows) {
    (isSkill ? marks.skills : marks.words)[id] = maskOf(found);
    if (isSkill) skillIds.push(id);
    else wordIds.set(found[0] ?? "", id);
  }
  return { marks, wordIds, skillIds };
}

/** The lexemes of titles, in order. */
export async function readTitles(
  { client }: Snapshot,
  titles: readonly string[],
): Promise<string[][]> {
  if (titles.length === 0) return [];
  const { rows } = await client.query<{ lexemes: string[] }>({
    name: "search-titles",
    text: `SELECT tsvector_to_array(to_tsvector('search.jobs', title)) AS lexemes
      FROM unnest($1::text[]) WITH ORDINALITY given (title, position) ORDER BY position`,
    values: [titles.map(indexHeading)],
  });
  return rows.map(({ lexemes }) => lexemes);
}

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
  noted.catch((error: unknown) => log.warn({ error: String(error) }, "a phrase was not noted"));
}

/** The jobs that documents are about, in the same order. */
export async function fetchJobIds(
  { client }: Snapshot,
  docnos: readonly number[],
): Promise<string[]> {
  if (docnos.length === 0) return [];
  const { rows } = await client.query<{ jobId: string }>({
    name: "search-jobs",
    text: `SELECT job_id AS "jobId" FROM unnest($1::int[]) WITH ORDINALITY n (docno, position)
      JOIN search.job_documents USING (docno) ORDER BY position`,
    values: [docnos],
  });
  return rows.map(({ jobId }) => jobId);
}

/** What a number of the index stands for: its slug or id, and what it is called. */
export type Named = {
  kind: "job" | "company" | "skill" | "city";
  number: number;
  value: string;
  label: string;
};

/** What numbers of the index stand for: of documents their jobs' ids, of cities their ids. */
export async function fetchNames(
  { client }: Snapshot,
  numbers: Record<"documents" | "companies" | "skills" | "cities", readonly number[]>,
): Promise<Named[]> {
  const { documents, companies, skills, cities } = numbers;
  const { rows } = await client.query<Named>({
    name: "search-names",
    text: `SELECT 'job' AS kind, docno AS number, job_id::text AS value, '' AS label
      FROM search.job_documents WHERE docno = ANY($1::int[])
      UNION ALL SELECT 'company', id, slug, name FROM search.companies WHERE id = ANY($2::int[])
      UNION ALL SELECT 'skill', id, slug, name FROM search.skills WHERE id = ANY($3::int[])
      UNION ALL SELECT 'city', id, city_id::text, '' FROM search.cities WHERE id = ANY($4::int[])`,
    values: [documents, companies, skills, cities],
  });
  return rows;
}

/** The documents about jobs; a job without one is passed over. */
export async function fetchDocnos(
  { client }: Snapshot,
  jobIds: readonly string[],
): Promise<number[]> {
  if (jobIds.length === 0) return [];
  const { rows } = await client.query<{ docno: number }>({
    name: "search-docnos",
    text: "SELECT docno FROM search.job_documents WHERE job_id = ANY($1::uuid[])",
    values: [jobIds],
  });
  return rows.map(({ docno }) => docno);
}
