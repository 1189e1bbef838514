import "server-only";
import { currentBoardId } from "@/lib/platform/boards";
import { pool } from "@/lib/platform/db/client";
import { minuteOf } from "./documents/document-rows";
import { FactReader } from "./documents/packed-facts";
import { FORMAT } from "./documents/schema";
import { HEADS, type IndexSnapshot, KEYWORDS, readSnapshot } from "./engine/queries";
import { inHeadings } from "./engine/query-tree";
import type { NumberFilters } from "./facets/filtering";
import {
  facetLexemes,
  filterTest,
  type LexemeFrequencies,
  type PercolatorQuery,
  toPercolatorQuery,
} from "./percolator";
import type { SearchQuery } from "./schema";
import { minimumPayOf, readLocation, type SearchLocation } from "./understanding/queries";
import { headWordOf } from "./vocabulary/head-words";
import { type Keywords, readKeywords } from "./vocabulary/indexed-text";

// How many documents are matched at once, since their lexemes are held in memory.
const BATCH = 250;

async function readFrequencies(): Promise<LexemeFrequencies> {
  const { rows } = await pool().query<{ lexeme: string; frequency: number }>({
    name: "standing-frequencies",
    // The array of frequencies is longer than that of lexemes: it ends with bounds and the share of
    // nulls.
    text: `SELECT lexeme, frequency FROM pg_stats, unnest(
        most_common_elems::text::text[], most_common_elem_freqs::float8[]) u (lexeme, frequency)
      WHERE schemaname = 'search' AND tablename = 'job_documents' AND attname = 'doc'
        AND lexeme IS NOT NULL`,
  });
  return new Map(rows.map(({ lexeme, frequency }) => [lexeme, frequency]));
}

type ParsedKeywords = { keywords: string; headings: string };
const NOTHING: ParsedKeywords = { keywords: "", headings: "" };

/** The tsqueries, by their keywords. */
async function parseAll(all: readonly Keywords[]): Promise<Map<string, ParsedKeywords>> {
  const heads = new Map(all.map(({ websearch, words }) => [websearch, headWordOf(words)]));
  const { rows } = await pool().query<{ given: string; keywords: string; heads: string[] }>({
    name: "standing-words",
    text: `SELECT given, query::text AS keywords, ${HEADS} AS heads
      FROM unnest($1::text[], $2::text[]) asked (given, head), ${KEYWORDS} query`,
    values: [[...heads.keys()], [...heads.values()]],
  });
  return new Map(
    rows.map((row) => {
      const headings = inHeadings(row.keywords, new Set(row.heads));
      return [row.given, { keywords: row.keywords, headings }];
    }),
  );
}

async function readLocations(
  queries: readonly SearchQuery[],
): Promise<Map<string, SearchLocation>> {
  const locations = new Map<string, SearchLocation>();
  for (const query of queries) {
    const key = `${query.radius} ${query.location}`;
    if (!locations.has(key)) locations.set(key, await readLocation(query));
  }
  return locations;
}

/**
 * Turns searches of the board that this is for into percolator queries, in the same order. Ignores
 * their page and order.
 */
export async function readPercolatorQueries(
  queries: readonly SearchQuery[],
): Promise<PercolatorQuery[]> {
  const read = queries.map(({ query }) => readKeywords(query));
  const parsed = await parseAll(read);
  const locations = await readLocations(queries);
  const frequencies = await readFrequencies();
  const boardId = currentBoardId();
  return queries.map((query, index) => {
    const { websearch = "", words = "" } = read[index] ?? {};
    const { keywords, headings } = parsed.get(websearch) ?? NOTHING;
    const location = locations.get(`${query.radius} ${query.location}`);
    const { place = null, around = [] } = location ?? {};
    const isExclusion = keywords !== "" && words === "";
    const minimumPay = minimumPayOf(query);
    // Nothing is ranked by what was typed.
    const typed = new Set<string>();
    const asked = { query, boardId, minimumPay, keywords, headings, typed, isExclusion };
    const understood = { ...asked, place, cityIds: [] };
    return toPercolatorQuery(understood, { around, frequencies });
  });
}

/** How words are read now, and how they were when the stored queries were read. */
export type ReadingVersions = { current: string; stored: string };

/**
 * Tells whether the stored queries still say what their searches mean: a release may read words
 * differently, synonyms change, and postings come in new languages. Where the two differ, documents
 * may have other words than the queries look for.
 */
