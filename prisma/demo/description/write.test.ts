import { expect, it } from "vitest";
import { demoJobs } from "@/prisma/demo/jobs";

const jobs = demoJobs(new Date("2026-11-21T10:00:00Z"));
const HEADINGS = [
  "## About the role",
  "## What you’ll do",
  "## Requirements",
  "### You need",
  "### Nice to have",
  "## Benefits",
  "## Hiring process",
];

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

function likeness(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common += 1;
  return common / (a.size + b.size - common);
}

it("gives every description all of its sections, in order", () => {
  for (const { description } of jobs) {
    expect(description.match(/^#+ .+$/gm)).toEqual(HEADINGS);
  }
});

it("keeps every description to a readable length", () => {
  for (const { description, reference } of jobs) {
    expect(description.length, reference).toBeGreaterThanOrEqual(900);
    expect(description.length, reference).toBeLessThanOrEqual(3500);
  }
});

it.each([
  ["an unfilled placeholder", /[{}[\]]|undefined|null|NaN/],
  ["a straight quote", /['"]/],
  ["a double space", / {2}/],
  ["stray punctuation", /\.\.|,\.| [.,;:]/],
  ["a sentence that begins in lower case", /[.!?] [a-z]/],
  ["a bullet that begins in lower case", /^(?:-|\d\.) (?!memoQ|xAPI)[a-z]/m],
  ["a bullet without a full stop", /^(?:-|\d\.) .*[^.!?\n]$/m],
  ["“a” before a vowel", /\ba [aeio]\w+ ?(?:intern|engineer)\b/i],
])("never contains %s", (_what, pattern) => {
  const faulty = jobs.filter(({ description }) => pattern.test(description));
  expect([...new Set(faulty.map(({ description }) => pattern.exec(description)?.[0]))]).toEqual([]);
});

it("writes no description twice", () => {
  expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length);
});

it("writes few descriptions that are very similar to another of the same company", () => {
  const byCompany = new Map<string, Set<string>[]>();
  for (const { companyName, description } of jobs) {
    const own = byCompany.get(companyName) ?? [];
    byCompany.set(companyName, [...own, shingles(description)]);
  }
  let pairs = 0;
  let alike = 0;
  for (const postings of byCompany.values()) {
    for (const [index, own] of postings.entries()) {
      for (const other of postings.slice(index + 1)) {
        pairs += 1;
        if (likeness(own, other) > 0.8) alike += 1;
      }
    }
  }
  expect(pairs).toBeGreaterThan(10_000);
  expect(alike / pairs).toBeLessThan(0.001);
});
