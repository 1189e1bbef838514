import { describe, expect, it } from "vitest";
import { matchSkills } from "./skill-match";

const text =
  "Baked sourdough.\nTools: C++, Node.js and R.\nLearned Go, machine\nlearning. Café work";

describe("matchSkills", () => {
  it("finds skills however they are spelt, and nothing that is only similar", () => {
    expect(
      matchSkills(
        ["Sourdough", "C++", "C", "NodeJS", "R", "Go", "Java", "Machine Learning", "Cafe"],
        text,
      ),
    ).toEqual({
      found: ["Sourdough", "C++", "NodeJS", "R", "Go", "Machine Learning", "Cafe"],
      missing: ["C", "Java"],
    });
  });

  it("returns nothing without skills", () => {
    expect(matchSkills([], text)).toEqual({ found: [], missing: [] });
    expect(matchSkills(["Baking"], "")).toEqual({ found: [], missing: ["Baking"] });
  });
});
