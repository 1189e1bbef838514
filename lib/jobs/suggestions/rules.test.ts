import { expect, it } from "vitest";
import { matchSkills, skillKey } from "./rules";

const known = ["React", "JavaScript", "Java", "Core Java", "C++", "C", "Node.js", "機械学習"].map(
  (name) => ({ slug: name, name, key: skillKey(name) }),
);

it.each([
  ["java", ["JavaScript", "Java", "Core Java"]],
  ["REACT.JS", ["React"]],
  ["c++", ["C++"]],
  ["nodejs", ["Node.js"]],
  ["機械", ["機械学習"]],
  ["", []],
  ["%", []],
])("suggests for %s", (query, names) => {
  expect(matchSkills(known, query, 8).map(({ name }) => name)).toEqual(names);
});

it("suggests no more than asked for", () => {
  expect(matchSkills(known, "c", 2).map(({ name }) => name)).toEqual(["Core Java", "C++"]);
});
