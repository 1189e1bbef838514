import { expect, it } from "vitest";
import { choiceValue, chosenField, datedChoice, readChoice, readChoices } from "./field-choices";
import type { FieldChoice } from "./mapped-fields.schema";

it.each<FieldChoice>([
  ...[null, "", "role", "-", "*", "=a", "a.b", "!", "@iso=x"],
  ...[{ constant: "Galway, Ireland" }, { constant: "" }, { constant: "=a" }],
  ...([
    { from: "opened", date: "dd/mm/yyyy" },
    { from: "=", date: "iso" },
  ] as const),
])("a choice is read back from a form unchanged: %j", (choice) => {
  expect(readChoices({ title: choiceValue(choice) })).toEqual({ title: choice });
});

it("names the field of the source that a choice stands for, if there is one", () => {
  const fields = ["=role", "@iso=opened", "!Galway", "-", "*", ""].map((value) =>
    chosenField(readChoice(value)),
  );
  expect(fields).toEqual(["role", "opened", undefined, undefined, undefined, undefined]);
});

it("a choice is a plain field if its dates are recognised, or in an unknown format", () => {
  expect(datedChoice("opened", null)).toBe("opened");
  expect(readChoice("@yy/mm/dd=opened")).toBe("opened");
});

it("leaves out fields that stay as they are", () => {
  expect(readChoices({ title: "*", other: "=x" })).toEqual({});
});
