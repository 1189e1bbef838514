import type { QuestionContent } from "./questions.schema";

/** A question on one line: a version keeps what was asked and what was taken. */
export function questionLine(question: Omit<QuestionContent, "kind">): string {
  const { text, isRequired, choices, accepted, minimum } = question;
  const parts = [
    choices.length > 0 ? `one of: ${choices.join(" / ")}` : "",
    accepted.length > 0 ? `taken: ${accepted.join(" / ")}` : "",
    minimum === null ? "" : `at least ${minimum}`,
    isRequired ? "" : "optional",
  ].filter(Boolean);
  return parts.length === 0 ? text : `${text} (${parts.join("; ")})`;
}
