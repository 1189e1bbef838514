import { z } from "zod";
import { QUESTION_KINDS, type QuestionContent } from "../questions.schema";
import type { JobContent } from "../schema";
import { FIELD_FACTS } from "./field-shapes.schema";
import { FIELDS_WITH, type FieldsWith } from "./fields.schema";
import type { PostingFields } from "./schema";

// What the API returns of a posting to those who write it.

const questions = z.array(
  z.object({
    kind: z.enum(QUESTION_KINDS),
    text: z.string(),
    isRequired: z.boolean(),
    choices: z.array(z.string()),
    accepted: z.array(z.string()),
    minimum: z.number().nullable(),
  } satisfies Record<keyof QuestionContent, z.ZodType>),
);

/** Everything a posting says. */
export const jobContent = z.object({
  ...FIELD_FACTS,
  companyId: z.uuid(),
  title: z.string(),
  description: z.string().describe("Markdown."),
  places: z.array(
    z.object({
      cityId: z.int().nullable(),
      label: z.string(),
      countryCode: z.string().nullable(),
    }),
  ),
  timeZone: z.string().describe("The IANA time zone in which the deadline's day ends."),
  applyUrl: z.string().nullable(),
  questions,
  criteria: z.array(z.string()).describe("The criteria that applicants are rated on."),
} satisfies Record<keyof JobContent, z.ZodType>);

/** A form's fields as they were typed. */
export const typedFields = z.object({
  ...(Object.fromEntries(FIELDS_WITH.form.map((name) => [name, z.string()])) as Record<
    FieldsWith<"form">,
    z.ZodString
  >),
  payMin: z.string(),
  payMax: z.string(),
  payCurrency: z.string(),
  payPeriod: z.string(),
  applyAt: z.string().describe("`here` or `elsewhere`, which is at `applyUrl`."),
  questions,
  customFields: z.record(z.string(), z.string()).describe("The site's own fields, by key."),
} satisfies Record<keyof PostingFields, z.ZodType>);
