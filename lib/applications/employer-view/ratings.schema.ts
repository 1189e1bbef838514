import { z } from "zod";

/** What applicants are rated by where the posting names nothing. */
export const DEFAULT_CRITERIA = ["Skills", "Experience", "Communication"] as const;
export const SCORES = [1, 2, 3, 4, 5] as const;

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

/** An applicant by one criterion. */
export type CriterionView = {
  criterion: string;
  /** One's own score. */
  own: number | null;
  /** The team's mean, one's own in it; null where nobody rated, or it is hidden. */
  mean: number | null;
  /** How many rated; null while that is hidden. */
  count: number | null;
};

/** How an applicant is rated. */
export type RatingView = {
  criteria: CriterionView[];
  /** What others gave is shown once one has rated oneself: first opinions stay one's own. */
  isTeamHidden: boolean;
};
