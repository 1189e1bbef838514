import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { moveJobInside } from "./commands";
import { type LockedJob, lockJob } from "./employer/edits.queries";
import { type JobDecision, jobReviewed } from "./events";
import { announceLive } from "./posting/release.commands";

// What an admin does to a posting. Each is one step inside the caller's transaction, which also
// writes the decision down; of two admins at once the second gets a conflict.

type SentBack = {
  reason: string;
  /** Rather than refusing it for good. */
  asksForChanges?: boolean | undefined;
};

type ReviewedVersion = {
  jobId: string;
  /** Of the posting as it was looked at. */
  version: number;
};

const CHANGED = "The job has since been changed, decided or withdrawn. Take another look.";

async function lockInReview(
  tx: Transaction,
  actor: Actor,
  looked: ReviewedVersion,
): Promise<LockedJob> {
  requireAdministration(actor);
  const job = await lockJob(tx, looked.jobId);
  if (job.status !== "in_review" || job.version !== looked.version) {
    throw new DomainError("conflict", CHANGED);
  }
  return job;
}

function requireActiveCompany({ company }: LockedJob): void {
  if (company.status === "active") return;
  throw new DomainError("conflict", `${company.name} is suspended. Restore it first.`);
}

type ReasonedDecision = { decision: JobDecision; reason?: string };

/** Tells of a decision, which made the posting's next version. */
async function tellOf(
  tx: Transaction,
  { id: jobId, version, postedById }: LockedJob,
  { decision, reason = "" }: ReasonedDecision,
): Promise<void> {
  await announce(tx, jobReviewed, {
    ...{ jobId, decision, userId: postedById },
    version: version + 1,
    reason: reason || null,
  });
}

/**
 * Puts a posting live, or lets it wait for its day, as one whose text an admin has approved. Answers
 * which.
 */
async function letGo(tx: Transaction, job: LockedJob, now: Date): Promise<"live" | "planned"> {
  const { scheduledFor } = await tx.job.findUniqueOrThrow({
    where: { id: job.id },
    select: { scheduledFor: true },
  });
  const isLater = scheduledFor !== null && scheduledFor > now;
  await tx.job.update({
    where: { id: job.id },
    data: {
      status: isLater ? "draft" : "live",
      scheduledFor: isLater ? scheduledFor : null,
      reviewReasons: [],
      rejectionReason: null,
      asksForChanges: false,
      endedAt: null,
      hiddenAt: null,
      ...(isLater || job.postedAt ? {} : { postedAt: now }),
      approvedVersion: job.version + 1,
      version: { increment: 1 },
    },
  });
  if (!isLater) await announceLive(tx, [job.id]);
  return isLater ? "planned" : "live";
}

/**
 * Approves a posting in review: it goes live, or waits for its day. Throws `forbidden`, and
 * `conflict` when it is not what was looked at, its company is suspended or its last day is over.
 */
export async function approveJob(
  tx: Transaction,
  actor: Actor,
  looked: ReviewedVersion,
): Promise<void> {
  const now = new Date();
  const job = await lockInReview(tx, actor, looked);
  requireActiveCompany(job);
  if (job.expiresAt && job.expiresAt <= now) {
    throw new DomainError("conflict", "Its last day has passed. Reject it and say why.");
  }
  const decision = await letGo(tx, job, now);
  const target = { type: "job", id: job.id };
  await audit(tx, { action: "job.approved", actorId: actor.id, target });
  await tellOf(tx, job, { decision });
}

/**
 * Refuses a posting in review with a reason, or asks for changes to it. Either way it goes back to
 * its company, which changes it and sends it again.
 */
export async function rejectJob(
  tx: Transaction,
  actor: Actor,
  { reason, asksForChanges = false, ...looked }: ReviewedVersion & SentBack,
): Promise<void> {
  const job = await lockInReview(tx, actor, looked);
  await tx.job.update({
    where: { id: job.id },
    data: {
      status: "rejected",
      rejectionReason: reason,
      asksForChanges,
      version: { increment: 1 },
    },
  });
  const target = { type: "job", id: job.id };
  const decision = asksForChanges ? "changes_asked" : "rejected";
  await audit(tx, { action: `job.${decision}`, actorId: actor.id, target });
  await tellOf(tx, job, { decision, reason });
}

/**
 * Takes a posting down: out of the search, the feeds and the sitemap, and its page is gone, at once.
 * A change of it that waits goes with it. Throws `forbidden`, `not_found`, `conflict` when it is
 * down already.
 */
export async function removeJob(
  tx: Transaction,
  actor: Actor,
  { jobId, reason }: { jobId: string; reason: string },
): Promise<void> {
  requireAdministration(actor);
  const job = await lockJob(tx, jobId);
  if (!(await moveJobInside(tx, { jobId, to: "removed", now: new Date() }))) {
    throw new DomainError("conflict", "This job has already been taken down.");
  }
  await tx.jobEdit.deleteMany({ where: { jobId } });
  await tx.job.update({ where: { id: jobId }, data: { rejectionReason: reason, hiddenAt: null } });
  const target = { type: "job", id: jobId };
  await audit(tx, { action: "job.removed", actorId: actor.id, target });
  await tellOf(tx, job, { decision: "removed", reason });
}

/**
 * Undoes a refusal or a removal that was wrong: the posting goes live as if it had been approved, or
 * has expired where its last day is over. Only this leads back from `removed`.
 */
export async function reinstateJob(tx: Transaction, actor: Actor, jobId: string): Promise<void> {
  requireAdministration(actor);
  const now = new Date();
  const job = await lockJob(tx, jobId);
  if (job.status !== "removed" && job.status !== "rejected") {
    throw new DomainError("conflict", "The job is no longer rejected or taken down.");
  }
  requireActiveCompany(job);
  if (job.expiresAt && job.expiresAt <= now) {
    await tx.job.update({
      where: { id: jobId },
      data: {
        status: "expired",
        endedAt: job.expiresAt,
        rejectionReason: null,
        version: { increment: 1 },
      },
    });
  } else {
    await letGo(tx, job, now);
  }
  const target = { type: "job", id: jobId };
  await audit(tx, { action: "job.reinstated", actorId: actor.id, target });
  await tellOf(tx, job, { decision: "reinstated" });
}
