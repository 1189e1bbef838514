import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";

/** How many postings are changed at once. */
const BULK_MAX = 100;
const MESSAGE_MAX_LENGTH = 5000;

const text = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(description);

/** The parameters of `GET /api/employer/jobs`. */
export const ownJobsParameters = z.looseObject({
  query: text("Words, all of which the title, the place or the company must have."),
  status: text("live, in_review, draft, paused, expired, closed, rejected, removed; with commas."),
  company: text("The slug of one of one's companies."),
  sort: text("newest, closing, unseen, applications or title."),
  page: text("From 1; 20 to a page."),
});

export const ownJobParams = z.object({ jobId: z.uuid("This is no job's id") });

export const versionInput = z
  .int("The version is a whole number")
  .min(1, "Versions begin at 1")
  .describe("Of the posting as it was read; 409 when somebody changed it since.");

const deadlineInput = z.iso.date("Choose a day");

const closingMessage = z
  .string()
  .max(MESSAGE_MAX_LENGTH, "A message must be at most 5,000 characters long")
  .transform((message) => cleanLines(message).trim())
  .default("")
  .describe("Sent to every applicant who has no answer yet; empty for none.");

const jobIds = z
  .array(z.uuid("This is no job's id"))
  .min(1, "Choose at least one posting")
  .max(BULK_MAX, `Choose at most ${BULK_MAX} postings at once`);

/** What is done to several postings at once. */
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

/** What became of one posting of several. */
export const jobChangeResult = z.object({
  jobId: z.uuid(),
  isDone: z.boolean(),
  message: z.string().nullable().describe("Why not."),
  status: z.string().nullable(),
  deadline: z.iso.date().nullable(),
  deadlineBefore: z.iso.date().nullable().describe("What undoing an extension sets again."),
});
export type JobChangeResult = z.infer<typeof jobChangeResult>;

export const renewalInput = z.strictObject({
  deadline: deadlineInput.nullable().describe("The new one; null for none."),
});
export type Renewal = z.infer<typeof renewalInput>;

/** What became of an edit. */
export const editOutcome = z.object({
  state: z
    .enum(["saved", "unchanged", "in_review"])
    .describe("in_review: the posting says what it said until an admin has looked."),
  version: z.int(),
});
export type EditOutcome = z.infer<typeof editOutcome>;
