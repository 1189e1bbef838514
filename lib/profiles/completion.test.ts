import { describe, expect, it } from "vitest";
import {
  completion,
  experienceYears,
  isSeekersProfile,
  missingParts,
  monthToDate,
} from "./completion";

const NOW = new Date("2026-11-21T12:00:00Z");

function worked(...periods: [start: string, end: string | null][]) {
  return periods.map(([start, end]) => ({
    startMonth: monthToDate(start),
    endMonth: end === null ? null : monthToDate(end),
  }));
}

it.each([
  ["no experience", worked(), null],
  ["a year", worked(["2024-01", "2024-12"]), 1],
  ["a single month", worked(["2024-01", "2024-01"]), 0.1],
  ["a current position", worked(["2025-12", null]), 1],
  ["two overlapping positions", worked(["2020-01", "2021-12"], ["2021-01", "2022-12"]), 3],
  ["two positions with a gap", worked(["2010-01", "2010-12"], ["2020-01", "2020-12"]), 2],
  ["a position that hasn't begun", worked(["2027-01", null]), 0],
  ["a position that ends in the future", worked(["2026-06", "2030-01"]), 0.5],
] as const)("counts the years of experience of %s", (_, experiences, years) => {
  expect(experienceYears(experiences, NOW)).toBe(years);
});

const empty = {
  version: 0,
  username: "ines",
  fullName: null,
  email: "ines@example.org",
  userType: "job_seeker" as const,
  avatarUrl: null,
  createdAt: NOW.toISOString(),
  headline: null,
  bio: null,
  phone: null,
  location: null,
  resumeUrl: null,
  resumeCount: 0,
  experiences: [],
  educations: [],
  skills: [],
};
const skill = (slug: string) => ({ slug, name: slug });

describe("completion", () => {
  it("starts at zero and counts each part", () => {
    expect(completion(empty)).toBe(0);
    expect(completion({ ...empty, fullName: "Ines", phone: "1" })).toBe(20);
    expect(missingParts({ ...empty, fullName: "Ines" })).not.toContain("fullName");
  });

  it("requires three skills, and accepts a file as a resume", () => {
    const two = { ...empty, skills: [skill("a"), skill("b")] };
    expect(missingParts(two)).toContain("skills");
    expect(missingParts({ ...two, skills: [...two.skills, skill("c")] })).not.toContain("skills");
    expect(missingParts({ ...empty, resumeCount: 1 })).not.toContain("resume");
  });
});

it.each([
  ["job_seeker", {}, true],
  ["employer", {}, false],
  ["admin", {}, false],
  ["employer", { resumeCount: 1 }, true],
  ["employer", { resumeUrl: "https://example.org/me" }, true],
] as const)("says whether %s with %o has a seeker's profile: %s", (userType, more, expected) => {
  expect(isSeekersProfile(userType, { ...empty, ...more })).toBe(expected);
});
