import { z } from "zod";

const one = z.string().optional();

export const changesQuery = z.object({
  companyId: one.describe("Without it, all of your companies."),
  since: one.describe("An ISO instant; without it, nothing has changed yet."),
});

/** Something that changed among the applications that a company received. */
const liveChange = z.object({
  companyId: z.uuid(),
  applicationId: z
    .uuid()
    .nullable()
    .describe("Null if several changed at once, or one that you can't see any longer."),
  kind: z
    .enum(["arrived", "moved", "changed"])
    .describe("It arrived, it was moved, or something else about it changed."),
  at: z.iso.datetime().describe("When, for what arrived or was moved: the same one twice is one."),
  name: z.string().nullable().describe("The applicant, as far as your company may know them."),
  who: z.string().nullable().describe("Who moved it; null if the applicant did, or no one."),
  isOwn: z.boolean().describe("Whether you did."),
  stageId: z.uuid().nullable(),
  stageName: z.string().nullable(),
});
export type LiveChange = z.infer<typeof liveChange>;

export const liveChanges = z.object({
  until: z.iso.datetime().describe("The instant to ask with the next time."),
  changes: z.array(liveChange),
});
export type LiveChanges = z.infer<typeof liveChanges>;
