import { z } from "zod";

const APPLICATIONS_MAX = 100;

export const applicationId = z.uuid("This isn't an application's id");

/** How many applications something is done to at once. */
export const LIMITS = {
  least: [1, "Select an application"],
  most: [APPLICATIONS_MAX, `Select at most ${APPLICATIONS_MAX} applications at once`],
} as const;
export const NAMED_TWICE = "Name each application once";

/** Several applications, each of them once. */
export const applicationIds = z
  .array(applicationId)
  .min(...LIMITS.least)
  .max(...LIMITS.most)
  .refine((ids) => new Set(ids).size === ids.length, NAMED_TWICE);

/** What happened to one of several applications. */
export const bulkResult = z.object({
  applicationId: z.uuid(),
  problem: z.string().nullable().describe("Why nothing was done for this one; null if it was."),
});
export type BulkResult = z.infer<typeof bulkResult>;
