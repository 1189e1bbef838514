import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Client } from "pg";
import { forgetBoard, refillBoard } from "../lib/jobs/boards/membership.commands";
import { publishJobs } from "../lib/jobs/commands";
import { db, disconnect } from "../lib/platform/db/client";
import { warmSearch } from "../lib/search/engine/title-sync.queries";
import { findMatches } from "../lib/search/queries";
import { PAGE_SIZE } from "../lib/search/schema";
import { LARGE as MEASURED, seedLarge, toContent } from "../prisma/large/seed";
import { effort } from "./effort";
import { readSizes } from "./growth";
import { connect } from "./search/database";
import { settle } from "./search/load";
import { makeSearches } from "./search/queries";
import { DATA, type LoadedMarket, openLoaded } from "./search/setup";
import { circumstances, table, writeIntoDocs } from "./search/tables";
import { sampleOf } from "./search/timing";
import { type MeasuredRow, measureUpkeep, numberFrom } from "./upkeep";

// What a posting, an application and a search cost, among few and among many: the basis of
// docs/scale.md.

const PUBLISHED = effort(200, 3);
const PER_KIND = effort(Number.POSITIVE_INFINITY, 2);
const LARGE = effort(MEASURED, { postings: 5, applications: 500 });
const MEGABYTE = 1024 * 1024;

const logPosition = async (client: Client) =>
  numberFrom(client, "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS value");

/** The size of all tables that match a pattern, including indexes and TOAST. */
const bytesOf = async (client: Client, pattern: string) =>
  numberFrom(
    client,
    `SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) AS value FROM pg_class c
     WHERE relkind = 'r' AND c.relnamespace::regnamespace || '.' || relname ~ '${pattern}'`,
  );

const POSTINGS = "^public[.](jobs|job_skills|job_places|job_versions|job_questions)$";
const SEARCH = "^search[.]";
const APPLICATIONS = "^public[.]application";

/** The memory and loading time of all live postings' facts in a process. */
async function measureMemory(): Promise<MeasuredRow[]> {
  const before = process.memoryUsage();
  const began = performance.now();
  await warmSearch();
  const took = performance.now() - began;
  const after = process.memoryUsage();
  const grown = (key: "arrayBuffers" | "heapUsed" | "rss") =>
    `${((after[key] - before[key]) / MEGABYTE).toFixed(1)} MB`;
  return [
    ["facts in memory, outside the heap", grown("arrayBuffers")],
    ["resident memory that reading them added", grown("rss")],
    ["reading them", `${took.toFixed(0)} ms`],
  ];
}

/** The processor time so far of the database's current processes, in ms. */
async function serverCpu(): Promise<number> {
  const lines = await readFile(join(DATA, "postgres", "postmaster.pid"), "utf8");
  const parent = String(Number.parseInt(lines, 10));
  let ticks = 0;
  for (const pid of await readdir("/proc")) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[1] === parent) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * 10;
}

/** The processor time per search, each run for the second time. */
async function measureSearches({ market, now }: LoadedMarket): Promise<MeasuredRow[]> {
  const searches = sampleOf(makeSearches(market), PER_KIND);
  for (const { query } of searches) await findMatches(query, PAGE_SIZE, now);
  const server = await serverCpu();
  const cpu = process.cpuUsage();
  const began = performance.now();
  for (const { query } of searches) await findMatches(query, PAGE_SIZE, now);
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  const each = (ms: number) => `${(ms / searches.length).toFixed(2)} ms`;
  return [
    ["a search, processor time of the process", each((user + system) / 1000)],
    ["a search, processor time of the database", each((await serverCpu()) - server)],
    ["a search, one after the other", each(wall)],
  ];
}

async function measurePublishing(client: Client): Promise<MeasuredRow[]> {
  const { id: companyId } = await db.company.findFirstOrThrow({ select: { id: true } });
  await client.query("CHECKPOINT");
  const start = await logPosition(client);
  const began = performance.now();
  for (let number = 0; number < PUBLISHED; number += 1) {
    const content = toContent(companyId, number);
    await db.$transaction(async (tx) =>
      publishJobs(tx, [{ content, postedById: null, postedAt: new Date() }]),
    );
  }
  const published = await logPosition(client);
  const took = (performance.now() - began) / PUBLISHED;
  await settle({ force: true });
  const merged = await logPosition(client);
  const each = (bytes: number) => `${(bytes / PUBLISHED / 1024).toFixed(1)} kB`;
  return [
    ["a posting published", `${took.toFixed(1)} ms`],
    ["log of a posting published, after a checkpoint", each(published - start)],
    ["log of its merge, of 200 at once", each(merged - published)],
  ];
}

