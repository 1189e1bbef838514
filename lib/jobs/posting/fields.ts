import { FIELDS, type FieldName } from "./fields.schema";

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
