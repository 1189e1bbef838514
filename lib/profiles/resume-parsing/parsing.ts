import type { Finding, UncertainReading } from "../resumes/schema";
import { readContact } from "./contact";
import { readEducations } from "./education";
import { readExperiences } from "./experience";
import { toSections } from "./sections";
import { readSkills } from "./skills";

const MOST_LINES = 5000;
const MOST_LINE = 1000;
// "John Doe – 1/2", "Page 2 of 3": at the foot of a page.
const PAGE_NUMBER = /^(?:[^\t]{0,60}\s)?(?:page |seite )?\d{1,2}\s?(?:\/|of|von)\s?\d{1,2}$/i;

/** A resume's lines, without icons from symbol fonts and invisible characters. */
function toLines(text: string): string[] {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, "")
    .split(/[\r\n\f\v]+/)
    .slice(0, MOST_LINES)
    .map((line) =>
      line
        .slice(0, MOST_LINE)
        .replace(/\p{Co}/gu, " ")
        .replace(/[^\S\t]+/g, " ")
        .replace(/ ?\t[ \t]*/g, "\t")
        .trim(),
    )
    .filter((line) => line !== "" && !PAGE_NUMBER.test(line));
}

/** Entries without duplicates, up to a limit. */
function once<Found>(
  entries: readonly UncertainReading<Found>[],
  most: number,
): UncertainReading<Found>[] {
  const byContent = new Map(entries.map((entry) => [JSON.stringify(entry.content), entry]));
  return [...byContent.values()].slice(0, most);
}

/**
 * The contact details, experience, education and skills in a resume's text, as suggestions for a
 * profile. A text without headings for any of the last three yields nothing.
 */
export function readFindings(text: string, knownSkills: readonly string[] = []): Finding[] {
  const sections = toSections(toLines(text));
  const of = (kind: string) => sections.filter((section) => section.kind === kind);
  const experiences = of("experience").flatMap(({ lines }) => readExperiences(lines));
  const educations = of("education").flatMap(({ lines }) => readEducations(lines));
  const listed = of("skills").flatMap(({ lines }) => lines);
  // A job description has such headings too, but no workplaces or schools with dates.
  const isResume = experiences.length + educations.length > 0;
  if (!isResume && listed.length === 0) return [];
  const told = of("experience").flatMap(({ lines }) => lines);
  const skills = readSkills(listed, isResume ? told : [], knownSkills);
  const [head] = sections;
  const contact = readContact(
    { head: head?.lines ?? [], details: of("contact").flatMap(({ lines }) => lines) },
    experiences.map(({ content }) => content),
  );
  return [
    ...contact.map((read) => ({ kind: "contact" as const, ...read })),
    ...once(experiences, 20).map((read) => ({ kind: "experience" as const, ...read })),
    ...once(educations, 10).map((read) => ({ kind: "education" as const, ...read })),
    ...skills.map((content) => ({ kind: "skill" as const, content, doubts: [] })),
  ];
}
