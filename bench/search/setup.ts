import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { disconnect, pool } from "../../lib/platform/db/client";
import { noteCurrentForm } from "../../lib/search/commands";
import { effort } from "../effort";
import { type BenchDatabase, connect, openBenchDatabase } from "./database";
import { type LoadReport, loadMarket, settle } from "./load";
import { makeMarket, type SampleMarket, SEED } from "./market";

/** Where the databases of generated postings are. */
export const DATA = effort(".data/bench-search", ".data/bench-search-quick");
// Increment it when the generator or the benches' own tables change.
const VERSION = 1;

/** A database of generated postings, ready to be searched. */
export type LoadedMarket = {
  database: BenchDatabase;
  market: SampleMarket;
  /** The instant that the postings are generated for, which searches use as the current time. */
  now: Date;
  load: LoadReport;
};

async function migrationsHash(): Promise<string> {
  const folder = "prisma/migrations";
  const hash = createHash("sha256");
  for (const name of (await readdir(folder)).toSorted()) {
    hash.update(name);
    hash.update(await readFile(join(folder, name, "migration.sql")).catch(() => ""));
  }
  return hash.digest("hex").slice(0, 8);
}

/** The database's name, which depends on the number of jobs, the tables and the generator. */
async function databaseName(jobs: number): Promise<string> {
  return `${SEED.replace("-", "_")}_${jobs}_${VERSION}_${await migrationsHash()}`;
}

type State = { now: Date; load: LoadReport };

async function readState(): Promise<State | null> {
  await pool().query("CREATE SCHEMA IF NOT EXISTS bench");
  await pool().query(
    "CREATE TABLE IF NOT EXISTS bench.state (now timestamptz NOT NULL, load jsonb NOT NULL)",
  );
  const { rows } = await pool().query<State>("SELECT now, load FROM bench.state");
  return rows[0] ?? null;
}

/** Fills the empty database at `DATABASE_URL` with this many jobs, and records how it went. */
export async function fill(jobs: number): Promise<void> {
  const market = await makeMarket(pool());
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const load = await loadMarket(market, { jobs, now, say });
  // Or a worker would write them all again while something is measured.
  await noteCurrentForm();
  const client = await connect(String(process.env["DATABASE_URL"]));
  await client.query("VACUUM ANALYZE");
  const began = performance.now();
  await settle({ force: true });
  load.indexing += (performance.now() - began) / 1000;
  await client.query("VACUUM ANALYZE search.postings, search.job_documents");
  await client.query("CHECKPOINT");
  await client.end();
  await pool().query("INSERT INTO bench.state VALUES ($1, $2)", [now, load]);
}

// In its own process, so that the searching one starts fresh, like a server's.
function fillApart(jobs: number): void {
  const program = [join(import.meta.dirname, "fill.ts"), String(jobs)];
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...program], {
    stdio: "inherit",
    // Searches are measured on one connection; documents come while others are merged.
    env: { ...process.env, DATABASE_POOL_MAX: "4" },
  });
  if (status !== 0) throw new Error("The database could not be filled.");
}

/**
 * Opens the database with this many generated postings, filling it if necessary. `isKept` reuses an
 * existing one; otherwise it's recreated.
 */
export async function openLoaded(
  jobs: number,
  { isKept }: { isKept: boolean },
): Promise<LoadedMarket> {
  const database = await openBenchDatabase(DATA, await databaseName(jobs), { isFresh: !isKept });
  const known = await readState();
  if (!known && database.isOld) throw new Error("Its loading was interrupted. Run without --keep.");
  if (!known) fillApart(jobs);
  const state = known ?? (await readState());
  if (!state) throw new Error("The database is filled but doesn't say so.");
  return { database, market: await makeMarket(pool()), ...state };
}

/**
 * Runs a bench on the generated postings that the command line asks for: `--jobs` of them (100,000
 * by default), generated anew unless `--keep` finds them. Closes the database afterwards.
 */
export async function withLoaded<Result>(
  measure: (loaded: LoadedMarket) => Promise<Result>,
): Promise<Result> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      jobs: { type: "string", default: effort("100000", "1000") },
      keep: { type: "boolean", default: effort(false, true) },
    },
  });
  const loaded = await openLoaded(Number(values.jobs), { isKept: values.keep });
  try {
    return await measure(loaded);
  } finally {
    await disconnect();
    await loaded.database.close();
  }
}
