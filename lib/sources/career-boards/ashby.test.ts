import { expect, it } from "vitest";
import { readAshby } from "./ashby";

// The shape in the public documentation, with our own content.

const WE = "Blue Lantern";

it("reads Ashby, except postings that aren't listed", () => {
  const job = {
    id: "a-1",
    title: "Beam Engineer",
    location: "Galway Lighthouse",
    secondaryLocations: [{ location: "Oslo" }],
    department: "Optics",
    isListed: true,
    workplaceType: "OnSite",
    descriptionHtml: "<p>Turn the beam.</p>",
    publishedAt: "2026-11-18T00:00:00.000+00:00",
    employmentType: "FullTime",
    address: { postalAddress: { addressLocality: "Galway", addressCountry: "Ireland" } },
    jobUrl: "https://jobs.ashbyhq.com/lantern/a-1",
    shouldDisplayCompensationOnJobPostings: true,
    compensation: {
      summaryComponents: [
        { compensationType: "EquityPercentage" },
        {
          compensationType: "Salary",
          interval: "1 YEAR",
          currencyCode: "EUR",
          minValue: 50_000,
          maxValue: 60_000,
        },
      ],
    },
  };
  const hidden = { ...job, id: "a-2", isListed: false };
  expect(readAshby({ jobs: [job, hidden] }, WE)).toEqual([
    expect.objectContaining({
      identifier: "a-1",
      jobLocation: ["Galway, Ireland", "Oslo"],
      jobLocationType: "on-site",
      employmentType: "FULL_TIME",
      baseSalary: expect.objectContaining({
        value: { minValue: 50_000, maxValue: 60_000, unitText: "YEAR" },
      }),
    }),
  ]);
});

it.each([false, null, undefined])("leaves out pay that the company doesn't show (%s)", (shown) => {
  const job = {
    ...{ id: "a-1", title: "Beam Engineer" },
    shouldDisplayCompensationOnJobPostings: shown,
    compensation: {
      summaryComponents: [
        {
          ...{ compensationType: "Salary", interval: "1 YEAR", currencyCode: "EUR" },
          ...{ minValue: 50_000, maxValue: 60_000 },
        },
      ],
    },
  };
  const [read] = readAshby({ jobs: [job] }, WE);
  expect(read).toMatchObject({ identifier: "a-1" });
  expect(read).not.toHaveProperty("baseSalary");
});

it("refuses a document that isn't a list of jobs", () => {
  for (const document of [null, "down", { error: "no such board" }, { jobs: "none" }]) {
    expect(() => readAshby(document, WE)).toThrow("isn't a list of jobs as");
  }
});
