import { describe, expect, it } from "vitest";
import { readDuration } from "@/lib/shared/durations";
import { removalInput, updateProfileInput } from "./spec-api.schema";

it.each([
  ["Mar 2022 - Present", "2022-03", null],
  ["March 2022 - present", "2022-03", null],
  ["2022-03 - 2024-05", "2022-03", "2024-05"],
  ["2022-03-01 - 2024-05-31", "2022-03", "2024-05"],
  ["03/2022 – 5/2024", "2022-03", "2024-05"],
  ["Sept 2018 to Feb. 2022", "2018-09", "2022-02"],
  ["2020-09 - ", "2020-09", null],
  ["2020-09 -", "2020-09", null],
] as const)("reads the duration %s", (text, startMonth, endMonth) => {
  expect(readDuration(text)).toEqual({ startMonth, endMonth });
});

it.each([
  "",
  "-",
  "2022-03",
  "Present - 2022-03",
  "- 2022-03",
  "2022-13 - 2023-01",
  "Mar 2022 - soon",
  "2022 - 2023",
  "Maybe 2022 - Present",
  " - - ".repeat(10_000),
])("can't read the duration %s", (text) => {
  expect(readDuration(text)).toBe(null);
});

const experience = { title: "Designer", company: "Docklight", duration: "Mar 2022 - Present" };
const education = {
  degree: "MA",
  institution: "Escola",
  fieldOfStudy: "Design",
  duration: "2016-09 - 2018-06",
};

function problems(given: unknown): string[] {
  const { error } = updateProfileInput.safeParse(given);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

describe("the forms of updateProfile", () => {
  it("accepts the lists in profile, unwrapped, and a resume", () => {
    const lists = { education: [education], experience: [experience], skills: [" Figma ", " "] };
    const read = {
      experience: [
        {
          title: "Designer",
          company: "Docklight",
          description: null,
          startMonth: "2022-03",
          endMonth: null,
        },
      ],
      skills: ["Figma"],
    };
    expect(updateProfileInput.parse({ profile: lists }).profile).toMatchObject(read);
    expect(updateProfileInput.parse(lists)).toMatchObject(read);
    expect(updateProfileInput.parse({ resume: "https://example.com/cv" })).toEqual({
      resume: "https://example.com/cv",
    });
  });

  it.each([
    [
      { profile: { experience: [experience, { ...experience, duration: "for years" }] } },
      "profile.experience.1.duration: Write 'start - end', such as 'Mar 2022 - Present'",
    ],
    [
      { education: [{ ...education, duration: "2018-06 - 2016-09" }] },
      "education.0.duration: End date must not be before the start date",
    ],
    [
      { profile: { education: [{ ...education, fieldOfStudy: " " }] } },
      "profile.education.0.fieldOfStudy: Field of study is required",
    ],
    [
      { experience: [{ ...experience, description: "x".repeat(20_000) }] },
      "experience.0.description: Description must be at most 5,000 characters long",
    ],
  ])("names the wrong item: %#", (given, problem) => {
    expect(problems(given)).toEqual([problem]);
  });

  it.each([
    { role: "admin" },
    { Role: "admin" },
    { userId: "x" },
    { email: "other@example.org" },
    { profile: { userType: "admin" } },
    { profile: { experience: [{ ...experience, userId: "x" }] } },
    { experience: [{ ...experience, _id: "1" }] },
    { resume: "javascript:alert(1)" },
    { skills: "Figma" },
    { skills: ["x".repeat(81)] },
    { experience: Array.from({ length: 51 }, () => experience) },
    [],
    "text",
  ])("refuses %j", (given) => {
    expect(updateProfileInput.safeParse(given).success).toBe(false);
  });
});

it("removes one thing at a time", () => {
  const [userId, expId] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(removalInput.safeParse({ userId, expId }).success).toBe(true);
  expect(removalInput.safeParse({ userId, eduId: expId }).success).toBe(true);
  expect(removalInput.safeParse({ userId }).success).toBe(false);
  expect(removalInput.safeParse({ userId, expId, eduId: expId }).success).toBe(false);
  expect(removalInput.safeParse({ expId }).success).toBe(false);
});
