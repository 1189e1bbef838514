import { expect, it } from "vitest";
import { chooseForm, plural } from "./plural";

it.each([
  [0, "0 applications wait"],
  [1, "1 application waits"],
  [2, "2 applications wait"],
  [0.5, "0.5 applications wait"],
  [1204, "1,204 applications wait"],
])("%d gives “%s”", (count, phrase) => {
  const forms = { one: "{count} application waits", other: "{count} applications wait" };
  expect(plural(count, forms)).toBe(phrase);
});

it("leaves the number out of a phrase without a placeholder", () => {
  const forms = { one: "Viewed once", other: "Viewed {count} times" };
  expect([1, 3].map((count) => plural(count, forms))).toEqual(["Viewed once", "Viewed 3 times"]);
});

it("keeps people's own text in a form as it is", () => {
  const forms = { one: "{count} goes", other: "{count} go" };
  expect([0, 1, 2].map((count) => chooseForm(count, forms))).toEqual([
    "{count} go",
    "{count} goes",
    "{count} go",
  ]);
});
