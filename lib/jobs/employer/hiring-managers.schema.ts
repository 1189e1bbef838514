import { z } from "zod";

export const hiringManagerParams = z.strictObject({
  jobId: z.uuid("This isn't a job's id"),
  managerId: z.uuid(),
});

export const hiringManagerList = z.object({
  people: z
    .array(z.object({ userId: z.uuid(), name: z.string(), isAssigned: z.boolean() }))
    .describe("The company's hiring managers, by name, and whether this job is theirs."),
});
export type HiringManagerList = z.infer<typeof hiringManagerList>;
