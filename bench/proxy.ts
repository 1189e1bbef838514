import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { cpus } from "node:os";
import { INSTALLED, startNginx } from "../lib/testing/services/proxy";
import { ensureBuild } from "../scripts/build";
import { effort } from "./effort";
import { median, PRODUCT, startProduct, stopProduct } from "./product";

// Cached job pages per second through deploy/nginx.conf over TLS, compared with a redirect by nginx
// itself and with pages kept by the product's own server, in one run on one machine.

const WRK = "/usr/bin/wrk";
const FOLDER = ".data/bench-nginx";
const ROUNDS = effort(3, 1);
const SECONDS = effort(5, 1);

type Target = { name: string; url: string };

/** Requests per second. Throws if one failed. */
function measure({ name, url }: Target): number {
  const args = ["-t2", "-c32", `-d${SECONDS}s`, "-H", "Accept-Encoding: gzip", url];
  const said = execFileSync(WRK, args, { encoding: "utf8" });
  if (/Non-2xx or 3xx|Socket errors/.test(said)) throw new Error(`${name}: ${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

function table(targets: readonly Target[], rates: ReadonlyMap<string, number[]>): string {
  const rate = ({ name }: Target) => median(rates.get(name) ?? []);
  const [floor] = targets;
  const lines = targets.map((target) => {
    const share = floor ? rate(target) / rate(floor) : 1;
    return `| ${target.name} | ${rate(target).toFixed(0)} | ${share.toFixed(2)} |`;
  });
  return [
    `${cpus().length} cores, shared with wrk: 32 connections, medians of ${ROUNDS} rounds of ${SECONDS} seconds.`,
    "",
    "| what answers | requests/s | of the redirect |",
    "| --- | --- | --- |",
    ...lines,
  ].join("\n");
}

/** Measures and returns a table. Needs nginx, openssl and wrk, and ports 3311, 3381 and 3382. */
export async function run(): Promise<string> {
  if (!INSTALLED.nginx || !existsSync(WRK)) {
    throw new Error("This needs nginx, openssl and wrk: apt-get install nginx openssl wrk");
  }
  await ensureBuild();
  const ports = { httpPort: 3381, httpsPort: 3382 };
  // Configured as behind this proxy.
  const product = await startProduct({ SITE_URL: "https://localhost:3382", TRUSTED_PROXIES: "1" });
  const servers = [Number(new URL(PRODUCT).port)];
  const proxy = await startNginx({ folder: FOLDER, ...ports, servers, processes: 2 });
  try {
    const response = await fetch(`${PRODUCT}/api/searchJobs?limit=1`);
    const { jobsSearched } = (await response.json()) as { jobsSearched: { slug: string }[] };
    const path = `/job/${jobsSearched[0]?.slug}`;
    const targets: Target[] = [
      { name: "nginx, a redirect without TLS", url: `http://localhost:${ports.httpPort}/` },
      { name: "nginx, a job page it kept", url: `${proxy.url}${path}` },
      { name: "nginx, the home page it kept", url: `${proxy.url}/` },
      { name: "the product's server, a job page it kept", url: `${PRODUCT}${path}` },
    ];
    const rates = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const target of targets) {
        rates.set(target.name, [...(rates.get(target.name) ?? []), measure(target)]);
      }
    }
    return table(targets, rates);
  } finally {
    await proxy.stop();
    await stopProduct(product);
    await rm(FOLDER, { recursive: true, force: true });
  }
}
