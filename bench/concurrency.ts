import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import autocannon from "autocannon";
import { ensureBuild } from "../scripts/build";
import { effort, loadDuration } from "./effort";
import { processorTime, processTree, runningBelow, WEB } from "./processes";
import { DATA, median, PRODUCT, requireResponses, startProduct, stopProduct } from "./product";

// Requests per second with one web process and with two, in rounds. The load comes from the same
// machine, so each row says who used the processors: with as many processes as processors, what is
// left for the load, the database and the worker matters too.

const ROUNDS = effort(3, 1);
const SECONDS = 6;
const WARM_SECONDS = 2;
const CONNECTIONS = 16;
const COUNTS = [1, 2] as const;

type Page = { name: string; path: (number: number) => string; isRendered?: boolean };
/** Requests per second, and the processors used by web processes, database and load. */
type MeasuredRate = { rate: number; p99: number; web: number; database: number; load: number };

const PAGES: readonly Page[] = [
  {
    name: "results, rendered",
    path: (number) => `/search-results?query=engineer&salaryMin=${number}`,
    isRendered: true,
  },
  { name: "home, rendered", path: () => "/", isRendered: true },
  { name: "home, asked for again", path: () => "/" },
  {
    name: "search by the API",
    path: (number) => `/api/searchJobs?query=nurse&salaryMin=${number}`,
  },
];

async function busyTime(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map((pid) => processorTime(pid).catch(() => 0)));
  return times.reduce((sum, time) => sum + time, 0);
}

async function postmaster(): Promise<number> {
  return Number((await readFile(`${DATA}/postgres/postmaster.pid`, "utf8")).split("\n")[0]);
}

let asked = 0;

async function measure(page: Page, web: readonly number[], seconds: number): Promise<MeasuredRate> {
  // Each visitor has an address, so that the product's limits don't count them together.
  const setupRequest = (request: autocannon.Request) => {
    asked += 1;
    const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    // A range request is never served from kept pages; Next returns the whole page.
    const headers = { "x-forwarded-for": address, ...(page.isRendered && { range: "bytes=0-" }) };
    return { ...request, path: page.path(asked), headers };
  };
  const servers = await processTree(await postmaster());
  const before = [await busyTime(web), await busyTime(servers), process.cpuUsage()] as const;
  const result = await autocannon({
    url: PRODUCT,
    connections: CONNECTIONS,
    ...loadDuration(seconds),
    requests: [{ setupRequest }],
  });
  requireResponses(result);
  const { requests, latency, duration } = result;
  const { user, system } = process.cpuUsage(before[2]);
  const ms = duration * 1000;
  return {
    rate: requests.average,
    p99: latency.p99,
    web: ((await busyTime(web)) - before[0]) / ms,
    database: ((await busyTime(servers)) - before[1]) / ms,
    load: (user + system) / 1000 / ms,
  };
}

async function measureWith(processes: number): Promise<MeasuredRate[]> {
  const product = await startProduct({
    WEB_CONCURRENCY: String(processes),
    TRUSTED_PROXIES: "1",
  });
  try {
    const web = await runningBelow(product.pid ?? 0, WEB);
    const measured: MeasuredRate[] = [];
    for (const page of PAGES) {
      await measure(page, web, WARM_SECONDS); // warms up
      measured.push(await measure(page, web, SECONDS));
    }
    return measured;
  } finally {
    await stopProduct(product);
  }
}

function middle(rounds: readonly MeasuredRate[]): MeasuredRate {
  const of = (pick: (one: MeasuredRate) => number) => median(rounds.map(pick));
  return {
    rate: of(({ rate }) => rate),
    p99: of(({ p99 }) => p99),
    web: of(({ web }) => web),
    database: of(({ database }) => database),
    load: of(({ load }) => load),
  };
}

function table(rounds: ReadonlyMap<number, MeasuredRate[][]>): string {
  const lines = PAGES.flatMap(({ name }, index) => {
    const of = (processes: number) =>
      middle((rounds.get(processes) ?? []).flatMap((pages) => pages[index] ?? []));
    const alone = of(1);
    return COUNTS.map((processes) => {
      const { rate, p99, web, database, load } = of(processes);
      const used = [web, database, load].map((processors) => processors.toFixed(2)).join(" | ");
      return `| ${name} | ${processes} | ${rate.toFixed(0)} | ${(rate / alone.rate).toFixed(2)} | ${p99} | ${used} |`;
    });
  });
  return [
    `${cpus().length} processors, ${CONNECTIONS} connections.`,
    "",
    "| page | web processes | requests/s | of one process | p99 ms | processors: web | database | load |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

/** Measures one web process and two, and returns a table. Needs port 3311. */
export async function run(): Promise<string> {
  await ensureBuild();
  const rounds = new Map<number, MeasuredRate[][]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const processes of COUNTS) {
      rounds.set(processes, [...(rounds.get(processes) ?? []), await measureWith(processes)]);
    }
  }
  return table(rounds);
}
