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

/** One criterion's ratings of an applicant. */
const criterionView = z.object({
  criterion: z.string(),
  own: z.int().nullable().describe("Your own score."),
  mean: z
    .number()
    .nullable()
    .describe(
      "The team's average, including yours; null if no one has rated, or while it's hidden.",
    ),
  count: z.int().nullable().describe("How many people have rated; null while that's hidden."),
});
export type CriterionView = z.infer<typeof criterionView>;

/** An applicant's ratings. */
export const ratingView = z.object({
  criteria: z.array(criterionView),
  // So that nobody's first opinion is swayed.
  isTeamHidden: z.boolean().describe("The team's ratings are shown once you've given yours."),
});
export type RatingView = z.infer<typeof ratingView>;
