import type { AnalyticsTiles, FunnelStep, Period } from "@/lib/analytics/schema";
import type { ApplicationStatus } from "@/lib/applications/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";

const DAY = 86_400;
const HOUR = 3600;

export const PERIOD_NAMES: Record<Period, string> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "365 days",
};

export const FUNNEL_NAMES: Record<FunnelStep["step"], string> = {
  viewed: "Viewed the job",
  applied: "Applied",
  in_review: "In review",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
};

/** A status as the company calls it: what applicants read as "Submitted" is new to the company. */
export function statusName(status: ApplicationStatus): string {
  return status === "submitted" ? "New" : STATUS_NAMES[status];
}

/** A duration as people say it: "2 days", "5 hours", "less than an hour". */
export function durationWords(seconds: number): string {
  if (seconds < HOUR) return "less than an hour";
  if (seconds < 1.5 * DAY) {
    const hours = Math.round(seconds / HOUR);
    return hours >= 24 && hours < 30
      ? "1 day"
      : plural(hours, { one: "{count} hour", other: "{count} hours" });
  }
  return plural(Math.round(seconds / DAY), { one: "{count} day", other: "{count} days" });
}

/** A whole number with separators for thousands. */
export function numberWords(count: number): string {
  return formatNumber(count);
}

/** "6.4%", "0%" */
export function percentWords(percent: number): string {
  return `${percent.toLocaleString("en", { maximumFractionDigits: 1 })}%`;
}

/** How a number changed: the highlighted part, its tone, and the text after it. */
export type TileDelta = { change: string | null; isGood: boolean; text: string };

const signed = (number: number, digits = 0) =>
  `${number < 0 ? "−" : "+"}${Math.abs(number).toLocaleString("en", { maximumFractionDigits: digits })}`;

/** How applications changed since the previous period. */
export function applicationsDelta(
  { count, before }: AnalyticsTiles["applications"],
  name: string,
): TileDelta {
  if (before === 0) {
    const text = count === 0 ? `none in ${name}` : `none in the ${name} before`;
    return { change: null, isGood: true, text };
  }
  const percent = Math.round(((count - before) / before) * 100);
  if (percent === 0) return { change: null, isGood: true, text: `as in the ${name} before` };
  return { change: `${signed(percent)}%`, isGood: percent > 0, text: `on the ${name} before` };
}

/** How the rate changed, in percentage points. */
export function rateDelta({ percent, before }: AnalyticsTiles["rate"], name: string): TileDelta {
  if (percent === null) return { change: null, isGood: true, text: `no views in ${name}` };
  if (before === null) {
    return { change: null, isGood: true, text: `of the views in ${name}` };
  }
  const points = Math.round((percent - before) * 10) / 10;
  if (points === 0) return { change: null, isGood: true, text: `as in the ${name} before` };
  return {
    change: signed(points, 1),
    isGood: points > 0,
    text: `points on the ${name} before`,
  };
}

/** How many postings were added. */
export function postedDelta({ added }: AnalyticsTiles["jobsPosted"], name: string): TileDelta {
  if (added === 0) return { change: null, isGood: true, text: `none new in ${name}` };
  return { change: signed(added), isGood: true, text: `in ${name}` };
}

/** How many active postings end soon. */
export function closingWords({ closing }: AnalyticsTiles["active"]): string {
  if (closing === 0) return "none closes this week";
  return plural(closing, { one: "{count} closes this week", other: "{count} close this week" });
}
