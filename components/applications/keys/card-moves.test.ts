import { describe, expect, it } from "vitest";
import { cardAfter, cardBeside } from "./card-moves";

const PLACES = [["a", "b", "c"], [], ["d"], ["e", "f"]];

describe("cardBeside", () => {
  it.each([
    ["a", "ArrowDown", "b"],
    ["c", "ArrowDown", null],
    ["a", "ArrowUp", null],
    ["b", "ArrowUp", "a"],
    // The next lane that has cards, at the same height as far as it goes.
    ["c", "ArrowRight", "d"],
    ["d", "ArrowRight", "e"],
    ["f", "ArrowLeft", "d"],
    ["e", "ArrowRight", null],
    ["a", "x", null],
    ["gone", "ArrowDown", null],
  ])("leads from %s with %s to %s", (id, key, to) => {
    expect(cardBeside(PLACES, id, key)).toBe(to);
  });
});

it("continues with the card after those that leave, or the one before", () => {
  expect(cardAfter(PLACES, "a", new Set(["a"]))).toBe("b");
  expect(cardAfter(PLACES, "a", new Set(["a", "b"]))).toBe("c");
  expect(cardAfter(PLACES, "c", new Set(["c"]))).toBe("b");
  expect(cardAfter(PLACES, "d", new Set(["d"]))).toBeNull();
});
