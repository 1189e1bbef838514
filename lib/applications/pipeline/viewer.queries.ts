import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DEFAULT_CRITERIA } from "../scorecards/ratings";
import type { Stage } from "./stages.schema";

// What the member who looks may know of an applicant: their name, and the team's ratings.

/** How a company screens, and its stages. */
export type ScreeningCompany = { id: string; isBlind: boolean; stages: readonly Stage[] };
/** A company as one of its members looks at it. */
export type ViewedCompany = ScreeningCompany & {
  /** The member; null for background work. */
  viewerId: string | null;
  /** Which of its applications they may read (`isReached`). */
  reach: Prisma.Sql;
};

/** Whether a company that screens blind sees names; the same rule as `isHidden`. */
export function showsName(stages: readonly Stage[]): Prisma.Sql {
  const showing = stages.filter((stage) => stage.showsNames).map(({ id }) => id);
  return Prisma.sql`CASE WHEN a.name_shown_at IS NOT NULL THEN true WHEN a.stage_id IS NULL
    THEN a.status IN ('interview', 'offer', 'hired') ELSE a.stage_id = ANY(${showing}::uuid[]) END`;
}

/** What the applicants of `jobs j` are rated by: as `criteriaOf` has it. */
export const CRITERIA = Prisma.sql`coalesce(nullif(j.criteria, '{}'),
  (SELECT nullif(criteria, '{}') FROM companies WHERE id = j.company_id), ${[...DEFAULT_CRITERIA]}::text[])`;

/**
 * The team's mean rating over `applications a` and `jobs j`, by the posting's criteria; null unless
 * this member's own scorecard is complete, so that no one is led by others.
 */
export function ratingOf(viewerId: string | null): Prisma.Sql {
  if (viewerId === null) return Prisma.sql`NULL::float`;
  return Prisma.sql`(
    SELECT round(avg(r.score), 1)::float FROM application_ratings r
    WHERE r.application_id = a.id AND r.criterion = ANY(${CRITERIA})
    HAVING count(*) FILTER (WHERE r.user_id = ${viewerId}::uuid) = cardinality(${CRITERIA})
      AND EXISTS (SELECT FROM application_recommendations m
        WHERE m.application_id = a.id AND m.user_id = ${viewerId}::uuid))`;
}
