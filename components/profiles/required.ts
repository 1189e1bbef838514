import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";

/** The errors for empty required fields. */
export function missingOf(
  values: FormValues,
  fields: readonly (readonly [name: string, label: string])[],
): FieldErrors {
  return Object.fromEntries(
    fields
      .filter(([name]) => !values[name]?.trim())
      .map(([name, label]) => [name, `${label} is required`]),
  );
}
