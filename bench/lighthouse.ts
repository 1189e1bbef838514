import type { ChildProcess } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { launch as launchChromium } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { ensureBuild } from "../scripts/build";
import { effort } from "./effort";
import { EMPTY, startEmpty } from "./empty-page";
import { median, PRODUCT, startProduct, stopProduct } from "./product";

// What Lighthouse says of the public pages on a phone (a slow processor and network, simulated),
// beside an empty dynamic Next page on the same machine.

const CHROMIUM = process.env["CHROMIUM_PATH"] || "/usr/bin/chromium";
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  paint: "first-contentful-paint",
  largest: "largest-contentful-paint",
  blocked: "total-blocking-time",
  shift: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;

type Page = { name: string; url: string };
type Scores = Record<(typeof CATEGORIES)[number], number>;
type MeasuredAudit = Scores & Record<keyof typeof METRICS, number>;
type Row = MeasuredAudit & { name: string; faults: string[] };

async function pages(): Promise<Page[]> {
  const response = await fetch(`${PRODUCT}/api/searchJobs?limit=1&query=engineer`);
  const { jobsSearched } = (await response.json()) as { jobsSearched: { slug: string }[] };
  const slug = jobsSearched[0]?.slug ?? "";
  const all = [
    { name: "empty page", url: EMPTY },
    { name: "home", url: PRODUCT },
    { name: "results", url: `${PRODUCT}/search-results?query=engineer` },
    { name: "job page", url: `${PRODUCT}/job/${slug}` },
  ];
  return effort(all, all.slice(0, 2));
}

const MOST_TRIES = 3;

/** Audits a page, again where Lighthouse itself got no trace of it. */
async function audit(url: string, port: number, tries = 1): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError && tries < MOST_TRIES) return audit(url, port, tries + 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return result.lhr;
}

function read({ categories, audits }: Result): MeasuredAudit {
  const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [
    name,
    audits[id]?.numericValue ?? 0,
  ]);
  return Object.fromEntries([...scores, ...metrics]) as MeasuredAudit;
}

/** What costs points, apart from time: an audit of another category that didn't pass. */
function faultsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  );
}

async function measure({ name, url }: Page, rounds: number): Promise<Row> {
  const measured: MeasuredAudit[] = [];
  const faults = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    // A browser of its own, because whoever comes first has nothing stored.
    const browser = await launchChromium({ chromePath: CHROMIUM, chromeFlags: FLAGS });
    try {
      const result = await audit(url, browser.port);
      measured.push(read(result));
      for (const fault of faultsOf(result)) faults.add(fault);
    } finally {
      browser.kill();
    }
  }
  const middle = (key: keyof MeasuredAudit) => median(measured.map((each) => each[key]));
  const keys = [...CATEGORIES, ...(Object.keys(METRICS) as (keyof typeof METRICS)[])];
  const medians = Object.fromEntries(keys.map((key) => [key, middle(key)])) as MeasuredAudit;
  return { name, ...medians, faults: [...faults] };
}

function table(rows: Row[]): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const lines = rows.map((row) => {
    const scores = CATEGORIES.map((name) => row[name].toFixed(0));
    const times = [seconds(row.paint), seconds(row.largest), row.blocked.toFixed(0)];
    const rest = [row.shift.toFixed(3), `${(row.bytes / 1000).toFixed(0)} kB`];
    return `| ${[row.name, ...scores, ...times, ...rest].join(" | ")} |`;
  });
  const faults = rows.flatMap(({ name, faults: found }) =>
    found.map((fault) => `- ${name}: ${fault}`),
  );
  return [
    "| page | performance | accessibility | best practices | SEO | first paint s | largest paint s | blocked ms | shift | transfer |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...lines,
    "",
    ...(faults.length > 0 ? ["What costs points:", "", ...faults] : ["Nothing else costs points."]),
    "",
    `${cpus().length} cores, Node ${process.versions.node}.`,
  ].join("\n");
}

/** Measures the pages and returns a table. Needs Chromium and the ports 3311 and 3312. */
export async function run(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { rounds: { type: "string", default: effort("3", "1") } },
  });
  await ensureBuild();
  const product = await startProduct();
  let empty: ChildProcess | null = null;
  try {
    empty = await startEmpty();
    const rows: Row[] = [];
    for (const page of await pages()) rows.push(await measure(page, Number(values.rounds)));
    return table(rows);
  } finally {
    empty?.kill("SIGTERM");
    await stopProduct(product);
  }
}
