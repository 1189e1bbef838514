import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { removeDocuments } from "@/lib/search/commands";
import { announceJobs } from "./announcing.commands";
import { jobsEnded } from "./events";
import { announceLive } from "./posting/release.commands";

// A suspended company's postings are hidden but not ended, and return when it is restored.

/** Hides a company's live postings, and removes them from the search. */
export async function hideJobsOf(tx: Transaction, companyId: string, now: Date): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    UPDATE jobs SET status = 'paused', hidden_at = ${now}, updated_at = ${now}, version = version + 1
    WHERE company_id = ${companyId}::uuid AND status = 'live' RETURNING id`;
  const jobIds = rows.map(({ id }) => id);
  if (jobIds.length === 0) return;
  await removeDocuments(tx, jobIds);
  await announceJobs(tx, jobsEnded, jobIds);
}

/**
 * Puts postings that were hidden with their company live again, or expires those whose last day has
 * passed.
 */
export async function showJobsOf(tx: Transaction, companyId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE jobs SET status = 'expired', ended_at = expires_at, hidden_at = NULL, updated_at = ${now}, version = version + 1
    WHERE company_id = ${companyId}::uuid AND status = 'paused' AND hidden_at IS NOT NULL AND expires_at <= ${now}`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    UPDATE jobs SET status = 'live', updated_at = ${now}, version = version + 1
    WHERE company_id = ${companyId}::uuid AND status = 'paused' AND hidden_at IS NOT NULL RETURNING id`;
  await tx.job.updateMany({ where: { companyId }, data: { hiddenAt: null } });
  if (rows.length > 0) {
    await announceLive(
      tx,
      rows.map(({ id }) => id),
    );
  }
}
