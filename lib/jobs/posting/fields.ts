import type { z } from "zod";
import {
  FIELD_INPUTS,
  FIELDS,
  FIELDS_WITH,
  type FieldName,
  type FieldsWith,
  type FieldValues,
} from "./fields.schema";

type Inputs = typeof FIELD_INPUTS;
type MayBeLeftOut = {
  [Name in FieldsWith<"input">]: undefined extends z.input<Inputs[Name]> ? Name : never;
}[FieldsWith<"input">];

/** The content of a posting that leaves out everything optional. */
export function nothingStated(): Pick<FieldValues, MayBeLeftOut> {
  const stated = FIELDS_WITH.input.flatMap((name) => {
    const { success, data } = FIELD_INPUTS[name].safeParse(undefined);
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(stated) as Pick<FieldValues, MayBeLeftOut>;
}

/** The values of these fields in a record. */
export function pickFields<Name extends FieldName, Values extends Record<Name, unknown>>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}

/** How a choice, a text or several texts read; undefined if they were not stored. */
export function plainWords(
  name: FieldName,
  values: Partial<Record<FieldName, unknown>>,
): string | null | undefined {
  const value = values[name];
  if (value === undefined || value === null) return value;
  const text = [value].flat().join(", ");
  return FIELDS[name].labels?.[text] ?? text;
}
