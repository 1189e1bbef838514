import { describe, expect, it } from "vitest";
import type { Finding } from "@/lib/profiles/resumes/schema";
import { educationInput, experienceInput, skillInput } from "@/lib/profiles/schema";
import { isComplete } from "./finding-words";

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

function without<Content extends object>(content: Content, name: string): Content {
  return Object.fromEntries(Object.entries(content).filter(([key]) => key !== name)) as Content;
}

const positions = [
  POSITION,
  { ...POSITION, endMonth: null },
  ...Object.keys(POSITION).map((name) => without(POSITION, name)),
].map((content): Finding => ({ kind: "experience", content }));
const courses = [
  COURSE,
  { ...COURSE, endMonth: null },
  ...Object.keys(COURSE).map((name) => without(COURSE, name)),
].map((content): Finding => ({ kind: "education", content }));
const skill: Finding = { kind: "skill", content: { name: "Welding" } };

describe("a finding is complete", () => {
  it.each([...positions, ...courses, skill])("if the profile takes it as it is: %j", (found) => {
    const { success } = INPUTS[found.kind].safeParse(found.content);
    expect(isComplete({ ...found, id: "finding", resumeId: "resume" })).toBe(success);
  });
});
