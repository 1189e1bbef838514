import { expect, it } from "vitest";
import { matchSkills } from "../applying/skill-match";
import { markSkills } from "./skill-marks";

const TEXT =
  "Baked sourdough.\nTools: C++, Node.js and R.\nLearned Go, machine\nlearning. Café work";
const SKILLS = ["Sourdough", "C++", "NodeJS", "R", "Go", "Machine Learning", "Cafe"];

it("marks each skill that is counted, however it is spelt, and keeps the text", () => {
  const parts = markSkills(TEXT, [...SKILLS, "C", "Java"]);
  expect(parts.filter(({ isSkill }) => isSkill).map(({ text }) => text)).toEqual([
    "sourdough",
    "C++",
    "Node.js",
    "R",
    "Go",
    "machine\nlearning",
    "Café",
  ]);
  expect(parts.map(({ text }) => text).join("")).toBe(TEXT);
  expect(matchSkills([...SKILLS, "C", "Java"], TEXT).found).toEqual(SKILLS);
});

it("marks nothing without skills or text", () => {
  expect(markSkills("Baking", [])).toEqual([{ text: "Baking", isSkill: false }]);
  expect(markSkills("", ["Baking"])).toEqual([]);
});
