/** How long before the deletion an unused account's owner is warned first. */
export const FIRST_WARNING_DAYS = 60;
export const LAST_WARNING_DAYS = 14;

const DAY_MS = 86_400_000;

/** The date that many days later. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

/** When deletion begins for an account last seen at this time. */
function endOfKeeping(lastSeenAt: Date, months: number): Date {
  const end = new Date(lastSeenAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

/**
 * The day that a first warning names: its reader always has sixty days, however late it is sent.
 */
export function dueDay(lastSeenAt: Date, now: Date, months: number): Date {
  const soonest = addDays(now, FIRST_WARNING_DAYS);
  return new Date(Math.max(endOfKeeping(lastSeenAt, months).getTime(), soonest.getTime()));
}
