import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { TAGS_MAX } from "../limits.schema";
import { findHandled } from "./queries";
import { findTags } from "./tags.queries";
import type { TagView } from "./tags.schema";

/**
 * Adds a tag to an applicant without counting it against a limit; a repeat changes nothing. Throws
 * `not_found` for strangers, `invalid` when there are too many.
 */
export async function putTag(actor: Actor, applicationId: string, tag: string): Promise<void> {
  await db.$transaction(async (tx) => {
    // Makes simultaneous additions count one after the other.
    await tx.$queryRaw`
      SELECT 1 FROM application_details WHERE application_id = ${applicationId}::uuid FOR UPDATE`;
    await findHandled(actor, applicationId, tx);
    const data = { applicationId, tag };
    await tx.applicationTag.createMany({ data, skipDuplicates: true });
    if ((await tx.applicationTag.count({ where: { applicationId } })) <= TAGS_MAX) return;
    const message = `An applicant can have at most ${TAGS_MAX} tags. Remove one first.`;
    throw new DomainError("invalid", message, { tag: [message] });
  });
}

/**
 * Adds a tag to an applicant; a tag that is already there, in any case, stays as it is. Returns all
 * tags. Throws `not_found` for strangers, `invalid` when there are too many, `rate_limited`.
 */
export async function addTag(actor: Actor, applicationId: string, tag: string): Promise<TagView> {
  await findHandled(actor, applicationId);
  await spend("applicantByAccount", actor.id);
  await putTag(actor, applicationId, tag);
  return findTags(actor, applicationId);
}

/**
 * Removes a tag from an applicant; a repeat does nothing. Returns the remaining tags. Throws
 * `not_found` for strangers.
 */
export async function removeTag(
  actor: Actor,
  applicationId: string,
  tag: string,
): Promise<TagView> {
  await findHandled(actor, applicationId);
  await db.applicationTag.deleteMany({ where: { applicationId, tag } });
  return findTags(actor, applicationId);
}
