import { fillTemplate } from "../messaging/message-templates";
import type { Placeholder } from "../messaging/template-placeholders.schema";

/** The fields of a letter, with the words that stand for them while they are not filled. */
export const FIELD_LABELS: Record<Placeholder, string> = {
  "first name": "First name",
  name: "Full name",
  job: "Job title",
  company: "Company",
  sender: "Your name",
};

/** What a letter's fields stand for; without a name where blind screening hides it. */
export type LetterValues = Partial<Record<Placeholder, string>>;

const FIELD = new RegExp(`\\{\\s*(${Object.keys(FIELD_LABELS).join("|")})\\s*\\}`, "giu");

/** A piece of a letter: its words, or one of its fields. */
export type LetterPart = { text: string } | { field: Placeholder };

/** A letter's text as words and fields, in order. */
export function partsOf(text: string): LetterPart[] {
  const parts: LetterPart[] = [];
  let end = 0;
  for (const found of text.matchAll(FIELD)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ field: (found[1] ?? "").toLowerCase() as Placeholder });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The name to greet someone by: the first word of their name. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0] ?? fullName;
}

/** Who signs for someone whose name isn't known. */
export const NAMELESS_SENDER = "The hiring team";

/** The sentence that calls off an interview, e.g. at "Thu, 26 November 2026, 14:30 CET". */
function callsOff(when: string): string {
  return `Your interview on ${when} has been cancelled.`;
}

type Letter = { subject: string; text: string };

/** A letter as its reader gets it, with the interviews that it calls off. */
export function composeLetter(
  { subject, text }: Letter,
  { values, interviews }: { values: LetterValues; interviews: readonly string[] },
): Letter {
  return {
    subject: fillTemplate(subject, values),
    text: [fillTemplate(text, values), ...interviews.map(callsOff)].join("\n\n"),
  };
}

/** A text's paragraphs, each of one or more lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
