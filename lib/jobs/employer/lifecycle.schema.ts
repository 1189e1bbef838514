import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";

/** How many postings can be changed at once. */
const BULK_MAX = 100;
const MESSAGE_MAX_LENGTH = 5000;

const text = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(description);

/** The parameters of `GET /api/employer/jobs`. */
export const employerJobsParameters = z.looseObject({
  query: text("Words that must all occur in the title, place or company."),
  status: text(
    "live, in_review, held, draft, paused, expired, closed, rejected, removed; with commas.",
  ),
  company: text("The slug of one of your companies."),
  sort: text("newest, closing, unseen, applications or title."),
  page: text("Starts at 1, with 20 per page."),
});

export const employerJobParams = z.object({ jobId: z.uuid("This isn't a job's id") });

export const versionInput = z
  .int("The version is a whole number")
  .min(1, "Versions begin at 1")
  .describe("The job's version when you read it. 409 if someone has changed it since.");

const deadlineInput = z.iso.date("Choose a day");

const closingMessage = z
  .string()
  .max(MESSAGE_MAX_LENGTH, "A message must be at most 5,000 characters long")
  .transform((message) => cleanLines(message).trim())
  .default("")
  .describe("Sent to every applicant without an answer; empty to send nothing.");

const jobIds = z
  .array(z.uuid("This isn't a job's id"))
  .min(1, "Choose at least one job")
  .max(BULK_MAX, `Choose at most ${BULK_MAX} jobs at once`);

/** An action for several postings at once. */
export const jobsChangeInput = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("pause"), jobIds }),
  z.strictObject({ action: z.literal("resume"), jobIds }),
  z.strictObject({ action: z.literal("close"), jobIds, message: closingMessage }),
  z.strictObject({
    action: z.literal("extend"),
    jobIds,
    deadline: deadlineInput.nullable().describe("The new one; null for none."),
  }),
]);
export type JobsChange = z.infer<typeof jobsChangeInput>;

/** The outcome for one of several postings. */
export const jobChangeResult = z.object({
  jobId: z.uuid(),
  isDone: z.boolean(),
  message: z.string().nullable().describe("The reason it failed."),
  status: z.string().nullable(),
  deadline: z.iso.date().nullable(),
  deadlineBefore: z.iso
    .date()
    .nullable()
    .describe("The deadline that undoing an extension restores."),
});
export type JobChangeResult = z.infer<typeof jobChangeResult>;

export const renewalInput = z.strictObject({
  deadline: deadlineInput.nullable().describe("The new one; null for none."),
});
export type JobRenewal = z.infer<typeof renewalInput>;

/** The outcome of an edit. */
export const editOutcome = z.object({
  state: z
    .enum(["saved", "unchanged", "in_review"])
    .describe("in_review: the job stays as it was until an admin has reviewed the change."),
  version: z.int(),
});
export type EditOutcome = z.infer<typeof editOutcome>;
