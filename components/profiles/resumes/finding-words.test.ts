import { describe, expect, it } from "vitest";
import type { Finding, FindingView } from "@/lib/profiles/resumes/schema";
import { educationInput, experienceInput, skillInput } from "@/lib/profiles/schema";
import { doubtWords, foundWords, isComplete } from "./finding-words";

const POSITION = {
  title: "Crane Operator",
  company: "Docklight",
  startMonth: "2015-01",
  endMonth: "2018-02",
};
const COURSE = {
  degree: "BSc",
  institution: "University of Pune",
  fieldOfStudy: "Physics",
  startMonth: "2011-09",
  endMonth: "2015-06",
};
const INPUTS = { experience: experienceInput, education: educationInput, skill: skillInput };

const view = (found: Finding, replaces: string | null = null): FindingView => ({
  ...found,
  id: "finding",
  resumeId: "resume",
  replaces,
  isLeft: false,
});
const phone: Finding = {
  kind: "contact",
  content: { field: "phone", value: "020 7946 0000" },
  doubts: ["no_country_code"],
};

function without<Content extends object>(content: Content, name: string): Content {
  return Object.fromEntries(Object.entries(content).filter(([key]) => key !== name)) as Content;
}

const positions = [
  POSITION,
  { ...POSITION, endMonth: null },
  ...Object.keys(POSITION).map((name) => without(POSITION, name)),
].map((content): Finding => ({ kind: "experience", content, doubts: [] }));
const courses = [
  COURSE,
  { ...COURSE, endMonth: null },
  ...Object.keys(COURSE).map((name) => without(COURSE, name)),
].map((content): Finding => ({ kind: "education", content, doubts: [] }));
const skill: Finding = { kind: "skill", content: { name: "Welding" }, doubts: [] };

describe("a finding is complete", () => {
  it.each([...positions, ...courses, skill])("if the profile accepts it as it is: %j", (found) => {
    const { success } = INPUTS[found.kind as keyof typeof INPUTS].safeParse(found.content);
    expect(isComplete(found)).toBe(success);
  });
});

describe("what to check about a finding", () => {
  it("says what is missing", () => {
    const { title, startMonth } = POSITION;
    const found: Finding = { kind: "experience", content: { title, startMonth }, doubts: [] };
    expect(doubtWords(view(found))).toEqual([
      "No company and end month found. Add it, or leave this out.",
    ]);
  });

  it("says what it would replace, and what is uncertain", () => {
    expect(doubtWords(view(phone, "+1 202 555 0100"))).toEqual([
      "Your profile says “+1 202 555 0100”. Tick to replace it.",
      "No country code found. Add one if you're applying abroad.",
    ]);
  });

  it("says nothing if all is certain", () => {
    expect(doubtWords(view(skill))).toEqual([]);
  });
});

it("counts the findings by kind", () => {
  expect(foundWords([phone, skill, skill])).toBe("1 contact detail and 2 skills");
});