export async function findReading(): Promise<ReadingVersions> {
  const { rows } = await pool().query<{ words: number; stored: string }>(
    "SELECT words, stored FROM search.reading_state",
  );
  const { words, stored } = rows[0] ?? { words: 0, stored: "" };
  return { current: `${FORMAT}.${words}`, stored };
}

/** A percolator query and the jobs that match it. */
export type PercolatorMatch = { queryId: number; jobIds: string[] };

type Document = { jobId: string; facts: FactReader };

async function readDocuments(
  { client }: IndexSnapshot,
  jobIds: readonly string[],
): Promise<Document[]> {
  const { rows } = await client.query<{ jobId: string; facts: string }>({
    name: "standing-documents",
    text: `SELECT job_id AS "jobId", facts FROM search.job_documents WHERE job_id = ANY($1::uuid[])`,
    values: [jobIds],
  });
  return rows.map(({ jobId, facts: text }) => {
    const facts = new FactReader(text);
    facts.next();
    return { jobId, facts };
  });
}

type MatchedQuery = { queryId: number; filters: NumberFilters | null; positions: number[] };

// Reads each document once, adds the lexemes that only percolator queries use, and looks up the
// queries that are anchored at one of its lexemes.
const MATCH = `SELECT q.id AS "queryId", q.filters, array_agg(position) AS positions
  FROM (
    SELECT position, doc, unnest(tsvector_to_array(doc)) AS lexeme
    FROM (
      SELECT position::int, d.doc || array_to_tsvector(string_to_array(given.lexemes, ' ') || ARRAY(
          SELECT circle FROM unnest(tsvector_to_array(d.doc)) l
          JOIN search.standing_circles c ON c.city_id = substr(l, 5)::int WHERE l LIKE '*ci:%'
        )) AS doc
      FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY given (job_id, lexemes, position)
      JOIN search.job_documents d USING (job_id)
      OFFSET 0
    ) whole
  ) n
  JOIN search.standing_anchors a USING (lexeme)
  JOIN search.standing_queries q ON q.id = a.query_id
  WHERE n.doc @@ q.q
  GROUP BY q.id`;

// Plans once for one job and once for many, and never sorts whole documents by their lexemes. No
// visitor is waiting.
const PLANNING = `SET LOCAL plan_cache_mode = force_custom_plan;
  SET LOCAL enable_mergejoin = off;
  SET LOCAL statement_timeout = '60s'`;

async function matchBatch(jobIds: readonly string[], now: number): Promise<PercolatorMatch[]> {
  return readSnapshot(async (snapshot) => {
    const documents = await readDocuments(snapshot, jobIds);
    if (documents.length === 0) return [];
    await snapshot.client.query(PLANNING);
    const { rows } = await snapshot.client.query<MatchedQuery>({
      name: "standing-match",
      text: MATCH,
      values: [
        documents.map(({ jobId }) => jobId),
        documents.map(({ facts }) => facetLexemes(facts.fcode).join(" ")),
      ],
    });
    return rows.flatMap(({ queryId, filters, positions }) => {
      const isFound = filters === null ? () => true : filterTest(filters, now);
      // A query with several anchors may be found by more than one of them.
      const found = [...new Set(positions)].flatMap((position) => documents[position - 1] ?? []);
      const ids = found.filter(({ facts }) => isFound(facts)).map(({ jobId }) => jobId);
      return ids.length > 0 ? [{ queryId, jobIds: ids }] : [];
    });
  });
}

/**
 * Finds the percolator queries that match these jobs, as a search at `now` would. Jobs that aren't
 * live match none. The cost depends on the jobs and the matching queries, not on how many others
 * there are.
 */
export async function matchPercolatorQueries(
  jobIds: readonly string[],
  now = new Date(),
): Promise<PercolatorMatch[]> {
  const jobsOf = new Map<number, string[]>();
  for (let start = 0; start < jobIds.length; start += BATCH) {
    for (const match of await matchBatch(jobIds.slice(start, start + BATCH), minuteOf(now))) {
      jobsOf.set(match.queryId, [...(jobsOf.get(match.queryId) ?? []), ...match.jobIds]);
    }
  }
  return [...jobsOf].map(([queryId, found]) => ({ queryId, jobIds: found }));
}
