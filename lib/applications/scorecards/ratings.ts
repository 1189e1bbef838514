import type { ColleagueView, CriterionView, RatingView, Recommendation } from "./ratings.schema";

/** The criteria used when neither the posting nor its company names any. */
export const DEFAULT_CRITERIA = ["Skills", "Experience", "Communication"] as const;
export const SCORES = [1, 2, 3, 4, 5] as const;

/** Whether a team member would take the applicant forward, from one end to the other. */
export const RECOMMENDATIONS: Readonly<Record<Recommendation, string>> = {
  strong_no: "Strong no",
  no: "No",
  unsure: "Unsure",
  yes: "Yes",
  strong_yes: "Strong yes",
};

/** The criteria by which a posting's applicants are rated: its own, or its company's. */
export function criteriaOf(job: readonly string[], company: readonly string[]): readonly string[] {
  if (job.length > 0) return job;
  return company.length > 0 ? company : DEFAULT_CRITERIA;
}

type Rater = { userId: string; name: string };
type GivenRating = Rater & { criterion: string; score: number };
type GivenRecommendation = Rater & { recommendation: Recommendation };
type Scorecards = {
  criteria: readonly string[];
  ratings: readonly GivenRating[];
  recommendations: readonly GivenRecommendation[];
};

function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, score) => total + score, 0);
  return Math.round((sum / scores.length) * 10) / 10;
}

function viewOf(
  criterion: string,
  own: number | null,
  scores: readonly number[] | null,
): CriterionView {
  if (!scores) return { criterion, own, mean: null, count: null };
  return { criterion, own, mean: meanOf(scores), count: scores.length };
}

/** Everyone else who gave something, by name; what they gave is left out while it is hidden. */
function colleaguesOf(
  { ratings, recommendations }: Scorecards,
  userId: string,
  isHidden: boolean,
): ColleagueView[] {
  const others = [...ratings, ...recommendations].filter((given) => given.userId !== userId);
  const names = new Map(others.map((given) => [given.userId, given.name]));
  return [...names]
    .map(([id, name]) => {
      const scores = ratings.filter((given) => given.userId === id).map(({ score }) => score);
      const said = recommendations.find((given) => given.userId === id)?.recommendation ?? null;
      return {
        name,
        recommendation: isHidden ? null : said,
        mean: isHidden ? null : meanOf(scores),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/**
 * The scorecards as one team member sees them: their own and, once theirs is complete, the team's.
 * It is complete with a score by every criterion and a recommendation. Ratings by criteria that
 * are no longer used are left out.
 */
export function summarise(cards: Scorecards, userId: string): RatingView {
  const { criteria, recommendations } = cards;
  const ratings = cards.ratings.filter(({ criterion }) => criteria.includes(criterion));
  const own = ratings.filter((rating) => rating.userId === userId);
  const recommendation =
    recommendations.find((given) => given.userId === userId)?.recommendation ?? null;
  const isTeamHidden = recommendation === null || own.length < criteria.length;
  return {
    isTeamHidden,
    recommendation,
    criteria: criteria.map((criterion) => {
      const scores = ratings.filter((rating) => rating.criterion === criterion);
      const score = own.find((rating) => rating.criterion === criterion)?.score ?? null;
      return viewOf(criterion, score, isTeamHidden ? null : scores.map((given) => given.score));
    }),
    colleagues: colleaguesOf({ ...cards, ratings }, userId, isTeamHidden),
  };
}
