import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import type { Party } from "../by-hand/party";
import { cancelWaiting } from "../letters/commands";
import { closedReason } from "../messaging/messages";
import { canMove, isEnded } from "../status";
import { changeStatus, writeStep } from "../timeline.commands";
import { knownStatus } from "../told";
import { requireRoom, tellChange } from "./commands";
import { lockFreeTime, setInterviewers } from "./interviewers.commands";
import {
  type FoundInvitation,
  findInvitation,
  type InvitationPlace,
  lockOwn,
  requireOpen,
} from "./invitations.commands";
import { findInterview } from "./queries";
import type { InterviewView } from "./schema";
import { MOVABLE_HOURS, type SlotChoice } from "./slots.schema";

const HOUR_MS = 3_600_000;
const TAKEN = "Someone else has just taken this time. Choose another one.";

/** Throws `conflict` unless the applicant, as far as they know, is still in the running. */
async function requireTalks(tx: Transaction, applicationId: string): Promise<void> {
  const found = await tx.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: {
      status: true,
      toldStatus: true,
      job: { select: { status: true, company: { select: { status: true } } } },
    },
  });
  const { company, status } = found.job;
  const isCompanyThere = company.status === "active" && status !== "removed";
  const known = knownStatus(found);
  const closed = closedReason({ status: known, hasDetails: true, isCompanyThere });
  if (closed || isEnded(known)) {
    throw new DomainError("conflict", closed ?? "This application has ended.");
  }
}

/** The interview that was booked with this invitation and stands; null if there is none. */
async function findBooked(tx: Transaction, { set }: FoundInvitation, applicationId: string) {
  return tx.interview.findFirst({
    where: { applicationId, cancelledAt: null, slotId: { in: set.slots.map(({ id }) => id) } },
    select: { id: true, slotId: true, startsAt: true, version: true },
  });
}
type BookedInterview = NonNullable<Awaited<ReturnType<typeof findBooked>>>;

function requireMovable({ startsAt }: BookedInterview, now: Date): void {
  if (startsAt.getTime() - now.getTime() >= MOVABLE_HOURS * HOUR_MS) return;
  const why = `It can be moved until ${MOVABLE_HOURS} hours before. Write to the employer instead, or call it off.`;
  throw new DomainError("conflict", why);
}

/** Throws `conflict` unless the slot and all interviewers are free, and keeps them so. */
async function requireFree(
  tx: Transaction,
  { set }: FoundInvitation,
  { slotId, startsAt, except }: { slotId: string; startsAt: Date; except: string | null },
): Promise<void> {
  const interviewers = set.interviewers.map(({ userId }) => userId);
  // Without interviewers, the slot itself is what people wait for.
  await tx.$queryRaw`SELECT 1 FROM interview_slots WHERE id = ${slotId}::uuid FOR UPDATE`;
  const holder = await tx.interview.findFirst({ where: { slotId, cancelledAt: null } });
  if (holder) throw new DomainError("conflict", TAKEN);
  const span = { startsAt, minutes: set.minutes + set.gapMinutes, except };
  if (!(await lockFreeTime(tx, interviewers, span))) throw new DomainError("conflict", TAKEN);
}

async function book(
  tx: Transaction,
  actor: Party,
  { found, applicationId, slot, words }: Booking,
): Promise<string> {
  await requireRoom(tx, applicationId);
  const { offeredByUserId, interviewers, minutes, gapMinutes, ...where } = found.set;
  const { timeZone, place, medium, note } = where;
  const { id } = await tx.interview.create({
    data: {
      ...{ applicationId, minutes, gapMinutes, timeZone, place, medium, note },
      invitedByUserId: offeredByUserId,
      ...{ startsAt: slot.startsAt, slotId: slot.id, isApplicantsChange: true, words },
    },
    select: { id: true },
  });
  await setInterviewers(
    tx,
    id,
    interviewers.map(({ userId }) => userId),
  );
  await tx.interviewInvitation.update({
    where: { id: found.id },
    data: { status: "chosen", endedAt: new Date() },
  });
  await tellChange(tx, actor, { applicationId, id, version: 1, done: "arranged" });
  return id;
}
type Booking = {
  found: FoundInvitation;
  applicationId: string;
  slot: { id: string; startsAt: Date };
  words: string | null;
};

