import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { forgetFile, storeFile } from "@/lib/platform/storage/storage";
import { toUpload } from "@/lib/profiles/resumes/commands";
import { resumeUploaded } from "@/lib/profiles/resumes/events";
import { DomainError } from "@/lib/shared/errors";
import { findHandled, lockHandled } from "../employer-view/queries";

/** Whose resume it will be; throws where the company has none to add. */
async function requireWithout(
  tx: Pick<Transaction, "applicationDetails">,
  applicationId: string,
): Promise<string | null> {
  const { addition, resumeId, userId } = await tx.applicationDetails.findUniqueOrThrow({
    where: { applicationId },
    select: { resumeId: true, userId: true, addition: { select: { applicationId: true } } },
  });
  if (!addition) {
    throw new DomainError("conflict", "Only people you added by hand can be given a CV.");
  }
  if (resumeId) throw new DomainError("conflict", "There's a CV already.");
  return userId;
}

type AddedResume = { id: string; name: string };

/**
 * Adds the CV of someone who was added by hand, with the checks of every upload, for a worker to
 * read. It is kept as long as the application is. Throws `not_found` for strangers, `conflict` for
 * an application that has a CV or was sent by the applicant, `invalid`, `unavailable`,
 * `rate_limited`.
 */
export async function addResume(
  actor: Actor,
  applicationId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<AddedResume> {
  await findHandled(actor, applicationId);
  await requireWithout(db, applicationId);
  await spend("resumeByAccount", actor.id);
  const upload = await toUpload(name, bytes);
  await storeFile("resumes", upload.fileKey, bytes);
  try {
    return await db.$transaction(async (tx) => {
      await lockHandled(tx, actor, applicationId);
      const userId = await requireWithout(tx, applicationId);
      // Not in anybody's list of resumes, so it goes with the application.
      const { id } = await tx.resume.create({
        data: { ...upload, userId, removedAt: new Date() },
        select: { id: true },
      });
      await tx.applicationDetails.update({ where: { applicationId }, data: { resumeId: id } });
      await audit(tx, {
        action: "application.resume_added",
        actorId: actor.id,
        target: { type: "application", id: applicationId },
        details: { resumeId: id },
      });
      await announce(tx, resumeUploaded, { id });
      return { id, name: upload.name };
    });
  } catch (error) {
    await forgetFile("resumes", upload.fileKey);
    throw error;
  }
}
