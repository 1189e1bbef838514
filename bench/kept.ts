import { cpus } from "node:os";
import autocannon from "autocannon";
import { publishEdit } from "../lib/jobs/commands";
import { db, pool } from "../lib/platform/db/client";
import { searchHref } from "../lib/search/search-query";
import { seeded } from "../prisma/demo/random";
import { effort, loadDuration } from "./effort";
import {
  makeTraffic,
  shareOfOldRule,
  type TrafficPlaces,
  type TrafficRequest,
} from "./kept-traffic";
import { benchLoadedProduct } from "./loaded-product";
import { memoryOf, processorTime, runningBelow, WEB } from "./processes";
import { PRODUCT, requireResponses, startProductOn, stopProduct } from "./product";
import { makeSearches } from "./search/queries";
import { circumstances, table } from "./search/tables";

// What keeping public pages is worth: a crawler that visits all postings, and visitors of home,
// results, job and company pages following Zipf's law, while one posting is edited each second.

/** Seven in ten generated postings are live. */
const JOBS = effort(70_000, 1000);
const CONNECTIONS = 8;
const WARM_SECONDS = 90;
const SECONDS = 60;
const ALONE_SECONDS = 8;
const TOKEN = "the token of this measurement";
const SEARCHES = 2000;
async function slugs(text: string): Promise<string[]> {
  const { rows } = await pool().query<{ slug: string }>(text);
  return rows.map(({ slug }) => slug);
}

