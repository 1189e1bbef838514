import { z } from "zod";
import { customField, fieldKey, fieldKind } from "@/lib/shared/setting-groups/custom-field-shapes";
import { MOST_CHOICES, MOST_FIELDS } from "@/lib/shared/setting-groups/custom-fields";
import { cleanLines, fold } from "@/lib/shared/text";

const line = (most: number) =>
  z
    .string()
    .transform((text) =>
      cleanLines(text)
        .replace(/\p{Cs}/gu, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .pipe(z.string().max(most, `Use at most ${most} characters`));
/** A line with at least a letter or a digit, by which it can be told from others. */
const needed = (most: number, sentence: string) =>
  line(most).pipe(z.string().refine((text) => fold(text) !== "", sentence));
const flag = z.boolean("must be true or false");

const choiceInput = z.strictObject({
  key: fieldKey.optional().describe("Of one that there is; left out for a new one."),
  label: needed(80, "Write the choice, or remove it"),
  isRetired: flag.default(false).describe("No longer offered."),
});
export type ChoiceInput = z.infer<typeof choiceInput>;

function repeated(choices: readonly ChoiceInput[]): number {
  const labels = choices.map(({ label }) => fold(label));
  return labels.findIndex((label, index) => labels.indexOf(label) < index);
}

const choicesInput = z
  .array(choiceInput)
  .max(MOST_CHOICES, `Use at most ${MOST_CHOICES} choices, those no longer offered included`)
  .superRefine((choices, context) => {
    const at = repeated(choices);
    if (at < 0) return;
    const message = "There is such a choice already";
    context.addIssue({ code: "custom", path: [at, "label"], message });
  });

const parts = {
  name: needed(60, "Give the field a name"),
  help: line(200),
  unit: line(20),
  choices: choicesInput,
  isRequired: flag,
  isOnCard: flag,
  isOnPage: flag,
  isFilter: flag,
};

/** `POST /api/admin/custom-fields`. */
export const newCustomField = z.strictObject({
  ...parts,
  kind: fieldKind.describe("It stays as it is."),
  help: parts.help.default(""),
  unit: parts.unit.default(""),
  choices: parts.choices.default([]),
  isRequired: flag.default(false),
  isOnCard: flag.default(false),
  isOnPage: flag.default(true),
  isFilter: flag.default(false),
});
export type NewCustomField = z.infer<typeof newCustomField>;

/** `PATCH /api/admin/custom-fields/{fieldKey}`: what isn't given stays. */
export const customFieldChange = z.strictObject({ ...parts, isRetired: flag }).partial();
export type CustomFieldChange = z.infer<typeof customFieldChange>;

/** `PUT /api/admin/custom-fields`. */
export const customFieldOrder = z.strictObject({
  keys: z.array(fieldKey).max(MOST_FIELDS).describe("Every field once, in the new order."),
});

export const customFieldParams = z.object({ fieldKey });

export const customFieldView = customField;
