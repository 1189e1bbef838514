import type { FieldErrors, Values } from "@/components/ui/forms/use-submission.client";

/** The errors for empty required fields. */
export function missingOf(
  values: Values,
  fields: readonly (readonly [name: string, label: string])[],
): FieldErrors {
  return Object.fromEntries(
    fields
      .filter(([name]) => !values[name]?.trim())
      .map(([name, label]) => [name, `${label} is required`]),
  );
}
