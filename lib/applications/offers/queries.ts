import "server-only";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import type { Party } from "../by-hand/party";
import { findSide } from "../messaging/messages.queries";
import type { OfferView } from "./schema";

const include = {
  details: {
    select: {
      messages: {
        where: { isFromApplicant: false },
        select: { id: true, text: true, author: { select: { fullName: true } } },
      },
    },
  },
} as const;

async function list(where: { id?: string; applicationId?: string }): Promise<OfferView[]> {
  const rows = await db.applicationOffer.findMany({
    where,
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    include,
  });
  return rows.map((row) => {
    // The letter that made the offer has its id, and so has the message that it became.
    const letter = row.details.messages.find(({ id }) => id === row.id);
    return {
      id: row.id,
      applicationId: row.applicationId,
      status: row.status,
      title: row.title,
      payAmount: Number(row.payAmount),
      payCurrency: row.payCurrency,
      payPeriod: row.payPeriod,
      startsOn: row.startsOn.toISOString().slice(0, 10),
      workplace: row.workplace,
      contract: row.contract,
      answerBy: row.answerBy.toISOString().slice(0, 10),
      timeZone: row.timeZone,
      sentAt: row.sentAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      declineReason: row.declineReason,
      answerWords: row.answerWords,
      letter: letter?.text ?? null,
      madeBy: letter?.author?.fullName ?? null,
      document:
        row.documentName === null ? null : { name: row.documentName, size: row.documentSize ?? 0 },
    };
  });
}

/**
 * Throws `not_found` for strangers to an offer's application, in the words for an offer that there
 * isn't, so that no one learns of one.
 */
export async function requireOfferSide(actor: Party, applicationId: string): Promise<void> {
  try {
    await findSide(actor, applicationId, { needed: "decide" });
  } catch (error) {
    const isStranger = error instanceof DomainError && error.code === "not_found";
    throw isStranger ? new DomainError("not_found", "Offer not found") : error;
  }
}

/** One offer, for both of its sides. Throws `not_found` for strangers. */
export async function findOffer(actor: Party, id: string): Promise<OfferView> {
  const [found] = await list({ id });
  if (!found) throw new DomainError("not_found", "Offer not found");
  await requireOfferSide(actor, found.applicationId);
  return found;
}

/**
 * The offers that an application's sender got, for both sides, the latest first. Throws `not_found`
 * for strangers.
 */
export async function listOffers(actor: Party, applicationId: string): Promise<OfferView[]> {
  await findSide(actor, applicationId, { needed: "decide" });
  return list({ applicationId });
}
