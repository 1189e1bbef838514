import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import { ensureBuild } from "../scripts/build";
import { effort, loadDuration } from "./effort";
import { EMPTY, startEmpty } from "./empty-page";
import { measureAmong, measureGrowth, readTwoSizes } from "./growth";
import { type MemoryUse, memoryWords, watchMemory } from "./memory-use";
import { processorTime, runningBelow, WEB } from "./processes";
import { median, PRODUCT, startProduct, stopProduct } from "./product";
import { writeIntoDocs } from "./search/tables";

// Requests per second, latency and bytes of the public pages, compared with an empty dynamic Next
// page with the same nonce policy, on the same machine, in alternating rounds. Each page is
// measured as a popular one, requested again and again, and rendered for each request.

const CONNECTIONS = 8;
const WARM_SECONDS = 2;

/** How often each page is measured, and for how long. */
type Effort = { rounds: number; seconds: number };

type Target = {
  name: string;
  base: string;
  pid: number;
  paths: string[];
  /** Whether it is rendered for each request. */
  isNew?: boolean;
};
/** `cpu` is the web server's processor time per request, in ms. */
type MeasuredPage = { rate: number; p50: number; p99: number; cpu: number };
type Row = MeasuredPage & { name: string; bytes: number; zipped: number; script: number };

type FoundJobs = { jobsSearched: { slug: string; title: string }[] };

async function targets(web: number, floor: number): Promise<Target[]> {
  const response = await fetch(`${PRODUCT}/api/searchJobs?limit=100&sort=newest`);
  const { jobsSearched } = (await response.json()) as FoundJobs;
  const words = [...new Set(jobsSearched.flatMap(({ title }) => title.split(/\W+/)))].filter(
    (word) => word.length > 3,
  );
  const searches = words.map((word) => `/search-results?query=${encodeURIComponent(word)}`);
  const pages: [string, string[]][] = [
    ["home", ["/"]],
    ["results", searches.slice(0, 25)],
    ["job page", jobsSearched.map(({ slug }) => `/job/${slug}`)],
  ];
  return [
    { name: "empty page", base: EMPTY, pid: floor, paths: ["/"] },
    ...pages.flatMap(([name, paths]): Target[] => {
      const target = { base: PRODUCT, pid: web, paths };
      return [
        { ...target, name: `${name}, rendered`, isNew: true },
        { ...target, name: `${name}, asked for again` },
      ];
    }),
  ];
}

let asked = 0;

// The address changes what is searched for, so that the search is new too.
function nextPath({ paths, isNew }: Target): string {
  asked += 1;
  const path = paths[asked % paths.length] ?? "/";
  if (!isNew) return path;
  return `${path}${path.includes("?") ? "&" : "?"}salaryMin=${10_000 + asked}`;
}

async function measure(target: Target, seconds: number): Promise<MeasuredPage> {
  const { base, pid, paths } = target;
  const options: autocannon.Options = {
    url: base,
    connections: CONNECTIONS,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: nextPath(target),
          // A range request is never served from kept pages; Next returns the whole page.
          ...(target.isNew ? { headers: { range: "bytes=0-" } } : {}),
        }),
      },
    ],
  };
  await autocannon({ ...options, ...loadDuration(WARM_SECONDS) });
  const before = await processorTime(pid);
  const result = await autocannon({ ...options, ...loadDuration(seconds) });
  const cpu = ((await processorTime(pid)) - before) / result.requests.total;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${base}${paths[0]}: ${result.non2xx} failed, ${result.errors} errors`);
  }
  const { p50, p99 } = result.latency;
  return { rate: result.requests.average, p50, p99, cpu };
}

async function weigh({ base, paths }: Target): Promise<Pick<Row, "bytes" | "zipped" | "script">> {
  const html = await (await fetch(`${base}${paths[0]}`)).text();
  // Current browsers don't load `nomodule` scripts.
  const sources = [...html.matchAll(/<script(?![^>]*nomodule)[^>]+src="([^"]+)"/gi)].map(
    ([, source]) => source ?? "",
  );
  const scripts = await Promise.all(
    [...new Set(sources)].map(async (source) => {
      const body = await (await fetch(new URL(source, base))).arrayBuffer();
      return gzipSync(Buffer.from(body)).length;
    }),
  );
  return {
    bytes: Buffer.byteLength(html),
    zipped: gzipSync(html).length,
    script: scripts.reduce((sum, size) => sum + size, 0),
  };
}

async function measureAll(list: Target[], { rounds: count, seconds }: Effort): Promise<Row[]> {
  const rounds = new Map<string, MeasuredPage[]>();
  for (let round = 0; round < count; round++) {
    for (const target of list) {
      const known = rounds.get(target.name) ?? [];
      rounds.set(target.name, [...known, await measure(target, seconds)]);
    }
  }
  const rows: Row[] = [];
  for (const target of list) {
    const measured = rounds.get(target.name) ?? [];
    rows.push({
      name: target.name,
      rate: median(measured.map(({ rate }) => rate)),
      p50: median(measured.map(({ p50 }) => p50)),
      p99: median(measured.map(({ p99 }) => p99)),
      cpu: median(measured.map(({ cpu }) => cpu)),
      ...(await weigh(target)),
    });
  }
  return rows;
}

function table(rows: Row[], memory: MemoryUse): string {
  const [floor] = rows;
  const rate = (row: Row) => (row.rate / (floor?.rate ?? 1)).toFixed(2);
  const share = (row: Row) => ((floor?.cpu ?? 1) / row.cpu).toFixed(2);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const lines = rows.map(
    (row) =>
      `| ${row.name} | ${row.rate.toFixed(0)} | ${rate(row)} | ${row.cpu.toFixed(1)} | ${share(row)} | ${row.p50} | ${row.p99} | ${kilobytes(row.bytes)} | ${kilobytes(row.zipped)} | ${kilobytes(row.script)} |`,
  );
  return [
    "| page | requests/s | of the empty page | CPU ms | of the empty page | p50 ms | p99 ms | HTML | gzip | script gzip |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...lines,
    "",
    `Memory under this load: ${memoryWords(memory)}.`,
  ].join("\n");
}

async function measurePages(wanted: Effort): Promise<string> {
  const product = await startProduct();
  let empty: ChildProcess | null = null;
  try {
    empty = await startEmpty();
    const stopWatching = watchMemory(product);
    const [web = 0] = await runningBelow(product.pid ?? 0, WEB);
    const list = await targets(web, empty.pid ?? 0);
    const rows = await measureAll(list, wanted);
    return table(rows, await stopWatching());
  } finally {
    empty?.kill("SIGTERM");
    await stopProduct(product);
  }
}

/**
 * Measures the pages and returns a table. `--jobs 10000,1000000` instead measures the page of
 * results among that many generated postings, and `--write` puts that into docs/benchmarks.md.
 * Needs ports 3311 and 3312.
 */
export async function run(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      jobs: { type: "string" },
      write: { type: "boolean", default: false },
      rounds: { type: "string", default: effort("3", "1") },
      seconds: { type: "string", default: "6" },
      // For the child process that measures one size.
      among: { type: "string" },
    },
  });
  if (values.among) return JSON.stringify(await measureAmong(Number(values.among)));
  const sizes = values.jobs === undefined ? null : readTwoSizes(values.jobs);
  await ensureBuild();
  if (sizes === null) {
    return measurePages({ rounds: Number(values.rounds), seconds: Number(values.seconds) });
  }
  const text = measureGrowth(sizes);
  if (values.write) await writeIntoDocs("bench pages", text);
  return text;
}
