import { expect, it } from "vitest";
import { choiceValue, readChoices } from "./field-choices";

it.each([null, "", "role", "-", "*", "=a", "a.b"])(
  "is read from a form as it was: %j",
  (choice) => {
    expect(readChoices({ title: choiceValue(choice) })).toEqual({ title: choice });
  },
);

it("doesn't name what is to stay", () => {
  expect(readChoices({ title: "*", other: "=x" })).toEqual({});
});
