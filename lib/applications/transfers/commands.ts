import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { keepVersion } from "@/lib/jobs/versions.commands";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { lockPosting } from "../by-hand/commands";
import { requireNew } from "../by-hand/known-people.queries";
import type { AddedPerson } from "../by-hand/schema";
import { findHandled, type HandledApplication, lockHandled } from "../employer-view/queries";
import { applicationTransferred, personAdded } from "../events";
import { callOffInterviews } from "../interviews/calling-off.commands";
import { restoreInterviews } from "../interviews/restoring.commands";
import { cancelWaiting } from "../letters/commands";
import { writeMessage } from "../messaging/messages.commands";
import { isEnded } from "../status";
import { changeStatus } from "../timeline.commands";
import { knownStatus } from "../told";
import { copyApplication } from "./copying.commands";
import type { TransferInput, TransferUndone } from "./schema";

const select = {
  id: true,
  userId: true,
  status: true,
  stageId: true,
  version: true,
  toldStatus: true,
  job: { select: { company: { select: { isBlind: true } } } },
  details: { select: { email: true } },
} as const;

function find(tx: Transaction, id: string) {
  return tx.application.findUniqueOrThrow({ where: { id }, select });
}
type FormerApplication = Awaited<ReturnType<typeof find>>;

/** Throws `conflict` for someone who can't go to another job from where they are. */
function requireMovable({ status, version }: FormerApplication, read: number): void {
  if (version !== read) {
    throw new DomainError("conflict", "This application has just changed. Reload the page.");
  }
  if (status === "offer" || status === "hired") {
    const why = "Someone with an offer can't be moved to another job. Take them back first.";
    throw new DomainError("conflict", why);
  }
}

/** Throws `conflict` for someone who is, or was, among the posting's applicants. */
async function requireStranger(
  tx: Transaction,
  { jobId, companyId, former }: { jobId: string; companyId: string; former: FormerApplication },
): Promise<void> {
  const { userId, details } = former;
  if (details) await requireNew(tx, { jobId, companyId, email: details.email });
  const others = userId === null ? 0 : await tx.application.count({ where: { jobId, userId } });
  if (others > 0) {
    const why = "They can't be moved to this job, because they have been among its applicants.";
    throw new DomainError("conflict", why);
  }
}

/** Ends the former application, whose applicant reads where it went. */
async function endFormer(
  tx: Transaction,
  { former, actorId, now }: { former: FormerApplication; actorId: string; now: Date },
): Promise<void> {
  const { id, userId, status: from, version } = former;
  await cancelWaiting(tx, id, { why: "moved", actorId });
  if (isEnded(knownStatus(former))) return;
  await callOffInterviews(tx, id, { now, isInLetter: false });
  await changeStatus(tx, id, { from, version, to: "closed", now });
  // Not announced: the person is told by the message, or reads it on the site.
  await tx.applicationEvent.create({
    data: { applicationId: id, userId, kind: "closed", actorId, at: now },
  });
}

type TransferRequest = { actor: Actor; application: HandledApplication; input: TransferInput };

/** What was moved before with the same id. */
async function findEarlier(tx: Transaction, { application, input }: TransferRequest) {
  const earlier = await tx.applicationTransfer.findUnique({
    where: { fromApplicationId: application.id },
    select: { to: { select: { id: true, reference: true, submissionId: true } } },
  });
  if (!earlier) return null;
  const { submissionId, ...made } = earlier.to;
  if (submissionId === input.submissionId) return made;
  throw new DomainError("conflict", "They have already been moved to another job from here.");
}

async function move(tx: Transaction, moving: TransferRequest): Promise<AddedPerson> {
  const { actor, application, input } = moving;
  const { id, companyId, isHidden } = application;
  const { jobId, submissionId } = input;
  const earlier = await findEarlier(tx, moving);
  if (earlier) return earlier;
  const former = await find(tx, id);
  requireMovable(former, input.version);
  const job = await lockPosting(tx, actor, jobId);
  if (job.companyId !== companyId || jobId === application.jobId) {
    throw new DomainError("conflict", "Choose another job of the same company.");
  }
  await requireStranger(tx, { jobId, companyId, former });
  await keepVersion(tx, job);
  const now = new Date();
  const isKnown = former.job.company.isBlind && !isHidden;
  const copying = { fromId: id, job, submissionId, actorId: actor.id, isKnown, now };
  const { stepId, ...made } = await copyApplication(tx, copying);
  await tx.applicationTransfer.create({
    data: {
      ...{ fromApplicationId: id, toApplicationId: made.id, movedByUserId: actor.id, at: now },
      ...{ fromStatus: former.status, fromStageId: former.stageId },
      fromToldStatus: former.toldStatus,
    },
  });
  await endFormer(tx, { former, actorId: actor.id, now });
  await audit(tx, {
    action: "application.transferred",
    actorId: actor.id,
    target: { type: "application", id },
    details: { jobId, to: made.id },
  });
  // Without an account, only an email leads to what is now kept.
  const event = former.userId === null ? personAdded : applicationTransferred;
  await announce(tx, event, { id: stepId, applicationId: made.id });
  return made;
}

