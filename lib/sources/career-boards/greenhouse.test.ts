import { expect, it } from "vitest";
import { readGreenhouse } from "./greenhouse";

// The shape in the public documentation, with our own content.

const WE = "Blue Lantern";

it("reads Greenhouse", () => {
  const job = {
    id: 4071,
    title: "Lamp Fitter",
    updated_at: "2026-11-20T10:00:00-05:00",
    first_published: "2026-11-18T09:00:00-05:00",
    location: { name: "Pune, India" },
    absolute_url: "https://boards.greenhouse.io/lantern/jobs/4071",
    content: "&lt;p&gt;Fit lamps &amp;amp; lenses.&lt;/p&gt;",
    departments: [{ id: 1, name: "Workshop" }],
    pay_input_ranges: [
      { min_cents: 4_000_000, max_cents: 5_200_000, currency_type: "USD", title: "Base salary" },
    ],
  };
  expect(readGreenhouse({ jobs: [job], meta: { total: 1 } }, WE)).toEqual([
    {
      "@type": "JobPosting",
      identifier: "4071",
      title: "Lamp Fitter",
      description: "&lt;p&gt;Fit lamps &amp;amp; lenses.&lt;/p&gt;",
      hiringOrganization: { name: WE },
      jobLocation: "Pune, India",
      occupationalCategory: "Workshop",
      datePosted: "2026-11-18T09:00:00-05:00",
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "USD",
        value: { minValue: 40_000, maxValue: 52_000, unitText: "YEAR" },
      },
      url: "https://boards.greenhouse.io/lantern/jobs/4071",
    },
  ]);
});

it("refuses a document that isn't a list of jobs", () => {
  for (const document of [null, "down", { error: "no such board" }, { jobs: "none" }]) {
    expect(() => readGreenhouse(document, WE)).toThrow("isn't a list of jobs as");
  }
});

it("leaves out fields with another shape", () => {
  const odd = { id: { a: 1 }, title: ["x"], location: "Pune", departments: "Care", content: 3 };
  expect(readGreenhouse({ jobs: [odd, null, "job"] }, WE)).toEqual([
    { "@type": "JobPosting", description: "3", hiringOrganization: { name: WE } },
  ]);
});
