import { randomText } from "@/lib/shared/ids";
import type { ApplicationStatus } from "./schema";

// Nothing that is read or heard as something else, and no vowels, so that no word comes out.
const REFERENCE_ALPHABET = "2346789CDFHJKMNPQRTVWXY";
const REFERENCE_LENGTH = 8;

/** A new reference: eight characters, about 8 × 10^10 of them. The database keeps them unique. */
export function newReference(): string {
  return randomText(REFERENCE_LENGTH, REFERENCE_ALPHABET);
}

/** Statuses in which the employer has said neither yes nor no; an offer is a yes. */
export const UNDECIDED = [
  "submitted",
  "in_review",
  "interview",
] as const satisfies ApplicationStatus[];

/** A cover letter as it is compared: what only looks different is the same text. */
export function letterKey(letter: string): string {
  return letter.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
