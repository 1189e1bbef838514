import { z } from "zod";
import { APPLICATION_STATUSES } from "../schema";

export const STAGES_MAX = 12;
const NAME_MAX_LENGTH = 40;

/** The statuses that a stage can have; the others are the applicant's to set. */
const STAGE_STATUSES = [
  "submitted",
  "in_review",
  "interview",
  "offer",
  "hired",
  "not_selected",
] as const;
export type StageStatus = (typeof STAGE_STATUSES)[number];

/** A stage of a company's pipeline. */
export const stage = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z
    .enum(APPLICATION_STATUSES)
    .describe("What its applications are for their senders. It never changes."),
  showsNames: z.boolean().describe("Whether blind screening ends here."),
  isDefault: z.boolean().describe("Whether jobs have it that have no stages of their own."),
});
export type Stage = z.infer<typeof stage>;

/** The stages of a company, in their order, and then those that only some jobs have. */
export const stagesResponse = z.object({ stages: z.array(stage) });

export const companyParams = z.object({ companyId: z.uuid("This isn't a company's id") });
export const stageParams = companyParams.extend({ stageId: z.uuid("This isn't a stage's id") });

const name = z
  .string("Enter the stage's name")
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1, "Enter the stage's name")
      .max(NAME_MAX_LENGTH, `A name must be at most ${NAME_MAX_LENGTH} characters long`),
  );

export const stageInput = z.strictObject({
  name,
  status: z
    .enum(STAGE_STATUSES, "Choose what applicants see")
    .describe("What applicants see for this stage. It can't be changed later."),
  showsNames: z.boolean().default(false).describe("Whether blind screening ends here."),
});
export type StageInput = z.infer<typeof stageInput>;

export const stageChange = z.strictObject({ name, showsNames: z.boolean() }).partial();
export type StageChange = z.infer<typeof stageChange>;

export const orderInput = z.strictObject({
  stageIds: z
    .array(z.uuid("This isn't a stage's id"))
    .max(STAGES_MAX)
    .describe("Every stage of the company, in the order you want."),
});

export const removalQuery = z.object({
  moveTo: z
    .uuid("This isn't a stage's id")
    .optional()
    .describe("A stage with the same status to move this stage's applications to."),
});
