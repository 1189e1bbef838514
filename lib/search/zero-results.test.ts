import { describe, expect, it } from "vitest";
import { missedWords } from "./zero-results";

describe("missedWords", () => {
  it.each([
    ["  Crème   Brûlée chef ", "creme brulee chef"],
    ["C", null],
    ["meera@example.org", null],
    ["+44 7700 900123", null],
    ["https://example.org/jobs", null],
    ["x".repeat(61), null],
  ])("keeps of %j %j", (query, words) => expect(missedWords(query)).toBe(words));
});