/** Edits one posting each second, as its employer would. Returns when. */
function editEachSecond(jobs: readonly string[]): { times: number[]; stop: () => Promise<void> } {
  const random = seeded("edits");
  const times: number[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const edit = async () => {
    const slug = jobs[Math.floor(random() * jobs.length)] ?? "";
    await db.$transaction(async (tx) => {
      const [job] = await tx.$queryRaw<{ id: string }[]>`
        UPDATE jobs SET version = version + 1, updated_at = now() WHERE slug = ${slug} RETURNING id`;
      if (job) await publishEdit(tx, job.id);
    });
    times.push(performance.now());
  };
  const timer = setInterval(() => {
    last = last.then(edit);
  }, 1000);
  return {
    times,
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}

type Counts = { kept: number; rendered: number; shared: number; bytes: number };

async function readCounts(): Promise<Counts> {
  const response = await fetch(`${PRODUCT}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const text = await response.text();
  const read = (name: string) => {
    const line = text.split("\n").find((each) => each.startsWith(name));
    return Number(line?.split(" ").at(-1) ?? 0);
  };
  const of = (name: string) => read(`jobharbor_public_pages_total{answer="${name}"}`);
  return {
    ...{ kept: of("kept"), rendered: of("rendered"), shared: of("shared") },
    bytes: read("jobharbor_kept_pages_bytes"),
  };
}

type Run = { rate: number; p50: number; p99: number; requests: number; cpu: number };

async function drive(pid: number, seconds: number, next: () => string): Promise<Run> {
  const before = await processorTime(pid);
  const result = await autocannon({
    url: PRODUCT,
    connections: CONNECTIONS,
    ...loadDuration(seconds),
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: next(),
          headers: { "accept-encoding": "gzip" },
        }),
      },
    ],
  });
  requireResponses(result);
  const requests = result.requests.total;
  const { p50, p99 } = result.latency;
  const cpu = ((await processorTime(pid)) - before) / requests;
  return { rate: result.requests.average, p50, p99, requests, cpu };
}

/** The job page of each turn. */
function turns(slugOf: (turn: number) => string | undefined): () => string {
  let turn = 0;
  return () => {
    turn += 1;
    return `/job/${slugOf(turn)}`;
  };
}

type MeasuredRuns = {
  mixed: Run;
  kept: Run;
  rendered: Run;
  counts: Counts;
  oldShare: number;
  edits: number;
  memory: number;
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function report(jobs: number, measured: MeasuredRuns): string {
  const { mixed, kept, rendered, counts, oldShare, edits, memory } = measured;
  const total = counts.kept + counts.shared + counts.rendered;
  const share = (counts.kept + counts.shared) / total;
  const cpuOf = (part: number) => part * kept.cpu + (1 - part) * rendered.cpu;
  const rows = [
    ["what", "answered from what is kept", "CPU ms a page", "requests/s", "p50 ms", "p99 ms"],
    ...(
      [
        ["all of them", percent(share), mixed],
        ["kept pages alone", "100 %", kept],
        ["pages nobody asked for before", "0 %", rendered],
      ] as const
    ).map(([name, part, alone]) => [
      ...[name, part, alone.cpu.toFixed(2), alone.rate.toFixed(0)],
      ...[String(alone.p50), String(alone.p99)],
    ]),
    [
      "if each edit dropped every page (counted)",
      percent(oldShare),
      cpuOf(oldShare).toFixed(2),
      "",
      "",
      "",
    ],
  ];
  const [head = [], ...body] = rows;
  return [
    `\`npm run bench -- kept\`: ${jobs} live postings, ${circumstances(cpus().length)}.`,
    table(head, body),
    `${mixed.requests} requests and ${edits} edits in ${SECONDS} seconds, after ${WARM_SECONDS} seconds of the same. Kept pages took ${(counts.bytes / 1e6).toFixed(1)} MB, the web server ${memory.toFixed(0)} MB.`,
  ].join("\n\n");
}

async function measure(places: TrafficPlaces): Promise<MeasuredRuns> {
  const product = await startProductOn(process.env["DATABASE_URL"] ?? "", {
    METRICS_TOKEN: TOKEN,
    WEB_CONCURRENCY: "1",
  });
  try {
    const [web = 0] = await runningBelow(product.pid ?? 0, WEB);
    let asked: TrafficRequest[] = [];
    const traffic = makeTraffic(places);
    const next = () => {
      const request = { ...traffic(), at: performance.now() };
      asked.push(request);
      return request.path;
    };
    const edits = editEachSecond(places.jobs);
    await drive(web, WARM_SECONDS, next);
    const before = await readCounts();
    const [from, editsBefore] = [performance.now(), edits.times.length];
    const mixed = await drive(web, SECONDS, next);
    const after = await readCounts();
    await edits.stop();
    const memory = await memoryOf([web]);
    const oldShare = shareOfOldRule(asked, edits.times, from);
    const counts = {
      kept: after.kept - before.kept,
      rendered: after.rendered - before.rendered,
      shared: after.shared - before.shared,
      bytes: after.bytes,
    };
    asked = [];
    const few = places.jobs.slice(-50);
    const again = turns((turn) => few[turn % few.length]);
    await drive(web, 3, again);
    const kept = await drive(web, ALONE_SECONDS, again);
    // The crawler hasn't reached these, since it started at the other end.
    const rendered = await drive(
      web,
      ALONE_SECONDS,
      turns((turn) => places.jobs.at(-51 - turn)),
    );
    return {
      mixed,
      kept,
      rendered,
      counts,
      oldShare,
      edits: edits.times.length - editsBefore,
      memory,
    };
  } finally {
    await stopProduct(product);
  }
}

/** Measures public pages under visitors, a crawler and edits, and returns a table. */
export function run(): Promise<string> {
  return benchLoadedProduct({
    name: "bench kept",
    jobs: JOBS,
    measure: async ({ market }) => {
      const places = {
        jobs: await slugs("SELECT slug FROM jobs WHERE status = 'live' ORDER BY id"),
        companies: await slugs(`
          SELECT c.slug FROM companies c JOIN jobs j ON j.company_id = c.id AND j.status = 'live'
          GROUP BY c.slug ORDER BY count(*) DESC, c.slug`),
        searches: makeSearches(market)
          .slice(0, SEARCHES)
          .map(({ query }) => searchHref(query)),
      };
      return report(places.jobs.length, await measure(places));
    },
  });
}
