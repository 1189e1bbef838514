import { expect, it } from "vitest";
import { aCustomField } from "@/lib/testing/posting";
import { cardWords } from "./card-words";
import { readCustomFields } from "./values";

const words = (fields: Parameters<typeof aCustomField>[0][], sent: Record<string, unknown>) => {
  const all = fields.map((field) => aCustomField({ isOnCard: true, ...field }));
  return cardWords({ customFields: readCustomFields(all, sent).stated });
};

it("words each fact so that it makes sense by itself", () => {
  const field = { key: "x", name: "Housing" };

  expect(words([{ ...field, kind: "yes_no" }], { x: true })).toEqual(["Housing"]);
  expect(words([{ ...field, kind: "yes_no" }], { x: false })).toEqual(["Housing: No"]);
  expect(words([{ ...field, kind: "number" }], { x: 7 })).toEqual(["Housing: 7"]);
  expect(words([{ ...field, kind: "choice", choices: ["Flat"] }], { x: "flat" })).toEqual(["Flat"]);
  expect(words([field], { x: "A ".repeat(100) })[0]).toHaveLength(40);
});

it("returns at most two facts, of the fields that cards show", () => {
  const fields = ["a", "b", "c", "d"].map((key) => ({ key, isOnCard: key !== "a" }));

  expect(words(fields, { a: "1", b: "2", c: "2", d: "3" })).toEqual(["2", "3"]);
});
