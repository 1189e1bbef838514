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

// Amounts in groups of nearly the same size, by their first binary digits: they say nearly all,
// without going through the amounts again.
const DIGITS = 8;
const GROUPS = 32 << DIGITS;

/** How many of its last binary digits are left out of an amount of which so many are kept. */
const digitsBeyond = (amount: number, digits: number) =>
  Math.max(0, 32 - Math.clz32(amount) - digits);

/** The least amount of a group, and the least one beyond. */
function boundsOf(group: number): [least: number, next: number] {
  const size = 2 ** (group >> DIGITS);
  const least = (group & ((1 << DIGITS) - 1)) * size;
  return [least, least + size];
}

/** The yearly pay of every job that states it, in the site's currency, and the group of each. */
type StatedPay = { amounts: Int32Array; groups: Uint16Array; groupCounts: Int32Array };

// Reused, because allocating them each time makes much garbage. Safe, since nothing is awaited
// between filling and reading.
let kept: StatedPay = {
  amounts: new Int32Array(0),
  groups: new Uint16Array(0),
  groupCounts: new Int32Array(GROUPS),
};

function makeRoom(most: number): StatedPay {
  if (kept.amounts.length < most) {
    kept = { ...kept, amounts: new Int32Array(2 * most), groups: new Uint16Array(2 * most) };
  }
  kept.groupCounts.fill(0);
  return kept;
}

function readPay(filtered: readonly FilteredSlice[]): StatedPay {
  const { amounts, groups, groupCounts } = makeRoom(filtered.length * CHUNK);
  let end = 0;
  for (const one of filtered) {
    const { pay } = one.chunk;
    const places = placesOf(withoutMinimum(one));
    for (let index = 0; index < places.length; index += 1) {
      // Pay is stored plus one, so that 0 means not stated.
      const stated = pay[places[index] ?? 0] ?? 0;
      if (stated === 0) continue;
      const amount = stated - 1;
      const shift = digitsBeyond(amount, DIGITS);
      const group = (shift << DIGITS) + (amount >>> shift);
      amounts[end] = amount;
      groups[end] = group;
      groupCounts[group] = (groupCounts[group] ?? 0) + 1;
      end += 1;
    }
  }
  return { amounts: amounts.subarray(0, end), groups: groups.subarray(0, end), groupCounts };
}

// Of the lowest and the highest amount so many binary digits count.
const ROUGH_DIGITS = 5;

function roughly(amount: number): number {
  const size = 2 ** digitsBeyond(amount, ROUGH_DIGITS);
  return Math.floor(amount / size) * size;
}

/** Nearly the lowest and the highest amount, without the few beyond. Quicker than sorting. */
function rangeOf({ amounts, groupCounts }: StatedPay): [lowest: number, highest: number] {
  const beyond = Math.floor(amounts.length * SHARE_BEYOND);
  const reach = (wanted: number) => {
    let seen = 0;
    const group = groupCounts.findIndex((count) => {
      seen += count;
      return seen > wanted;
    });
    return roughly(boundsOf(group)[0]);
  };
  return [reach(beyond), reach(amounts.length - 1 - beyond)];
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

/** The bar of an amount: the last whose limit it reaches. */
function barOf(amount: number, limits: readonly number[]): number {
  let bar = limits.length - 1;
  while (bar > 0 && amount < (limits[bar] ?? 0)) bar -= 1;
  return bar;
}

/** How many amounts each bar has, from its limit up to the next. */
function countBars(
  { amounts, groups, groupCounts }: StatedPay,
  limits: readonly number[],
): number[] {
  const counts = limits.map(() => 0);
  const add = (bar: number, count: number) => {
    counts[bar] = (counts[bar] ?? 0) + count;
  };
  const isDivided = new Uint8Array(GROUPS);
  for (let group = 0; group < GROUPS; group += 1) {
    const count = groupCounts[group] ?? 0;
    if (count === 0) continue;
    const [least, next] = boundsOf(group);
    const bar = barOf(least, limits);
    if (bar === barOf(next - 1, limits)) add(bar, count);
    else isDivided[group] = 1;
  }
  for (let index = 0; index < groups.length; index += 1) {
    if (isDivided[groups[index] ?? 0] === 1) add(barOf(amounts[index] ?? 0, limits), 1);
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
  const stated = readPay(filtered);
  if (stated.amounts.length === 0) return { currency, bars: [] };
  const [lowest, highest] = rangeOf(stated).map((amount) =>
    convert(amount, siteCurrency, currency),
  ) as [number, number];
  const step = stepOf(lowest, highest);
  const first = Math.floor(lowest / step);
  const last = Math.floor(highest / step);
  const starts = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const limits = starts.map((from) => convert(from, currency, siteCurrency));
  const counts = countBars(stated, limits);
  return { currency, bars: starts.map((from, index) => ({ from, count: counts[index] ?? 0 })) };
}
