import "server-only";
import { isRecruiting } from "@/lib/accounts/roles";
import type { MemberRole } from "@/lib/accounts/roles.schema";
import type { Transaction } from "@/lib/platform/db/client";

type Ending = { companyId: string; userId: string; keeps: MemberRole | null };

/**
 * Ends what a member is assigned to, except what their new role has too, so that nothing of it comes
 * back with a later role. Within the caller's transaction, which holds the company's lock.
 */
export async function endAssignments(
  tx: Transaction,
  { companyId, userId, keeps }: Ending,
): Promise<void> {
  if (keeps !== "hiring_manager") {
    await tx.jobHiringManager.deleteMany({ where: { userId, job: { companyId } } });
  }
  if (keeps === null || isRecruiting(keeps)) {
    const details = { application: { job: { companyId } } };
    await tx.applicationAssignee.deleteMany({ where: { userId, details } });
  }
}

type Hiring = { companyId: string; userId: string; jobIds: readonly string[] };

/**
 * Makes someone a hiring manager of jobs, as far as they are the company's; a repeat changes
 * nothing. Within the caller's transaction, which holds the company's lock.
 */
export async function assignJobs(
  tx: Transaction,
  { companyId, userId, jobIds }: Hiring,
): Promise<void> {
  const jobs = await tx.job.findMany({
    where: { id: { in: [...jobIds] }, companyId },
    select: { id: true },
  });
  await tx.jobHiringManager.createMany({
    data: jobs.map(({ id: jobId }) => ({ jobId, userId })),
    skipDuplicates: true,
  });
}
