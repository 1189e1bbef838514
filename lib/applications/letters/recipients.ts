type Account = { emailVerifiedAt: Date | null; status: string; deletionDueAt: Date | null };

/**
 * Whether a letter also goes out by email: to accounts only at a verified address, and to someone
 * who was added by hand at the address that their company gave.
 */
export function isMailed(user: Account | null): boolean {
  if (user === null) return true;
  const { emailVerifiedAt, status, deletionDueAt } = user;
  return emailVerifiedAt !== null && status === "active" && deletionDueAt === null;
}
