import { skillSlug } from "@/lib/shared/text";
import { experienceLevel, locationLine } from "./lifecycle";
import type { QuestionContent } from "./questions.schema";
import type { JobContent } from "./schema";
import type { JobText } from "./versions.schema";

/** A question on one line: a version keeps what was asked and what was taken. */
function questionLine(question: Omit<QuestionContent, "kind">): string {
  const { text, isRequired, choices, accepted, minimum } = question;
  const parts = [
    choices.length > 0 ? `one of: ${choices.join(" / ")}` : "",
    accepted.length > 0 ? `taken: ${accepted.join(" / ")}` : "",
    minimum === null ? "" : `at least ${minimum}`,
    isRequired ? "" : "optional",
  ].filter(Boolean);
  return parts.length === 0 ? text : `${text} (${parts.join("; ")})`;
}

function distinctSkills(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names) {
    const slug = skillSlug(name);
    if (slug && !known.has(slug)) known.set(slug, name.trim().slice(0, 80));
  }
  return [...known.values()];
}

/** What a posting says, in the form in which a version keeps it. */
export function textOfContent(content: JobContent, companyName: string): JobText {
  const { companyId: _company, timeZone: _zone, title, description, ...facts } = content;
  return {
    title,
    companyName,
    location: locationLine(content),
    description,
    facts: {
      ...facts,
      experienceLevel: experienceLevel(content),
      skills: distinctSkills(content.skills),
      places: content.places.map(({ label }) => label),
      questions: content.questions.map(questionLine),
    },
  };
}
