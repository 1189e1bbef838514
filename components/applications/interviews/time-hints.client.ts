"use client";

import type { BusyTime } from "@/lib/applications/interviews/slots.schema";
import { atWallTime } from "@/lib/shared/zones";
import { clockOf, dayAndTime } from "./zoned-time.client";

export type Colleague = { id: string; name: string };

type Span = { at: number; minutes: number };
const MINUTE_MS = 60_000;

function overlaps(one: Span, other: Span): boolean {
  return (
    one.at < other.at + other.minutes * MINUTE_MS && other.at < one.at + one.minutes * MINUTE_MS
  );
}

/** Whom a time has to suit. */
export type Attendance = {
  minutes: number;
  /** How long the interviewers have nothing else afterwards. */
  gapMinutes: number;
  timeZone: string;
  /** Where the applicant lives, as far as it is known. */
  applicantZone: string | null;
  team: readonly Colleague[];
  interviewers: readonly string[];
  busy: readonly BusyTime[];
};

/** Of the interviewers, who is in an interview at a time, and who has offered it to someone else. */
function takenAt(start: number, of: Attendance) {
  const span = { at: start, minutes: of.minutes + of.gapMinutes };
  const taken = of.busy.filter(
    ({ userId, startsAt, minutes }) =>
      of.interviewers.includes(userId) && overlaps(span, { at: Date.parse(startsAt), minutes }),
  );
  return of.team.flatMap(({ id, name }) => {
    const own = taken.filter(({ userId }) => userId === id);
    return own.length === 0 ? [] : [{ name, isOffered: own.every(({ isOffered }) => isOffered) }];
  });
}

/** Whether an interviewer is in an interview at a time. */
export function isBusyAt(wall: string, of: Attendance): boolean {
  const start = atWallTime(wall, of.timeZone)?.getTime();
  return start !== undefined && takenAt(start, of).some(({ isOffered }) => !isOffered);
}

/** Whether all interviewers have a time for themselves, and none has offered it to someone else. */
export function isFreeAt(wall: string, of: Attendance): boolean {
  const start = atWallTime(wall, of.timeZone)?.getTime();
  return start !== undefined && takenAt(start, of).length === 0;
}

/** What a recruiter should know about a time: what it is for the applicant, and who is busy. */
export function hintsFor(wall: string, of: Attendance): string[] {
  const start = atWallTime(wall, of.timeZone)?.getTime();
  if (start === undefined) return [];
  const here = dayAndTime(new Date(start).toISOString(), of.timeZone);
  const zone = of.applicantZone;
  const there = zone === null ? here : dayAndTime(new Date(start).toISOString(), zone);
  const end = clockOf(start + of.minutes * MINUTE_MS, of.timeZone);
  return [
    `${here} – ${end}`,
    ...(there === here ? [] : [`${there} for the applicant`]),
    ...takenAt(start, of).map(
      ({ name, isOffered }) =>
        `${name} ${isOffered ? "has offered this time to someone else" : "has an interview then"}`,
    ),
  ];
}
