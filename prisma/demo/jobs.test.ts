import { beforeAll, describe, expect, it } from "vitest";
import { POPULAR_CATEGORIES } from "@/lib/content/popular-categories.schema";
import { levelOfYears } from "@/lib/jobs/lifecycle";
import { FRESHER_MAX_YEARS, JOB_TYPES } from "@/lib/jobs/schema";
import { BUILT_IN_CODES } from "@/lib/shared/categories/codes";
import { COUNTRY_CODES } from "@/lib/shared/countries";
import { annualise, PAY_PERIODS } from "@/lib/shared/money";
import { demoCompanies } from "@/prisma/demo/companies";
import { demoJobs } from "@/prisma/demo/jobs";
import { demoPlaces } from "@/prisma/demo/places";
import type { DemoJob } from "@/prisma/demo/types";

const NOW = new Date("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;

let jobs: DemoJob[];
beforeAll(() => {
  jobs = demoJobs(NOW);
});

const share = (holds: (job: DemoJob) => boolean) => jobs.filter(holds).length / jobs.length;
const distinct = (values: (job: DemoJob) => readonly (string | undefined)[]) =>
  new Set(jobs.flatMap(values).filter(Boolean)).size;

describe("the list", () => {
  it("is the same for the same moment", () => {
    expect(demoJobs(NOW)).toEqual(jobs);
  });

  it("keeps its titles at a later moment", () => {
    const later = demoJobs(new Date(NOW.getTime() + 7 * DAY_MS));
    expect(later.map(({ title }) => title)).toEqual(jobs.map(({ title }) => title));
  });

  it("has two thousand postings in all categories, job types and work modes", () => {
    expect(jobs).toHaveLength(2000);
    expect(new Set(jobs.map(({ category }) => category))).toEqual(new Set(BUILT_IN_CODES));
    expect(new Set(jobs.map(({ jobType }) => jobType))).toEqual(new Set(Object.keys(JOB_TYPES)));
    expect(jobs.filter(({ jobType }) => jobType === "internship")).toHaveLength(180);
    const freshers = jobs.filter(
      ({ jobType, experienceYears: years }) =>
        jobType !== "internship" && years !== null && years <= FRESHER_MAX_YEARS,
    );
    expect(freshers.length).toBeGreaterThanOrEqual(290);
    const remote = jobs.filter(({ workMode }) => workMode === "remote").length;
    expect(remote).toBeGreaterThan(300);
    expect(remote).toBeLessThan(420);
  });

  it("covers many cities, countries, currencies and every pay period", () => {
    expect(distinct(({ placeLabels }) => placeLabels)).toBeGreaterThanOrEqual(60);
    const places = new Map(demoPlaces().map((place) => [place.label, place]));
    expect(
      distinct(({ placeLabels }) => placeLabels.map((label) => places.get(label)?.countryCode)),
    ).toBeGreaterThanOrEqual(25);
    expect(distinct(({ pay }) => [pay?.currency])).toBeGreaterThanOrEqual(12);
    expect(distinct(({ pay }) => [pay?.period])).toBe(PAY_PERIODS.length);
  });

  it("leaves out pay for about a quarter and deadlines for about half", () => {
    expect(share(({ pay }) => pay === null)).toBeGreaterThan(0.2);
    expect(share(({ pay }) => pay === null)).toBeLessThan(0.3);
    expect(share(({ deadline }) => deadline === null)).toBeGreaterThan(0.42);
    expect(share(({ deadline }) => deadline === null)).toBeLessThan(0.58);
    expect(jobs.some(({ pay }) => pay && pay.max === null)).toBe(true);
    expect(jobs.some(({ pay }) => pay && pay.min === null)).toBe(true);
  });

  it("finds something in every popular category", () => {
    for (const { title, category, query } of POPULAR_CATEGORIES) {
      const words = query.split(" ").map((word) => new RegExp(`\\b${word}\\b`, "i"));
      const found = jobs.filter((job) => {
        const text = `${job.title} ${job.skills.join(" ")} ${job.description}`;
        const isIn = category === undefined || job.category === category;
        return isIn && words.every((word) => word.test(text));
      });
      expect(found.length, title).toBeGreaterThanOrEqual(10);
    }
  });
});

describe("each posting", () => {
  const names = new Set(demoCompanies().map(({ name }) => name));
  const labels = new Set(demoPlaces().map(({ label }) => label));

  it("belongs to a demo company and has its own reference", () => {
    const openings = jobs.map((job) => `${job.companyName}|${job.title}|${job.placeLabels[0]}`);
    expect(new Set(openings).size).toBe(jobs.length);
    expect(new Set(jobs.map(({ reference }) => reference)).size).toBe(jobs.length);
    expect(jobs.filter(({ companyName }) => !names.has(companyName))).toEqual([]);
  });

  it("has a known place, or countries to work remotely from", () => {
    for (const job of jobs) {
      expect(job.placeLabels.filter((label) => !labels.has(label))).toEqual([]);
      if (job.workMode === "remote") {
        expect(job.eligibleCountries.length).toBeGreaterThan(0);
        expect(job.eligibleCountries.filter((code) => !COUNTRY_CODES.includes(code))).toEqual([]);
        expect(job.description).toMatch(/remote/i);
      } else {
        expect(job.placeLabels.length).toBeGreaterThan(0);
        expect(job.eligibleCountries).toEqual([]);
      }
    }
  });

  it("was posted within 55 days and closes in 10 to 50", () => {
    for (const { postedAt, deadline } of jobs) {
      expect(postedAt.getTime()).toBeLessThan(NOW.getTime());
      expect(postedAt.getTime()).toBeGreaterThanOrEqual(NOW.getTime() - 56 * DAY_MS);
      if (!deadline) continue;
      const ahead = (Date.parse(deadline) - NOW.getTime()) / DAY_MS;
      expect(ahead).toBeGreaterThan(9);
      expect(ahead).toBeLessThanOrEqual(50);
    }
  });

  it("asks for years of experience that fit its title", () => {
    const known = jobs.flatMap(({ title, experienceYears: years, experienceLevel: level }) =>
      years === null ? [] : [{ title, years, level }],
    );
    const beginners = known.filter(({ title }) =>
      /^(Junior|Graduate|Trainee|Apprentice|Newly)\b/.test(title),
    );
    const seniors = known.filter(({ title }) => /^Senior (?!Care A|Sales A)/.test(title));
    expect(beginners.length).toBeGreaterThan(100);
    expect(beginners.filter(({ years }) => years >= 2)).toEqual([]);
    expect(seniors.length).toBeGreaterThan(100);
    expect(seniors.filter(({ years }) => years < 5)).toEqual([]);
    expect(known.filter(({ years, level }) => level !== levelOfYears(years))).toEqual([]);
  });

  it("lists three to nine skills, once each", () => {
    for (const { skills } of jobs) {
      expect(skills.length).toBeGreaterThanOrEqual(3);
      expect(skills.length).toBeLessThanOrEqual(9);
      expect(new Set(skills).size).toBe(skills.length);
    }
  });

  it.each(["full_time", "internship", "part_time", "contract", "freelance"])(
    "pays a plausible amount for %s work",
    (type) => {
      const least = type === "internship" || type === "part_time" ? 400 : 700;
      for (const { pay, title, companyName } of jobs.filter(({ jobType }) => jobType === type)) {
        if (!pay) continue;
        const { min, max } = annualise(pay, "EUR");
        expect(min ?? max, `${title}, ${companyName}`).toBeGreaterThan(least);
        expect(max ?? min, `${title}, ${companyName}`).toBeLessThan(330_000);
        expect(max ?? Number.MAX_VALUE).toBeGreaterThanOrEqual(min ?? 0);
      }
    },
  );
});
