import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { disconnect, pool } from "../lib/platform/db/client";
import { searchHref } from "../lib/search/schema";
import { ensureBuild } from "../scripts/build";
import { PRODUCT, startProduct, stopProduct } from "./product";
import { makeSearches } from "./search/queries";
import { openLoaded } from "./search/setup";
import { circumstances, table, writeIntoDocs } from "./search/tables";
import { percentile, sampleOf, type Times } from "./search/timing";

// The page of results among so many postings and among a hundredth of them: the built product on
// each of both databases in turn, the same addresses, each asked for the first time.

const PER_KIND = 5;
const ROUNDS = 3;

async function timeOf(path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${PRODUCT}${path}`);
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - began;
}

/** The least pay is another each time, so that no page and no search was asked for before. */
function paths(round: number, hrefs: readonly { kind: string; href: string }[]) {
  return hrefs.map(({ kind, href }, index) => ({
    kind,
    path: `${href}${href.includes("?") ? "&" : "?"}salaryMin=${10_000 + round * 1000 + index}`,
  }));
}

async function measurePages(hrefs: readonly { kind: string; href: string }[]): Promise<Times> {
  const best = new Map<string, { kind: string; ms: number }>();
  // The first round is for what a program does once.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { kind, path }] of paths(round, hrefs).entries()) {
      const ms = await timeOf(path);
      const known = best.get(String(index))?.ms ?? Number.POSITIVE_INFINITY;
      if (round > 0) best.set(String(index), { kind, ms: Math.min(known, ms) });
    }
  }
  const times: Times = {};
  for (const { kind, ms } of best.values()) times[kind] = [...(times[kind] ?? []), ms];
  return times;
}

async function measureAmong(jobs: number): Promise<Times> {
  const { market, database } = await openLoaded(jobs, { isKept: true });
  const hrefs = sampleOf(makeSearches(market), PER_KIND).map(({ kind, query }) => ({
    kind,
    href: searchHref({ ...query, salaryMin: null }),
  }));
  // What a process of its own announced is not the product's work.
  await pool().query("DELETE FROM graphile_worker._private_jobs");
  await disconnect();
  const product = await startProduct({
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: process.env["NEXTAUTH_SECRET"] ?? "",
    STORAGE_DIR: process.env["STORAGE_DIR"] ?? "",
    MAILBOX: "on",
  });
  try {
    return await measurePages(hrefs);
  } finally {
    await stopProduct(product);
    await database.close();
  }
}

function compare(sizes: [number, number], [small, large]: [Times, Times]): string {
  const row = (name: string, few: readonly number[], many: readonly number[]) => {
    const [a, b] = [percentile(few, 0.5), percentile(many, 0.5)];
    const [c, d] = [percentile(few, 0.95), percentile(many, 0.95)];
    const ms = (p50: number, p95: number) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
    return [name, few.length, ms(a, c), ms(b, d), (b / a).toFixed(2), (d / c).toFixed(2)];
  };
  const kinds = Object.keys(small).map((kind) => row(kind, small[kind] ?? [], large[kind] ?? []));
  const all = row("all", Object.values(small).flat(), Object.values(large).flat());
  const heads = sizes.map((size) => `p50 / p95 ms of ${size}`);
  return table(["page of results", "pages", ...heads, "p50 times", "p95 times"], [...kinds, all]);
}

// Each in a process of its own: what a process knows of one database is not true of another.
function measureApart(jobs: number): Times {
  const args = [...process.execArgv, process.argv[1] ?? "", "growth", "--among", String(jobs)];
  const { status, stdout } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The pages among ${jobs} postings could not be measured.`);
  return JSON.parse(stdout) as Times;
}

/**
 * Measures the page of results among `--jobs` postings (1000000 unless told) and among a hundredth
 * of them. Both databases are made where they are not there. Needs the port 3311. `--write` puts
 * the table into docs/benchmarks.md.
 */
export async function run(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      jobs: { type: "string", default: "1000000" },
      among: { type: "string" },
      write: { type: "boolean", default: false },
    },
  });
  if (values.among) return JSON.stringify(await measureAmong(Number(values.among)));
  await ensureBuild();
  const jobs = Number(values.jobs);
  const sizes: [number, number] = [Math.round(jobs / 100), jobs];
  const [few, many] = sizes;
  const text = `${circumstances(cpus().length)}:\n\n${compare(sizes, [measureApart(few), measureApart(many)])}`;
  if (values.write) await writeIntoDocs("bench growth", text);
  return text;
}
