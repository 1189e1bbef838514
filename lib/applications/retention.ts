/**
 * When what was sent with an application that ended then, kept for so many months, is due to be
 * deleted; an ISO instant.
 */
export function deletionDay(decidedAt: Date | null, months: number): string | null {
  if (decidedAt === null) return null;
  const due = new Date(decidedAt);
  const day = due.getUTCDate();
  due.setUTCMonth(due.getUTCMonth() + months);
  // A month without such a day: the next one's first, as the database counts.
  if (due.getUTCDate() !== day) due.setUTCDate(1);
  return due.toISOString();
}
