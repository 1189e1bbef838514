import { expect, it } from "vitest";
import { type Mapping, NO_MAPPING } from "@/lib/imports/mapping.schema";
import { choicesIn, withChoices } from "./mapping";

const MAPPING: Mapping = {
  ...NO_MAPPING,
  country: "US",
  fields: {
    title: "role",
    skills: null,
    description: { template: "{a} {b}" },
    url: ["link", "page"],
    duration: "length",
    jobLocation: { constant: "Galway, Ireland" },
    employmentType: { constant: ["FULL_TIME"] },
    datePosted: { from: "opened", date: "dd/mm/yyyy" },
    validThrough: { from: ["until", "closes"], date: "iso" },
    industry: { from: "branch", split: "," },
  },
};

it("distinguishes plain choices from rules", () => {
  expect(choicesIn(MAPPING)).toEqual({
    choices: {
      title: "role",
      jobLocation: { constant: "Galway, Ireland" },
      datePosted: { from: "opened", date: "dd/mm/yyyy" },
      skills: null,
    },
    ruled: ["description", "employmentType", "url", "validThrough", "industry"],
  });
});

it("changes what is chosen and keeps the rest", () => {
  const { title: _recognised, ...fields } = MAPPING.fields;
  const choices = {
    ...{ title: "", skills: "tags", url: null, jobLocation: { constant: "Cork, Ireland" } },
    validThrough: { from: "until", date: "mm/dd/yyyy" },
  } as const;
  expect(withChoices(MAPPING, choices)).toEqual({
    ...MAPPING,
    fields: {
      ...{ ...fields, skills: "tags", url: null, jobLocation: { constant: "Cork, Ireland" } },
      validThrough: { from: "until", date: "mm/dd/yyyy" },
    },
  });
});
