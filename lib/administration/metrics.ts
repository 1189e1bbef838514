import { z } from "zod";
import { type ChartBar, PERIODS, type Period } from "./metrics.schema";

const DAY_MS = 86_400_000;

/** The date that many calendar days later. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days of a period that ends today, and where the previous one begins. */
export function spanOf(period: Period, now: Date) {
  const until = now.toISOString().slice(0, 10);
  const from = addDays(until, 1 - period);
  return { from, until, before: addDays(from, -period) };
}

/** Whether a bar is a day or a week: with a year of days, bars would be thinner than a line. */
export function stepOf(period: Period): "day" | "week" {
  return period > 90 ? "week" : "day";
}

/** What was counted on a day. */
export type DailyCount = { day: string; count: number; bad: number };

type Span = { from: string; until: string };

/** A bar for every day or week of a period, including empty ones. The last week may be short. */
export function barsOf(
  rows: readonly DailyCount[],
  { from, until }: Span,
  step: "day" | "week",
): ChartBar[] {
  const length = step === "week" ? 7 : 1;
  const bars: ChartBar[] = [];
  for (let day = from; day <= until; day = addDays(day, length)) {
    const end = addDays(day, length);
    const within = rows.filter((row) => row.day >= day && row.day < end && row.day <= until);
    bars.push({
      day,
      count: within.reduce((sum, { count }) => sum + count, 0),
      bad: within.reduce((sum, { bad }) => sum + bad, 0),
    });
  }
  return bars;
}

const DEFAULT_PERIOD: Period = 30;

const periodInput = z.coerce.number().pipe(z.literal([...PERIODS]));

/** Reads the page's state from its address; values that can't be read are ignored. */
export function readPeriod(text: string | string[] | undefined): Period {
  return periodInput.catch(DEFAULT_PERIOD).parse([text].flat().at(-1));
}

/** The page's address for this period. */
export function metricsHref(days: Period): string {
  return days === DEFAULT_PERIOD ? "/admin/metrics" : `/admin/metrics?period=${days}`;
}
