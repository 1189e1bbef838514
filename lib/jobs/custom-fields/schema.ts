import { z } from "zod";
import {
  customFieldShapes,
  fieldKey,
  fieldKind,
} from "@/lib/shared/setting-groups/custom-field-shapes";

/** A field's value: a choice is its key, several are keys, a day is `YYYY-MM-DD`. */
const customValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type CustomValue = z.infer<typeof customValue>;

/** The values of a posting's custom fields, by the fields' keys: what its column holds. */
export type CustomValues = Readonly<Record<string, CustomValue>>;

const MOST_SENT = 50;

/** The custom fields as they are sent; which there are, and what each takes, the site says. */
export const customFieldsInput = z
  .record(
    z.string().max(100),
    z.union([customValue, z.null()], "Give a text, a number, true or false, or a list of texts"),
  )
  .refine((sent) => Object.keys(sent).length <= MOST_SENT, `Send at most ${MOST_SENT} fields`)
  .default({})
  .describe(
    "The site's own fields by key, as `GET /api/custom-fields` lists them. A choice by its key or label, several as a list, a number, true or false, or a day.",
  );

/** The most that a draft stores of one field, whatever is typed. */
export const MOST_TYPED = 20_000;

/** A custom field that a posting states, with the words that people read. */
const statedField = z.object({
  key: fieldKey,
  name: z.string(),
  kind: fieldKind,
  value: customValue.describe("A choice is its key, several are keys, a date is a day."),
  text: z.string().describe("The value in words."),
  isOnCard: z.boolean().describe("Whether the job's card shows it."),
  isOnPage: z.boolean().describe("Whether the job's page shows it."),
});
export type StatedField = z.infer<typeof statedField>;

export const statedFields = z
  .array(statedField)
  .describe("What it states in the site's own fields, in their order.");

/** `GET /api/custom-fields`. */
export const customFieldList = z.object(customFieldShapes);
