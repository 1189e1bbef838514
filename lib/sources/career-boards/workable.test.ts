import { expect, it } from "vitest";
import { readWorkable } from "./workable";

// The shape in the public documentation, with our own content.

const WE = "Blue Lantern";

it("reads Workable", () => {
  const job = {
    title: "Glass Polisher",
    shortcode: "1A2B3C",
    employment_type: "Full-time",
    telecommuting: true,
    department: "Glass",
    function: "Production",
    experience: "Mid-Senior level",
    url: "https://apply.workable.com/j/1A2B3C",
    published_on: "2026-11-18",
    country: "Greece",
    city: "Athens",
    description: "<p>Polish.</p>",
  };
  expect(readWorkable({ name: "Lantern SA", jobs: [job] }, WE)).toEqual([
    expect.objectContaining({
      identifier: "1A2B3C",
      hiringOrganization: { name: "Lantern SA" },
      jobLocation: "Athens, Greece",
      jobLocationType: "remote",
      occupationalCategory: "Production Glass",
    }),
  ]);
});

it("refuses a document that isn't a list of jobs", () => {
  for (const document of [null, "down", { error: "no such board" }, { jobs: "none" }]) {
    expect(() => readWorkable(document, WE)).toThrow("isn't a list of jobs as");
  }
});
