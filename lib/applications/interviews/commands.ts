import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { findHandled, lockHandled } from "../employer-view/queries";
import { interviewChanged } from "../events";
import { isEnded } from "../status";
import { startOf, toInterviewView } from "./interview-times";
import { SHOWN_INTERVIEW } from "./queries";
import {
  INTERVIEWS_MAX,
  type InterviewChange,
  type InterviewView,
  type NewInterview,
} from "./schema";

type Place = { applicationId: string; interviewId: string };
type Done = "arranged" | "moved" | "cancelled";

async function tell(
  tx: Transaction,
  actor: Actor,
  {
    applicationId,
    id,
    version,
    done,
  }: { applicationId: string; id: string; version: number; done: Done },
): Promise<void> {
  await audit(tx, {
    action: `application.interview_${done}`,
    actorId: actor.id,
    target: { type: "application", id: applicationId },
  });
  await announce(tx, interviewChanged, { id, applicationId, version });
}

async function read(id: string): Promise<InterviewView> {
  const row = await db.interview.findUnique({ where: { id }, select: SHOWN_INTERVIEW });
  if (!row) throw new DomainError("not_found", "Interview not found");
  return toInterviewView(row, new Date());
}

/**
 * Invites an applicant to an interview, with a calendar file. The same id again invites only once.
 * Throws `not_found` for strangers, `invalid` for an impossible time, `conflict` for an application
 * that has ended, `rate_limited`.
 */
export async function inviteToInterview(
  actor: Actor,
  applicationId: string,
  { id, startsAt: wall, ...details }: NewInterview,
): Promise<InterviewView> {
  await findHandled(actor, applicationId);
  await spend("applicantByAccount", actor.id);
  await db.$transaction(async (tx) => {
    const { status } = await lockHandled(tx, actor, applicationId);
    const known = await tx.interview.findUnique({ where: { id } });
    if (known?.applicationId === applicationId && known.invitedByUserId === actor.id) return;
    if (known) throw new DomainError("conflict", "Send the invitation with another id.");
    if (isEnded(status)) {
      const why = "This application has ended. Reopen it before you invite the applicant.";
      throw new DomainError("conflict", why);
    }
    if ((await tx.interview.count({ where: { applicationId } })) >= INTERVIEWS_MAX) {
      throw new DomainError("conflict", `There are already ${INTERVIEWS_MAX} interviews.`);
    }
    const startsAt = startOf({ startsAt: wall, timeZone: details.timeZone }, new Date());
    const data = { id, applicationId, invitedByUserId: actor.id, startsAt, ...details };
    const { count } = await tx.interview.createMany({ data, skipDuplicates: true });
    if (count > 0) await tell(tx, actor, { applicationId, id, version: 1, done: "arranged" });
  });
  return read(id);
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
  { version, startsAt: wall, ...details }: InterviewChange,
): Promise<InterviewView> {
  const { applicationId, interviewId: id } = place;
  await findHandled(actor, applicationId);
  await spend("applicantByAccount", actor.id);
  await db.$transaction(async (tx) => {
    await lockHandled(tx, actor, applicationId);
    const found = await requireInterview(tx, place);
    if (found.cancelledAt) {
      throw new DomainError("conflict", "This interview was cancelled. Arrange a new one.");
    }
    const startsAt = startOf({ startsAt: wall, timeZone: details.timeZone }, new Date());
    const { count } = await tx.interview.updateMany({
      where: { id, version, cancelledAt: null },
      data: { ...details, startsAt, version: { increment: 1 } },
    });
    if (count === 0) throw new DomainError("conflict", CHANGED);
    await tell(tx, actor, { applicationId, id, version: version + 1, done: "moved" });
  });
  return read(id);
}

/**
 * Cancels an interview, and tells the applicant; a repeat does nothing. Throws `not_found` for
 * strangers.
 */
export async function cancelInterview(actor: Actor, place: Place): Promise<InterviewView> {
  const { applicationId, interviewId: id } = place;
  await db.$transaction(async (tx) => {
    await lockHandled(tx, actor, applicationId);
    await requireInterview(tx, place);
    const [cancelled] = await tx.interview.updateManyAndReturn({
      where: { id, cancelledAt: null },
      data: { cancelledAt: new Date(), version: { increment: 1 } },
      select: { version: true },
    });
    if (!cancelled) return;
    await tell(tx, actor, { applicationId, id, version: cancelled.version, done: "cancelled" });
  });
  return read(id);
}
