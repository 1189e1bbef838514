import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { ensureBuild } from "../scripts/build";
import { effort } from "./effort";
import { type MemoryUse, readMemory, sumOf } from "./memory-use";
import { PRODUCT, startProduct, stopProduct } from "./product";

// The product's memory while visitors request ever new addresses, as crawlers and attackers do:
// whatever is cached for an address that no one requests again must be released.

const CONNECTIONS = 8;
/** How much more memory the last third of the readings may show than the third before. */
const MOST_GROWTH = 1.05;

type FoundJobs = { jobsSearched: { slug: string; title: string }[] };

/** The address of the n-th request; no two are the same. */
async function addresses(): Promise<(n: number) => string> {
  const response = await fetch(`${PRODUCT}/api/searchJobs?limit=100&sort=newest`);
  const { jobsSearched } = (await response.json()) as FoundJobs;
  const slugs = jobsSearched.map(({ slug }) => slug);
  const words = [...new Set(jobsSearched.flatMap(({ title }) => title.split(/\W+/)))];
  const kinds: ((n: number) => string)[] = [
    (n) => `/job/${slugs[n % slugs.length]}?from=${n}`,
    (n) => `/search-results?query=${words[n % words.length]}+word${n}`,
    (n) => `/search-results?query=${words[n % words.length]}&salaryMin=${10_000 + n}`,
    (n) => `/?from=${n}`,
    (n) => `/nothing-here-${n}`,
    (n) => `/job/nothing-here-${n}`,
    (n) => `/companies?query=word${n}`,
    (n) => `/api/searchJobs?query=word${n}&limit=1`,
    (n) => `/api/suggest?query=w${n}`,
    (n) => `/aboutUs?from=${n}`,
  ];
  return (n) => kinds[n % kinds.length]?.(n) ?? "/";
}

function table(readings: readonly (MemoryUse & { requests: number })[]): string {
  const rows = readings.map((reading) => {
    const { requests, web, worker, database, supervisor } = reading;
    const megabytes = [web, worker, database, supervisor, sumOf(reading)].map((value) =>
      value.toFixed(0),
    );
    return `| ${[requests, ...megabytes].join(" | ")} |`;
  });
  return [
    "| requests | web MB | worker MB | database MB | supervisor MB | together MB |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether the last third shows hardly more than the one before. */
function growthWords(sums: readonly number[]): string {
  const third = Math.floor(sums.length / 3);
  if (third === 0) return "Too few readings to tell whether it grows.";
  const growth = mean(sums.slice(-third)) / mean(sums.slice(-2 * third, -third));
  const verdict = growth <= MOST_GROWTH ? "flat" : "it GROWS";
  return `The last third of the readings by the third before it: ${growth.toFixed(2)}, ${verdict}.`;
}

/**
 * Requests `--requests` addresses (50,000), no two the same, and returns each process's memory
 * after every `--every` (5,000) of them. Needs port 3311.
 */
export async function run(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      requests: { type: "string", default: effort("50000", "90") },
      every: { type: "string", default: effort("5000", "15") },
    },
  });
  const [requests, every] = [Number(values.requests), Number(values.every)];
  await ensureBuild();
  const product = await startProduct();
  try {
    const addressOf = await addresses();
    const readings = [{ requests: 0, ...(await readMemory(product)) }];
    let asked = 0;
    for (let done = every; done <= requests; done += every) {
      await autocannon({
        url: PRODUCT,
        connections: CONNECTIONS,
        amount: every,
        requests: [
          {
            setupRequest: (request) => {
              asked += 1;
              return { ...request, path: addressOf(asked) };
            },
          },
        ],
      });
      readings.push({ requests: done, ...(await readMemory(product)) });
    }
    return `${table(readings)}\n\n${growthWords(readings.map(sumOf))}`;
  } finally {
    await stopProduct(product);
  }
}
