import { z } from "zod";
import { isCurrency } from "@/lib/shared/money";
import { MOST_TYPED } from "../custom-fields/schema";
import { QUESTION_KINDS, type QuestionContent } from "../questions.schema";
import { JOB_STATUSES } from "../schema";
import { FIELD_INPUTS } from "./field-shapes.schema";
import { FIELDS, FIELDS_WITH, type FieldsWith } from "./fields.schema";

/** What is said where the site requires pay. */
export const PAY_REQUIRED = "State what the job pays";

/**
 * A posting as an employer sends it. A remote job names the countries it may be done from;
 * `duration` is only for internships.
 */
export const postingInput = z
  .strictObject(FIELD_INPUTS)
  .refine(
    ({ workMode, eligibleCountries }) => workMode !== "remote" || eligibleCountries.length > 0,
    { path: ["eligibleCountries"], message: "Choose the countries it can be done from" },
  );
export type PostingInput = z.infer<typeof postingInput>;

const terms = {
  /** The posting's company. No one posts for a company they do not belong to. */
  companyId: z.uuid("Company name is required"),
  /** Names the submission: sent again with the same one, it arrives once. */
  submissionId: z.uuid().optional(),
  /** When it goes live automatically; at once by default. */
  scheduledFor: z.iso
    .datetime({ offset: true, error: "Choose a day and a time" })
    .nullable()
    .default(null),
  /** Posts it although the company has a very similar one. */
  acceptsNearCopy: z.boolean().default(false),
};

/** `POST /api/jobs`. */
export const newPostingInput = z.strictObject({
  ...terms,
  posting: postingInput,
});
export type NewPosting = z.infer<typeof newPostingInput>;

/** The outcome of a posting that was sent. */
export const postingReceipt = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  message: z.string().describe("What happened to it, in a sentence."),
  reviewReasons: z.array(z.string()).describe("Why it waits for review."),
  scheduledFor: z.iso.datetime().nullable(),
});
export type PostingReceipt = z.infer<typeof postingReceipt>;

const typed = (most: number) => z.string().max(most).default("");

/** The form's fields for the pay, and whether people apply "here" or "elsewhere". */
const moreFields = {
  payMin: typed(40),
  payMax: typed(40),
  // An invalid code is emptied, to be chosen again: a page that shows an amount in it would break.
  payCurrency: typed(10).transform((code) => (isCurrency(code) ? code : "")),
  payPeriod: typed(10),
  applyAt: typed(10),
};

/**
 * A posting as the form's fields, whatever is typed in them: what drafts and templates store, and
 * what a form starts from.
 */
export type PostingFields = Record<FieldsWith<"form"> | keyof typeof moreFields, string> & {
  questions: QuestionContent[];
  /** The site's own fields, by their keys. */
  customFields: Record<string, string>;
};

/** What a form may contain while it is being filled in; more lenient than what may be posted. */
export const postingFields: z.ZodType<PostingFields, unknown> = z.strictObject({
  ...(Object.fromEntries(
    FIELDS_WITH.form.map((name) => [name, typed(FIELDS[name].form.most)]),
  ) as Record<FieldsWith<"form">, ReturnType<typeof typed>>),
  ...moreFields,
  customFields: z.record(z.string().max(100), z.string().max(MOST_TYPED)).default({}),
  questions: z
    .array(
      z.strictObject({
        kind: z.enum(QUESTION_KINDS),
        text: z.string().max(2000),
        isRequired: z.boolean(),
        choices: z.array(z.string().max(500)).max(40),
        accepted: z.array(z.string().max(500)).max(40),
        minimum: z.number().nullable(),
      }),
    )
    .max(40)
    .default([]),
});

/** `POST /api/job-previews`. */
export const previewInput = z.strictObject({ companyId: z.uuid(), fields: postingFields });
export type PreviewInput = z.infer<typeof previewInput>;
