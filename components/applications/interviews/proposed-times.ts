import { CLOCK_TIMES } from "@/lib/applications/interviews/week";
import { toWallTime } from "@/lib/shared/zones";
import { type Attendance, isFreeAt } from "./time-hints.client";

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 2;
const MOST_DAYS_AHEAD = 30;
const PROPOSED = 2;
// From ten o'clock on, and only then before.
const HOURS = [
  ...CLOCK_TIMES.filter((clock) => clock >= "10:00" && clock <= "16:30"),
  ...CLOCK_TIMES.filter((clock) => clock >= "09:00" && clock < "10:00"),
];

/** The first workday that many days ahead, as clocks in the zone show it. */
export function workdayIn(days: number, zone: string, now = new Date()): string {
  for (let ahead = days; ; ahead += 1) {
    const day = toWallTime(new Date(now.getTime() + ahead * DAY_MS), zone).slice(0, 10);
    if (new Date(`${day}T12:00Z`).getUTCDay() % 6 !== 0) return day;
  }
}

/**
 * Two times to begin with, on the next workdays but one on which everyone who takes part is free;
 * one without a day when there are none within a month.
 */
export function proposeTimes(of: Attendance, now = new Date()): string[] {
  const times = new Map<string, string>();
  for (let ahead = DAYS_AHEAD; ahead < MOST_DAYS_AHEAD && times.size < PROPOSED; ahead += 1) {
    const day = workdayIn(ahead, of.timeZone, now);
    const clock = HOURS.find((hour) => isFreeAt(`${day}T${hour}`, of));
    if (clock) times.set(day, `${day}T${clock}`);
  }
  return times.size > 0 ? [...times.values()] : [""];
}
