import "server-only";
import { sweepFiles } from "@/lib/accounts/privacy/personal-data.commands";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { spend } from "@/lib/platform/security/rate-limit";
import { forgetFile, readFile, storeFile } from "@/lib/platform/storage/storage";
import { toUpload } from "@/lib/profiles/resumes/commands";
import type { OpenedResume } from "@/lib/profiles/resumes/queries";
import { DomainError } from "@/lib/shared/errors";
import type { Party } from "../by-hand/party";
import { canMakeOffers } from "../policy";
import { requireOfferSide } from "./queries";
import type { OfferDocumentView } from "./schema";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Stores a file to be sent with an offer, with the checks of a resume. Throws `not_found` for
 * strangers, `invalid` for what is no PDF, DOC or DOCX, `unavailable`, `rate_limited`.
 */
export async function uploadDocument(
  actor: Actor,
  companyId: string,
  { name: given, bytes }: { name: string; bytes: Uint8Array },
): Promise<OfferDocumentView> {
  if (!canMakeOffers(actor, companyId)) {
    throw new DomainError("not_found", "Company not found");
  }
  await spend("resumeByAccount", actor.id);
  const { name, format, size, fileKey } = await toUpload(given, bytes);
  await storeFile("offers", fileKey, bytes);
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.offerDocument.create({
        data: { companyId, name, format, size, fileKey },
        select: { id: true },
      });
      await audit(tx, {
        action: "company.offer_document_uploaded",
        actorId: actor.id,
        target: { type: "company", id: companyId },
        details: { documentId: id },
      });
      return { id, name, size };
    });
  } catch (error) {
    await forgetFile("offers", fileKey);
    throw error;
  }
}

/**
 * Opens the file that came with an offer, for its applicant and its company; audited. Throws
 * `not_found` for anyone else and where there is none.
 */
export async function openDocument(actor: Party, offerId: string): Promise<OpenedResume> {
  const found = await db.applicationOffer.findUnique({
    where: { id: offerId },
    select: { applicationId: true, documentKey: true, documentName: true, documentFormat: true },
  });
  if (found) await requireOfferSide(actor, found.applicationId);
  const { documentKey: key, documentName: name, documentFormat: format } = found ?? {};
  const file = key && name && format ? await readFile("offers", key) : null;
  if (!found || !file || !name || !format) throw new DomainError("not_found", "Offer not found");
  await audit(db, {
    action: "application.offer_document_opened",
    actorId: actor.id,
    target: { type: "application", id: found.applicationId },
    details: { offerId },
  });
  return { ...file, name, format };
}

/** Deletes what was uploaded a month ago; what was sent with an offer stays with the offer. */
export async function forgetDocuments(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.offerDocument.deleteMany({ where: { uploadedAt: { lt: before } } });
  await sweepFiles("offers", now);
}
