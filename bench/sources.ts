import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { from as copyFrom } from "pg-copy-streams";
import { db, disconnect, pool } from "../lib/platform/db/client";
import { runSource } from "../lib/sources/runs.commands";
import { heapMb } from "../scripts/supervisor/capacity";
import { nodeArgs, PROCESS_ENV } from "../scripts/supervisor/processes";
import { effort } from "./effort";
import { openBenchDatabase } from "./search/database";
import { circumstances, table, writeIntoDocs } from "./search/tables";
import { writePostings } from "./sources-data";

// What it costs to take in a whole source: all of it new, all of it as it was, and not changed
// since the last visit. The floor is to read the same lines and copy them into a plain table.

const DATA = effort(".data/bench-sources", ".data/bench-sources-quick");
const MEGABYTE = 1024 * 1024;
/** The heap of a worker on a machine with little memory, in MB. */
const HEAP_MB = heapMb({ cores: 1, memoryMb: 512 }, 1);

type Visit = {
  outcome: string;
  seconds: number;
  created: number;
  unchanged: number;
  rejected: number;
  /** The most memory of the process so far. */
  peakMb: number;
};

/** Visits a source three times; the last visit learns that nothing has changed. */
async function visitThrice(address: string): Promise<Visit[]> {
  const { id: sourceId } = await db.source.create({ data: { name: "A large board" } });
  const { id } = await db.connectedSource.create({
    data: { sourceId, kind: "file", address, requestAddress: address, everyHours: 24 },
  });
  const visits: Visit[] = [];
  for (const isConditional of [false, false, true]) {
    if (!isConditional) {
      const none = { etag: null, lastModified: null };
      await db.connectedSource.update({ where: { id }, data: none });
    }
    const began = performance.now();
    await runSource(id, { isAsked: true });
    const seconds = (performance.now() - began) / 1000;
    const { outcome, message, created, unchanged, rejected } = await db.sourceRun.findFirstOrThrow({
      where: { connectedSourceId: id },
      orderBy: { id: "desc" },
    });
    if (message !== null) throw new Error(message);
    const peakMb = process.resourceUsage().maxRSS / 1024;
    visits.push({ outcome, seconds, created, unchanged, rejected, peakMb });
  }
  await disconnect();
  return visits;
}

/** A server of one file that says when it hasn't changed. */
async function serveFile(path: string): Promise<{ server: Server; address: string }> {
  const etag = '"the only version"';
  const server = createServer((request, response) => {
    if (request.url !== "/jobs.jsonl") return void response.writeHead(404).end();
    if (request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { etag });
    createReadStream(path).pipe(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}/jobs.jsonl` };
}

/** Visits in a process of its own, as a worker runs, so that its memory is that of the visits. */
async function visitApart(address: string): Promise<Visit[]> {
  const program = [join(import.meta.dirname, "run.ts"), "sources", "--visit", address];
  const child: ChildProcess = spawn(
    process.execPath,
    [...nodeArgs({ program: "worker-process", heapMb: HEAP_MB }), ...process.execArgv, ...program],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...PROCESS_ENV, ...process.env, TEST_SOURCE_SERVER: new URL(address).origin },
    },
  );
  const ended = once(child, "exit");
  const printed = await text(child.stdout as Readable);
  const [code] = await ended;
  if (code !== 0) throw new Error("The visits failed.");
  return JSON.parse(printed.slice(printed.indexOf("[{"))) as Visit[];
}

/** The seconds that it takes to parse the same lines and copy them into a plain table. */
async function copyPlainly(path: string): Promise<number> {
  const client = await pool().connect();
  try {
    await client.query("CREATE TABLE bench_rows (reference text PRIMARY KEY, record text)");
    const began = performance.now();
    const rows = async function* () {
      for await (const line of createInterface({ input: createReadStream(path) })) {
        const { identifier } = JSON.parse(line) as { identifier: string };
        yield `${identifier}\t${line.replaceAll("\\", "\\\\").replaceAll("\t", "\\t")}\n`;
      }
    };
    await pipeline(
      Readable.from(rows()),
      client.query(copyFrom("COPY bench_rows (reference, record) FROM STDIN")),
    );
    return (performance.now() - began) / 1000;
  } finally {
    client.release();
  }
}

function toTable(postings: number, { visits, floor }: { visits: Visit[]; floor: number }): string {
  const names = ["all new", "all as they were", "nothing changed since (304)"];
  const rate = (seconds: number) => (postings / seconds).toFixed(0);
  const rows = visits.map((visit, index) => [
    names[index] ?? "",
    visit.outcome,
    ...[visit.created, visit.unchanged, visit.rejected],
    visit.seconds.toFixed(1),
    ...(visit.outcome === "unchanged"
      ? ["–", "–"]
      : [rate(visit.seconds), (floor / visit.seconds).toFixed(3)]),
    visit.peakMb.toFixed(0),
  ]);
  return table(
    [
      ...["visit", "outcome", "created", "unchanged", "rejected", "seconds", "rows/s"],
      ...["of the floor", "most MB so far"],
    ],
    rows,
  );
}

/**
 * Takes `--postings` generated postings (100,000 by default) in from a source on this machine,
 * three times, and returns a table. `--write` puts it into docs/benchmarks.md.
 */
export async function run(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      postings: { type: "string", default: effort("100000", "200") },
      write: { type: "boolean", default: false },
      // For the process that visits.
      visit: { type: "string" },
    },
  });
  if (values.visit) return JSON.stringify(await visitThrice(values.visit));
  const postings = Number(values.postings);
  const database = await openBenchDatabase(DATA, "sources", { isFresh: true });
  try {
    const path = join(DATA, "jobs.jsonl");
    await writePostings(path, postings);
    const floor = await copyPlainly(path);
    const { server, address } = await serveFile(path);
    const visits = await visitApart(address);
    server.close();
    const { size } = await stat(path);
    const about = `${postings} postings, ${(size / MEGABYTE).toFixed(0)} MB as JSONL`;
    const plainly = `parsed and copied into a plain table in ${floor.toFixed(1)} s (the floor)`;
    const words = `${circumstances(cpus().length)}. ${about}; ${plainly}.`;
    const whole = `${words}\n\n${toTable(postings, { visits, floor })}`;
    if (values.write) await writeIntoDocs("bench sources", whole);
    return whole;
  } finally {
    await disconnect();
    await database.close();
  }
}
