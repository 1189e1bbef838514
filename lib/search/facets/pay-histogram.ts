import { annualise } from "@/lib/shared/money";
import { addAll, type Bitmap, placesOf, pooledCopy } from "../engine/bitmap";
import { CHUNK } from "../engine/schema";
import type { FilteredSlice } from "./filtering";
import type { PayHistogram } from "./pay-histogram.schema";

const MOST_BARS = 24;
// Pay that differs by less is nearly the same.
const LEAST_STEP = 1 / 40;
// Steps between bars, as people count.
const STEPS = [1, 2, 2.5, 5, 10];
// The few jobs beyond are in the first and the last bar, so that one extreme doesn't squeeze all
// others into a single one.
const SHARE_BEYOND = 0.02;

/** The documents found without the minimum. */
function withoutMinimum({ passed, keptOut }: FilteredSlice): Bitmap {
  const belowMinimum = keptOut.get("salaryMin");
  if (!belowMinimum) return passed;
  const all = pooledCopy(passed);
  addAll(all, belowMinimum);
  return all;
}

// Reused, because allocating it each time makes much garbage. Safe, since nothing is awaited
// between filling and reading.
let kept = new Int32Array(0);

/** The yearly pay of every job that states it, in the site's currency. */
function payOf(filtered: readonly FilteredSlice[]): Int32Array {
  const most = filtered.length * CHUNK;
  if (kept.length < most) kept = new Int32Array(2 * most);
  let end = 0;
  for (const one of filtered) {
    const { pay } = one.chunk;
    const places = placesOf(withoutMinimum(one));
    for (let index = 0; index < places.length; index += 1) {
      // Pay is stored plus one, so that 0 means not stated, and what is next overwrites it.
      const stated = pay[places[index] ?? 0] ?? 0;
      kept[end] = stated - 1;
      if (stated > 0) end += 1;
    }
  }
  return kept.subarray(0, end);
}

// Amounts in groups of nearly the same size, by their first five binary digits.
const DIGITS = 5;
const GROUPS = 32 << DIGITS;

function groupOf(amount: number): number {
  const length = 32 - Math.clz32(amount);
  const shift = Math.max(0, length - DIGITS);
  return (shift << DIGITS) + (amount >>> shift);
}

function leastOf(group: number): number {
  const shift = group >> DIGITS;
  return (group & ((1 << DIGITS) - 1)) * 2 ** shift;
}

/** Nearly the lowest and the highest amount, without the few beyond. Quicker than sorting. */
function rangeOf(amounts: Int32Array): [lowest: number, highest: number] {
  const counts = new Int32Array(GROUPS);
  for (let index = 0; index < amounts.length; index += 1) {
    const group = groupOf(amounts[index] ?? 0);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  const beyond = Math.floor(amounts.length * SHARE_BEYOND);
  const reach = (wanted: number) => {
    let seen = 0;
    return counts.findIndex((count) => {
      seen += count;
      return seen > wanted;
    });
  };
  return [leastOf(reach(beyond)), leastOf(reach(amounts.length - 1 - beyond))];
}

/** The smallest round step with which a range fits into the bars. */
function stepOf(lowest: number, highest: number): number {
  const least = Math.max(1, highest * LEAST_STEP, (highest - lowest) / (MOST_BARS - 2));
  const power = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.map((one) => Math.ceil(one * power)).find((one) => one >= least);
  return step ?? 10 * power;
}

/** An amount a year in another currency, at the rates by which the index compares pay. */
function convert(amount: number, from: string, to: string): number {
  const pay = { min: amount, max: null, currency: from, period: "year" } as const;
  return annualise(pay, to).min ?? amount;
}

/** The bar of an amount, from a guess. Limits are rounded, so it may be a bar beside. */
function barOf(amount: number, limits: readonly number[], guess: number): number {
  const last = limits.length - 1;
  let bar = Math.max(0, Math.min(guess, last));
  while (bar > 0 && amount < (limits[bar] ?? 0)) bar -= 1;
  while (bar < last && amount >= (limits[bar + 1] ?? 0)) bar += 1;
  return bar;
}

/** How many amounts each bar has, from its limit up to the next. */
function countBars(amounts: Int32Array, limits: readonly number[]): number[] {
  const counts = limits.map(() => 0);
  const [start = 0, end = start] = [limits[0], limits.at(-1)];
  const perAmount = end > start ? (limits.length - 1) / (end - start) : 0;
  for (let index = 0; index < amounts.length; index += 1) {
    const amount = amounts[index] ?? 0;
    const bar = barOf(amount, limits, Math.floor((amount - start) * perAmount));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts;
}

/**
 * Counts the jobs found by their maximum yearly pay, ignoring the minimum that is searched for: the
 * bars from a minimum on hold exactly the jobs that it finds. Bars start at round amounts of
 * `currency`, which has a rate to `siteCurrency` (exchange-rates.ts).
 */
export function payHistogram(
  filtered: readonly FilteredSlice[],
  { currency, siteCurrency }: { currency: string; siteCurrency: string },
): PayHistogram {
  const amounts = payOf(filtered);
  if (amounts.length === 0) return { currency, bars: [] };
  const [lowest, highest] = rangeOf(amounts).map((amount) =>
    convert(amount, siteCurrency, currency),
  ) as [number, number];
  const step = stepOf(lowest, highest);
  const first = Math.floor(lowest / step);
  const last = Math.floor(highest / step);
  const starts = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const limits = starts.map((from) => convert(from, currency, siteCurrency));
  const counts = countBars(amounts, limits);
  return { currency, bars: starts.map((from, index) => ({ from, count: counts[index] ?? 0 })) };
}
