import { describe, expect, it } from "vitest";
import {
  jobTypeInTitle,
  levelInTitle,
  readDuration,
  readEducation,
  readExperienceYears,
  readJobType,
  readLevel,
  readSkills,
} from "./terms";

describe("readJobType", () => {
  it.each<[unknown, string | null]>([
    ["FULL_TIME", "full_time"],
    ["Full-time", "full_time"],
    ["fulltime, parttime", "full_time"],
    ["Full-time,Remote", "full_time"],
    ["Remote, Part time", "part_time"],
    ["CDI", "full_time"],
    ["CDD", "contract"],
    ["CONTRACTOR", "contract"],
    ["Temporary / Seasonal", "contract"],
    ["PER_DIEM", "part_time"],
    ["Freelancer", "freelance"],
    ["INTERN", "internship"],
    [["FULL_TIME", "INTERN"], "internship"],
    [["PART_TIME", "FULL_TIME"], "part_time"],
    ["https://schema.org/FULL_TIME", "full_time"],
    ["Permanent", "full_time"],
    ["VOLUNTEER", null],
    ["OTHER", null],
    ["", null],
    [undefined, null],
    [{ name: "Part-time" }, "part_time"],
  ])("reads %j as %s", (value, expected) => {
    expect(readJobType(value)).toBe(expected);
  });

  it("finds an internship in a title, but not in the word “international”", () => {
    expect(jobTypeInTitle("Marketing Intern (m/f/d)")).toBe("internship");
    expect(jobTypeInTitle("Internal Auditor, International")).toBeNull();
    expect(jobTypeInTitle("Nurse, Part-Time")).toBe("part_time");
  });
});

describe("levelInTitle", () => {
  it.each([
    ["Entry-Level Engineer", "entry"],
    ["Jr. Accountant", "entry"],
    ["Graduate Engineer (2026)", "entry"],
    ["Junior to Senior Developer", "entry"],
    ["Marketing Intern", "entry"],
    ["Sr. Data Engineer", "senior"],
    ["Backend Engineer, Senior", "senior"],
    ["Director of Nursing", "executive"],
    ["VP, Sales", "executive"],
    ["Chief Financial Officer", "executive"],
  ])("reads %j as %s", (title, level) => {
    expect(levelInTitle(title)).toBe(level);
  });

  it.each([
    "Senior Living Cook",
    "Senior Care Assistant",
    "Staff Nurse",
    "Lead Generation Specialist",
    "Head Waiter",
    "School Principal",
    "Graduate Admissions Counselor",
    "Executive Assistant to the Director",
    "Assistant Director",
    "Internal Auditor",
    "Nurse",
  ])("reads no level in %j", (title) => {
    expect(levelInTitle(title)).toBeNull();
  });
});

describe("requirements", () => {
  it.each<[unknown, number | null]>([
    [{ monthsOfExperience: 30 }, 2.5],
    [{ monthsOfExperience: "24" }, 2],
    ["5+ years", 5],
    ["2-4 years of baking", 2],
    ["18 months", 1.5],
    ["3", 3],
    [4, 4],
    ["No experience required", 0],
    ["no requirements", 0],
    ["Founded 90 years ago", null],
    ["some", null],
    [undefined, null],
  ])("reads %j as %s years", (value, expected) => {
    expect(readExperienceYears(value)).toBe(expected);
  });

  it.each<[unknown, string | null]>([
    ["MID", "mid"],
    ["Senior level", "senior"],
    ["Entry-level", "entry"],
    ["Director", "executive"],
    ["Mid-Senior level", "senior"],
    ["banana", null],
  ])("reads the level %j as %s", (value, expected) => {
    expect(readLevel(value)).toBe(expected);
  });

  it("reads education as a text, a credential or several", () => {
    expect(readEducation("Bachelor's degree")).toBe("Bachelor's degree");
    expect(readEducation({ credentialCategory: "bachelor degree" })).toBe("Bachelor's degree");
    expect(readEducation([{ credentialCategory: "high school" }, "Apprenticeship"])).toBe(
      "High school or Apprenticeship",
    );
    expect(readEducation("no requirements")).toBeNull();
    expect(readEducation("x".repeat(500))).toBeNull();
  });

  it("reads skills from lists, terms and texts with commas, each once, but not from prose", () => {
    expect(readSkills("C++, C#, .NET, c++ ,")).toEqual(["C++", "C#", ".NET"]);
    expect(readSkills([{ name: "Baking" }, "• Icing; Mixing"])).toEqual([
      "Baking",
      "Icing",
      "Mixing",
    ]);
    expect(readSkills("You should be able to work well with all kinds of people")).toEqual([]);
  });

  it("puts ISO durations into words", () => {
    expect(readDuration("P6M")).toBe("6 months");
    expect(readDuration("P1Y")).toBe("1 year");
    expect(readDuration("10 weeks")).toBe("10 weeks");
  });
});
