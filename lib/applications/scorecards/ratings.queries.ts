import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { findReached } from "../employer-view/queries";
import { jobOf } from "../policy";
import { criteriaOf, summarise } from "./ratings";
import type { RatingView } from "./ratings.schema";

/** The criteria by which a posting's applicants are rated. Throws `not_found` without the posting. */
export async function findCriteria(
  jobId: string,
  tx: Pick<Transaction, "job"> = db,
): Promise<readonly string[]> {
  const found = await tx.job.findUnique({
    where: { id: jobId },
    select: { criteria: true, company: { select: { criteria: true } } },
  });
  const job = jobOf({ job: found });
  return criteriaOf(job.criteria, job.company.criteria);
}

const person = { select: { fullName: true, username: true } } as const;
type Person = { user: { fullName: string | null; username: string } };

function named<Row extends Person>({ user, ...row }: Row) {
  return { ...row, name: user.fullName ?? user.username };
}

/**
 * An applicant's scorecards, as the actor may see them. Throws `not_found` unless the actor belongs
 * to the company.
 */
export async function findRatings(actor: Actor, applicationId: string): Promise<RatingView> {
  const { jobId } = await findReached(actor, applicationId, { needed: "review" });
  const [criteria, ratings, recommendations] = await Promise.all([
    findCriteria(jobId),
    db.applicationRating.findMany({
      where: { applicationId },
      select: { userId: true, criterion: true, score: true, user: person },
    }),
    db.applicationRecommendation.findMany({
      where: { applicationId },
      select: { userId: true, recommendation: true, user: person },
    }),
  ]);
  const cards = {
    criteria,
    ratings: ratings.map(named),
    recommendations: recommendations.map(named),
  };
  return summarise(cards, actor.id);
}
