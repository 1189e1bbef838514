const DAY_MS = 86_400_000;

/** How many months a yes holds. */
export const POOL_MONTHS = 12;
/** How many days someone has to answer before what was sent is deleted. */
export const ANSWER_DAYS = 30;
/** How many days before a yes ends they are asked again. */
export const RENEWAL_DAYS = 30;
/** How many months no one is asked again who said no or didn't answer. */
export const REFUSAL_MONTHS = 12;

/** So many days later. */
export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** So many calendar months later, or earlier; on the month's last day where it is too short. */
export function monthsAfter(now: Date, months: number): Date {
  const there = new Date(now);
  there.setUTCDate(1);
  there.setUTCMonth(there.getUTCMonth() + months);
  const last = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0));
  there.setUTCDate(Math.min(now.getUTCDate(), last.getUTCDate()));
  return there;
}
