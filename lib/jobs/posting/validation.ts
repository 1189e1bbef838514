import type { z } from "zod";
import type { StatedField } from "../custom-fields/schema";
import {
  FIELD_INPUTS,
  FIELDS_SHAPED,
  type FieldsShaped,
  type FieldValues,
} from "./field-shapes.schema";
import { fieldOf, readFields } from "./form-fields";
import { type PostingFields, type PostingInput, postingInput } from "./schema";

type MayBeLeftOut = {
  [Name in FieldsShaped<"input">]: undefined extends z.input<(typeof FIELD_INPUTS)[Name]>
    ? Name
    : never;
}[FieldsShaped<"input">];

type NothingStated = Omit<Pick<FieldValues, MayBeLeftOut>, "customFields"> & {
  customFields: StatedField[];
};

/** The content of a posting that leaves out everything optional. */
export function nothingStated(): NothingStated {
  const stated = FIELDS_SHAPED.input.flatMap((name) => {
    const { success, data } = FIELD_INPUTS[name].safeParse(undefined);
    return success ? [[name, data]] : [];
  });
  return { ...Object.fromEntries(stated), customFields: [] } as unknown as NothingStated;
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldOf(path)] ??= message;
  return errors;
}

/** The problems of a form's fields, one message each, and the input if there are none. */
export function checkFields(
  fields: PostingFields,
  timeZone: string | null,
): { errors: Record<string, string>; input: PostingInput | null } {
  const parsed = postingInput.safeParse(readFields(fields, timeZone));
  if (parsed.success) return { errors: {}, input: parsed.data };
  return { errors: errorsOf(parsed.error.issues), input: null };
}
