import { expect, it } from "vitest";
import { type Mapping, NO_MAPPING } from "@/lib/imports/mapping.schema";
import { choicesIn, choiceValue, readChoices, withChoices } from "./mapped-fields";

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

it.each([null, "", "role", "-", "*", "=a", "a.b"])(
  "is read from a form as it was: %j",
  (choice) => {
    expect(readChoices({ title: choiceValue(choice) })).toEqual({ title: choice });
  },
);

it("doesn't name what is to stay", () => {
  expect(readChoices({ title: "*", other: "=x" })).toEqual({});
});
