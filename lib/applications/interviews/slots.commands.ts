import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { atWallTime } from "@/lib/shared/zones";
import { findHandled, type HandledApplication, lockHandled } from "../employer-view/queries";
import { interviewTimesChanged } from "../events";
import { isEnded } from "../status";
import { startOf } from "./interview-times";
import { requireInterviewers } from "./interviewers.commands";
import { listInvitations } from "./slots.queries";
import type { InvitationView, NewSlotSet } from "./slots.schema";

function invalid(field: string, message: string): DomainError {
  return new DomainError("invalid", message, { [field]: [message] });
}

/** The times as instants, earliest first; the same one only once. */
function startsOf({ times, timeZone }: NewSlotSet, now: Date): Date[] {
  const starts = times.map((startsAt) => {
    try {
      return startOf({ startsAt, timeZone }, now).getTime();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw invalid("times", `${startsAt.replace("T", ", ")}: ${error.message}`);
    }
  });
  return [...new Set(starts)].toSorted((one, other) => one - other).map((at) => new Date(at));
}

function deadlineOf({ chooseUntil, timeZone }: NewSlotSet, starts: readonly Date[], now: Date) {
  const deadline = atWallTime(chooseUntil, timeZone);
  if (!deadline)
    throw invalid(
      "chooseUntil",
      "That time doesn't exist on that day, because the clocks go forward.",
    );
  if (deadline <= now) throw invalid("chooseUntil", "Give the applicant time to choose.");
  const last = starts.at(-1);
  if (last && deadline > last) {
    throw invalid("chooseUntil", "Let the applicant choose before the last of the times.");
  }
  return deadline;
}

type End = { status: "refused" | "expired" | "withdrawn"; now: Date; words?: string | null };

/**
 * Ends the invitation to choose a time that an application has open, within a transaction that holds
 * the application's lock, and announces it. Returns whether there was one.
 */
export async function endInvitation(
  tx: Transaction,
  applicationId: string,
  { status, now, words = null, isInLetter = false }: End & { isInLetter?: boolean },
): Promise<boolean> {
  const [ended] = await tx.interviewInvitation.updateManyAndReturn({
    where: { applicationId, status: "open" },
    data: { status, endedAt: now, words },
    select: { id: true },
  });
  if (!ended) return false;
  await announce(tx, interviewTimesChanged, { id: ended.id, applicationId, status, isInLetter });
  return true;
}

/** Locks the applications, always in the same order, and checks that one company received them. */
async function lockAll(
  tx: Transaction,
  actor: Actor,
  ids: readonly string[],
): Promise<HandledApplication[]> {
  const found: HandledApplication[] = [];
  for (const id of ids.toSorted()) found.push(await lockHandled(tx, actor, id));
  if (new Set(found.map(({ companyId }) => companyId)).size > 1) {
    throw new DomainError("conflict", "Invite the applicants of one company at a time.");
  }
  if (found.some(({ status }) => isEnded(status))) {
    const why = "One of the applications has ended. Reopen it before you invite the applicant.";
    throw new DomainError("conflict", why);
  }
  return found;
}

async function invite(tx: Transaction, setId: string, applicationId: string): Promise<void> {
  const now = new Date();
  // New times take the place of older ones; the new invitation says so.
  await tx.interviewInvitation.updateMany({
    where: { applicationId, status: "open" },
    data: { status: "withdrawn", endedAt: now },
  });
  const { id } = await tx.interviewInvitation.create({
    data: { setId, applicationId },
    select: { id: true },
  });
  await announce(tx, interviewTimesChanged, { id, applicationId, status: "open" });
}

async function offerIn(tx: Transaction, actor: Actor, set: NewSlotSet): Promise<void> {
  const now = new Date();
  const { id, applicationIds, interviewerIds, minutes, gapMinutes, timeZone } = set;
  const { place, medium = null, note, movesOn } = set;
  const applications = await lockAll(tx, actor, applicationIds);
  const companyId = applications[0]?.companyId ?? "";
  const known = await tx.interviewSlotSet.findUnique({ where: { id } });
  if (known?.companyId === companyId && known.offeredByUserId === actor.id) return;
  if (known) throw new DomainError("conflict", "Send the times with another id.");
  const starts = startsOf(set, now);
  const chooseUntil = deadlineOf(set, starts, now);
  await requireInterviewers(tx, companyId, interviewerIds);
  await tx.interviewSlotSet.create({
    data: {
      ...{ id, companyId, offeredByUserId: actor.id, minutes, gapMinutes, timeZone },
      ...{ place, medium, note, movesOn },
      chooseUntil,
      slots: { create: starts.map((startsAt) => ({ startsAt })) },
      interviewers: { create: interviewerIds.map((userId) => ({ userId })) },
    },
  });
  for (const application of applications) {
    await invite(tx, id, application.id);
    await audit(tx, {
      action: "application.interview_times_offered",
      actorId: actor.id,
      target: { type: "application", id: application.id },
      details: { setId: id },
    });
  }
}

/**
 * Offers times for an interview to applicants, who choose one each. The same id again offers them
 * only once. Times that an applicant could choose from before are taken back. Throws `not_found` for
 * strangers, `invalid` for an impossible time or an interviewer who isn't in the team, `conflict`
 * for applications that have ended or that several companies received, `rate_limited`.
 */
export async function offerTimes(actor: Actor, set: NewSlotSet): Promise<InvitationView[]> {
  for (const id of set.applicationIds) await findHandled(actor, id);
  await spend("applicantByAccount", actor.id);
  await db.$transaction((tx) => offerIn(tx, actor, set));
  const all = await Promise.all(set.applicationIds.map((id) => listInvitations(actor, id)));
  return all.flatMap(([latest]) => latest ?? []);
}

/**
 * Takes an invitation to choose a time back, and tells the applicant; a repeat does nothing. Throws
 * `not_found` for strangers, `conflict` once it was answered.
 */
export async function withdrawTimes(
  actor: Actor,
  { applicationId, timesId }: { applicationId: string; timesId: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockHandled(tx, actor, applicationId);
    const where = { id: timesId, applicationId };
    const found = await tx.interviewInvitation.findFirst({ where, select: { status: true } });
    if (!found) throw new DomainError("not_found", "There's no such invitation.");
    if (found.status === "chosen") {
      throw new DomainError("conflict", "The applicant has chosen a time. Call off the interview.");
    }
    if (found.status !== "open") return;
    await endInvitation(tx, applicationId, { status: "withdrawn", now: new Date() });
    await audit(tx, {
      action: "application.interview_times_withdrawn",
      actorId: actor.id,
      target: { type: "application", id: applicationId },
    });
  });
}

/** Ends the invitations whose time to choose is over, and tells both sides; a repeat does nothing. */
export async function expireInvitations(now: Date): Promise<void> {
  const due = await db.interviewInvitation.findMany({
    where: { status: "open", set: { chooseUntil: { lte: now } } },
    select: { applicationId: true },
  });
  for (const { applicationId } of due) {
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`
        SELECT 1 FROM applications WHERE id = ${applicationId}::uuid FOR NO KEY UPDATE`;
      const where = { applicationId, status: "open", set: { chooseUntil: { lte: now } } } as const;
      if ((await tx.interviewInvitation.count({ where })) === 0) return;
      await endInvitation(tx, applicationId, { status: "expired", now });
    });
  }
}
