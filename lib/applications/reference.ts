import { randomText } from "@/lib/shared/ids";
import type { ApplicationStatus } from "./schema";

// No characters that look or sound alike, and no vowels, so that no words appear.
const REFERENCE_ALPHABET = "2346789CDFHJKMNPQRTVWXY";
const REFERENCE_LENGTH = 8;

/**
 * A new reference: eight characters, about 8 × 10^10 possibilities. The database keeps them unique.
 */
export function newReference(): string {
  return randomText(REFERENCE_LENGTH, REFERENCE_ALPHABET);
}

/** Statuses in which the employer has said neither yes nor no; an offer is a yes. */
export const UNDECIDED = [
  "submitted",
  "in_review",
  "interview",
] as const satisfies ApplicationStatus[];

/** A cover letter in a form for comparison: texts that differ only in looks are equal. */
export function letterKey(letter: string): string {
  return letter.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
