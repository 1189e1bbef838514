import { expect, it } from "vitest";
import { matchedPart } from "./matched-part";

it.each<[string, string, string[]]>([
  ["Senior Java Developer", "java", ["Senior ", "Java", " Developer"]],
  ["Senior Java Developer", "JAVA  dev", ["Senior ", "Java Dev", "eloper"]],
  ["Zürich, Switzerland", "zur", ["", "Zür", "ich, Switzerland"]],
  ["Portland, OR", "portland or", ["", "Portland, OR", ""]],
  ["Straßenbahnfahrer", "strass", ["", "Straß", "enbahnfahrer"]],
  ["JavaScript", "script", ["JavaScript", "", ""]],
  ["Software developer", "sofware", ["Software developer", "", ""]],
  ["C++", "%", ["C++", "", ""]],
])("marks in %s the part that matches %s: %j", (label, typed, parts) => {
  expect(matchedPart(label, typed)).toEqual(parts);
});
