import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { disconnect, pool } from "../lib/platform/db/client";
import { searchHref } from "../lib/search/search-query";
import { PRODUCT, startProductOn, stopProduct } from "./product";
import { makeSearches } from "./search/queries";
import { openLoaded } from "./search/setup";
import { circumstances, table } from "./search/tables";
import { goals, target } from "./search/targets";
import { percentile, type SearchTimes, sampleOf } from "./search/timing";

// The page of results among few postings and among many: the built product on both databases in
// turn, with the same searches, each address requested for the first time.

const PER_KIND = 5;
const ROUNDS = 3;
/** How many times slower it may be among many. */
const MOST = 2;

/** The number of postings in each database, the smaller one first. */
type Sizes = readonly [few: number, many: number];

/** Reads "10000,100000,1000000": sizes of databases, each larger than the one before. */
export function readSizes(text: string): readonly number[] {
  const sizes = text.split(",").map(Number);
  const isRight = sizes.every((size, index) => size > (sizes[index - 1] ?? 999));
  if (!isRight) throw new Error("--jobs takes sizes from 1000 on, as in 10000,1000000.");
  return sizes;
}

/** Reads "10000,1000000". */
export function readTwoSizes(text: string): Sizes {
  const [few = 0, many, ...others] = readSizes(text);
  if (many === undefined || others.length > 0) {
    throw new Error("--jobs takes two sizes, as in 10000,1000000.");
  }
  return [few, many];
}

async function timeOf(path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${PRODUCT}${path}`);
  await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return performance.now() - began;
}

/**
 * The minimum pay is different each time, so that no page and no search has been requested before.
 */
function paths(round: number, hrefs: readonly { kind: string; href: string }[]) {
  return hrefs.map(({ kind, href }, index) => ({
    kind,
    path: `${href}${href.includes("?") ? "&" : "?"}salaryMin=${10_000 + round * 1000 + index}`,
  }));
}

async function measurePages(
  hrefs: readonly { kind: string; href: string }[],
): Promise<SearchTimes> {
  const best = new Map<string, { kind: string; ms: number }>();
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { kind, path }] of paths(round, hrefs).entries()) {
      const ms = await timeOf(path);
      const known = best.get(String(index))?.ms ?? Number.POSITIVE_INFINITY;
      if (round > 0) best.set(String(index), { kind, ms: Math.min(known, ms) });
    }
  }
  const times: SearchTimes = {};
  for (const { kind, ms } of best.values()) times[kind] = [...(times[kind] ?? []), ms];
  return times;
}

/** Measures the page among this many postings, generating them if necessary. */
export async function measureAmong(jobs: number): Promise<SearchTimes> {
  const { market, database } = await openLoaded(jobs, { isKept: true });
  const hrefs = sampleOf(makeSearches(market), PER_KIND).map(({ kind, query }) => ({
    kind,
    href: searchHref({ ...query, salaryMin: null }),
  }));
  // Drops the events of the process that filled the database.
  await pool().query("DELETE FROM graphile_worker._private_jobs");
  await disconnect();
  const product = await startProductOn(database.url);
  try {
    return await measurePages(hrefs);
  } finally {
    await stopProduct(product);
    await database.close();
  }
}

const all = (times: SearchTimes) => Object.values(times).flat();

function compare(sizes: Sizes, [few, many]: readonly [SearchTimes, SearchTimes]): string {
  const p50And95 = (times: readonly number[]) =>
    [0.5, 0.95].map((share) => percentile(times, share).toFixed(0)).join(" / ");
  const line = (name: string, small: readonly number[], large: readonly number[]) => [
    name,
    small.length,
    p50And95(small),
    p50And95(large),
    (percentile(large, 0.5) / percentile(small, 0.5)).toFixed(2),
    (percentile(large, 0.95) / percentile(small, 0.95)).toFixed(2),
  ];
  return table(
    [
      "searches",
      "pages",
      ...sizes.map((size) => `p50 / p95 ms of ${size}`),
      "p50 times",
      "p95 times",
    ],
    [
      ...Object.keys(few).map((kind) => line(kind, few[kind] ?? [], many[kind] ?? [])),
      line("all", all(few), all(many)),
    ],
  );
}

// Each in its own process, because what a process caches about one database isn't true of another.
function measureApart(jobs: number): SearchTimes {
  const args = [...process.execArgv, process.argv[1] ?? "", "pages", "--among", String(jobs)];
  const { status, stdout } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`We couldn't measure the pages with ${jobs} postings.`);
  return JSON.parse(stdout) as SearchTimes;
}

/** Measures the page of results among few and many postings and returns tables. */
export function measureGrowth(sizes: Sizes): string {
  const [few, many] = sizes;
  const times = [measureApart(few), measureApart(many)] as const;
  const slower = (share: number) =>
    percentile(all(times[1]), share) / percentile(all(times[0]), share);
  const bound = { most: MOST, unit: "times" };
  return [
    `\`npm run bench -- pages --jobs ${few},${many}\`: ${circumstances(cpus().length)}.`,
    goals([
      target(`p50 among ${many} by ${few}`, slower(0.5), bound),
      target(`p95 among ${many} by ${few}`, slower(0.95), bound),
    ]),
    compare(sizes, times),
  ].join("\n\n");
}
