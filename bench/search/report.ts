import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { CheckedSearches } from "./checking";
import type { IndexFreshness } from "./freshness";
import { ingestRate } from "./load";
import { DATA, type LoadedMarket } from "./setup";
import type { IndexSize } from "./sizes";
import { circumstances, table, writeIntoDocs } from "./tables";
import { type BenchMetrics, goals, targetsOf, timesSlower } from "./targets";
import { type MeasuredSearches, percentile, type SearchTimes } from "./timing";

/** Everything that one run found out. */
export type Report = {
  loaded: LoadedMarket;
  machine: { unit: number; nothing: number[] };
  memory: { before: NodeJS.MemoryUsage; after: NodeJS.MemoryUsage };
  /** The first search of the process, which reads what it then keeps in memory, in ms. */
  firstSearch: number;
  /** Ours first. */
  measured: MeasuredSearches[];
  checked: CheckedSearches;
  freshness: IndexFreshness;
  sizes: IndexSize[];
  /** Seconds of indexing and MB, where Sphinx is installed. */
  sphinx: { indexing: number; size: number } | null;
};

const SHARES = [0.5, 0.95, 0.99];

const rounded = (value: number) => value.toFixed(value < 10 ? 2 : 0);

function three(times: readonly number[]): string {
  return SHARES.map((share) => rounded(percentile(times, share))).join(" / ");
}

const all = (times: SearchTimes) => Object.values(times).flat();

function contestants({ measured, machine }: Report): string {
  const [ours] = measured;
  const rows = measured.flatMap((one) => {
    const line = (name: string, times: SearchTimes, by = "") => [
      `${one.name}, ${name}`,
      all(times).length,
      three(all(times)),
      (percentile(all(times), 0.95) / machine.unit).toFixed(2),
      by,
    ];
    const byOurs = (of: "once" | "best") =>
      ours && rounded(timesSlower(one, ours, { share: 0.95, of }));
    return [
      ...(one.rounds > 1 ? [line(`best of ${one.rounds}`, one.best, byOurs("best"))] : []),
      line("once", one.once, byOurs("once")),
      ...(one.first ? [line("the first searches ever", one.first)] : []),
    ];
  });
  return table(
    ["way", "searches", "p50 / p95 / p99 ms", "p95 in U", "p95 by ours on the same searches"],
    [...rows, ["`SELECT 1`", machine.nothing.length, three(machine.nothing), "", ""]],
  );
}

function kinds({ measured }: Report): string {
  const [ours] = measured;
  const columns = measured.map(({ name, rounds }) => (rounds > 1 ? `${name}, best` : name));
  return table(
    ["class", ...columns],
    Object.keys(ours?.best ?? {}).map((kind) => [
      kind,
      ...measured.map(({ best }) => three(best[kind] ?? [])),
    ]),
  );
}

function life({ freshness: f, firstSearch, loaded: { load } }: Report): string {
  const noticed = (what: keyof Pick<IndexFreshness, "posted" | "edited" | "closed">) => {
    const { ms, searches } = f[what];
    return `${rounded(ms)} ms, ${searches === 1 ? "the first search" : `search ${searches}`}`;
  };
  return table(
    ["what", "measured"],
    [
      ["documents into the index, batches of 500", `${rounded(ingestRate(load))} /s`],
      ["the slowest of these batches", `${rounded(load.slowest)} ms`],
      ["postings through the import's command, batches of 500", `${rounded(f.importRate)} /s`],
      ["the slowest of these batches", `${rounded(f.importSlowest)} ms`],
      ["the first search after all of it", `${rounded(f.firstSearch)} ms`],
      ["its words into the postings, which the worker does", `${rounded(f.merging)} ms`],
      ["the first search of a process", `${rounded(firstSearch)} ms`],
      ["one posting published, p50 / p95", `${f.single.map(rounded).join(" / ")} ms`],
      ["a posting is found after", noticed("posted")],
      ["an edit is found after", noticed("edited")],
      ["a closed posting is gone after", noticed("closed")],
      ["a thousand postings expire", `${rounded(f.expiry)} ms`],
    ],
  );
}

function space({ sizes, memory, sphinx }: Report): string {
  const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;
  const { before, after } = memory;
  const lines = [
    `Memory of the process that searches, before its first search and after all: resident ${megabytes(before.rss)} and ${megabytes(after.rss)}, outside the heap ${megabytes(before.external)} and ${megabytes(after.external)}, heap ${megabytes(before.heapUsed)} and ${megabytes(after.heapUsed)}.`,
  ];
  if (sphinx) {
    lines.push(
      `Sphinx indexed in ${rounded(sphinx.indexing)} s, its files take ${rounded(sphinx.size)} MB.`,
    );
  }
  const rows = sizes.map(({ name, table: own, indexes }) => [name, rounded(own), rounded(indexes)]);
  return [table(["table", "MB", "indexes, MB"], rows), "", ...lines].join("\n");
}

type StoredTimes = { jobs: number; p95: number };

const resultFile = (jobs: number) => join(DATA, `result-${jobs}.json`);

// The other size of the pair that growth is measured between.
const PAIR: Record<number, number> = { 100000: 1_000_000, 1000000: 100_000 };

async function readOther(jobs: number): Promise<StoredTimes | null> {
  const text = await readFile(resultFile(PAIR[jobs] ?? 0), "utf8").catch(() => "");
  return text === "" ? null : (JSON.parse(text) as StoredTimes);
}

async function metricsOf(report: Report): Promise<BenchMetrics> {
  const { loaded, machine, measured, checked, freshness } = report;
  const { jobs } = loaded.load;
  return {
    jobs,
    unit: machine.unit,
    measured,
    checked,
    freshness,
    ingest: ingestRate(loaded.load),
    other: await readOther(jobs),
  };
}

function mistakes({ wrong, searches }: CheckedSearches): string[] {
  if (wrong.length === 0) {
    return [
      `All ${searches} answers are right: the total, every facet's counts, and the order by date and by pay.`,
    ];
  }
  return [`${wrong.length} of ${searches} answers are WRONG:`, "", ...wrong.slice(0, 20)];
}

/** Puts it all into tables; into docs/benchmarks.md as well when asked to. */
export async function writeReport(report: Report, isWritten: boolean): Promise<string> {
  const { loaded, machine, measured, checked } = report;
  const { jobs, live } = loaded.load;
  const [ours] = measured;
  if (ours) {
    const kept: StoredTimes = { jobs, p95: percentile(all(ours.best), 0.95) / machine.unit };
    await writeFile(resultFile(jobs), JSON.stringify(kept));
  }
  const text = [
    `\`npm run bench -- search --jobs ${jobs}\`: ${jobs} postings, ${live} of them live, ${circumstances(cpus().length)}. U is ${rounded(machine.unit)} ms.`,
    goals(targetsOf(await metricsOf(report))),
    mistakes(checked).join("\n"),
    contestants(report),
    `By class, p50 / p95 / p99 ms:\n\n${kinds(report)}`,
    life(report),
    space(report),
  ].join("\n\n");
  if (isWritten && !(await writeIntoDocs(`bench search ${jobs}`, text))) {
    return `${text}\n\nNot written: docs/benchmarks.md has no place for ${jobs} jobs.`;
  }
  return text;
}
