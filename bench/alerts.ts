import { db, pool } from "../lib/platform/db/client";
import { minuteOf } from "../lib/search/documents/document-rows";
import { FactReader } from "../lib/search/documents/packed-facts";
import { eachBit, emptyBitmap, setBit } from "../lib/search/engine/bitmap";
import { IndexColumns } from "../lib/search/engine/columns";
import { chunkOf } from "../lib/search/engine/numbers";
import { CHUNK } from "../lib/search/engine/schema";
import { filterSlices } from "../lib/search/facets/filtering";
import { joinTsquery, requiredGroups } from "../lib/search/filters";
import { storePercolatorQueries } from "../lib/search/percolator.commands";
import {
  matchPercolatorQueries,
  type PercolatorMatch,
  readPercolatorQueries,
} from "../lib/search/percolator.queries";
import type { SearchQuery } from "../lib/search/schema";
import { understand } from "../lib/search/understanding/queries";
import { formatNumber } from "../lib/shared/formats/numbers";
import { makeSearches } from "./alerts-data";
import { effort } from "./effort";
import { type LoadedMarket, withLoaded } from "./search/setup";

// What it costs to find which of a hundred thousand saved searches five hundred new jobs match: by
// the percolator, and by running each saved search on the main index (measured on a sample and
// extrapolated). The sample also checks that both find the same.

const NEW_JOBS = effort(500, 50);
const SAMPLE = effort(1000, 50);
const ROUNDS = effort(3, 1);
const KEPT_AT_ONCE = 2500;

type Job = { id: string; docno: number };

async function newestJobs(): Promise<Job[]> {
  const { rows } = await pool().query<Job>(
    "SELECT job_id AS id, docno FROM search.job_documents ORDER BY docno DESC LIMIT $1",
    [NEW_JOBS],
  );
  return rows;
}

/** Stores the searches and returns their queries' ids, in order. */
async function keepAll(searches: readonly SearchQuery[]): Promise<number[]> {
  await pool().query(
    "TRUNCATE search.standing_queries, search.standing_anchors, search.standing_circles",
  );
  const ids: number[] = [];
  for (let start = 0; start < searches.length; start += KEPT_AT_ONCE) {
    const percolatorQuery = await readPercolatorQueries(
      searches.slice(start, start + KEPT_AT_ONCE),
    );
    ids.push(
      ...(await db.$transaction((tx) => storePercolatorQueries(tx, percolatorQuery), {
        timeout: 60_000,
      })),
    );
  }
  await pool().query("VACUUM ANALYZE search.standing_queries, search.standing_anchors");
  return ids;
}

type UnderstoodAlert = { query: SearchQuery; tsquery: string };

async function understandAll(searches: readonly SearchQuery[]): Promise<UnderstoodAlert[]> {
  const understood: UnderstoodAlert[] = [];
  for (const query of searches) {
    const read = await understand(query);
    understood.push({ query, tsquery: joinTsquery(read, requiredGroups(read)) });
  }
  return understood;
}

/** The facts of the new jobs, as a search reads them. */
async function readColumns(jobs: readonly Job[]): Promise<IndexColumns> {
  const { rows } = await pool().query<{ facts: string }>(
    "SELECT facts FROM search.job_documents WHERE docno = ANY($1::int[]) ORDER BY docno",
    [jobs.map(({ docno }) => docno)],
  );
  const columns = new IndexColumns();
  const reader = new FactReader(rows.map(({ facts }) => facts).join(""));
  while (reader.next()) columns.put(reader);
  return columns;
}

type NewJobs = {
  columns: IndexColumns;
  idOf: ReadonlyMap<number, string>;
  since: number;
  now: number;
};

/** The jobs of those documents that pass a search's filters, as in a search. */
function passing(docnos: readonly number[], query: SearchQuery, { columns, idOf, now }: NewJobs) {
  const slices = columns.snapshot().map(({ chunk }) => {
    const documents = emptyBitmap();
    const start = chunk.number * CHUNK;
    for (const docno of docnos) {
      if (chunkOf(docno) === chunk.number) setBit(documents, docno - start);
    }
    return { chunk, documents };
  });
  const ids: string[] = [];
  for (const { chunk, passed } of filterSlices(slices, { query, now, cities: null }, columns)) {
    eachBit(passed, (place) => ids.push(idOf.get(chunk.number * CHUNK + place) ?? ""));
  }
  return ids.toSorted();
}

