import { expect, it } from "vitest";
import { readLever } from "./lever";

// The shape in the public documentation, with our own content.

const WE = "Blue Lantern";

it("reads Lever", () => {
  const job = {
    id: "1f0c",
    text: "Wick Trimmer",
    hostedUrl: "https://jobs.lever.co/lantern/1f0c",
    applyUrl: "https://jobs.lever.co/lantern/1f0c/apply",
    categories: {
      commitment: "Part-time",
      department: "Care",
      location: "Pune",
      allLocations: ["Pune", "Oslo"],
    },
    country: "IN",
    workplaceType: "hybrid",
    createdAt: Date.UTC(2026, 10, 18),
    description: "<p>Trim wicks.</p>",
    lists: [{ text: "You bring", content: "<li>Steady hands</li>" }],
    additional: "<p>Light lunch.</p>",
    salaryRange: { min: 18, max: 22, currency: "EUR", interval: "per-hour-wage" },
  };
  expect(readLever([job], WE)).toEqual([
    expect.objectContaining({
      identifier: "1f0c",
      description:
        "<p>Trim wicks.</p>\n<h3>You bring</h3>\n<ul><li>Steady hands</li></ul>\n<p>Light lunch.</p>",
      jobLocation: ["Pune", "Oslo"],
      jobLocationType: "hybrid",
      employmentType: "Part-time",
      datePosted: "2026-11-18T00:00:00.000Z",
      baseSalary: expect.objectContaining({
        currency: "EUR",
        value: { minValue: 18, maxValue: 22, unitText: "HOUR" },
      }),
      url: "https://jobs.lever.co/lantern/1f0c",
    }),
  ]);
});

it("refuses a document that isn't a list of jobs", () => {
  for (const document of [null, "down", { error: "no such board" }, { jobs: "none" }]) {
    expect(() => readLever(document, WE)).toThrow("isn't a list of jobs as");
  }
});
