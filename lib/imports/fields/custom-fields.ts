import { readCustomFields } from "@/lib/jobs/custom-fields/values";
import type { JobContent } from "@/lib/jobs/schema";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import { fold } from "@/lib/shared/text";
import type { SourceFields } from "../schema";
import { readDate } from "./dates";
import { statedTexts } from "./terms";

const wordsOf = (name: string) => fold(name).replaceAll(" ", "");

/** The site's own field with the name of a record's field, found by key or else by name. */
export function customFieldNamed(
  name: string,
  fields: readonly CustomField[],
): CustomField | undefined {
  const words = wordsOf(name);
  return (
    fields.find(({ key }) => key === name) ??
    fields.find((field) => wordsOf(field.key) === words || wordsOf(field.name) === words)
  );
}

/** Converts a value from other systems' notation into one that the field accepts. */
function written({ kind }: CustomField, value: unknown): unknown {
  if (kind === "date") return readDate(value)?.day ?? value;
  if (kind === "several" && Array.isArray(value)) return value.flatMap(statedTexts);
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  return isPlain ? value : statedTexts(value)[0];
}

/**
 * A record's values for the site's own fields, by their keys or names. Values that a field doesn't
 * accept are left out, which `notes` says.
 */
export function importedFields(
  stated: unknown,
  fields: readonly CustomField[],
  notes: string[],
): JobContent["customFields"] {
  if (typeof stated !== "object" || stated === null || Array.isArray(stated)) return [];
  const given = Object.entries(stated as SourceFields).flatMap(([name, value]) => {
    const field = customFieldNamed(name, fields);
    if (field) return [[field.key, written(field, value)] as const];
    if (fields.length > 0) notes.push("A field that this site doesn't have was left out.");
    return [];
  });
  const read = readCustomFields(fields, Object.fromEntries(given));
  for (const [key, problem] of Object.entries(read.problems)) {
    const name = fields.find((field) => field.key === key)?.name ?? key;
    notes.push(`“${name}” wasn't understood, so it was left out. ${problem}.`);
  }
  return read.stated;
}
