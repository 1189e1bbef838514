import type { run as runPages } from "./pages";

// `npm run bench -- <what>`: each bench measures ratios against a floor in the same run.
const BENCHES: Record<string, () => Promise<{ run: typeof runPages }>> = {
  pages: () => import("./pages"),
  login: () => import("./login"),
};

const [name = ""] = process.argv.slice(2);
const load = BENCHES[name];
if (!load) {
  process.stderr.write(
    `Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(" | ")}\n`,
  );
  process.exit(1);
}
const { run } = await load();
process.stdout.write(`${await run()}\n`);
process.exit(0);
