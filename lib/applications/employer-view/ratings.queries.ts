import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { findHandled } from "./queries";
import { criteriaOf, summarise } from "./ratings";
import type { RatingView } from "./ratings.schema";

/**
 * An applicant's ratings, as the actor may see them. Throws `not_found` unless the actor belongs to
 * the company.
 */
export async function findRatings(actor: Actor, applicationId: string): Promise<RatingView> {
  const { jobId } = await findHandled(actor, applicationId);
  const [job, ratings] = await Promise.all([
    db.job.findUniqueOrThrow({ where: { id: jobId }, select: { criteria: true } }),
    db.applicationRating.findMany({
      where: { applicationId },
      select: { userId: true, criterion: true, score: true },
    }),
  ]);
  return summarise(criteriaOf(job.criteria), ratings, actor.id);
}
