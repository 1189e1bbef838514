import { z } from "zod";
import { STAGES_MAX, stage } from "../pipeline/stages.schema";

/** How many stages a company can have that only some jobs use. */
export const JOB_STAGES_MAX = 30;

export const jobStagesParams = z.object({ jobId: z.uuid("This isn't a job's id") });

const stageInUse = stage.extend({
  count: z.int().describe("How many of the job's applications are in it."),
});
export type StageInUse = z.infer<typeof stageInUse>;

/** A job's stages, and which else it could have. */
export const jobStages = z.object({
  isOwn: z.boolean().describe("False for a job that has its company's stages."),
  stages: z.array(stageInUse).describe("The job's stages, in order."),
  others: z.array(stageInUse).describe("The company's other stages."),
});
export type JobStages = z.infer<typeof jobStages>;

const stageId = z.uuid("This isn't a stage's id");

export const jobStagesInput = z.strictObject({
  stageIds: z
    .array(stageId)
    .max(STAGES_MAX, `A job can have at most ${STAGES_MAX} stages`)
    .refine((ids) => new Set(ids).size === ids.length, "Name each stage once")
    .describe("In order. Empty for the company's stages."),
  moves: z
    .array(z.strictObject({ from: stageId, to: stageId }))
    .max(JOB_STAGES_MAX)
    .default([])
    .describe(
      "Where the applications go of each stage that the job no longer has: to one with the same status.",
    ),
});
export type JobStagesInput = z.infer<typeof jobStagesInput>;
