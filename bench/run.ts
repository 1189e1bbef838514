import type { run as runPages } from "./pages";

// `npm run bench -- <what> [<what> …]`: each bench measures ratios against a floor in the same run.
const BENCHES: Record<string, () => Promise<{ run: typeof runPages }>> = {
  pages: () => import("./pages"),
  login: () => import("./login"),
  resumes: () => import("./resumes"),
  recommend: () => import("./recommend"),
  alerts: () => import("./alerts"),
};

const names = process.argv.slice(2);
const loads = names.map((name) => BENCHES[name]);
if (names.length === 0 || loads.includes(undefined)) {
  process.stderr.write(
    `Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(" | ")}\n`,
  );
  process.exit(1);
}
for (const load of loads) {
  const bench = await load?.();
  process.stdout.write(`${await bench?.run()}\n\n`);
}
process.exit(0);
