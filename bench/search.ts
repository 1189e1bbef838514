import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Client } from "pg";
import { disconnect } from "../lib/platform/db/client";
import { effort } from "./effort";
import { checkResults } from "./search/checking";
import { measurePlain, productContestant, scopeOf } from "./search/contestants";
import { connect } from "./search/database";
import { measureFreshness } from "./search/freshness";
import { type MixedSearch, makeSearches } from "./search/queries";
import { type Report, writeReport } from "./search/report";
import { DATA, type LoadedMarket, openLoaded } from "./search/setup";
import { readSizes } from "./search/sizes";
import { hasSphinx, startSphinx } from "./search/sphinx";
import { sphinxContestants } from "./search/sphinx-queries";
import {
  ALL,
  type MeasuredSearches,
  measure,
  measureUnit,
  ROUNDS,
  type SearchTimes,
  sampleOf,
} from "./search/timing";

// What a search costs among a hundred thousand or a million postings, and whether its results are
// right, compared with other ways to search on the same machine in the same run.

type Options = { jobs: number; isKept: boolean; isWritten: boolean; isAlone: boolean };

function readOptions(): Options {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      jobs: { type: "string", default: effort("100000", "1000") },
      keep: { type: "boolean", default: effort(false, true) },
      write: { type: "boolean", default: false },
      alone: { type: "boolean", default: false },
    },
  });
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1000) throw new Error("--jobs must be 1000 or more.");
  return { jobs, isKept: values.keep, isWritten: values.write, isAlone: values.alone };
}

const say = (text: string) => process.stderr.write(`${text}\n`);

type OtherEngines = { measured: MeasuredSearches[]; sphinx: Report["sphinx"] };

async function measureSphinx(
  loaded: LoadedMarket,
  searches: readonly MixedSearch[],
  client: Client,
): Promise<OtherEngines> {
  if (!hasSphinx()) return { measured: [], sphinx: null };
  say("indexing with Sphinx");
  const sphinx = await startSphinx(client, DATA);
  try {
    const measured: MeasuredSearches[] = [];
    for (const contestant of sphinxContestants(sphinx, loaded)) {
      say(`asking ${contestant.name}`);
      measured.push(await measure(contestant, searches, { rounds: ROUNDS, perKind: ALL }));
    }
    return { measured, sphinx: { indexing: sphinx.indexing, size: sphinx.size } };
  } finally {
    await sphinx.stop();
  }
}

async function measureOthers(
  loaded: LoadedMarket,
  searches: readonly MixedSearch[],
  client: Client,
): Promise<OtherEngines> {
  const { measured, sphinx } = await measureSphinx(loaded, searches, client);
  const plain = await measurePlain(loaded, searches, say);
  return { measured: [...measured, ...plain], sphinx };
}

/** The times of a process that starts with nothing in memory, while the index knows its phrases. */
function searchOnceApart({ now }: LoadedMarket): SearchTimes {
  const program = [join(import.meta.dirname, "search/once.ts"), now.toISOString()];
  const { status, stdout } = spawnSync(process.execPath, [...process.execArgv, ...program], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error("The process that searches once has failed.");
  return JSON.parse(stdout) as SearchTimes;
}

async function measureAll(loaded: LoadedMarket, isAlone: boolean): Promise<Report> {
  const searches = sampleOf(makeSearches(loaded.market), ALL);
  const client = await connect(loaded.database.url);
  try {
    const machines = [await measureUnit(client)];
    const before = process.memoryUsage();
    say("asking ours");
    const began = performance.now();
    await productContestant(loaded).ask(searches[0] as MixedSearch);
    const firstSearch = performance.now() - began;
    const own = await measure(productContestant(loaded), searches, {
      rounds: ROUNDS,
      perKind: ALL,
    });
    say("asking ours in a new process");
    const once = searchOnceApart(loaded);
    // Measured again, because the machine's other load may have changed.
    machines.push(await measureUnit(client));
    const memory = { before, after: process.memoryUsage() };
    // Before the others, whose tables fill the database's memory with what is still to be written.
    say("posting, editing, closing");
    const freshness = await measureFreshness(loaded);
    say("checking the answers");
    const checked = await checkResults(client, { searches, scope: scopeOf(loaded) });
    const { measured, sphinx } = isAlone
      ? { measured: [], sphinx: null }
      : await measureOthers(loaded, searches, client);
    return {
      loaded,
      machine: {
        unit: machines.reduce((sum, { unit }) => sum + unit, 0) / machines.length,
        nothing: machines.flatMap(({ nothing }) => nothing),
      },
      memory,
      firstSearch,
      measured: [{ ...own, first: own.once, once }, ...measured],
      checked,
      freshness,
      sizes: await readSizes(client),
      sphinx,
    };
  } finally {
    await client.end();
  }
}

/**
 * Measures the search and returns tables. First generates `--jobs` postings (100,000 by default);
 * `--keep` reuses those of an earlier run, `--write` puts the tables into docs/benchmarks.md,
 * `--alone` leaves out the other ways. Fails if a result is wrong.
 */
export async function run(): Promise<string> {
  // One connection, like every other contestant.
  process.env["DATABASE_POOL_MAX"] ??= "1";
  const { jobs, isKept, isWritten, isAlone } = readOptions();
  const loaded = await openLoaded(jobs, { isKept });
  try {
    const report = await measureAll(loaded, isAlone);
    if (report.checked.wrong.length > 0) process.exitCode = 1;
    return await writeReport(report, isWritten);
  } finally {
    await disconnect();
    await loaded.database.close();
  }
}
