import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import type { Party } from "../by-hand/party";
import { findHandled, lockHandled } from "../employer-view/queries";
import { interviewChanged } from "../events";
import { type ConversationSide, findSide } from "../messaging/messages.queries";
import { isEnded } from "../status";
import { startOf } from "./interview-times";
import { requireInterviewers, setInterviewers } from "./interviewers.commands";
import { findInterview } from "./queries";
import {
  INTERVIEWS_MAX,
  type InterviewCancellation,
  type InterviewChange,
  type InterviewView,
  type NewInterview,
} from "./schema";

type Place = { applicationId: string; interviewId: string };
type InterviewOutcome = "arranged" | "moved" | "cancelled" | "restored";

/** Writes down and announces what was done to an interview, within its transaction. */
export async function tellChange(
  tx: Transaction,
  actor: Party,
  { applicationId, id, version, done, leftOutIds = [] }: ToldChange,
): Promise<void> {
  await audit(tx, {
    action: `application.interview_${done}`,
    actorId: actor.id,
    target: { type: "application", id: applicationId },
  });
  const more = leftOutIds.length > 0 ? { leftOutIds } : {};
  await announce(tx, interviewChanged, { id, applicationId, version, ...more });
}
type ToldChange = {
  applicationId: string;
  id: string;
  version: number;
  done: InterviewOutcome;
  /** Members who took part before. */
  leftOutIds?: string[];
};

/** Throws `conflict` when an application has as many interviews as it can. */
export async function requireRoom(tx: Transaction, applicationId: string): Promise<void> {
  if ((await tx.interview.count({ where: { applicationId } })) < INTERVIEWS_MAX) return;
  throw new DomainError("conflict", `There are already ${INTERVIEWS_MAX} interviews.`);
}

/**
 * Invites an applicant to an interview, with a calendar file. The same id again invites only once.
 * Throws `not_found` for strangers, `invalid` for an impossible time or an interviewer who isn't in
 * the team, `conflict` for an application that has ended, `rate_limited`.
 */
export async function inviteToInterview(
  actor: Actor,
  applicationId: string,
  { id, startsAt: wall, interviewerIds, medium = null, ...details }: NewInterview,
): Promise<InterviewView> {
  await findHandled(actor, applicationId);
  await spend("applicantByAccount", actor.id);
  await db.$transaction(async (tx) => {
    const { status, companyId } = await lockHandled(tx, actor, applicationId);
    const known = await tx.interview.findUnique({ where: { id } });
    if (known?.applicationId === applicationId && known.invitedByUserId === actor.id) return;
    if (known) throw new DomainError("conflict", "Send the invitation with another id.");
    if (isEnded(status)) {
      const why = "This application has ended. Reopen it before you invite the applicant.";
      throw new DomainError("conflict", why);
    }
    await requireRoom(tx, applicationId);
    await requireInterviewers(tx, companyId, interviewerIds);
    const startsAt = startOf({ startsAt: wall, timeZone: details.timeZone }, new Date());
    const data = { id, applicationId, invitedByUserId: actor.id, startsAt, medium, ...details };
    const { count } = await tx.interview.createMany({ data, skipDuplicates: true });
    if (count === 0) return;
    await setInterviewers(tx, id, interviewerIds);
    await tellChange(tx, actor, { applicationId, id, version: 1, done: "arranged" });
  });
  return findInterview(actor, { applicationId, interviewId: id });
}

const CHANGED = "Someone changed this interview. Check it again before you continue.";

async function requireInterview(tx: Transaction, { applicationId, interviewId }: Place) {
  const where = { id: interviewId, applicationId };
  const found = await tx.interview.findFirst({ where });
  if (!found) throw new DomainError("not_found", "Interview not found");
  return found;
}

/**
 * Moves an interview to another time or place, and tells the applicant. Throws `not_found` for
 * strangers, `invalid`, `conflict` when it was cancelled, or changed since `version` was read.
 */
export async function rescheduleInterview(
  actor: Actor,
  place: Place,
  { version, startsAt: wall, interviewerIds, medium, ...details }: InterviewChange,
): Promise<InterviewView> {
  const { applicationId, interviewId: id } = place;
  await findHandled(actor, applicationId);
  await spend("applicantByAccount", actor.id);
  await db.$transaction(async (tx) => {
    const { companyId } = await lockHandled(tx, actor, applicationId);
    const found = await requireInterview(tx, place);
    if (found.cancelledAt) {
      throw new DomainError("conflict", "This interview was cancelled. Arrange a new one.");
    }
    const startsAt = startOf({ startsAt: wall, timeZone: details.timeZone }, new Date());
    const isSameTime = startsAt.getTime() === found.startsAt.getTime();
    const { count } = await tx.interview.updateMany({
      where: { id, version, cancelledAt: null },
      data: {
        ...{ ...details, startsAt, isApplicantsChange: false, version: { increment: 1 } },
        ...(medium === undefined ? {} : { medium }),
        // The time that was chosen is free again.
        ...(isSameTime ? {} : { slotId: null }),
      },
    });
    if (count === 0) throw new DomainError("conflict", CHANGED);
    if (interviewerIds) await requireInterviewers(tx, companyId, interviewerIds);
    const leftOutIds = interviewerIds ? await setInterviewers(tx, id, interviewerIds) : [];
    const change = { applicationId, id, version: version + 1, done: "moved", leftOutIds } as const;
    await tellChange(tx, actor, change);
  });
  return findInterview(actor, place);
}

/**
 * Locks an application for one of its two sides, within a transaction, so that nothing else changes
 * it until the end. Throws `not_found` for strangers.
 */
export async function lockSide(
  tx: Transaction,
  actor: Party,
  applicationId: string,
): Promise<ConversationSide> {
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${applicationId}::uuid FOR NO KEY UPDATE`;
  return findSide(actor, applicationId, { tx });
}

/**
 * Calls an interview off, by either side, and tells the other with the words given; a repeat does
 * nothing. Throws `not_found` for strangers, `conflict` for one that is over.
 */
export async function cancelInterview(
  actor: Party,
  place: Place,
  { words }: InterviewCancellation,
): Promise<InterviewView> {
  const { applicationId, interviewId: id } = place;
  const now = new Date();
  await db.$transaction(async (tx) => {
    const { isApplicant } = await lockSide(tx, actor, applicationId);
    const { cancelledAt, startsAt } = await requireInterview(tx, place);
    if (cancelledAt) return;
    if (isApplicant && startsAt <= now) {
      throw new DomainError("conflict", "This interview has begun, so it can't be called off.");
    }
    const { version } = await tx.interview.update({
      where: { id },
      data: {
        ...{ cancelledAt: now, words, isApplicantsChange: isApplicant },
        version: { increment: 1 },
      },
      select: { version: true },
    });
    await tellChange(tx, actor, { applicationId, id, version, done: "cancelled" });
  });
  return findInterview(actor, place);
}
