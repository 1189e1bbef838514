import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { endOfDay } from "@/lib/shared/zones";
import type { ApplicationStatus } from "../schema";
import { type OfferTerms, offerTerms } from "./schema";

function invalid(field: string, message: string): DomainError {
  return new DomainError("invalid", message, { [field]: [message] });
}

/** Throws `invalid` unless a letter that makes an offer has its terms, and no other has any. */
export function requireTerms(to: ApplicationStatus, terms: OfferTerms | null): void {
  if (to === "offer" && !terms) throw invalid("tell.offer", "Add the terms of the offer.");
  if (to !== "offer" && terms) {
    throw invalid("tell.offer", "Only offers have terms.");
  }
}

/** Throws `invalid` if an offer that leaves at `sendAt` could no longer be answered. */
export function requireAnswerable({ answerBy, timeZone }: OfferTerms, sendAt: Date): void {
  if (endOfDay(answerBy, timeZone) > sendAt) return;
  throw invalid(
    "tell.offer.answerBy",
    "This day will have passed by the time the offer arrives. Choose a later one.",
  );
}

/** Throws `invalid` unless the document exists and is the company's. */
export async function requireDocument(
  tx: Transaction,
  { documentId }: OfferTerms,
  companyId: string,
): Promise<void> {
  if (!documentId) return;
  const found = await tx.offerDocument.count({ where: { id: documentId, companyId } });
  if (found === 0) {
    throw invalid("tell.offer.documentId", "The document is no longer available. Upload it again.");
  }
}

type NewOffer = {
  letterId: string;
  applicationId: string;
  terms: unknown;
  now: Date;
};

/**
 * Makes the offer of a letter that leaves, within the letter's transaction; it replaces one that is
 * still open. Returns false for one whose last day has passed.
 */
export async function makeOffer(tx: Transaction, making: NewOffer): Promise<boolean> {
  const { letterId, applicationId, now } = making;
  const { documentId, startsOn, answerBy, ...terms } = offerTerms.parse(making.terms);
  const expiresAt = endOfDay(answerBy, terms.timeZone);
  if (expiresAt <= now) return false;
  await tx.applicationOffer.updateMany({
    where: { applicationId, status: "open" },
    data: { status: "replaced", endedAt: now },
  });
  const file = documentId && (await tx.offerDocument.findUnique({ where: { id: documentId } }));
  await tx.applicationOffer.create({
    data: {
      ...terms,
      id: letterId,
      applicationId,
      startsOn: new Date(startsOn),
      answerBy: new Date(answerBy),
      expiresAt,
      sentAt: now,
      ...(file
        ? {
            documentKey: file.fileKey,
            documentName: file.name,
            documentFormat: file.format,
            documentSize: file.size,
          }
        : {}),
    },
  });
  return true;
}
