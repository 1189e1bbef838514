import type { Period, SeriesName } from "@/lib/administration/metrics.schema";
import { formatNumber } from "@/lib/shared/formats/numbers";

export const PERIOD_NAMES: Record<Period, string> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "365 days",
};

type Words = {
  title: string;
  /** What is counted. */
  what: string;
  /** The bad ones. */
  badWords?: string;
};

export const SERIES_WORDS: Record<SeriesName, Words> = {
  people: { title: "New people", what: "Accounts" },
  jobs: { title: "New jobs", what: "Jobs" },
  applications: { title: "Applications", what: "Applications" },
  alerts: { title: "New alerts", what: "Alerts" },
  searches: { title: "Searches", what: "Searches", badWords: "without results" },
  mail: { title: "Mail", what: "Mails", badWords: "refused" },
  tasks: { title: "Tasks", what: "Tasks", badWords: "failed" },
};

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** A size as people say it: "4.2 MB". */
export function sizeWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toLocaleString("en", { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}

/** How long the oldest task has waited: "3 min". */
export function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}

/** How a number changed since the previous period. */
export function changeWords(total: number, before: number, period: Period): string {
  const earlier = `the ${PERIOD_NAMES[period]} before`;
  if (before === 0) return total === 0 ? `none in ${earlier} either` : `none in ${earlier}`;
  const percent = Math.round(((total - before) / before) * 100);
  if (percent === 0) return `as in ${earlier}`;
  return `${percent > 0 ? "+" : "−"}${formatNumber(Math.abs(percent))}% against ${earlier}`;
}
