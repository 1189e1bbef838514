import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { beQuick, faultOf } from "./effort";

// `npm run bench -- <what> [<what> …]`: each bench measures ratios against a baseline in the same
// run. With `--quick` they do just enough to show that they run: all of them, or those named.

type Bench = {
  load: () => Promise<{ run: () => Promise<string> }>;
  /** Files that aren't part of the product and that the bench can't run without. */
  needs?: readonly string[];
};

const OPEN_DATA = ["../shared/data"];

const BENCHES: Record<string, Bench> = {
  pages: { load: () => import("./pages") },
  lighthouse: { load: () => import("./lighthouse"), needs: ["/usr/bin/chromium"] },
  palettes: { load: () => import("./palettes"), needs: ["/usr/bin/chromium"] },
  kept: { load: () => import("./kept") },
  connections: { load: () => import("./connections") },
  processes: { load: () => import("./concurrency") },
  memory: { load: () => import("./memory") },
  login: { load: () => import("./login") },
  dashboard: { load: () => import("./dashboard") },
  proxy: { load: () => import("./proxy"), needs: ["/usr/sbin/nginx", "/usr/bin/wrk"] },
  search: { load: () => import("./search") },
  recommend: { load: () => import("./recommend") },
  alerts: { load: () => import("./alerts") },
  scale: { load: () => import("./scale") },
  suggest: { load: () => import("./suggest") },
  relevance: { load: () => import("./relevance"), needs: OPEN_DATA },
  resumes: { load: () => import("./resumes"), needs: OPEN_DATA },
  risk: { load: () => import("./risk"), needs: OPEN_DATA },
  imports: { load: () => import("./imports"), needs: OPEN_DATA },
  sources: { load: () => import("./sources") },
  everywhere: { load: () => import("./everywhere") },
  feeds: { load: () => import("./feeds"), needs: ["/usr/bin/xmllint"] },
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a bench in its own process, since it configures its database for the whole process. */
function runApart(one: string, options: readonly string[] = []): number {
  const args = [...process.execArgv, import.meta.filename, one, ...options];
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
}

function runQuickly(one: string): void {
  const missing = BENCHES[one]?.needs?.filter((path) => !existsSync(path)) ?? [];
  if (missing.length > 0) {
    say(`${one}: left out, there is no ${missing.join(" and no ")}.\n`);
    return;
  }
  const began = performance.now();
  // A second try, as for tests, because the machine may be busy.
  const status = runApart(one, ["--quick"]) && runApart(one, ["--quick"]);
  if (status !== 0) process.exit(status);
  say(`${one}: runs, ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}

async function runHere({ load }: Bench, mustPrint: "a table" | "anything"): Promise<void> {
  const { run } = await load();
  const text = await run();
  say(text);
  const fault = mustPrint === "a table" ? faultOf(text) : null;
  if (fault !== null) throw new Error(`It printed ${fault}`);
}

// Set before anything logs.
process.env["LOG_LEVEL"] ??= "error";

const isQuick = process.argv.includes("--quick");
// The benches read the other options themselves.
process.argv = process.argv.filter((argument) => argument !== "--quick");
if (isQuick) beQuick();

const names = process.argv.slice(2).filter((argument) => Object.hasOwn(BENCHES, argument));
const [name = ""] = names;
const bench = BENCHES[name];
if (isQuick && names.length !== 1) {
  for (const one of names.length > 0 ? names : Object.keys(BENCHES)) runQuickly(one);
} else if (!bench) {
  process.stderr.write(
    `Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(" | ")}\n`,
  );
  process.exit(1);
} else if (names.length > 1) {
  for (const one of names) {
    const status = runApart(one);
    if (status !== 0) process.exit(status);
  }
} else {
  await runHere(bench, isQuick ? "a table" : "anything");
}
process.exit(process.exitCode ?? 0);
