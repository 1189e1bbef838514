import { z } from "zod";
import { postingInput, postingReceipt } from "../posting/schema";

const SOURCE_LENGTH = 60;
const REFERENCE_LENGTH = 200;

/** What a company's own system calls a job. */
export const referenceParams = z.strictObject({
  source: z
    .string()
    .min(1)
    .max(SOURCE_LENGTH, `source must be at most ${SOURCE_LENGTH} characters long`)
    .describe("Your name for the system that the job comes from."),
  reference: z
    .string()
    .min(1)
    .max(REFERENCE_LENGTH, `reference must be at most ${REFERENCE_LENGTH} characters long`)
    .describe("What that system calls the job."),
});
export type ReferenceParams = z.infer<typeof referenceParams>;

const companyId = z
  .uuid("must be a company's id")
  .optional()
  .describe("Left out with an API key, and by those who act for one company alone.");

export const referenceQuery = z.strictObject({ companyId });

/** A job with its complete content. */
export const referencedPosting = z.strictObject({
  companyId,
  posting: postingInput,
  acceptsNearCopy: z
    .boolean()
    .default(false)
    .describe("Posts it although the company has a very similar one."),
});
export type ReferencedPosting = z.infer<typeof referencedPosting>;

/** A job by its reference, as it is now. */
export const referencedJob = postingReceipt;

export const referencedOutcome = z.object({
  outcome: z
    .enum(["created", "saved", "in_review", "unchanged"])
    .describe("`in_review`: it stays as it was until the change has been reviewed."),
  job: referencedJob,
});
export type ReferencedOutcome = z.infer<typeof referencedOutcome>;
