import type { Finding } from "../resumes/schema";
import { readEducations } from "./education";
import { readExperiences } from "./experience";
import { toSections } from "./sections";
import { readSkills } from "./skills";

const MOST_LINES = 5000;
const MOST_LINE = 1000;
// "John Doe – 1/2", "Page 2 of 3": at a page's foot.
const PAGE_NUMBER = /^(?:[^\t]{0,60}\s)?(?:page |seite )?\d{1,2}\s?(?:\/|of|von)\s?\d{1,2}$/i;

/** A résumé's lines as they are read: without pictures from symbol fonts and marks nobody sees. */
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

/** Every entry once, as far as they are many. */
function once<Found>(entries: readonly Found[], most: number): Found[] {
  const byContent = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  return [...byContent.values()].slice(0, most);
}

/**
 * What a résumé's text says of experience, education and skills, to be proposed for a profile. A
 * text without a heading of any of them is none, and says nothing.
 */
export function readFindings(text: string, knownSkills: readonly string[] = []): Finding[] {
  const sections = toSections(toLines(text));
  const of = (kind: string) => sections.filter((section) => section.kind === kind);
  const experiences = of("experience").flatMap(({ lines }) => readExperiences(lines));
  const educations = of("education").flatMap(({ lines }) => readEducations(lines));
  const listed = of("skills").flatMap(({ lines }) => lines);
  // A text about a job has such headings too, but no places of work and no schools with their time.
  const isResume = experiences.length + educations.length > 0;
  if (!isResume && listed.length === 0) return [];
  const told = of("experience").flatMap(({ lines }) => lines);
  const skills = readSkills(listed, isResume ? told : [], knownSkills);
  return [
    ...once(experiences, 20).map((content) => ({ kind: "experience" as const, content })),
    ...once(educations, 10).map((content) => ({ kind: "education" as const, content })),
    ...skills.map((content) => ({ kind: "skill" as const, content })),
  ];
}
