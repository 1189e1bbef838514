import { z } from "zod";

const CRITERIA_MAX = 8;

const criterion = z
  .string("Enter the criterion")
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1, "Enter the criterion")
      .max(60, "A criterion must be at most 60 characters long"),
  );

/** What a company rates applicants by where a posting names nothing of its own. */
export const criteriaList = z.strictObject({
  criteria: z
    .array(criterion)
    .max(CRITERIA_MAX, `Use at most ${CRITERIA_MAX} criteria`)
    .refine(
      (criteria) => new Set(criteria.map((one) => one.toLowerCase())).size === criteria.length,
      "Name each criterion once",
    )
    .describe("In the order in which they are shown. Empty for the site's usual ones."),
});
export type CriteriaList = z.infer<typeof criteriaList>;
