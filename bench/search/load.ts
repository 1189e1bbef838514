import { db, pool } from "../../lib/platform/db/client";
import { putDocuments } from "../../lib/search/commands";
import { mergeDocuments } from "../../lib/search/engine/index-merge.commands";
import { indexLexemes, indexPhrases } from "../../lib/search/engine/indexed-terms.commands";
import type { SearchDocument } from "../../lib/search/schema";
import { addSkills, type BenchJob, copyCompanies, copyJobs } from "./jobs";
import type { SampleMarket } from "./market";
import { makePostings } from "./postings";

// The product's tables are filled by COPY. Search documents are added like in the product.

const ROWS = 2500;
const DOCUMENTS = 500;
// The worker merges every two seconds; about this many documents arrive in that time.
const MERGED = 4000;

export type LoadReport = {
  jobs: number;
  live: number;
  /** Seconds to generate and copy the jobs. */
  copying: number;
  /** Seconds to put the documents and, at the same time, to merge earlier ones into the lists. */
  indexing: number;
  /** The slowest batch of documents, in ms. */
  slowest: number;
};

/** Documents indexed per second, including merging. */
export function ingestRate({ live, indexing }: LoadReport): number {
  return live / indexing;
}

export const TRANSACTION = { timeout: 120_000, maxWait: 30_000 };

/** Indexes documents in batches, one transaction each. Returns the slowest in ms. */
async function putInBatches(documents: readonly SearchDocument[]): Promise<number> {
  let slowest = 0;
  for (let start = 0; start < documents.length; start += DOCUMENTS) {
    const batch = documents.slice(start, start + DOCUMENTS);
    const began = performance.now();
    await db.$transaction(async (tx) => putDocuments(tx, batch), TRANSACTION);
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

/** Does the worker's background work until nothing is waiting. Returns for how many documents. */
export async function settle({ force = false } = {}): Promise<number> {
  let merged = 0;
  for (;;) {
    const some = await mergeDocuments({ force });
    merged += some;
    if (some === 0) break;
  }
  await indexLexemes();
  await indexPhrases();
  return merged;
}

async function copyBatch(jobs: readonly BenchJob[], skillIds: Map<string, number>): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("BEGIN; SET LOCAL session_replication_role = replica");
    await copyJobs(client, jobs, skillIds);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}

async function copyNames({ companies, skills }: SampleMarket): Promise<Map<string, number>> {
  const client = await pool().connect();
  try {
    await copyCompanies(client, companies);
    const distinct = new Map([...skills.values()].flat().map((skill) => [skill.slug, skill]));
    return await addSkills(client, [...distinct.values()]);
  } finally {
    client.release();
  }
}

/** Reports progress. */
type Print = (text: string) => void;

/**
 * Fills an empty database with postings spread over the 120 days before `now`, holding only a few
 * thousand in memory at a time.
 */
export async function loadMarket(
  market: SampleMarket,
  { jobs, now, say }: { jobs: number; now: Date; say: Print },
): Promise<LoadReport> {
  const skillIds = await copyNames(market);
  const report: LoadReport = { jobs, live: 0, copying: 0, indexing: 0, slowest: 0 };
  let batch: BenchJob[] = [];
  let began = performance.now();
  let waiting = 0;
  const flush = async () => {
    await copyBatch(batch, skillIds);
    const copied = performance.now();
    const live = batch.filter(({ status }) => status === "live").map(({ document }) => document);
    // The worker merges what came before while more arrives.
    const [slowest, merged] = await Promise.all([
      putInBatches(live),
      waiting < MERGED ? 0 : settle(),
    ]);
    waiting += live.length - merged;
    report.slowest = Math.max(report.slowest, slowest);
    report.live += live.length;
    report.copying += (copied - began) / 1000;
    report.indexing += (performance.now() - copied) / 1000;
    batch = [];
    began = performance.now();
  };
  let made = 0;
  for (const job of makePostings(market, jobs, now)) {
    batch.push(job);
    made += 1;
    if (batch.length < ROWS && made < jobs) continue;
    await flush();
    if (made % 50_000 === 0 || made === jobs) {
      const rate = ingestRate(report);
      say(`${made} jobs loaded, ${rate.toFixed(0)} documents/s so far`);
    }
  }
  return report;
}
