import type { ApplicationStatus } from "@/lib/applications/schema";
import { APPLICATION_SOURCES, type ApplicationSource } from "@/lib/shared/arrivals";
import {
  type ChartPoint,
  FUNNEL,
  type FunnelStep,
  type Period,
  type SourceRow,
  type StatusCount,
} from "./schema";

const DAY_MS = 86_400_000;
/** A chart of more days than this has one point per week. */
const MOST_DAILY = 90;

/** The calendar day that many days after another, or before it if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days of a period that ends today, and those of the previous one. */
export function spansOf(period: Period, now: Date) {
  const until = now.toISOString().slice(0, 10);
  const from = addDays(until, 1 - period);
  return { from, until, fromBefore: addDays(from, -period), untilBefore: addDays(from, -1) };
}

/** Applications per hundred views; `null` without any views. */
export function rateOf(applications: number, views: number): number | null {
  return views === 0 ? null : (applications / views) * 100;
}

/** A day's number, by source. */
export type DayCount = { day: string; source: string | null; count: number };

function sumByDay(rows: readonly DayCount[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { day, count } of rows) days.set(day, (days.get(day) ?? 0) + count);
  return days;
}

/** The sum of the counts from one day to another. */
export function sumBetween(rows: readonly DayCount[], from: string, until: string): number {
  let sum = 0;
  for (const { day, count } of rows) if (day >= from && day <= until) sum += count;
  return sum;
}

/** Whether a period is charted by day or by week. */
export function stepOf(period: Period): "day" | "week" {
  return period > MOST_DAILY ? "week" : "day";
}

type DailyCounts = { views: readonly DayCount[]; applications: readonly DayCount[] };

/**
 * The points of a period's charts, including days on which nothing happened. By week, the last week
 * ends with the period and the first may be shorter.
 */
export function pointsOf(
  period: Period,
  until: string,
  { views, applications }: DailyCounts,
): ChartPoint[] {
  const [viewed, applied] = [sumByDay(views), sumByDay(applications)];
  const width = stepOf(period) === "week" ? 7 : 1;
  const points: ChartPoint[] = [];
  for (let end = until, left: number = period; left > 0; ) {
    const length = Math.min(width, left);
    const day = addDays(end, 1 - length);
    const point = { day, views: 0, viewsBefore: 0, applications: 0, applicationsBefore: 0 };
    for (let i = 0; i < length; i += 1) {
      const now = addDays(day, i);
      const before = addDays(now, -period);
      point.views += viewed.get(now) ?? 0;
      point.viewsBefore += viewed.get(before) ?? 0;
      point.applications += applied.get(now) ?? 0;
      point.applicationsBefore += applied.get(before) ?? 0;
    }
    points.unshift(point);
    end = addDays(day, -1);
    left -= length;
  }
  return points;
}

/**
 * How many applications got at least this far: an offer without an interview also counts as past
 * the interview. `depths[n]` is how many got no further than step n, where 0 is sent.
 */
export function funnelOf(
  views: number,
  depths: readonly { depth: number; count: number }[],
): FunnelStep[] {
  return FUNNEL.map((step, index) => {
    if (step === "viewed") return { step, count: views };
    const reached = depths.filter(({ depth }) => depth >= index - 1);
    return { step, count: reached.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** How many applications currently have each status. */
export function countByStatus(progress: readonly StatusCount[]): StatusCount[] {
  const counts = new Map<ApplicationStatus, number>();
  for (const { status, count } of progress) counts.set(status, (counts.get(status) ?? 0) + count);
  return [...counts].map(([status, count]) => ({ status, count }));
}

function toSource(text: string | null): ApplicationSource | null {
  return APPLICATION_SOURCES.find((source) => source === text) ?? null;
}

const placeOf = (source: ApplicationSource | null) =>
  source ? APPLICATION_SOURCES.indexOf(source) : APPLICATION_SOURCES.length;

/**
 * Views and applications by source, those with the most views first; sources without any are left
 * out.
 */
export function sourcesOf({ views, applications }: DailyCounts, from: string): SourceRow[] {
  const rows = new Map<ApplicationSource | null, SourceRow>();
  const rowOf = (text: string | null) => {
    const source = toSource(text);
    const row = rows.get(source) ?? { source, views: 0, applications: 0 };
    rows.set(source, row);
    return row;
  };
  for (const { day, source, count } of views) if (day >= from) rowOf(source).views += count;
  for (const { day, source, count } of applications) {
    if (day >= from) rowOf(source).applications += count;
  }
  return [...rows.values()].sort(
    (a, b) =>
      b.views - a.views || b.applications - a.applications || placeOf(a.source) - placeOf(b.source),
  );
}

/** The order in which statuses are shown. */
export const STATUS_ORDER: readonly ApplicationStatus[] = [
  "submitted",
  "in_review",
  "interview",
  "offer",
  "hired",
  "not_selected",
  "closed",
  "withdrawn",
];
