import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { findHandled, lockHandled } from "./queries";
import { criteriaOf } from "./ratings";
import { findRatings } from "./ratings.queries";
import type { NewRating, RatingView } from "./ratings.schema";

/**
 * Rates an applicant by one criterion, or removes the rating; replaces the actor's earlier rating,
 * and a repeat changes nothing. Returns all ratings. Throws `not_found` for strangers, `invalid`
 * for a criterion the posting doesn't have, `conflict` once the application's content is deleted,
 * `rate_limited`.
 */
export async function rateApplicant(
  actor: Actor,
  applicationId: string,
  { criterion, score }: NewRating,
): Promise<RatingView> {
  await findHandled(actor, applicationId);
  await spend("applicantByAccount", actor.id);
  await db.$transaction(async (tx) => {
    const { jobId } = await lockHandled(tx, actor, applicationId);
    const job = await tx.job.findUniqueOrThrow({ where: { id: jobId } });
    if (!criteriaOf(job.criteria).includes(criterion)) {
      const message = "This job's applicants aren't rated on that. Reload the page.";
      throw new DomainError("invalid", message, { criterion: [message] });
    }
    const key = { applicationId, userId: actor.id, criterion };
    if (score === null) {
      await tx.applicationRating.deleteMany({ where: key });
      return;
    }
    const ratedAt = new Date();
    await tx.applicationRating.upsert({
      where: { applicationId_userId_criterion: key },
      create: { ...key, score, ratedAt },
      update: { score, ratedAt },
    });
  });
  return findRatings(actor, applicationId);
}
