import { spawnSync } from "node:child_process";
import { disconnect } from "../lib/platform/db/client";
import { effort } from "./effort";
import { openBenchDatabase } from "./search/database";
import { judgeEveryday, loadEveryday } from "./search/everyday/judging";
import { EVERYDAY_QUERIES } from "./search/everyday/queries";
import { judgeCloseness } from "./search/relevance/closeness";
import { judgeSet, type QualityLine } from "./search/relevance/judging";
import { loadSet } from "./search/relevance/loading";
import type { SearchQuality } from "./search/relevance/measures";
import { type JudgedSet, postingSet, titleSet } from "./search/relevance/sets";
import { dayOf, table, writeIntoDocs } from "./search/tables";

// How good the search's results are, judged by sets of searches with known right answers.

const DATA = ".data/bench-relevance";
const EVERYDAY = "everyday";

const SETS: Record<string, () => Promise<JudgedSet>> = { titles: titleSet, postings: postingSet };

/** Closeness on its own, which needs no postings. */
const CLOSENESS = "closeness";

/** All searches of a line, and in brackets those used for tuning and those set aside. */
function parts(
  { all, tuned, aside }: QualityLine,
  read: (quality: SearchQuality) => string,
): string {
  return `${read(all)} (${read(tuned)}, ${read(aside)})`;
}

function toTable(lines: readonly QualityLine[]): string {
  return table(
    [
      "searches for",
      "number",
      "taxonomies",
      "shown",
      "nDCG@10",
      "MRR",
      "recall@20",
      "found nothing",
    ],
    lines.map((line) => [
      line.set,
      parts(line, ({ searches }) => String(searches)),
      line.taxonomies,
      line.way,
      parts(line, ({ ndcg10 }) => ndcg10.toFixed(3)),
      parts(line, ({ mrr }) => mrr.toFixed(3)),
      parts(line, ({ recall20 }) => recall20.toFixed(3)),
      parts(line, ({ empty }) => `${(100 * empty).toFixed(1)} %`),
    ]),
  );
}

type Goal = {
  set: string;
  taxonomies: string;
  measure: "ndcg10" | "mrr" | "empty";
  least?: number;
  most?: number;
};

// With everything that is shown. Finding a posting by its own words needs no taxonomy.
const GOALS: readonly Goal[] = [
  { set: "titles", taxonomies: "none", measure: "ndcg10", least: 0.5 },
  { set: "titles", taxonomies: "ESCO, O*NET", measure: "ndcg10", least: 0.6 },
  { set: "titles", taxonomies: "none", measure: "empty", most: 0 },
  { set: "role and company", taxonomies: "none", measure: "mrr", least: 0.85 },
  { set: "role and place", taxonomies: "none", measure: "mrr", least: 0.85 },
  { set: "role and company", taxonomies: "none", measure: "empty", most: 0 },
  { set: "role and place", taxonomies: "none", measure: "empty", most: 0 },
];

const MEASURES = { ndcg10: "nDCG@10", mrr: "MRR", empty: "share that found nothing" };

function toGoals(lines: readonly QualityLine[]): string {
  const rows = GOALS.flatMap(({ set, taxonomies, measure, least = 0, most = 1 }) => {
    const line = lines.find(
      (one) =>
        one.set === set && one.taxonomies === taxonomies && one.way === "and what comes close",
    );
    if (!line) return [];
    const [all, aside] = [line.all[measure], line.aside[measure]];
    // The searches set aside must reach it too.
    const isMet = Math.min(all, aside) >= least && Math.max(all, aside) <= most;
    return [
      [
        `${set}, taxonomies: ${taxonomies}, ${MEASURES[measure]}`,
        measure === "empty" ? `≤ ${most}` : `≥ ${least}`,
        `${all.toFixed(3)}, aside ${aside.toFixed(3)}`,
        isMet ? "yes" : "NO",
      ],
    ];
  });
  return table(["target", "wanted", "measured", "met"], rows);
}

async function judge(name: string, make: () => Promise<JudgedSet>): Promise<string[]> {
  // Each set has its own database, so that it doesn't find the other's postings.
  const database = await openBenchDatabase(DATA, name, { isFresh: true });
  try {
    const set = await make();
    const start = performance.now();
    const loaded = await loadSet(set, name);
    process.stderr.write(
      `${name}: ${loaded.documents} postings in ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
    );
    const lines = await judgeSet(set, loaded);
    return [`${loaded.documents} postings of "${name}":`, toGoals(lines), toTable(lines)];
  } finally {
    await disconnect();
    await database.close();
  }
}

/** The share of everyday searches whose first page is right, and the ones that aren't. */
async function judgeTyped(): Promise<string> {
  const database = await openBenchDatabase(DATA, EVERYDAY, { isFresh: true });
  try {
    const { share, wrong } = await judgeEveryday(await loadEveryday());
    const right = Math.round(share * EVERYDAY_QUERIES.length);
    return `Everyday searches whose first page is right: ${right} of ${EVERYDAY_QUERIES.length}. Not right: ${wrong.join("; ")}.`;
  } finally {
    await disconnect();
    await database.close();
  }
}

/**
 * Judges the search and returns tables. Needs ../shared/data. `npm run bench -- relevance titles`
 * runs only the named sets; `--write` puts all into docs/benchmarks.md.
 */
export async function run(): Promise<string> {
  if (process.argv.includes(EVERYDAY)) return judgeTyped();
  if (process.argv.includes(CLOSENESS)) return judgeCloseness();
  const [name] = Object.keys(SETS).filter((one) => process.argv.includes(one));
  const make = name === undefined ? undefined : SETS[name];
  if (name !== undefined && make) return (await judge(name, make)).join("\n\n");
  // Each in its own process, because what a process caches about one database isn't true of
  // another.
  const names = effort([CLOSENESS, ...Object.keys(SETS), EVERYDAY], ["titles"]);
  const texts = names.map((one) => {
    const args = [...process.execArgv, process.argv[1] ?? "", "relevance", one];
    const { status, stdout } = spawnSync(process.execPath, args, {
      stdio: ["ignore", "pipe", "inherit"],
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`"${one}" could not be judged.`);
    return stdout.trim();
  });
  const text = [`Judged on ${dayOf()}.`, ...texts].join("\n\n");
  if (process.argv.includes("--write")) await writeIntoDocs("bench relevance", text);
  return text;
}
