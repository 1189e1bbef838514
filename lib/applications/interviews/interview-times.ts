import { DomainError } from "@/lib/shared/errors";
import { atWallTime, toWallTime } from "@/lib/shared/zones";
import type { InterviewView } from "./schema";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const LATEST_DAYS = 366;

type Wall = { startsAt: string; timeZone: string };

function invalid(message: string): DomainError {
  return new DomainError("invalid", message, { startsAt: [message] });
}

/**
 * When an interview begins. Throws `invalid` for a time that no clock shows, in the past, or more
 * than a year away.
 */
export function startOf({ startsAt, timeZone }: Wall, now: Date): Date {
  const start = atWallTime(startsAt, timeZone);
  if (!start)
    throw invalid(
      "That time doesn't exist on that day, because the clocks go forward. Choose another one.",
    );
  if (start <= now) throw invalid("This time has passed. Choose a later one.");
  if (start.getTime() - now.getTime() > LATEST_DAYS * DAY_MS) {
    throw invalid("Choose a day within a year.");
  }
  return start;
}

type DerivedField = "startsAt" | "wallTime" | "isCancelled" | "isPast" | "interviewers";
type Person = { id: string; fullName: string | null; username: string };
type Row = Omit<InterviewView, DerivedField> & {
  startsAt: Date;
  cancelledAt: Date | null;
  interviewers: readonly { user: Person }[];
};

/** The members who take part, in the order of their names. */
export function namesOf(rows: readonly { user: Person }[]): InterviewView["interviewers"] {
  return rows
    .map(({ user: { id, fullName, username } }) => ({ id, name: fullName?.trim() || username }))
    .sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

/** An interview as both sides see it. */
export function toInterviewView(row: Row, now: Date): InterviewView {
  const { startsAt, cancelledAt, interviewers, ...rest } = row;
  const end = startsAt.getTime() + row.minutes * MINUTE_MS;
  return {
    ...rest,
    startsAt: startsAt.toISOString(),
    wallTime: toWallTime(startsAt, row.timeZone),
    interviewers: namesOf(interviewers),
    isCancelled: cancelledAt !== null,
    isPast: cancelledAt !== null || end <= now.getTime(),
  };
}
