import { z } from "zod";

export const ratingInput = z.strictObject({
  criterion: z.string("Say what you rate").trim().min(1, "Say what you rate").max(100),
  score: z
    .int("A rating is a whole number from 1 to 5")
    .min(1, "A rating is a whole number from 1 to 5")
    .max(5, "A rating is a whole number from 1 to 5")
    .nullable()
    .describe("Null removes your rating."),
});
export type NewRating = z.infer<typeof ratingInput>;

const recommendation = z.enum(
  ["strong_no", "no", "unsure", "yes", "strong_yes"],
  "Say whether you'd take them forward",
);
export type Recommendation = z.infer<typeof recommendation>;

export const recommendationInput = z.strictObject({
  recommendation: recommendation.nullable().describe("Null removes your recommendation."),
});
export type NewRecommendation = z.infer<typeof recommendationInput>;

/** One criterion's ratings of an applicant. */
const criterionView = z.object({
  criterion: z.string(),
  own: z.int().nullable().describe("One's own score."),
  mean: z
    .number()
    .nullable()
    .describe(
      "The team's average with your own rating; null where no one has rated, or while it is hidden.",
    ),
  count: z.int().nullable().describe("How many rated; null while that is hidden."),
});
export type CriterionView = z.infer<typeof criterionView>;

const colleagueView = z.object({
  name: z.string(),
  recommendation: recommendation.nullable().describe("Null while it is hidden, or not given."),
  mean: z.number().nullable().describe("The average of their scores; null while they are hidden."),
});
export type ColleagueView = z.infer<typeof colleagueView>;

/** An applicant's scorecards. */
export const ratingView = z.object({
  criteria: z.array(criterionView),
  recommendation: recommendation.nullable().describe("One's own."),
  colleagues: z.array(colleagueView).describe("Who else has rated."),
  // So that no one's first opinion is swayed.
  isTeamHidden: z
    .boolean()
    .describe(
      "The team's ratings are shown once yours is complete: a score by every criterion, and a recommendation.",
    ),
});
export type RatingView = z.infer<typeof ratingView>;
