import { madeAtUse } from "./kept-values";

const DAY_MS = 86_400_000;

const ago = madeAtUse(() => new Intl.RelativeTimeFormat("en-GB", { numeric: "always" }));
const utcFormat = (options: Intl.DateTimeFormatOptions) =>
  madeAtUse(() => new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }));

const day = utcFormat({ dateStyle: "long" });
const shortDay = utcFormat({ day: "numeric", month: "short" });
const month = utcFormat({ month: "short", year: "numeric" });
const instant = utcFormat({ dateStyle: "long", timeStyle: "short" });
const timeOfDay = utcFormat({ timeStyle: "short" });

/**
 * Whole days from an instant to `now`; never below 0. Independent of time zones: a day is 24 hours.
 */
export function daysSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / DAY_MS));
}

/** How long ago something was posted: Today, Yesterday, then days, weeks and months. */
export function postedLabel(iso: string, now: Date): string {
  const days = daysSince(iso, now);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return ago().format(-days, "day");
  if (days < 30) return ago().format(-Math.floor(days / 7), "week");
  return ago().format(-Math.floor(days / 30), "month");
}

/** Calendar days from today, in UTC, to a day such as "2026-12-04"; negative for the past. */
export function daysUntil(calendarDay: string, now: Date): number {
  const today = Math.floor(now.getTime() / DAY_MS);
  return Math.floor(Date.parse(calendarDay) / DAY_MS) - today;
}

/** Whether the calendar has a day such as "2026-12-04": it has no 31st of February. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** The digits of a calendar day: "2026-12-04" → 20261204. Later days are higher. */
export function dayNumber(calendarDay: string): number {
  return Number(calendarDay.replaceAll("-", ""));
}

/** A calendar day, or an instant's UTC day, in words: "2026-12-04" → "4 December 2026". */
export function formatDay(iso: string): string {
  return day().format(new Date(iso));
}

/** The same without the year: "4 Dec". */
export function formatShortDay(iso: string): string {
  return shortDay().format(new Date(iso));
}

/** An instant in words: "4 December 2026 at 08:30 UTC". */
export function formatInstant(iso: string): string {
  return `${instant().format(new Date(iso))} UTC`;
}

/** An instant's time of day: "08:30 UTC". */
export function formatTime(iso: string): string {
  return `${timeOfDay().format(new Date(iso))} UTC`;
}

/**
 * An instant's day in a zone, by default the reader's own: "Today", "Tomorrow" or "Thu 26 Nov", with
 * its year unless that is this year.
 */
export function dayName(iso: string, now: Date, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {};
  const at = new Date(iso);
  const dayOf = (one: Date) => one.toLocaleDateString("en-CA", zone);
  if (dayOf(at) === dayOf(now)) return "Today";
  if (dayOf(at) === dayOf(new Date(now.getTime() + DAY_MS))) return "Tomorrow";
  const isThisYear = dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4);
  const words = at.toLocaleDateString("en-GB", {
    ...zone,
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
  return words.replace(",", "");
}

/** The same with the time on the clocks there: "Today, 11:42" or "Thu 26 Nov, 09:00". */
export function dayAndClock(iso: string, now: Date, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {};
  const clock = new Date(iso).toLocaleTimeString("en-GB", {
    ...zone,
    hour: "2-digit",
    minute: "2-digit",
  });
  return `${dayName(iso, now, timeZone)}, ${clock}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How long ago something happened, from "just now" to the date. */
export function sinceLabel(iso: string, now: Date): string {
  const passed = now.getTime() - Date.parse(iso);
  if (passed < MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return ago().format(-Math.floor(passed / MINUTE_MS), "minute");
  if (passed < DAY_MS) return ago().format(-Math.floor(passed / HOUR_MS), "hour");
  if (passed < 7 * DAY_MS) return ago().format(-Math.floor(passed / DAY_MS), "day");
  return `on ${formatDay(iso)}`;
}

/** A month in words: "2022-03" → "Mar 2022". */
export function formatMonth(text: string): string {
  const words = month().format(new Date(`${text}-01T00:00:00Z`));
  return words.replace("Sept", "Sep");
}

/** An instant as a zone's clocks show it: "4 December 2026 at 14:00 (GMT+5:30, Asia/Kolkata)". */
export function formatZoned(at: Date | string, timeZone: string): string {
  const when = new Date(at);
  const words = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(when);
  const zone = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(when)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${words} (${timeZone === "UTC" ? timeZone : `${zone}, ${timeZone}`})`;
}
