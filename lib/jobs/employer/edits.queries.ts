import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { versionSelect } from "../versions.commands";

const select = {
  ...versionSelect,
  status: true,
  companyId: true,
  postedById: true,
  postedAt: true,
  expiresAt: true,
  timeZone: true,
  source: { select: { name: true } },
  company: { select: { name: true, status: true, verifiedAt: true, website: true } },
  edit: {
    select: {
      version: true,
      content: true,
      riskScore: true,
      risk: true,
      createdAt: true,
      rejectedAt: true,
      editedByUserId: true,
      editedBy: { select: { fullName: true, username: true } },
    },
  },
} as const;

/** Reads a posting to change it, and blocks other changes until the transaction ends. */
export async function lockJob(tx: Transaction, jobId: string) {
  await tx.$queryRaw`SELECT 1 FROM jobs WHERE id = ${jobId}::uuid FOR UPDATE`;
  const job = await tx.job.findUnique({ where: { id: jobId }, select });
  if (!job) throw new DomainError("not_found", "Job not found");
  return job;
}
export type LockedJob = Awaited<ReturnType<typeof lockJob>>;

/** The same for a member of its company. Throws `not_found` for strangers. */
export async function lockEmployerJob(
  tx: Transaction,
  actor: Actor,
  jobId: string,
): Promise<LockedJob> {
  const job = await lockJob(tx, jobId);
  if (!canPostFor(actor, job.companyId)) throw new DomainError("not_found", "Job not found");
  return job;
}
