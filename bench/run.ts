import { spawnSync } from "node:child_process";
import type { run as runPages } from "./pages";

// `npm run bench -- <what> [<what> …]`: each bench measures ratios against a floor in the same run.
const BENCHES: Record<string, () => Promise<{ run: typeof runPages }>> = {
  pages: () => import("./pages"),
  kept: () => import("./kept"),
  connections: () => import("./connections"),
  processes: () => import("./concurrency"),
  memory: () => import("./memory"),
  login: () => import("./login"),
  resumes: () => import("./resumes"),
  recommend: () => import("./recommend"),
  alerts: () => import("./alerts"),
  dashboard: () => import("./dashboard"),
  risk: () => import("./risk"),
  suggest: () => import("./suggest"),
  relevance: () => import("./relevance"),
  scale: () => import("./scale"),
  search: () => import("./search"),
  proxy: () => import("./proxy"),
};

// Before anything writes a log.
process.env["LOG_LEVEL"] ??= "error";

const names = process.argv.slice(2).filter((argument) => Object.hasOwn(BENCHES, argument));
const [name = ""] = names;
const load = BENCHES[name];
if (!load) {
  process.stderr.write(
    `Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(" | ")}\n`,
  );
  process.exit(1);
}
if (names.length > 1) {
  // Each in a process of its own: a bench sets up its database for the whole of one.
  for (const one of names) {
    const { status } = spawnSync(
      process.execPath,
      [...process.execArgv, import.meta.filename, one],
      {
        stdio: "inherit",
      },
    );
    if (status !== 0) process.exit(status ?? 1);
  }
} else {
  const { run } = await load();
  process.stdout.write(`${await run()}\n`);
}
process.exit(process.exitCode ?? 0);
