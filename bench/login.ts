import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import autocannon from "autocannon";
import { ensureBuild } from "../scripts/build";
import { effort, loadDuration } from "./effort";
import { median, PRODUCT, startProduct, stopProduct } from "./product";

// How long a visitor waits for a page while someone tries a hundred wrong passwords per second:
// from one address, which the limits stop, and from ever new ones, which they can't.

const ROUNDS = effort(3, 1);
const SECONDS = 8;
// The load of a busy hour, not the server's maximum.
const PAGES_A_SECOND = 10;

const ATTACKS = ["none", "one-address", "many-addresses"] as const;
type Attack = (typeof ATTACKS)[number];
type Latency = { p50: number; p99: number };
type Responses = Record<string, number>;
type Page = { name: string; path: string };

type Attacker = { stop: () => Promise<Responses> };

function startAttack(attack: Attack): Attacker {
  if (attack === "none") return { stop: async () => ({}) };
  const child = spawn(process.execPath, ["--import", "tsx", "bench/attack.ts", PRODUCT, attack], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = text(child.stdout);
  return {
    stop: async () => {
      child.kill("SIGTERM");
      return JSON.parse(await said) as Responses;
    },
  };
}

async function measure({ path }: Page): Promise<Latency> {
  const { latency, non2xx, errors } = await autocannon({
    url: `${PRODUCT}${path}`,
    connections: PAGES_A_SECOND,
    overallRate: PAGES_A_SECOND,
    ...loadDuration(SECONDS),
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} failed, ${errors} errors`);
  return { p50: latency.p50, p99: latency.p99 };
}

async function findPages(): Promise<Page[]> {
  const response = await fetch(`${PRODUCT}/api/searchJobs?limit=1&sort=newest`);
  const { jobsSearched } = (await response.json()) as { jobsSearched: { slug: string }[] };
  return [
    { name: "home", path: "/" },
    { name: "job page", path: `/job/${jobsSearched[0]?.slug}` },
  ];
}

class Results {
  readonly latencies = new Map<string, Latency[]>();
  readonly responses = new Map<Attack, Responses>();

  add(page: Page, attack: Attack, latency: Latency): void {
    const key = `${page.name} ${attack}`;
    this.latencies.set(key, [...(this.latencies.get(key) ?? []), latency]);
  }

  count(attack: Attack, given: Responses): void {
    const sum = { ...this.responses.get(attack) };
    for (const [status, count] of Object.entries(given)) sum[status] = (sum[status] ?? 0) + count;
    this.responses.set(attack, sum);
  }

  latency(page: Page, attack: Attack): Latency {
    const all = this.latencies.get(`${page.name} ${attack}`) ?? [];
    return { p50: median(all.map(({ p50 }) => p50)), p99: median(all.map(({ p99 }) => p99)) };
  }
}

async function measureAll(pages: readonly Page[]): Promise<Results> {
  const results = new Results();
  for (const page of pages) await measure(page); // warms up
  for (let round = 0; round < ROUNDS; round++) {
    for (const attack of ATTACKS) {
      const attacker = startAttack(attack);
      // The attacker needs a moment to start up.
      await new Promise((done) => setTimeout(done, 2000));
      for (const page of pages) results.add(page, attack, await measure(page));
      results.count(attack, await attacker.stop());
    }
  }
  return results;
}

function table(pages: readonly Page[], results: Results): string {
  const lines = pages.flatMap((page) => {
    const calm = results.latency(page, "none");
    return ATTACKS.map((attack) => {
      const { p50, p99 } = results.latency(page, attack);
      // Counted in whole milliseconds, so 0 means less than one.
      const times = (value: number, of: number) => (value / Math.max(1, of)).toFixed(2);
      return `| ${page.name} | ${attack.replace("-", " ")} | ${p50} | ${times(p50, calm.p50)} | ${p99} | ${times(p99, calm.p99)} |`;
    });
  });
  const answered = ATTACKS.slice(1).map((attack) => {
    const counts = Object.entries(results.responses.get(attack) ?? {}).map(
      ([status, count]) => `${count} × ${status}`,
    );
    return `Answers to the attack from ${attack.replace("-", " ")}: ${counts.join(", ")}.`;
  });
  return [
    "| page | attack | p50 ms | of none | p99 ms | of none |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
    "",
    ...answered,
  ].join("\n");
}

/** Measures pages during an attack on the login and returns a table. Needs port 3311. */
export async function run(): Promise<string> {
  await ensureBuild();
  const product = await startProduct({ TRUSTED_PROXIES: "1" });
  try {
    const pages = await findPages();
    return table(pages, await measureAll(pages));
  } finally {
    await stopProduct(product);
  }
}
