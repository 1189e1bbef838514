import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";

/**
 * The account that has verified an address, locked until the transaction ends; `null` if there is
 * none, or it is going.
 */
export async function findAccount(tx: Transaction, email: string): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE email = ${email}::citext AND email_verified_at IS NOT NULL
      AND status = 'active' AND deletion_due_at IS NULL
    ORDER BY created_at LIMIT 1 FOR NO KEY UPDATE`;
  return found?.id ?? null;
}

type WaitingApplication = { id: string; resumeId: string | null };

/** What was added by hand under an account's verified address, one for each posting. */
async function listWaiting(tx: Transaction, userId: string): Promise<WaitingApplication[]> {
  return tx.$queryRaw<WaitingApplication[]>`
    SELECT DISTINCT ON (a.job_id) a.id, d.resume_id AS "resumeId"
    FROM users u
    JOIN application_details d ON d.email = u.email AND d.user_id IS NULL
    JOIN applications a ON a.id = d.application_id
    WHERE u.id = ${userId}::uuid AND u.email_verified_at IS NOT NULL AND a.user_id IS NULL
      AND NOT EXISTS (
        SELECT FROM applications o WHERE o.job_id = a.job_id AND o.user_id = u.id)
      AND NOT EXISTS (
        SELECT FROM company_members m WHERE m.company_id = a.company_id AND m.user_id = u.id)
    ORDER BY a.job_id, a.created_at`;
}

/**
 * Puts the applications that were added by hand under an account's verified address into the
 * account, within a transaction that has locked it. Those for postings that the account has applied
 * to itself, and for its own companies, stay out. A repeat does nothing.
 */
export async function adopt(tx: Transaction, userId: string): Promise<void> {
  for (const { id, resumeId } of await listWaiting(tx, userId)) {
    await tx.application.update({ where: { id }, data: { userId } });
    await tx.applicationDetails.update({ where: { applicationId: id }, data: { userId } });
    await tx.applicationEvent.updateMany({ where: { applicationId: id }, data: { userId } });
    if (resumeId) {
      await tx.resume.updateMany({ where: { id: resumeId, userId: null }, data: { userId } });
    }
    await audit(tx, {
      action: "application.joined_account",
      actorId: userId,
      target: { type: "application", id },
    });
  }
}

/**
 * Puts what companies added by hand into the account that has verified the address; does nothing
 * for an account whose address is unverified.
 */
export async function joinAccount(userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    await adopt(tx, userId);
  });
}
