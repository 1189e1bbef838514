import type { CriterionView, RatingView } from "./ratings.schema";

/** The criteria used when a posting names none. */
export const DEFAULT_CRITERIA = ["Skills", "Experience", "Communication"] as const;
export const SCORES = [1, 2, 3, 4, 5] as const;

/** The criteria by which a posting's applicants are rated. */
export function criteriaOf(criteria: readonly string[]): readonly string[] {
  return criteria.length > 0 ? criteria : DEFAULT_CRITERIA;
}

type Rating = { userId: string; criterion: string; score: number };

function viewOf(
  criterion: string,
  own: number | null,
  scores: readonly number[] | null,
): CriterionView {
  if (!scores) return { criterion, own, mean: null, count: null };
  const sum = scores.reduce((total, score) => total + score, 0);
  const mean = scores.length === 0 ? null : Math.round((sum / scores.length) * 10) / 10;
  return { criterion, own, mean, count: scores.length };
}

/**
 * The ratings as one team member sees them: their own and, once they have rated by any criterion,
 * the team's. Ratings by criteria that the posting no longer has are left out.
 */
export function summarise(
  criteria: readonly string[],
  ratings: readonly Rating[],
  userId: string,
): RatingView {
  const counted = ratings.filter(({ criterion }) => criteria.includes(criterion));
  const isTeamHidden = !counted.some((rating) => rating.userId === userId);
  return {
    isTeamHidden,
    criteria: criteria.map((criterion) => {
      const of = counted.filter((rating) => rating.criterion === criterion);
      const own = of.find((rating) => rating.userId === userId)?.score ?? null;
      return viewOf(criterion, own, isTeamHidden ? null : of.map(({ score }) => score));
    }),
  };
}
