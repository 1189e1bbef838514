import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { findReached, type HandledApplication, lockReached } from "../employer-view/queries";
import { findCriteria, findRatings } from "./ratings.queries";
import type { NewRating, NewRecommendation, RatingView } from "./ratings.schema";

/** Changes the actor's own scorecard while no one withdraws or deletes the application. */
async function change(
  actor: Actor,
  applicationId: string,
  write: (tx: Transaction, application: HandledApplication) => Promise<unknown>,
): Promise<RatingView> {
  await findReached(actor, applicationId, { needed: "review" });
  await spend("applicantByAccount", actor.id);
  const place = { id: applicationId, needed: "review" as const };
  await db.$transaction(async (tx) => write(tx, await lockReached(tx, actor, place)));
  return findRatings(actor, applicationId);
}

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
  return change(actor, applicationId, async (tx, { jobId }) => {
    if (!(await findCriteria(jobId, tx)).includes(criterion)) {
      const message = "This job's applicants aren't rated on that. Reload the page.";
      throw new DomainError("invalid", message, { criterion: [message] });
    }
    const key = { applicationId, userId: actor.id, criterion };
    if (score === null) return tx.applicationRating.deleteMany({ where: key });
    const ratedAt = new Date();
    return tx.applicationRating.upsert({
      where: { applicationId_userId_criterion: key },
      create: { ...key, score, ratedAt },
      update: { score, ratedAt },
    });
  });
}

/**
 * Says whether the actor would take an applicant forward, or takes that back; replaces what they
 * said before, and a repeat changes nothing. Returns all ratings. Throws what `rateApplicant`
 * throws, but never `invalid`.
 */
export async function recommendApplicant(
  actor: Actor,
  applicationId: string,
  { recommendation }: NewRecommendation,
): Promise<RatingView> {
  return change(actor, applicationId, async (tx) => {
    const key = { applicationId, userId: actor.id };
    if (recommendation === null) return tx.applicationRecommendation.deleteMany({ where: key });
    const givenAt = new Date();
    return tx.applicationRecommendation.upsert({
      where: { applicationId_userId: key },
      create: { ...key, recommendation, givenAt },
      update: { recommendation, givenAt },
    });
  });
}