/** One query per saved search on the main index, filtered as in a search. */
async function runEach(searches: readonly UnderstoodAlert[], jobs: NewJobs): Promise<string[][]> {
  const found: string[][] = [];
  for (const { query, tsquery } of searches) {
    const { rows } = await pool().query<{ docno: number }>({
      name: tsquery === "" ? "naive-all" : "naive",
      text: `SELECT docno FROM search.job_documents
        WHERE docno >= $1 ${tsquery === "" ? "" : "AND doc @@ $2::tsquery"}`,
      values: tsquery === "" ? [jobs.since] : [jobs.since, tsquery],
    });
    const docnos = rows.map(({ docno }) => docno);
    found.push(docnos.length === 0 ? [] : passing(docnos, query, jobs));
  }
  return found;
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

/** The best of several rounds, to reduce the effect of other programs. */
async function best<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  let fastest = await timed(work);
  for (let round = 1; round < ROUNDS; round += 1) {
    const next = await timed(work);
    if (next.ms < fastest.ms) fastest = next;
  }
  return fastest;
}

function compare(matches: readonly PercolatorMatch[], ids: readonly number[], naive: string[][]) {
  const byQuery = new Map(matches.map(({ queryId, jobIds }) => [queryId, jobIds.toSorted()]));
  const same = naive.filter((found, index) => {
    const ours = byQuery.get(ids[index] ?? 0) ?? [];
    return ours.join() === found.join();
  });
  return { same: same.length, pairs: naive.flat().length };
}

async function oneByOne(jobs: readonly Job[]): Promise<{ p50: string; p95: string }> {
  const times: number[] = [];
  for (const { id } of jobs.slice(0, 200)) {
    times.push((await best(() => matchPercolatorQueries([id]))).ms);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return { p50: at(0.5), p95: at(0.95) };
}

async function report({ load }: LoadedMarket): Promise<string> {
  const searches = await makeSearches();
  const kept = await timed(() => keepAll(searches));
  const ids = kept.result;
  const jobs = await newestJobs();
  const jobIds = jobs.map(({ id }) => id);
  const since = Math.min(...jobs.map(({ docno }) => docno));
  const now = new Date();
  const idOf = new Map(jobs.map(({ id, docno }) => [docno, id]));
  const news = { columns: await readColumns(jobs), idOf, since, now: minuteOf(now) };
  // Evenly spaced, so that the sample is representative.
  const step = searches.length / SAMPLE;
  const sample = searches.filter((_search, index) => index % step === 0);
  const sampleIds = ids.filter((_id, index) => index % step === 0);
  const understood = await understandAll(sample);

  const ours = await best(() => matchPercolatorQueries(jobIds, now));
  const naive = await best(() => runEach(understood, news));
  const { same, pairs } = compare(ours.result, sampleIds, naive.result);
  if (same < sample.length) process.exitCode = 1;
  const single = await oneByOne(jobs);
  const uses = new Map<number, number>();
  for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
  const queryPairs = ours.result.reduce((sum, match) => sum + match.jobIds.length, 0);
  const alertPairs = ours.result.reduce(
    (sum, { queryId, jobIds: found }) => sum + found.length * (uses.get(queryId) ?? 0),
    0,
  );
  const extrapolated = (naive.ms * searches.length) / sample.length;
  return [
    `${formatNumber(searches.length)} saved searches (${formatNumber(uses.size)} distinct) x ${NEW_JOBS} new jobs of ${formatNumber(load.live)}, the best of ${ROUNDS} rounds.`,
    "",
    "| way | ms |",
    "| --- | --- |",
    `| reverse index, all searches x ${NEW_JOBS} jobs | ${ours.ms.toFixed(0)} |`,
    `| one query a saved search on the main index (x ${step} from ${SAMPLE}) | ${extrapolated.toFixed(0)} |`,
    `| ratio | ${(extrapolated / ours.ms).toFixed(0)} |`,
    `| reverse index, one job, p50 / p95 | ${single.p50} / ${single.p95} |`,
    `| saving one search, in bulk | ${(kept.ms / searches.length).toFixed(2)} |`,
    "",
    `Found: ${formatNumber(queryPairs)} pairs of a distinct query and a job, ${formatNumber(alertPairs)} of a saved search and a job.`,
    `The same jobs as by running the search: ${same} of ${sample.length} searches (${formatNumber(pairs)} pairs).`,
  ].join("\n");
}

/**
 * Measures the matching of alerts and returns a table. Uses the generated postings of the search
 * bench: `--jobs` of them (100,000 by default), generated anew unless `--keep` finds them. Fails if
 * a saved search finds other jobs than running it would.
 */
export async function run(): Promise<string> {
  return withLoaded(report);
}
