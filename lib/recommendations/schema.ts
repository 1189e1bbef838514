import { z } from "zod";
import type { JobCard } from "@/lib/jobs/schema";

/** How many jobs are recommended at once. */
export const RECOMMENDED_COUNT = 10;
const MAX_COUNT = 50;
const MAX_PAGE = 20;

export const recommendationsQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_COUNT, `At most ${MAX_COUNT} at once`)
    .default(RECOMMENDED_COUNT),
  page: z.coerce.number().int().min(1).max(MAX_PAGE, `There are ${MAX_PAGE} pages`).default(1),
});

export const matchParams = z.object({ jobId: z.uuid("This isn't a job's id") });

/** A recommended job and the reasons, each the start of a sentence. */
export type Recommendation = { job: JobCard; reasons: string[] };

/** Whether there is consent, and anything to go by. */
type RecommendationState = "given" | "no_consent" | "nothing_known";

export type Recommendations = { state: RecommendationState; jobs: Recommendation[] };

/** Which of a job's skills someone has. */
export const jobMatch = z.object({
  matched: z.int(),
  total: z.int(),
  skills: z.array(z.object({ name: z.string(), isMatched: z.boolean() })),
});
export type JobMatch = z.infer<typeof jobMatch>;
