import "server-only";
import { canAdminister } from "@/lib/accounts/policy";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { jobReviewed } from "../events";
import { readRiskFlags } from "../risk/flags";
import type { JobContent } from "../schema";
import { writeEdit } from "./edits.commands";
import { lockEmployerJob, lockJob } from "./edits.queries";

/** Withdraws a change that is waiting, or dismisses one that was refused. A repeat does nothing. */
export async function withdrawEdit(actor: Actor, jobId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const job = await lockEmployerJob(tx, actor, jobId);
    const { count } = await tx.jobEdit.deleteMany({ where: { jobId } });
    if (count === 0) return;
    const target = { type: "job", id: job.id };
    await audit(tx, { action: "job.edit_withdrawn", actorId: actor.id, target });
  });
}

type EditUnderReview = {
  jobId: string;
  /** The version of the change that was looked at. */
  version: number;
};

async function lockProposed(
  tx: Transaction,
  actor: Actor,
  { jobId, version, wasRejected }: EditUnderReview & { wasRejected: boolean },
) {
  if (!canAdminister(actor)) throw new DomainError("not_found", "Job not found");
  const job = await lockJob(tx, jobId);
  const { edit } = job;
  if (!edit || (edit.rejectedAt !== null) !== wasRejected || edit.version !== version) {
    throw new DomainError("conflict", "This change has since been withdrawn, decided or edited.");
  }
  if (job.status === "removed") {
    throw new DomainError("conflict", "The job itself has since been taken down.");
  }
  return { ...job, edit };
}

/**
 * Makes a proposed change the posting's content, in its proposer's name; even a refused one, when
 * an appeal is granted. Throws `not_found` for anyone but an admin, `conflict` when it is no longer
 * what was looked at.
 */
export async function approveEdit(
  tx: Transaction,
  actor: Actor,
  { wasRejected = false, ...wanted }: EditUnderReview & { wasRejected?: boolean },
): Promise<void> {
  const job = await lockProposed(tx, actor, { ...wanted, wasRejected });
  const { edit } = job;
  const flags = readRiskFlags(edit.risk);
  const risk = { score: edit.riskScore, isHigh: false, flags };
  const content = edit.content as unknown as JobContent;
  await writeEdit(tx, job, { content, editedBy: edit.editedByUserId, risk });
  const target = { type: "job", id: job.id };
  await audit(tx, { action: "job.edit_approved", actorId: actor.id, target });
  await announce(tx, jobReviewed, {
    jobId: job.id,
    version: wanted.version,
    userId: edit.editedByUserId,
    decision: "edit_approved",
    reason: null,
  });
}

type SentBack = { reason: string; asksForChanges?: boolean | undefined };

/**
 * Refuses a proposed change, or asks for changes to it, with a reason that its company reads; the
 * posting stays as it is.
 */
export async function rejectEdit(
  tx: Transaction,
  actor: Actor,
  { jobId, version, reason, asksForChanges = false }: EditUnderReview & SentBack,
): Promise<void> {
  const { edit } = await lockProposed(tx, actor, { jobId, version, wasRejected: false });
  await tx.jobEdit.update({
    where: { jobId },
    data: { rejectedAt: new Date(), rejectionReason: reason, asksForChanges },
  });
  const target = { type: "job", id: jobId };
  const decision = asksForChanges ? "edit_changes_asked" : "edit_rejected";
  await audit(tx, { action: `job.${decision}`, actorId: actor.id, target });
  await announce(tx, jobReviewed, {
    jobId,
    version,
    userId: edit.editedByUserId,
    decision,
    reason,
  });
}
