import { DomainError } from "@/lib/shared/errors";
import type { SavedDraft } from "./drafts.schema";

type Values = SavedDraft["values"];

/**
 * Of a draft, what a program may write and so may read: the letter and the answers. Name, address
 * and CV are the person's own.
 */
export function preparedPart(values: Values): Values {
  const isPrepared = (field: string) => field === "coverLetter" || field.startsWith("answers.");
  return Object.fromEntries(Object.entries(values).filter(([field]) => isPrepared(field)));
}

/** There's another draft than the one that was to be changed. */
export class OtherDraftError extends DomainError {
  /** What a program may know of it. */
  readonly values: Values;

  constructor({ savedAt, values }: SavedDraft) {
    super(
      "conflict",
      `There's another draft, saved at ${savedAt}. Read it, and pass that time as “replaces” to change it.`,
    );
    this.values = preparedPart(values);
  }
}
