/** When the owner of an account that nobody uses is warned. */
export const FIRST_WARNING_DAYS = 60;
export const LAST_WARNING_DAYS = 14;

const DAY_MS = 86_400_000;

/** So many days later. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

/** When deletion begins of an account that was last seen then. */
function endOfKeeping(lastSeenAt: Date, months: number): Date {
  const end = new Date(lastSeenAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

/** The day that a first warning names: its reader has sixty days, however late it comes. */
export function dueDay(lastSeenAt: Date, now: Date, months: number): Date {
  const soonest = addDays(now, FIRST_WARNING_DAYS);
  return new Date(Math.max(endOfKeeping(lastSeenAt, months).getTime(), soonest.getTime()));
}
