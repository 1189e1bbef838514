import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import type { Party } from "../by-hand/party";
import { offerEnded } from "../events";
import { canSeeAsEmployer, isOwn } from "../policy";
import { findOffer } from "./queries";
import type { OfferAnswer, OfferStatus, OfferView } from "./schema";

const NOT_FOUND = "Offer not found";

const select = {
  id: true,
  applicationId: true,
  status: true,
  expiresAt: true,
  declineReason: true,
  details: {
    select: {
      application: {
        select: {
          id: true,
          userId: true,
          status: true,
          job: {
            select: { status: true, companyId: true, company: { select: { status: true } } },
          },
        },
      },
    },
  },
} as const;

async function lockOffer(tx: Transaction, id: string) {
  await tx.$queryRaw`
    SELECT 1 FROM applications WHERE id = (
      SELECT application_id FROM application_offers WHERE id = ${id}::uuid) FOR NO KEY UPDATE`;
  return tx.applicationOffer.findUnique({ where: { id }, select });
}
type LockedOffer = NonNullable<Awaited<ReturnType<typeof lockOffer>>>;

const ENDED: Record<Exclude<OfferStatus, "open">, string> = {
  accepted: "You've already accepted this offer.",
  declined: "You've already declined this offer.",
  expired: "This offer has expired. Write to the employer if you still want the job.",
  withdrawn: "The employer has withdrawn this offer.",
  replaced: "The employer has made a new offer instead. Reload the page to read it.",
};

const ANSWERS = { accept: "accepted", decline: "declined" } as const;

async function end(
  tx: Transaction,
  { id, applicationId }: Pick<LockedOffer, "id" | "applicationId">,
  { actorId, status, ...data }: Ending,
): Promise<void> {
  await tx.applicationOffer.update({
    where: { id },
    data: { status, endedAt: new Date(), ...data },
  });
  await audit(tx, {
    action: `application.offer_${status}`,
    actorId,
    target: { type: "application", id: applicationId },
    details: { offerId: id },
  });
  await announce(tx, offerEnded, { id, applicationId, status });
}
type Ending = {
  actorId: string | null;
  status: Exclude<OfferStatus, "open" | "replaced">;
  declineReason?: string | null;
  answerWords?: string | null;
};

/** Throws unless the offer still waits for its applicant's answer. */
function requireOpen({ status, expiresAt, details }: LockedOffer): void {
  const { company, status: jobStatus } = details.application.job;
  if (status !== "open") throw new DomainError("conflict", ENDED[status]);
  if (expiresAt <= new Date()) throw new DomainError("conflict", ENDED.expired);
  if (company.status !== "active" || jobStatus === "removed") {
    const why = "This employer's page was taken down, so their offer can't be answered here.";
    throw new DomainError("conflict", why);
  }
}

/**
 * Accepts or declines an offer, once and for all: its time and its words stay with it, and both
 * sides are told. The same answer again changes nothing. Throws `not_found` for anyone but the
 * applicant, `conflict` for an offer that has ended otherwise, and says how.
 */
export async function answerOffer(
  actor: Party,
  id: string,
  given: OfferAnswer,
): Promise<OfferView> {
  const status = ANSWERS[given.answer];
  await db.$transaction(async (tx) => {
    const found = await lockOffer(tx, id);
    if (!found || !isOwn(actor, found.details.application)) {
      throw new DomainError("not_found", NOT_FOUND);
    }
    if (found.status === status) return;
    requireOpen(found);
    await end(tx, found, {
      actorId: actor.id,
      status,
      answerWords: given.words,
      declineReason: given.answer === "decline" ? given.reason : null,
    });
  });
  return findOffer(actor, id);
}

const PAST: Partial<Record<OfferStatus, string>> = {
  accepted:
    "The applicant has accepted this offer, so you can't withdraw it here. Talk to them instead.",
  declined: "The applicant has already declined this offer.",
  expired: "This offer has already expired.",
  replaced: "A new offer has already replaced this one.",
};

/**
 * Takes an offer back before it is answered, and tells the applicant; a repeat does nothing. Throws
 * `not_found` for strangers, `conflict` for one that has ended, and says how.
 */
export async function withdrawOffer(actor: Actor, id: string): Promise<OfferView> {
  await db.$transaction(async (tx) => {
    const found = await lockOffer(tx, id);
    if (!found || !canSeeAsEmployer(actor, found.details.application)) {
      throw new DomainError("not_found", NOT_FOUND);
    }
    if (found.status === "withdrawn") return;
    const past = PAST[found.status];
    if (past) throw new DomainError("conflict", past);
    await end(tx, found, { actorId: actor.id, status: "withdrawn" });
  });
  return findOffer(actor, id);
}

/** Ends the offers whose time to answer is over, and tells both sides; a repeat does nothing. */
export async function expireOffers(now: Date): Promise<void> {
  const due = await db.applicationOffer.findMany({
    where: { status: "open", expiresAt: { lte: now } },
    select: { id: true },
  });
  for (const { id } of due) {
    await db.$transaction(async (tx) => {
      const found = await lockOffer(tx, id);
      if (found?.status === "open") await end(tx, found, { actorId: null, status: "expired" });
    });
  }
}