/** Moves people who chose a time to Interview, if the company wants it and they aren't further. */
async function moveOn(tx: Transaction, actor: Party, applicationId: string): Promise<void> {
  const { status, version, userId } = await tx.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: { status: true, version: true, userId: true },
  });
  if (!["submitted", "in_review"].includes(status) || !canMove(status, "interview")) return;
  const now = new Date();
  const change = { from: status, version, to: "interview", now } as const;
  if (!(await changeStatus(tx, applicationId, change))) return;
  await cancelWaiting(tx, applicationId, { why: "moved", actorId: null });
  await writeStep(tx, { applicationId, userId, kind: "interview", actorId: null, at: now });
  await audit(tx, {
    action: "application.moved",
    actorId: actor.id,
    target: { type: "application", id: applicationId },
    details: { from: status, to: "interview" },
  });
}

/** Moves the interview that was booked before to another time. */
async function rebook(
  tx: Transaction,
  actor: Party,
  { applicationId, slot, words, booked }: Omit<Booking, "found"> & { booked: BookedInterview },
): Promise<string> {
  const { id } = booked;
  const version = booked.version + 1;
  await tx.interview.update({
    where: { id },
    data: { slotId: slot.id, startsAt: slot.startsAt, words, isApplicantsChange: true, version },
  });
  await tellChange(tx, actor, { applicationId, id, version, done: "moved" });
  return id;
}

/** Throws `conflict` unless the applicant may choose the slot now, and keeps it free for them. */
async function requireChoice(
  tx: Transaction,
  { found, applicationId, slot, booked, now }: ChosenSlot,
): Promise<void> {
  requireOpen(found, now);
  await requireTalks(tx, applicationId);
  if (found.status === "chosen" && !booked) {
    throw new DomainError("conflict", "This interview was called off. Write to the employer.");
  }
  if (booked) requireMovable(booked, now);
  if (slot.startsAt <= now)
    throw new DomainError("conflict", "This time has passed. Choose another.");
  await requireFree(tx, found, {
    ...{ slotId: slot.id, startsAt: slot.startsAt },
    except: booked?.id ?? null,
  });
}
type ChosenSlot = Omit<Booking, "words"> & { booked: BookedInterview | null; now: Date };

async function chooseIn(
  tx: Transaction,
  actor: Party,
  { place, choice, now }: { place: InvitationPlace; choice: SlotChoice; now: Date },
): Promise<string> {
  const { applicationId } = place;
  await lockOwn(tx, actor, applicationId);
  const found = await findInvitation(tx, place);
  const slot = found.set.slots.find((one) => one.id === choice.slotId);
  if (!slot) throw new DomainError("not_found", "There's no such time.");
  const booked = await findBooked(tx, found, applicationId);
  // A second press of the button finds what the first one did.
  if (booked?.slotId === slot.id) return booked.id;
  const booking = { found, applicationId, slot, words: choice.words };
  await requireChoice(tx, { ...booking, booked, now });
  if (booked) return rebook(tx, actor, { ...booking, booked });
  const id = await book(tx, actor, booking);
  if (found.set.movesOn) await moveOn(tx, actor, applicationId);
  return id;
}

/**
 * Books the time that an applicant chooses for themselves, or moves the interview that they booked
 * before to it, and tells both sides. However many choose a time at once, one of them gets it. The
 * same choice again changes nothing. Throws `not_found` for anyone but the applicant, `conflict`
 * when the time is taken, the invitation has ended, or it is too late to move.
 */
export async function chooseTime(
  actor: Party,
  place: InvitationPlace,
  choice: SlotChoice,
): Promise<InterviewView> {
  const now = new Date();
  const interviewId = await db.$transaction((tx) => chooseIn(tx, actor, { place, choice, now }), {
    // Those who choose the same time wait for each other.
    timeout: 30_000,
  });
  return findInterview(actor, { applicationId: place.applicationId, interviewId });
}
