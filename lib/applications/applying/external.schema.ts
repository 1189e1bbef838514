import { z } from "zod";

export const visitParams = z.object({ jobId: z.uuid("This isn't a job's id") });

export const visitAnswer = z.strictObject({
  hasApplied: z
    .boolean("Say whether you applied")
    .nullable()
    .describe("Null for not yet: we ask again a day later."),
});
export type VisitAnswer = z.infer<typeof visitAnswer>;

/** How many days after a visit someone may still be asked whether they applied. */
export const ASKED_DAYS = 30;
/** How many hours "Not yet" holds. */
export const NOT_YET_HOURS = 24;

/** Someone left for an employer's page to apply, and has not said whether they did. */
export const visitQuestion = z.object({
  jobId: z.uuid(),
  title: z.string(),
  companyName: z.string(),
});
export type VisitQuestion = z.infer<typeof visitQuestion>;