/**
 * Moves a person from one of the company's jobs to another: they get an application there with what
 * they sent and the team's notes and tags, and the former one ends and says where it went. With a
 * `message`, they are told at once. The same `submissionId` again moves no one twice. Throws
 * `not_found` for strangers, `conflict` for someone with an offer, who is among the applicants there
 * already, or whose application has changed since `version`, `rate_limited`.
 */
export async function transferApplication(
  actor: Actor,
  id: string,
  input: TransferInput,
): Promise<AddedPerson> {
  await findHandled(actor, id);
  await spend("additionByAccount", actor.id);
  const once = () =>
    db.$transaction(async (tx) =>
      move(tx, { actor, application: await lockHandled(tx, actor, id), input }),
    );
  const made = await once().catch((error: unknown) => {
    // The reference was already taken; the next one won't be.
    if (isUniqueViolation(error)) return once();
    throw error;
  });
  const { message: text, submissionId } = input;
  if (text !== null) await writeMessage(actor, made.id, { id: submissionId, text });
  return made;
}

/** Throws `conflict` once something has happened at the new job that would be lost. */
async function requireUntouched(
  tx: Transaction,
  transfer: { toApplicationId: string; at: Date },
): Promise<void> {
  const applicationId = transfer.toApplicationId;
  const since = { applicationId, writtenAt: { gt: transfer.at } };
  const { version, userId } = await tx.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: { version: true, userId: true },
  });
  const happened = await Promise.all([
    tx.applicationMessage.count({ where: { applicationId } }),
    tx.applicationNote.count({ where: since }),
    tx.applicationRating.count({ where: { applicationId } }),
    tx.interviewInvitation.count({ where: { applicationId } }),
    tx.interview.count({ where: { applicationId } }),
  ]);
  if (version === 1 && userId !== null && happened.every((count) => count === 0)) return;
  const why = "This can't be taken back: they were told, or your team has gone on with it there.";
  throw new DomainError("conflict", why);
}

/**
 * Takes a move to another job back, as long as the person wasn't told and nothing has happened
 * there: the new application is deleted, and the former one stands where it stood. Interviews that the
 * move called off take place again if their time is still ahead and free. Throws `not_found` for
 * strangers, `conflict` afterwards and where there's nothing to take back.
 */
export async function undoTransfer(actor: Actor, id: string): Promise<TransferUndone> {
  return db.$transaction(async (tx) => {
    await lockHandled(tx, actor, id);
    const transfer = await tx.applicationTransfer.findUnique({ where: { fromApplicationId: id } });
    if (!transfer) throw new DomainError("conflict", "They haven't been moved to another job.");
    const { toApplicationId, fromStatus, fromStageId, fromToldStatus, at } = transfer;
    await tx.$queryRaw`
      SELECT 1 FROM applications WHERE id = ${toApplicationId}::uuid FOR NO KEY UPDATE`;
    await requireUntouched(tx, transfer);
    await tx.application.delete({ where: { id: toApplicationId } });
    const { status, version } = await find(tx, id);
    if (status !== fromStatus) {
      const told = { toldStatus: fromToldStatus, toldVersion: null };
      const change = { from: status, version, to: fromStatus, stageId: fromStageId, now: at, told };
      await changeStatus(tx, id, change);
      await tx.applicationEvent.deleteMany({ where: { applicationId: id, kind: "closed", at } });
    }
    await audit(tx, {
      action: "application.transfer_undone",
      actorId: actor.id,
      target: { type: "application", id },
      details: { to: toApplicationId },
    });
    const calledOff = { applicationId: id, calledOffAt: at, now: new Date() };
    return restoreInterviews(tx, actor, calledOff);
  });
}
