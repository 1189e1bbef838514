import { z } from "zod";
import {
  type CustomField,
  type CustomFieldSettings,
  FIELD_KINDS,
  type FieldChoice,
  type FieldKind,
  KEY_LENGTH,
  MOST_CHOICES,
  MOST_FIELDS,
} from "./custom-fields";

const flag = z.boolean("must be true or false");

/** A key of a field or a choice: words with hyphens between. */
export const fieldKey = z
  .string()
  .max(KEY_LENGTH)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be words with hyphens between");

export const fieldKind = z.enum(Object.keys(FIELD_KINDS) as FieldKind[], "Choose what it holds");

const fieldChoice = z.object({
  key: fieldKey,
  label: z.string(),
  isRetired: flag,
}) satisfies z.ZodType<FieldChoice>;

/** A custom field as it is stored. */
export const customField = z.object({
  key: fieldKey.describe("In addresses, the API and imports. It never changes."),
  name: z.string(),
  kind: fieldKind,
  help: z.string().describe("Under the name in the job form."),
  unit: z.string().describe("After a number."),
  choices: z.array(fieldChoice).max(MOST_CHOICES),
  isRequired: flag.describe("Whether employers must state it; imports may leave it out."),
  isOnCard: flag.describe("Whether a job's card shows it."),
  isOnPage: flag.describe("Whether a job's page shows it."),
  isFilter: flag.describe("Whether searches can be narrowed by it."),
  isRetired: flag.describe("No longer asked. Jobs that state it still show it."),
}) satisfies z.ZodType<CustomField>;

export const customFieldShapes = {
  fields: z.array(customField).max(MOST_FIELDS),
} as const satisfies { [Part in keyof CustomFieldSettings]: z.ZodType<CustomFieldSettings[Part]> };
