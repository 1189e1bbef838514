import type { FieldErrors } from "@/components/ui/forms/use-submission.client";

/** What every kind of entry has. */
export type ProfileEntry = {
  id: string;
  startMonth: string;
  endMonth: string | null;
  description: string | null;
};

/** What a form's fields receive. */
export type FieldParts = {
  errors: FieldErrors;
  isBusy: boolean;
  idOf: (name: string) => string;
};

/** The props of a form's field, by its name. It starts with what the entry states. */
export function fieldOf<Name extends string>(
  { errors, isBusy, idOf }: FieldParts,
  entry: { readonly [name in Name]: string | null } | null,
) {
  return (name: Name) => ({
    name,
    id: idOf(name),
    defaultValue: entry?.[name] ?? "",
    disabled: isBusy,
    error: errors[name],
  });
}
