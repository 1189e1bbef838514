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

/** The props of a form's field, by its name. */
export function fieldOf({ errors, isBusy, idOf }: FieldParts) {
  return (name: string) => ({ name, id: idOf(name), disabled: isBusy, error: errors[name] });
}
