import { annualise } from "@/lib/shared/money";
import { addAll, type Bitmap, pooledCopy } from "../engine/bitmap";
import { boundsOf, PAY_GROUPS } from "../engine/pay-groups";
import { CHUNK, CHUNK_WORDS } from "../engine/schema";
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

// Reused, because allocating it each time makes garbage. Safe, since nothing is awaited between
// filling and reading.
const picked = new Uint16Array(CHUNK);

/** What was found without the minimum, in one chunk. */
type FoundSlice = { chunk: FilteredSlice["chunk"]; documents: Bitmap };

/**
 * Puts the places of documents whose group is picked into `picked`. Returns how many. The loop over
 * bits is inlined as in `writePlaces`, goes through one chunk, and asks nothing of a document:
 * otherwise it takes two to five times as long.
 */
function pickPlaces(payGroup: Uint16Array, documents: Bitmap, isPicked: Uint8Array): number {
  let end = 0;
  for (let index = 0; index < CHUNK_WORDS; index += 1) {
    let word = documents[index] ?? 0;
    while (word !== 0) {
      const place = (index << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
      picked[end] = place;
      end += isPicked[payGroup[place] ?? 0] ?? 0;
    }
  }
  return end;
}

// Of the lowest and the highest amount so many binary digits count.
const ROUGH_DIGITS = 5;

function roughly(amount: number): number {
  const size = 2 ** Math.max(0, 32 - Math.clz32(amount) - ROUGH_DIGITS);
  return Math.floor(amount / size) * size;
}

/** How many state their pay. */
function totalOf(payGroups: Int32Array): number {
  let total = 0;
  for (let group = 1; group < PAY_GROUPS; group += 1) total += payGroups[group] ?? 0;
  return total;
}

/** Nearly the lowest and the highest amount, without the few beyond. Quicker than sorting. */
function rangeOf(payGroups: Int32Array, total: number): [lowest: number, highest: number] {
  const beyond = Math.floor(total * SHARE_BEYOND);
  const reach = (first: number, step: 1 | -1) => {
    let group = first;
    for (let seen = payGroups[group] ?? 0; seen <= beyond; seen += payGroups[group] ?? 0) {
      group += step;
    }
    return roughly(boundsOf(group)[0]);
  };
  return [reach(1, 1), reach(PAY_GROUPS - 1, -1)];
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

/** The bar of an amount that isn't beyond `most`: the last whose limit it reaches. */
function barOf(amount: number, limits: readonly number[], most = limits.length - 1): number {
  let bar = most;
  while (bar > 0 && amount < (limits[bar] ?? 0)) bar -= 1;
  return bar;
}

/** What passed the filters, and how many of it and below the minimum each group of pay has. */
type FoundPay = { filtered: readonly FilteredSlice[]; payGroups: Int32Array };

/** What the bars have of whole groups, and which groups limits divide, with the last bar of each. */
type DividedGroups = { counts: Int32Array; isDivided: Uint8Array; lastBars: Uint8Array };

/** Counts the groups that are in one bar as a whole. */
function divide(payGroups: Int32Array, limits: readonly number[]): DividedGroups {
  const counts = new Int32Array(limits.length);
  const [isDivided, lastBars] = [new Uint8Array(PAY_GROUPS), new Uint8Array(PAY_GROUPS)];
  for (let group = 1; group < PAY_GROUPS; group += 1) {
    const count = payGroups[group] ?? 0;
    if (count === 0) continue;
    const [least, next] = boundsOf(group);
    const [first, last] = [barOf(least, limits), barOf(next - 1, limits)];
    lastBars[group] = last;
    if (first === last) counts[first] = (counts[first] ?? 0) + count;
    else isDivided[group] = 1;
  }
  return { counts, isDivided, lastBars };
}

/** Adds a chunk's documents of divided groups to the counts, each by its own amount. */
function addDivided(
  { chunk, documents }: FoundSlice,
  { counts, isDivided, lastBars }: DividedGroups,
  limits: readonly number[],
): void {
  const { pay, payGroup } = chunk;
  const end = pickPlaces(payGroup, documents, isDivided);
  for (let at = 0; at < end; at += 1) {
    const place = picked[at] ?? 0;
    const bar = barOf((pay[place] ?? 0) - 1, limits, lastBars[payGroup[place] ?? 0]);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
}

/** How many amounts each bar has, from its limit up to the next. */
function countBars({ filtered, payGroups }: FoundPay, limits: readonly number[]): Int32Array {
  const divided = divide(payGroups, limits);
  if (divided.isDivided.includes(1)) {
    for (const one of filtered) {
      addDivided({ chunk: one.chunk, documents: withoutMinimum(one) }, divided, limits);
    }
  }
  return divided.counts;
}

/**
 * Counts the jobs found by their maximum yearly pay, ignoring the minimum that is searched for: the
 * bars from a minimum on hold exactly the jobs that it finds. Bars start at round amounts of
 * `currency`, which has a rate to `siteCurrency` (exchange-rates.ts).
 */
export function payHistogram(
  found: FoundPay,
  { currency, siteCurrency }: { currency: string; siteCurrency: string },
): PayHistogram {
  const total = totalOf(found.payGroups);
  if (total === 0) return { currency, bars: [] };
  const [lowest, highest] = rangeOf(found.payGroups, total).map((amount) =>
    convert(amount, siteCurrency, currency),
  ) as [number, number];
  const step = stepOf(lowest, highest);
  const first = Math.floor(lowest / step);
  const last = Math.floor(highest / step);
  const starts = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const limits = starts.map((from) => convert(from, currency, siteCurrency));
  const counts = countBars(found, limits);
  return { currency, bars: starts.map((from, index) => ({ from, count: counts[index] ?? 0 })) };
}
