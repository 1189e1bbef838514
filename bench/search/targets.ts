import type { CheckedSearches } from "./checking";
import type { IndexFreshness } from "./freshness";
import { table } from "./tables";
import { type MeasuredSearches, percentile, type SearchTimes, sameSearches } from "./timing";

// What the search must reach: ratios, so that a slow machine does not matter.

/** What one run measured, as far as targets ask for it. */
export type BenchMetrics = {
  jobs: number;
  /** Milliseconds of the unit: a sum over a hundred thousand numbers. */
  unit: number;
  measured: MeasuredSearches[];
  checked: CheckedSearches;
  freshness: IndexFreshness;
  /** Documents a second into the index. */
  ingest: number;
  /** The p95 of another size in units of its run, where one was measured. */
  other: { jobs: number; p95: number } | null;
};

export type SpeedTarget = { name: string; wanted: string; found: string; isMet: boolean };

const SMALL = 100_000;
const LARGE = 1_000_000;

type TargetBound = { least?: number; most?: number; unit: string };

/** A target with what was reached of it. */
export function target(
  name: string,
  found: number,
  { least, most, unit }: TargetBound,
): SpeedTarget {
  const isMet = found >= (least ?? Number.NEGATIVE_INFINITY) && found <= (most ?? found);
  const wanted = least === undefined ? `≤ ${most} ${unit}` : `≥ ${least} ${unit}`;
  const shown = Number.isInteger(found) ? String(found) : found.toFixed(found < 10 ? 2 : 0);
  return { name, wanted, found: `${shown} ${unit}`, isMet };
}

const flat = (times: MeasuredSearches["best"]) => Object.values(times).flat();

type TimesToCompare = { share: number; of: "first" | "once" | "best" };

/**
 * How many times slower another is than ours on the same searches: the first ever, each asked once,
 * or in its best of several rounds. Only ours has first ones that differ from later ones.
 */
export function timesSlower(
  other: MeasuredSearches,
  ours: MeasuredSearches,
  { share, of }: TimesToCompare,
): number {
  const timesOf = (one: MeasuredSearches) => one[of] ?? one.once;
  const own = sameSearches(timesOf(ours), other.perKind);
  return percentile(flat(timesOf(other)), share) / percentile(own, share);
}

const TIMES = { first: "first searches ever", once: "once", best: "best of both" };

// Searches without words are no work for ILIKE.
const WORDLESS = ["filters", "nothing"];

function withWords(measured: MeasuredSearches): MeasuredSearches {
  const worded = (times: SearchTimes) =>
    Object.fromEntries(Object.entries(times).filter(([kind]) => !WORDLESS.includes(kind)));
  const { first, once } = measured;
  return { ...measured, ...(first ? { first: worded(first) } : {}), once: worded(once) };
}

function speed({ jobs, unit, measured }: BenchMetrics): SpeedTarget[] {
  const [ours] = measured;
  if (!ours) return [];
  const inUnits = (share: number) => percentile(flat(ours.best), share) / unit;
  if (jobs === SMALL) {
    const textbook = measured.find(({ name }) => name === "textbook");
    return [
      target("T1 p95", inUnits(0.95), { most: 1, unit: "U" }),
      target("T1 p50", inUnits(0.5), { most: 0.4, unit: "U" }),
      ...(textbook
        ? [
            ...(["best", "first"] as const).map((of) =>
              target(
                `T1 textbook's p95 by ours, ${TIMES[of]}`,
                timesSlower(textbook, ours, { share: 0.95, of }),
                { least: 150, unit: "times" },
              ),
            ),
          ]
        : []),
    ];
  }
  if (jobs !== LARGE) return [];
  return [
    target("T2 p95", inUnits(0.95), { most: 2.5, unit: "U" }),
    target("T2 p99", inUnits(0.99), { most: 3.5, unit: "U" }),
    target("T2 p50", inUnits(0.5), { most: 1, unit: "U" }),
    ...measured.flatMap((other) => {
      const bounds: Record<string, [string, number, number]> = {
        "Sphinx, six facets": ["T3 Sphinx's p95 by ours", 0.95, 8],
        "Sphinx, page and total": ["T3 Sphinx's p95 without facets by ours", 0.95, 2],
        ILIKE: ["T4 ILIKE's p50 by ours, searches with words", 0.5, 500],
      };
      const [name, share, least] = bounds[other.name] ?? ["", 0, 0];
      if (name === "") return [];
      const [theirs, own] = name.includes("words")
        ? [withWords(other), withWords(ours)]
        : [other, ours];
      return (["once", "first"] as const).map((of) =>
        target(`${name}, ${TIMES[of]}`, timesSlower(theirs, own, { share, of }), {
          least,
          unit: "times",
        }),
      );
    }),
  ];
}

function growth({ jobs, unit, measured, other }: BenchMetrics): SpeedTarget[] {
  const [ours] = measured;
  if (!ours || other === null) return [];
  const p95 = percentile(flat(ours.best), 0.95) / unit;
  const [large, small] = jobs > other.jobs ? [p95, other.p95] : [other.p95, p95];
  return [
    target("T5 p95 of a million by a hundred thousand", large / small, {
      most: 3.5,
      unit: "times",
    }),
  ];
}

/** The targets that a run of this size has, with what it reached. */
export function targetsOf(metrics: BenchMetrics): SpeedTarget[] {
  const { checked, freshness, ingest } = metrics;
  return [
    ...speed(metrics),
    ...growth(metrics),
    target("T6 wrong answers", checked.wrong.length, {
      most: 0,
      unit: `of ${checked.searches}`,
    }),
    target("T8 documents into the index", ingest, { least: 1000, unit: "/s" }),
    target("T8 one posting, p50", freshness.single[0], { most: 20, unit: "ms" }),
    target("T8 a thousand postings expire", freshness.expiry, { most: 50, unit: "ms" }),
  ];
}

/** The targets as a table. */
export function goals(targets: readonly SpeedTarget[]): string {
  return table(
    ["target", "wanted", "measured", "met"],
    targets.map(({ name, wanted, found, isMet }) => [name, wanted, found, isMet ? "yes" : "NO"]),
  );
}
