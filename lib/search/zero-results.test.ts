import { describe, expect, it } from "vitest";
import { zeroResultWords } from "./zero-results";

describe("zeroResultWords", () => {
  it.each([
    ["  Crème   Brûlée chef ", "creme brulee chef"],
    ["C", null],
    ["meera@example.org", null],
    ["+44 7700 900123", null],
    ["https://example.org/jobs", null],
    ["x".repeat(61), null],
  ])("turns %j into the words %j", (query, words) => expect(zeroResultWords(query)).toBe(words));
});
