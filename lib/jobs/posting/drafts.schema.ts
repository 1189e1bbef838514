import { z } from "zod";
import { typedFields } from "./content.schema";
import { postingFields } from "./schema";

export const MOST_TEMPLATES = 50;

export const DRAFT_KINDS = ["draft", "template"] as const;

const nameInput = z
  .string("Give the template a name")
  .trim()
  .min(1, "Give the template a name")
  .max(80, "Use at most 80 characters");

export const draftParams = z.object({ draftId: z.uuid() });
export const draftsQuery = z.object({ companyId: z.uuid() });

/** `POST /api/job-drafts`: the draft being written, one per person and company, or a template. */
export const newDraftInput = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("draft"), companyId: z.uuid(), fields: postingFields }),
  z.strictObject({
    kind: z.literal("template"),
    companyId: z.uuid(),
    name: nameInput,
    fields: postingFields,
  }),
]);
export type NewDraft = z.infer<typeof newDraftInput>;

/** `PUT /api/job-drafts/{draftId}`. */
export const draftChange = z.strictObject({
  /** The version that was read; null overwrites whatever is there. */
  version: z.int().positive().nullable(),
  fields: postingFields,
});
export type DraftChange = z.infer<typeof draftChange>;

/** The response after each save. */
export const draftReceipt = z.object({
  id: z.uuid(),
  version: z.int(),
  savedAt: z.iso.datetime(),
});
export type DraftReceipt = z.infer<typeof draftReceipt>;

/** A draft or a template to continue with. */
export const draftView = draftReceipt.extend({
  kind: z.enum(DRAFT_KINDS),
  name: z.string(),
  fields: typedFields.describe("As they were sent."),
});
export type DraftView = z.infer<typeof draftView>;

/** A template in a list. */
export const templateRow = z.object({ id: z.uuid(), name: z.string(), savedAt: z.iso.datetime() });
export type TemplateRow = z.infer<typeof templateRow>;
