import { isPlace } from "../resume-parsing/places";

// Whatever stands further down is about a workplace.
const MOST_LINES = 12;
const MOST_SIGNS = 80;
const DIVIDER = /\t|\s+[·|•–—]\s+|\s*\|\s*/u;
const LABEL = /^(?:address|location|based in|lives? in|wohnort|adresse)\s*:?\s+/iu;

/** The place that a resume names at its head, e.g. "Lisbon, Portugal"; null where it names none. */
export function placeOfResume(text: string): string | null {
  const parts = text
    .split("\n", MOST_LINES)
    .flatMap((line) => line.split(DIVIDER))
    .map((part) => part.replace(LABEL, "").trim())
    .filter((part) => part.length <= MOST_SIGNS);
  return parts.find((part) => part !== "" && isPlace(part)) ?? null;
}
