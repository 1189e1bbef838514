import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { requireAnswerable, requireDocument, requireTerms } from "../offers/making.commands";
import type { ApplicationStatus } from "../schema";
import { isDecision } from "../told";
import { findZone } from "./recipients.queries";
import type { LetterEnd, LetterInput, TellChoice, WrittenLetter } from "./schema";
import { sendTime } from "./sending-times";

/** The error for a decision that doesn't say what the applicant is told. */
function saysNothing(): DomainError {
  const message =
    "Decide what to tell the applicant: write a letter and choose when to send it, or choose not to send one.";
  return new DomainError("invalid", message, { tell: [message] });
}

/**
 * Throws `invalid` unless a move to `to` says what the applicant is told, or if one says it that is
 * no decision, or has no terms for an offer.
 */
export function requireTell(tell: TellChoice | null | undefined, { from, to }: Move): void {
  if (isDecision(to) && from !== to && !tell) throw saysNothing();
  if (tell && !isDecision(to)) {
    const message = "Only decisions come with a letter. Write a note instead.";
    throw new DomainError("invalid", message, { tell: [message] });
  }
  if (tell && tell.when !== "never") requireTerms(to, tell.offer);
}
type Move = { from: ApplicationStatus; to: ApplicationStatus };

/** Takes back the letter of an application that hasn't left yet, if there is one. */
export async function cancelWaiting(
  tx: Transaction,
  applicationId: string,
  { why, actorId }: { why: LetterEnd; actorId: string | null },
): Promise<void> {
  await tx.applicationLetter.updateMany({
    where: { applicationId, status: "waiting" },
    data: {
      status: "cancelled",
      endedAt: new Date(),
      endedByUserId: actorId,
      endReason: why,
      version: { increment: 1 },
    },
  });
}

/** Keeps why the company decided so, for its team; without a reason, there is none any longer. */
export async function keepReason(
  tx: Transaction,
  applicationId: string,
  { reason, actorId }: { reason: string | null; actorId: string },
): Promise<void> {
  await tx.applicationReason.deleteMany({ where: { applicationId } });
  if (!reason) return;
  await tx.applicationReason.create({
    data: { applicationId, reason, givenByUserId: actorId },
  });
}

/** The letter that the same press of the button wrote before. */
export async function findRepeated(
  tx: Pick<Transaction, "applicationLetter">,
  applicationId: string,
  tell: TellChoice | null | undefined,
): Promise<WrittenLetter | null> {
  if (!tell || tell.when === "never") return null;
  const found = await tx.applicationLetter.findUnique({
    where: { batchId_applicationId: { batchId: tell.batchId, applicationId } },
    select: { id: true, sendAt: true, status: true },
  });
  return (
    found && {
      id: found.id,
      sendAt: found.sendAt.toISOString(),
      isSent: found.status === "sent",
    }
  );
}

export type LetterSubject = {
  applicationId: string;
  companyId: string;
  tells: ApplicationStatus;
  fromStatus: ApplicationStatus;
  fromStageId: string | null;
  /** The move that it tells. */
  eventId: string | null;
  now: Date;
};

/** Writes a letter, which waits for its time. Throws `invalid` for terms that can't be kept. */
export async function writeLetter(
  tx: Transaction,
  actor: Actor,
  { input, subject: about }: { input: LetterInput; subject: LetterSubject },
): Promise<WrittenLetter> {
  const { when, batchId, template, subject, text, offer } = input;
  const { now, ...of } = about;
  const sendAt = sendTime(when, now, await findZone(tx, of.applicationId));
  if (offer) {
    requireAnswerable(offer, sendAt);
    await requireDocument(tx, offer, of.companyId);
  }
  const data = { ...of, id: uuid(), batchId, template, subject, text, sendAt };
  await tx.applicationLetter.create({
    data: { ...data, writtenByUserId: actor.id, ...(offer ? { offer } : {}) },
  });
  return { id: data.id, sendAt: sendAt.toISOString(), isSent: false };
}