/** How long a new board of one category takes to fill. */
async function measureBoard(client: Client): Promise<MeasuredRow[]> {
  const id = randomUUID();
  const filter = { categories: ["design"], places: [], companies: [], sourceIds: [] };
  await db.board.create({ data: { id, name: "Scale", host: "scale.example", filter } });
  const began = performance.now();
  await refillBoard(id);
  const seconds = (performance.now() - began) / 1000;
  const jobs = await numberFrom(
    client,
    `SELECT count(*) AS value FROM board_jobs b JOIN jobs j ON j.id = b.job_id
     WHERE b.board_id = '${id}' AND j.status = 'live'`,
  );
  await db.board.delete({ where: { id } });
  await forgetBoard(id);
  return [
    ["live postings of a new board", String(jobs)],
    ["a new board filled", `${seconds.toFixed(1)} s`],
  ];
}

async function measureApplications(client: Client): Promise<MeasuredRow[]> {
  const bytes = await bytesOf(client, APPLICATIONS);
  await client.query("CHECKPOINT");
  const start = await logPosition(client);
  await seedLarge(`scale${Date.now()}`, LARGE, new Date());
  const log = (await logPosition(client)) - start;
  await client.query("VACUUM ANALYZE");
  const grown = (await bytesOf(client, APPLICATIONS)) - bytes;
  return [
    [
      "tables and indexes of an application",
      `${(grown / LARGE.applications / 1024).toFixed(2)} kB`,
    ],
    [
      "log of an application and its applicant, in bulk",
      `${(log / LARGE.applications / 1024).toFixed(2)} kB`,
    ],
  ];
}

type Options = { withApplications: boolean; isKept: boolean };

async function measure(
  jobs: number,
  { withApplications, isKept }: Options,
): Promise<MeasuredRow[]> {
  const loaded = await openLoaded(jobs, { isKept });
  const { database, load } = loaded;
  const client = await connect(database.url);
  try {
    const kilobytes = (bytes: number, of: number) => `${(bytes / of / 1024).toFixed(2)} kB`;
    return [
      ["postings, of them live", `${jobs}, ${load.live}`],
      ["tables and indexes of a posting", kilobytes(await bytesOf(client, POSTINGS), jobs)],
      ["its search index, of a live one", kilobytes(await bytesOf(client, SEARCH), load.live)],
      ...(await measureMemory()),
      ...(await measureSearches(loaded)),
      ...(await measurePublishing(client)),
      ...(await measureBoard(client)),
      ...(await measureUpkeep(client, database.url)),
      ...(withApplications ? await measureApplications(client) : []),
    ];
  } finally {
    await client.end();
    await disconnect();
    await database.close();
  }
}

/** Measures one size in its own process, so that its memory starts fresh. */
function measureApart(jobs: number, options: readonly string[]): MeasuredRow[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    [...process.execArgv, ...command(jobs), ...options],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 1 << 26 },
  );
  if (status !== 0) throw new Error(`Measuring ${jobs} postings failed.`);
  return JSON.parse(stdout.slice(stdout.indexOf("[["))) as MeasuredRow[];
}

const command = (jobs: number) => [
  join(import.meta.dirname, "run.ts"),
  "scale",
  "--among",
  String(jobs),
];

/**
 * Measures what postings, applications, searches and upkeep cost among the numbers of generated
 * postings in `--jobs` (10000,100000 by default), and returns a table. `--keep` reuses those of an
 * earlier run, `--write` puts the table into docs/benchmarks.md.
 */
export async function run(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      jobs: { type: "string", default: "10000,100000" },
      keep: { type: "boolean", default: effort(false, true) },
      write: { type: "boolean", default: false },
      // For the child process that measures one size.
      among: { type: "string" },
      applications: { type: "boolean", default: false },
    },
  });
  if (values.among) {
    const options = { withApplications: values.applications, isKept: values.keep };
    return JSON.stringify(await measure(Number(values.among), options));
  }
  const sizes = effort(readSizes(values.jobs), [1000]);
  // The cost of an application doesn't depend on the number of postings, and 50,000 take a minute
  // to create.
  const columns = sizes.map((size, index) =>
    measureApart(size, [
      ...(values.keep ? ["--keep"] : []),
      ...(index === sizes.length - 1 ? ["--applications"] : []),
    ]),
  );
  const names = columns.at(-1) ?? [];
  const rows = names.map(([what], index) => [
    what,
    ...columns.map((column) => column[index]?.[1] ?? ""),
  ]);
  const text = `${circumstances(cpus().length)}.\n\n${table(["what", ...sizes.map(String)], rows)}`;
  if (values.write) await writeIntoDocs("bench scale", text);
  return text;
}
