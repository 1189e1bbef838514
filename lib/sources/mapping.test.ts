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
  },
};

it("tells plain choices from rules", () => {
  expect(choicesIn(MAPPING)).toEqual({
    choices: { title: "role", skills: null },
    ruled: ["description", "url"],
  });
});

it("changes what is chosen and leaves the rest", () => {
  expect(withChoices(MAPPING, { title: "", skills: "tags", url: null })).toEqual({
    ...MAPPING,
    fields: { skills: "tags", url: null, description: { template: "{a} {b}" }, duration: "length" },
  });
});
