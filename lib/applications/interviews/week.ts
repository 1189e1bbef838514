// The days and times that a week's grid offers, as wall times: what the clocks of the zone show.

const DAY_MS = 86_400_000;
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const midday = (day: string) => Date.parse(`${day}T12:00Z`);

/** The Monday of a day's week: "2026-11-26" → "2026-11-23". */
export function mondayOf(day: string): string {
  const weekday = (new Date(midday(day)).getUTCDay() + 6) % 7;
  return dayOf(midday(day) - weekday * DAY_MS);
}

/** So many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return dayOf(midday(day) + days * DAY_MS);
}

/** The workdays of the week that begins on a Monday. */
export function workdaysOf(monday: string): string[] {
  return [0, 1, 2, 3, 4].map((days) => addDays(monday, days));
}

/** The clock times that each day offers, every half an hour: "08:00" to "18:00". */
export const CLOCK_TIMES: readonly string[] = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 },
  (_, index) => {
    const hour = String(FIRST_HOUR + Math.floor(index / 2)).padStart(2, "0");
    return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
  },
);

/** The times with this one added, in order, or without it if it was among them. */
export function toggled(times: readonly string[], wall: string): string[] {
  if (times.includes(wall)) return times.filter((time) => time !== wall);
  return [...times.filter((time) => time !== ""), wall].toSorted();
}
