/**
 * When the content of an application that ended at this time is due to be deleted, kept for this
 * many months; an ISO instant.
 */
export function deletionDay(decidedAt: Date | null, months: number): string | null {
  if (decidedAt === null) return null;
  const due = new Date(decidedAt);
  const day = due.getUTCDate();
  due.setUTCMonth(due.getUTCMonth() + months);
  // If the month has no such day, the first of the next one, as the database computes it.
  if (due.getUTCDate() !== day) due.setUTCDate(1);
  return due.toISOString();
}
