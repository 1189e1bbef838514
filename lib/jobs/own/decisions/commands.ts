import "server-only";
import { canAdminister } from "@/lib/accounts/policy";
import type { Actor } from "@/lib/accounts/schema";
import { audit } from "@/lib/platform/audit";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/platform/errors";
import { announce } from "@/lib/platform/queue";
import { jobReviewed } from "../../events";
import type { JobContent } from "../../schema";
import { writeEdit } from "../edits/commands";
import { lockJob, lockOwnJob } from "../edits/queries";

/** Takes back a change that waits, or puts away one that was refused. A repeat does nothing. */
export async function withdrawEdit(actor: Actor, jobId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const job = await lockOwnJob(tx, actor, jobId);
    const { count } = await tx.jobEdit.deleteMany({ where: { jobId } });
    if (count === 0) return;
    const target = { type: "job", id: job.id };
    await audit(tx, { action: "job.edit_withdrawn", actorId: actor.id, target });
  });
}

type Decision = { version: number; reason?: string };

async function lockProposed(tx: Transaction, actor: Actor, wanted: Decision & { jobId: string }) {
  if (!canAdminister(actor)) throw new DomainError("not_found", "Job not found");
  const job = await lockJob(tx, wanted.jobId);
  const { edit } = job;
  if (!edit || edit.rejectedAt || edit.version !== wanted.version) {
    throw new DomainError("conflict", "This change was withdrawn, decided or changed meanwhile.");
  }
  return { ...job, edit };
}

/**
 * Makes a proposed change what the posting says, in its proposer's name. Throws `not_found` for
 * whoever is no admin, `conflict` when it is not what was looked at any more.
 */
export async function approveEdit(actor: Actor, jobId: string, decision: Decision): Promise<void> {
  await db.$transaction(async (tx) => {
    const job = await lockProposed(tx, actor, { jobId, ...decision });
    const content = job.edit.content as unknown as JobContent;
    await writeEdit(tx, job, { content, editedBy: job.edit.editedByUserId });
    const target = { type: "job", id: jobId };
    await audit(tx, { action: "job.edit_approved", actorId: actor.id, target });
    await announce(tx, jobReviewed, {
      jobId,
      version: decision.version,
      userId: job.edit.editedByUserId,
      decision: "edit_approved",
      reason: null,
    });
  });
}

/** Refuses a proposed change with a reason that its company reads; the posting stays as it is. */
export async function rejectEdit(
  actor: Actor,
  jobId: string,
  { version, reason }: Required<Decision>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { edit } = await lockProposed(tx, actor, { jobId, version });
    await tx.jobEdit.update({
      where: { jobId },
      data: { rejectedAt: new Date(), rejectionReason: reason },
    });
    const target = { type: "job", id: jobId };
    await audit(tx, { action: "job.edit_rejected", actorId: actor.id, target });
    await announce(tx, jobReviewed, {
      jobId,
      version,
      userId: edit.editedByUserId,
      decision: "edit_rejected",
      reason,
    });
  });
}
