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
