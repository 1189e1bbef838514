import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import type { Party } from "../by-hand/party";
import { lockSide } from "./commands";
import { endInvitation } from "./slots.commands";
import type { Refusal } from "./slots.schema";

export type InvitationPlace = { applicationId: string; timesId: string };

const NOT_FOUND = "There's no such invitation.";
const OVER: Record<"refused" | "expired" | "withdrawn", string> = {
  refused: "You've already said that none of these times works. Write to the employer instead.",
  expired: "It's too late to choose a time. Write to the employer if you still want to talk.",
  withdrawn: "The employer has taken these times back.",
};

const select = {
  id: true,
  status: true,
  set: {
    select: {
      minutes: true,
      gapMinutes: true,
      timeZone: true,
      place: true,
      medium: true,
      note: true,
      chooseUntil: true,
      movesOn: true,
      offeredByUserId: true,
      slots: { select: { id: true, startsAt: true } },
      interviewers: { select: { userId: true } },
    },
  },
} as const;

/** An invitation with its times. Throws `not_found` for one of another application. */
export async function findInvitation(tx: Transaction, { applicationId, timesId }: InvitationPlace) {
  const where = { id: timesId, applicationId };
  const found = await tx.interviewInvitation.findFirst({ where, select });
  if (!found) throw new DomainError("not_found", NOT_FOUND);
  return found;
}
export type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>;

/** Locks the application for its applicant. Throws `not_found` for everyone else. */
export async function lockOwn(tx: Transaction, actor: Party, applicationId: string): Promise<void> {
  const side = await lockSide(tx, actor, applicationId);
  if (!side.isApplicant) throw new DomainError("not_found", NOT_FOUND);
}

/** Throws `conflict` for an invitation that was refused, ran out or was taken back. */
export function requireOpen({ status, set }: FoundInvitation, now: Date): void {
  if (status !== "open" && status !== "chosen") throw new DomainError("conflict", OVER[status]);
  if (status === "open" && set.chooseUntil <= now) throw new DomainError("conflict", OVER.expired);
}

/**
 * Says that none of the offered times suits the applicant, and tells the company with their words; a
 * repeat does nothing. Throws `not_found` for anyone but the applicant, `conflict` once a time was
 * chosen or the invitation has ended otherwise.
 */
export async function refuseTimes(
  actor: Party,
  place: InvitationPlace,
  { words }: Refusal,
): Promise<void> {
  const now = new Date();
  await db.$transaction(async (tx) => {
    await lockOwn(tx, actor, place.applicationId);
    const found = await findInvitation(tx, place);
    if (found.status === "refused") return;
    if (found.status === "chosen") {
      throw new DomainError("conflict", "You've chosen a time. Call the interview off instead.");
    }
    requireOpen(found, now);
    await endInvitation(tx, place.applicationId, { status: "refused", now, words });
    await audit(tx, {
      action: "application.interview_times_refused",
      actorId: actor.id,
      target: { type: "application", id: place.applicationId },
    });
  });
}
