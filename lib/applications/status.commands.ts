import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import type { Party } from "./by-hand/party";
import { findEmployerView } from "./employer-view/queries";
import { callOffInterviews } from "./interviews/calling-off.commands";
import { cancelWaiting } from "./letters/commands";
import { canReach, isOwn, jobOf } from "./policy";
import { canWithdraw } from "./status";
import type { Withdrawal } from "./status.schema";
import { changeStatus, type StatusChange, writeStep } from "./timeline.commands";
import { knownStatus } from "./told";
import type { EmployerView } from "./views.schema";

const NOT_FOUND = "Application not found";

const subject = {
  id: true,
  jobId: true,
  userId: true,
  status: true,
  version: true,
  toldStatus: true,
  toldVersion: true,
  job: {
    select: { status: true, companyId: true, company: { select: { status: true, name: true } } },
  },
} as const;

/** Records the first time someone at the company looked, within the caller's transaction. */
export async function markViewed(
  tx: Transaction,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<void> {
  const first = await tx.application.updateManyAndReturn({
    where: { id, viewedAt: null },
    data: { viewedAt: now },
    select: { userId: true },
  });
  for (const { userId } of first) {
    await writeStep(tx, { applicationId: id, userId, kind: "viewed", actorId: actor.id, at: now });
  }
}

/**
 * An application as the company that received it sees it. The first look becomes a step of its
 * timeline, and every look is audited. Throws `not_found` for one the actor may not know of.
 */
export async function viewApplication(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<EmployerView> {
  await db.$transaction(async (tx) => {
    const found = await tx.application.findUnique({ where: { id }, select: subject });
    if (!found || !canReach(actor, found, "review")) throw new DomainError("not_found", NOT_FOUND);
    // An admin who is impersonating a member is not the company.
    if (!actor.impersonatedBy) await markViewed(tx, { actor, id, now });
    await audit(tx, {
      action: "application.viewed",
      actorId: actor.impersonatedBy?.adminId ?? actor.id,
      target: { type: "application", id },
    });
  });
  const view = await findEmployerView(actor, id);
  if (!view) throw new DomainError("not_found", NOT_FOUND);
  return view;
}

/** The version that its sender reads: a decision that they haven't been told is none of theirs. */
function knownVersion(found: { version: number; toldVersion: number | null }): number {
  return found.toldVersion ?? found.version;
}

/** Ends what waits for the applicant, who has gone. */
async function endWaiting(tx: Transaction, applicationId: string, now: Date): Promise<void> {
  await cancelWaiting(tx, applicationId, { why: "withdrawn", actorId: null });
  await callOffInterviews(tx, applicationId, { now, isInLetter: false });
  await tx.applicationOffer.updateMany({
    where: { applicationId, status: "open" },
    data: { status: "declined", endedAt: now },
  });
}

/** The error for withdrawing an application that the employer has moved since it was read. */
function movedMeanwhile(companyName: string): DomainError {
  return new DomainError(
    "conflict",
    `${companyName} has just changed your application. Check what's new before you withdraw.`,
  );
}

/** Withdraws the application; returns `false` if another press of the button already has. */
async function takeBack(
  tx: Transaction,
  id: string,
  change: StatusChange & { companyName: string },
) {
  if (await changeStatus(tx, id, change)) return true;
  const { status } = await tx.application.findUniqueOrThrow({ where: { id } });
  if (status === "withdrawn") return false;
  throw movedMeanwhile(change.companyName);
}

/** What a withdrawal needs to know of an application. */
export const withdrawable = {
  ...subject,
  id: true,
} as const satisfies Prisma.ApplicationSelect;
type WithdrawableApplication = Prisma.ApplicationGetPayload<{ select: typeof withdrawable }>;

/**
 * Withdraws an application for its applicant, whether or not they have an account, within a
 * transaction. Does nothing for one that is withdrawn. Throws `conflict` when the employer has moved
 * it since it was read.
 */
export async function withdrawIn(tx: Transaction, found: WithdrawableApplication): Promise<void> {
  const { id, userId, status: from, version } = found;
  const now = new Date();
  const companyName = jobOf(found).company.name;
  const change = { from, version, to: "withdrawn", now, companyName } as const;
  if (!(await takeBack(tx, id, change))) return;
  await endWaiting(tx, id, now);
  await writeStep(tx, { applicationId: id, userId, actorId: userId, at: now, kind: "withdrawn" });
  await audit(tx, {
    action: "application.withdrawn",
    actorId: userId,
    target: { type: "application", id },
  });
}

/**
 * Withdraws an application for good: from then on the employer sees neither it nor the resume. A
 * repeat does nothing. Throws `not_found` for someone else's, `conflict` when it has ended, or when
 * the employer moved it since `version` was read.
 */
export async function withdrawApplication(
  actor: Party,
  id: string,
  { version }: Withdrawal = {},
): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = await tx.application.findUnique({ where: { id }, select: withdrawable });
    if (!found || !isOwn(actor, found)) throw new DomainError("not_found", NOT_FOUND);
    if (found.status === "withdrawn") return;
    const companyName = jobOf(found).company.name;
    if (version && version !== knownVersion(found)) throw movedMeanwhile(companyName);
    if (!canWithdraw(knownStatus(found))) {
      throw new DomainError("conflict", "This application has ended, so you can't withdraw it.");
    }
    await withdrawIn(tx, found);
  });
}
