import { keepFew } from "./kept-values";

const DAY_MS = 86_400_000;

// Creating one costs more than everything done with it. There are some 600 zones, in many
// spellings.
const formatOf = keepFew(
  600,
  (timeZone) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);

function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/** Whether the runtime knows the IANA zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The last millisecond of a calendar day (`YYYY-MM-DD`) in an IANA zone, with daylight saving: a
 * deadline holds until then.
 */
export function endOfDay(day: string, timeZone: string): Date {
  const lastWallMoment = Date.parse(`${day}T23:59:59.999Z`);
  // The zone's offset on either side of the day; one of them applies at its end. If the last hour
  // happens twice both do, and the later one is the end.
  const candidates = [lastWallMoment - DAY_MS, lastWallMoment + DAY_MS]
    .map((instant) => lastWallMoment - offsetAt(instant, timeZone))
    .filter((instant) => instant + offsetAt(instant, timeZone) === lastWallMoment);
  return new Date(Math.max(...candidates));
}

/** The instant as ISO 8601 in the zone's own wall time, e.g. "2026-12-04T23:59:59+05:30". */
export function toZonedIso(instant: Date, timeZone: string): string {
  const offset = offsetAt(instant.getTime(), timeZone);
  const wall = new Date(instant.getTime() + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(Math.round(offset / 60_000));
  const pad = (value: number) => String(value).padStart(2, "0");
  const sign = offset < 0 ? "-" : "+";
  return `${wall}${sign}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/**
 * The instant at which clocks in an IANA zone show a wall time such as "2026-12-04T09:30"; the
 * first one if the hour happens twice. `null` if no clock shows it: it is not a time, or is skipped
 * in spring.
 */
export function atWallTime(wall: string, timeZone: string): Date | null {
  const moment = Date.parse(`${wall}Z`);
  // From 31 February, Date makes a day in March.
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(wall)) return null;
  const candidates = [moment - DAY_MS, moment + DAY_MS]
    .map((instant) => moment - offsetAt(instant, timeZone))
    .filter((instant) => instant + offsetAt(instant, timeZone) === moment);
  return candidates.length > 0 ? new Date(Math.min(...candidates)) : null;
}

/** An instant's wall time in an IANA zone, e.g. "2026-12-04T09:30". */
export function toWallTime(instant: Date, timeZone: string): string {
  return toZonedIso(instant, timeZone).slice(0, 16);
}

const HOUR_MS = 3_600_000;
/** The hour when daily and weekly emails go out, in their reader's time zone. */
const MORNING_HOUR = 7;

/** The latest morning in a time zone: what came before it is due. */
export function lastMorning(now: Date, timeZone: string): Date {
  const wall = toZonedIso(new Date(now.getTime() - MORNING_HOUR * HOUR_MS), timeZone);
  return new Date(`${wall.slice(0, 10)}T0${MORNING_HOUR}:00:00${wall.slice(19)}`);
}
