import { z } from "zod";

const MAX_SIMILAR = 20;

export const similarParams = z.object({ jobId: z.uuid("This isn't a job's id") });

/** How many similar jobs are asked for. */
export const similarRequest = z.object({
  limit: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(MAX_SIMILAR, `must be at most ${MAX_SIMILAR}`)
    .default(6),
});
