import { expect, it } from "vitest";
import { CATEGORY_NAMES } from "@/lib/shared/categories/known";
import {
  SAMPLE_FRESHER_JOBS,
  SAMPLE_INTERNSHIPS,
  SAMPLE_JOBS,
  SAMPLE_REMOTE_JOBS,
} from "./samples";
import { FRESHER_MAX_YEARS, JOB_TYPES, WORK_MODES } from "./schema";

const all = [...SAMPLE_JOBS, ...SAMPLE_INTERNSHIPS, ...SAMPLE_FRESHER_JOBS, ...SAMPLE_REMOTE_JOBS];

it("has as many of each kind as the specification says", () => {
  const lists = [SAMPLE_JOBS, SAMPLE_INTERNSHIPS, SAMPLE_FRESHER_JOBS, SAMPLE_REMOTE_JOBS];

  expect(lists.map((list) => list.length)).toEqual([20, 30, 12, 5]);
});

it("gives every sample its own id and marks it as a sample", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ id, isSample }) => isSample && id.startsWith("sample-"))).toBe(true);
});

it.each(all.map((card) => [card.id, card] as const))("%s holds only known values", (_id, card) => {
  expect(Object.keys(JOB_TYPES)).toContain(card.jobType);
  expect(Object.keys(CATEGORY_NAMES)).toContain(card.category);
  expect(Object.keys(WORK_MODES)).toContain(card.workMode);
  expect(card.location === "").toBe(card.workMode === "remote");
  expect(card.eligibleCountries.length > 0).toBe(card.workMode === "remote");
  expect(card.experienceYears).not.toBeNaN();
  expect(card.excerpt.length).toBeGreaterThan(20);
  expect(card.skills.length).toBeGreaterThan(0);
  if (card.pay) {
    expect(card.pay).toMatchObject({
      currency: expect.stringMatching(/^[A-Z]{3}$/),
      period: expect.stringMatching(/^(hour|day|week|month|year)$/),
    });
    expect(Math.min(card.pay.min ?? 1, card.pay.max ?? 1)).toBeGreaterThan(0);
  }
});

it("the samples of each list are of its kind", () => {
  expect(SAMPLE_INTERNSHIPS.every(({ jobType }) => jobType === "internship")).toBe(true);
  expect(SAMPLE_REMOTE_JOBS.every(({ workMode }) => workMode === "remote")).toBe(true);
  for (const { jobType, experienceYears } of SAMPLE_FRESHER_JOBS) {
    expect(jobType).not.toBe("internship");
    expect(experienceYears).toBeLessThanOrEqual(FRESHER_MAX_YEARS);
  }
});

it("some of the first ten leave facts out, so that the fallbacks show", () => {
  const shown = SAMPLE_INTERNSHIPS.slice(0, 10);
  expect(shown.some(({ pay }) => pay === null)).toBe(true);
  expect(shown.some(({ duration }) => duration === null)).toBe(true);
  expect(shown.some(({ education }) => education === null)).toBe(true);
  expect(SAMPLE_FRESHER_JOBS.slice(0, 10).some(({ education }) => education === null)).toBe(true);
  expect(SAMPLE_REMOTE_JOBS.some(({ pay }) => pay === null)).toBe(true);
});
