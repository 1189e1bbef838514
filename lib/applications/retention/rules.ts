import { DETAILS_MONTHS } from "./schema";

/** When what was sent with an application that ended then is due to be deleted; an ISO instant. */
export function deletionDay(decidedAt: string | null): string | null {
  if (decidedAt === null) return null;
  const due = new Date(decidedAt);
  const day = due.getUTCDate();
  due.setUTCMonth(due.getUTCMonth() + DETAILS_MONTHS);
  // A month without such a day: the next one's first, as the database counts.
  if (due.getUTCDate() !== day) due.setUTCDate(1);
  return due.toISOString();
}
