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
])("is read from a form as it was: %j", (choice) => {
  expect(readChoices({ title: choiceValue(choice) })).toEqual({ title: choice });
});

it("names the field of the source that it stands for, if there is one", () => {
  const fields = ["=role", "@iso=opened", "!Galway", "-", "*", ""].map((value) =>
    chosenField(readChoice(value)),
  );
  expect(fields).toEqual(["role", "opened", undefined, undefined, undefined, undefined]);
});

it("is a plain field where its dates are recognised, or written in no way we know", () => {
  expect(datedChoice("opened", null)).toBe("opened");
  expect(readChoice("@yy/mm/dd=opened")).toBe("opened");
});

it("doesn't name what is to stay", () => {
  expect(readChoices({ title: "*", other: "=x" })).toEqual({});
});
