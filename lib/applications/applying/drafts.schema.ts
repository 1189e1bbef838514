import { z } from "zod";

/** How long what was written and not sent is kept, in days. */
export const DRAFT_DAYS = 30;

// An employer may ask fifty questions.
const MOST_FIELDS = 70;

const values = z
  .record(z.string().max(100), z.string().max(20_000, "This text is too long to keep"))
  .refine(
    (fields) => Object.keys(fields).length <= MOST_FIELDS,
    `Send at most ${MOST_FIELDS} fields`,
  )
  .describe("The form's fields as they were typed.");

/** What is kept of an application while it is written. */
export const draftInput = z.strictObject({
  submissionId: z.uuid("submissionId must be a UUID"),
  values,
});
export type DraftInput = z.infer<typeof draftInput>;

export const draftSaved = z.object({ savedAt: z.iso.datetime() });

export const applicationDraft = draftInput.extend({
  savedAt: z.iso.datetime(),
  preparedBy: z
    .string()
    .nullable()
    .describe("The name of your API key whose program wrote any of it; null when only you did."),
});
export type SavedDraft = z.infer<typeof applicationDraft>;
