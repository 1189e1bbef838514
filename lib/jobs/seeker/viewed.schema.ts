import { z } from "zod";
import { MOST_VIEWED, type ViewedJob } from "@/lib/shared/viewed-jobs";

/** What was viewed in a browser; it may be anything, so what is no job's id is ignored later. */
export const viewedInput = z.strictObject({
  ids: z
    .array(z.string().max(100))
    .max(MOST_VIEWED, `At most ${MOST_VIEWED} jobs at once`)
    .describe("Most recently viewed first."),
});

export const viewedJob = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  company: z.string().describe("The company's name."),
}) satisfies z.ZodType<ViewedJob>;
