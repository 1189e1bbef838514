import { atWallTime, toWallTime } from "@/lib/shared/zones";
import type { LetterTime } from "./schema";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Nine in the morning of the next day, as clocks in the zone show it. */
function tomorrowAtNine(now: Date, timeZone: string): Date {
  const day = toWallTime(new Date(now.getTime() + DAY_MS), timeZone).slice(0, 10);
  // A zone that skips this hour has it a little later.
  return (
    atWallTime(`${day}T09:00`, timeZone) ??
    atWallTime(`${day}T10:00`, timeZone) ??
    new Date(now.getTime() + DAY_MS)
  );
}

/** When a letter leaves that is written now to someone in the IANA zone. */
export function sendTime(when: LetterTime, now: Date, timeZone: string): Date {
  if (when === "now") return now;
  if (when === "in_an_hour") return new Date(now.getTime() + HOUR_MS);
  return tomorrowAtNine(now, timeZone);
}

/** What a zone is called in a sentence: "Lisbon" for "Europe/Lisbon". */
export function zoneName(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
