import { expect, it } from "vitest";
import { readRecruitee } from "./recruitee";

// The shape in the public documentation, with our own content.

const WE = "Blue Lantern";

it("reads Recruitee", () => {
  const offer = {
    id: 77,
    title: "Keeper",
    description: "<p>Keep the light.</p>",
    requirements: "<ul><li>Awake at night</li></ul>",
    company_name: "Lantern BV",
    locations: [{ city: "Utrecht", state: "Utrecht", country: "Netherlands" }],
    remote: false,
    hybrid: true,
    employment_type_code: "fulltime_permanent",
    department: "Tower",
    published_at: "2026-11-18 09:30:00 UTC",
    careers_url: "https://lantern.recruitee.com/o/keeper",
    salary: { min: "2500", max: "3000", currency: "EUR", period: "month" },
  };
  expect(readRecruitee({ offers: [offer] }, WE)).toEqual([
    expect.objectContaining({
      identifier: "77",
      qualifications: "<ul><li>Awake at night</li></ul>",
      hiringOrganization: { name: "Lantern BV" },
      jobLocation: ["Utrecht, Utrecht, Netherlands"],
      jobLocationType: "hybrid",
      employmentType: "FULL_TIME",
      datePosted: "2026-11-18T09:30:00Z",
      baseSalary: expect.objectContaining({
        value: { minValue: "2500", maxValue: "3000", unitText: "MONTH" },
      }),
    }),
  ]);
});

it("refuses a document that isn't a list of jobs", () => {
  for (const document of [null, "down", { error: "no such board" }, { jobs: "none" }]) {
    expect(() => readRecruitee(document, WE)).toThrow("isn't a list of jobs as");
  }
});
