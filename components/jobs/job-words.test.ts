import { describe, expect, it } from "vitest";
import type { JobCard } from "@/lib/jobs/schema";
import {
  askedWords,
  experienceWords,
  isClosingSoon,
  isLongText,
  isNew,
  payWords,
  placeWords,
  postedWords,
} from "./job-words";

const NOW = new Date("2026-11-21T09:00:00Z");

function aCard(differs: Partial<JobCard> = {}): JobCard {
  return {
    id: "01a1fc73-1aa4-7778-b249-34f7bd0c9844",
    slug: "product-designer-halden-x1",
    title: "Product Designer",
    company: { slug: "halden", name: "Halden", isVerified: true, logoUrl: null },
    location: "Pune, India",
    workMode: "hybrid",
    eligibleCountries: [],
    pay: null,
    jobType: "full_time",
    category: "design",
    experienceYears: 4,
    experienceLevel: "mid",
    education: null,
    duration: null,
    visaSponsorship: null,
    customFields: [],
    skills: [],
    excerpt: "",
    postedAt: "2026-11-20T08:00:00.000Z",
    deadline: null,
    isExternal: false,
    isSample: false,
    ...differs,
  };
}

const internship = { jobType: "internship", experienceYears: null, experienceLevel: null } as const;
const fresher = { experienceYears: 1, experienceLevel: "entry" } as const;

describe("placeWords", () => {
  it.each([
    [{}, "Pune, India · Hybrid"],
    [{ workMode: "on_site", location: "" }, "On-site"],
    [{ workMode: null }, "Pune, India"],
    [{ workMode: "remote", eligibleCountries: [] }, "Remote"],
    [{ workMode: "remote", eligibleCountries: ["IN", "IE"] }, "Remote · India, Ireland"],
    [
      { workMode: "remote", eligibleCountries: ["IN", "IE", "FR", "DE"] },
      "Remote · India, Ireland + 2 more",
    ],
  ] as [Partial<JobCard>, string][])("%o", (differs, words) => {
    expect(placeWords(aCard(differs))).toBe(words);
  });
});

describe("payWords", () => {
  it("separates the amount from its period", () => {
    const pay = { min: 72_000, max: 88_000, currency: "EUR", period: "year" } as const;

    expect(payWords(aCard({ pay }), "Competitive")).toEqual({
      text: "€72,000–€88,000",
      period: "a year",
      isTypical: false,
    });
  });

  it.each([
    [{}, "Competitive"],
    [internship, "Typically ₹15,000 - ₹25,000/month"],
    [fresher, "Typically ₹2.5L - ₹5L/year"],
    [{ ...fresher, location: "Pune, India + 2 more" }, "Typically ₹2.5L - ₹5L/year"],
    [
      { ...fresher, workMode: "remote", location: "", eligibleCountries: ["IN"] },
      "Typically ₹2.5L - ₹5L/year",
    ],
    [{ ...internship, location: "Birmingham, United Kingdom" }, "Salary not specified"],
    [{ ...internship, location: "Indiana, United States" }, "Salary not specified"],
    [{ ...fresher, location: "Berlin, Germany + 1 more" }, "Salary not specified"],
    [{ ...fresher, location: "" }, "Salary not specified"],
    [
      { ...internship, workMode: "remote", eligibleCountries: ["IN", "IE"] },
      "Salary not specified",
    ],
  ] as [Partial<JobCard>, string][])("never shows typical pay as stated: %o", (differs, text) => {
    expect(payWords(aCard(differs), "Competitive")).toEqual({
      text,
      period: "",
      isTypical: true,
    });
  });
});

describe("askedWords", () => {
  it.each([
    [{}, "4+ years · Full-time"],
    [{ experienceYears: null, experienceLevel: null }, "Full-time"],
    [internship, "Typically 3-6 months · Undergraduate"],
    [{ ...internship, duration: "12 weeks" }, "12 weeks · Typically Undergraduate"],
    [{ ...internship, education: "Final year" }, "Typically 3-6 months · Final year"],
    [{ ...internship, duration: "12 weeks", education: "Final year" }, "12 weeks · Final year"],
    [fresher, "0-1 years · Typically Any Graduate"],
    [{ ...fresher, education: "BEng" }, "0-1 years · BEng"],
  ] as [Partial<JobCard>, string][])("%o", (differs, words) => {
    expect(askedWords(aCard(differs))).toBe(words);
  });
});

it.each([
  [{ experienceYears: 0 }, "No experience needed"],
  [{ experienceYears: 0.5 }, "0-0.5 years"],
  [{ experienceYears: 10 }, "10+ years"],
  [{ experienceYears: null }, "Mid"],
  [{ experienceYears: null, experienceLevel: null }, null],
] as [Partial<JobCard>, string | null][])("experienceWords: %o", (differs, words) => {
  expect(experienceWords(aCard(differs))).toBe(words);
});

it.each([
  [null, false],
  ["2026-11-20", false],
  ["2026-11-21", true],
  ["2026-11-24", true],
  ["2026-11-25", false],
])("isClosingSoon: a deadline of %s", (deadline, soon) => {
  expect(isClosingSoon(aCard({ deadline }), NOW)).toBe(soon);
});

it("calls a posting new for two days", () => {
  expect(isNew(aCard({ postedAt: "2026-11-19T09:00:01Z" }), NOW)).toBe(true);
  expect(isNew(aCard({ postedAt: "2026-11-19T09:00:00Z" }), NOW)).toBe(false);
});

it("formats the posting date for use inside a sentence", () => {
  expect(postedWords(aCard(), NOW)).toBe("Posted yesterday");
  expect(postedWords(aCard({ postedAt: "2026-11-01T00:00:00Z" }), NOW)).toBe("Posted 2 weeks ago");
});

describe("long texts", () => {
  it("are measured without their markup", () => {
    expect(isLongText(`<p>${"word ".repeat(301)}</p>`)).toBe(true);
    expect(isLongText("<p><strong>word</strong> </p>".repeat(100))).toBe(false);
    expect(isLongText("")).toBe(false);
  });
});
