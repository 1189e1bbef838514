import { cpus } from "node:os";
import autocannon from "autocannon";
import { searchHref } from "../lib/search/search-query";
import { effort, loadDuration } from "./effort";
import { benchLoadedProduct } from "./loaded-product";
import { processorTime, runningBelow, WEB } from "./processes";
import { median, PRODUCT, requireResponses, startProductOn, stopProduct } from "./product";
import { makeSearches } from "./search/queries";
import { circumstances, table } from "./search/tables";

// Whether more concurrent visitors cost more than they bring: pages of results among very many
// postings, each rendered for its request, alternating between few and many connections.

/** 105,000 of them are live. */
const JOBS = effort(150_000, 1000);
const COUNTS = [8, 32] as const;
const ROUNDS = effort(3, 1);
const SECONDS = 10;
const WARM_SECONDS = 5;

type MeasuredRate = { rate: number; p50: number; p99: number; cpu: number };

let asked = 0;

type RequestLoad = { hrefs: readonly string[]; connections: number; seconds: number };

async function measure(
  pid: number,
  { hrefs, connections, seconds }: RequestLoad,
): Promise<MeasuredRate> {
  const setupRequest = (request: autocannon.Request) => {
    asked += 1;
    const href = hrefs[asked % hrefs.length] ?? "/";
    // Neither the page nor its search has been requested before.
    const path = `${href}${href.includes("?") ? "&" : "?"}salaryMin=${10_000 + asked}`;
    return { ...request, path };
  };
  const options = { url: PRODUCT, connections, requests: [{ setupRequest }] };
  const before = await processorTime(pid);
  const result = await autocannon({ ...options, ...loadDuration(seconds) });
  const { requests, latency } = result;
  requireResponses(result);
  const cpu = ((await processorTime(pid)) - before) / requests.total;
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, cpu };
}

function report(live: number, rounds: ReadonlyMap<number, readonly MeasuredRate[]>): string {
  const rows = COUNTS.map((connections) => {
    const all = rounds.get(connections) ?? [];
    const of = (pick: (one: MeasuredRate) => number) => median(all.map(pick));
    return {
      connections,
      rate: of(({ rate }) => rate),
      cpu: of(({ cpu }) => cpu),
      p50: of(({ p50 }) => p50),
      p99: of(({ p99 }) => p99),
    };
  });
  const first = rows[0]?.rate ?? 1;
  return [
    `\`npm run bench -- connections\`: ${live} live postings, ${circumstances(cpus().length)}.`,
    table(
      ["connections", "requests/s", "of the fewest", "CPU ms", "p50 ms", "p99 ms"],
      rows.map(({ connections, rate, cpu, p50, p99 }) => [
        connections,
        rate.toFixed(1),
        (rate / first).toFixed(2),
        cpu.toFixed(1),
        p50,
        p99,
      ]),
    ),
  ].join("\n\n");
}

async function measureAll(hrefs: readonly string[]): Promise<Map<number, MeasuredRate[]>> {
  const product = await startProductOn(process.env["DATABASE_URL"] ?? "", {
    WEB_CONCURRENCY: "1",
  });
  const rounds = new Map<number, MeasuredRate[]>();
  try {
    const [web = 0] = await runningBelow(product.pid ?? 0, WEB);
    await measure(web, { hrefs, connections: COUNTS[0], seconds: WARM_SECONDS });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const count of COUNTS) {
        const measured = await measure(web, { hrefs, connections: count, seconds: SECONDS });
        rounds.set(count, [...(rounds.get(count) ?? []), measured]);
      }
    }
    return rounds;
  } finally {
    await stopProduct(product);
  }
}

/** Measures pages of results over 8 and over 32 connections and returns a table. */
export function run(): Promise<string> {
  return benchLoadedProduct({
    name: "bench connections",
    jobs: JOBS,
    measure: async ({ market, load }) => {
      const hrefs = makeSearches(market).map(({ query }) =>
        searchHref({ ...query, salaryMin: null }),
      );
      return report(load.live, await measureAll(hrefs));
    },
  });
}
