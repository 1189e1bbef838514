import { describe, expect, it } from "vitest";
import { educationInput, experienceInput, infoInput, skillsInput } from "./schema";

const experience = {
  title: "Designer",
  company: "Docklight",
  startMonth: "2022-03",
  endMonth: null,
};
const education = {
  degree: "MA",
  institution: "Escola",
  fieldOfStudy: "Design",
  startMonth: "2016-09",
};

function messages(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

describe("an experience", () => {
  it("is trimmed, and empty values become null", () => {
    const read = experienceInput.parse({ ...experience, title: " Designer ", description: "  " });
    expect(read).toEqual({ ...experience, description: null });
  });

  it.each([
    [{ title: "" }, "title: Title is required"],
    [{ title: "   " }, "title: Title is required"],
    [{ title: undefined }, "title: Title is required"],
    [{ title: "two\nlines" }, "title: Write the title in one line"],
    [{ title: "x".repeat(201) }, "title: Title must be at most 200 characters long"],
    [{ company: "" }, "company: Company is required"],
    [{ startMonth: "" }, "startMonth: Start month is required"],
    [{ startMonth: "2022-13" }, "startMonth: Start month must be a month such as 2022-03"],
    [{ startMonth: "0022-03" }, "startMonth: Start month must be a month such as 2022-03"],
    [{ endMonth: undefined }, "endMonth: End month is required"],
    [{ endMonth: "" }, "endMonth: End month is required"],
    [{ endMonth: "2022-02" }, "endMonth: End month must not be before the start month"],
    [
      { description: "x".repeat(20_000) },
      "description: Description must be at most 5,000 characters long",
    ],
    [{ description: "nul\u0000" }, "description: Description has characters that can't be stored"],
  ])("refuses %j", (change, message) => {
    expect(messages(experienceInput.safeParse({ ...experience, ...change }))).toContain(message);
  });

  it("accepts no unknown fields", () => {
    for (const name of ["userId", "id", "createdAt", "role"]) {
      expect(experienceInput.safeParse({ ...experience, [name]: "x" }).success, name).toBe(false);
    }
  });

  it("keeps paragraphs", () => {
    const { description } = experienceInput.parse({ ...experience, description: "one\r\n\ttwo" });
    expect(description).toBe("one\n\ttwo");
  });
});

describe("an education", () => {
  it.each([undefined, null, ""])("accepts a missing end: %j", (endMonth) => {
    expect(educationInput.parse({ ...education, endMonth }).endMonth).toBe(null);
  });

  it.each([
    [{ degree: "" }, "degree: Degree is required"],
    [{ institution: "" }, "institution: Institution is required"],
    [{ fieldOfStudy: "" }, "fieldOfStudy: Field of study is required"],
    [{ startMonth: "" }, "startMonth: Start date is required"],
    [{ endMonth: "2016-08" }, "endMonth: End date must not be before the start date"],
  ])("refuses %j", (change, message) => {
    expect(messages(educationInput.safeParse({ ...education, ...change }))).toContain(message);
  });
});

describe("the single lines", () => {
  it("distinguish missing values from removed ones", () => {
    expect(infoInput.parse({})).toEqual({});
    expect(infoInput.parse({ bio: "", phone: "", resumeUrl: "", fullName: "" })).toEqual({
      bio: null,
      phone: null,
      resumeUrl: null,
      fullName: null,
    });
    expect(infoInput.parse({ bio: null, headline: null, location: null })).toEqual({
      bio: null,
      headline: null,
      location: null,
    });
  });

  it.each([
    { phone: "1".repeat(41) },
    { phone: "12" },
    { bio: "x".repeat(5001) },
    { location: "x".repeat(201) },
    { resumeUrl: "javascript:alert(1)" },
    { resumeUrl: "https://user:word@example.com" },
    { version: -1 },
    { userId: "x" },
    { cityId: 1 },
    { email: "other@example.org" },
  ])("refuses %j", (given) => {
    expect(infoInput.safeParse(given).success).toBe(false);
  });
});

it.each([
  { names: [] },
  { names: [""] },
  { names: ["!!!"] },
  { names: ["x".repeat(81)] },
  { names: Array.from({ length: 101 }, (_, index) => `skill ${index}`) },
])("refuses these skills: %j", (given) => {
  expect(skillsInput.safeParse(given).success).toBe(false);
});
