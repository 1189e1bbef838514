import type { FieldErrors } from "@/components/ui/use-submission.client";

/** What an entry of any kind has. */
export type Entry = {
  id: string;
  startMonth: string;
  endMonth: string | null;
  description: string | null;
};

/** What the fields of a form are given. */
export type FieldParts = {
  errors: FieldErrors;
  isBusy: boolean;
  idOf: (name: string) => string;
};

/** What each field of such a form has, by its name. */
export function fieldOf({ errors, isBusy, idOf }: FieldParts) {
  return (name: string) => ({ name, id: idOf(name), disabled: isBusy, error: errors[name] });
}
