import { describe, expect, it } from "vitest";
import {
  applicationsDelta,
  closingWords,
  durationWords,
  postedDelta,
  rateDelta,
  statusName,
} from "./analytics-words";

describe("durationWords", () => {
  it.each([
    [0, "less than an hour"],
    [3600, "1 hour"],
    [5.4 * 3600, "5 hours"],
    [86_400, "1 day"],
    [35 * 3600, "35 hours"],
    [36 * 3600, "2 days"],
    [9.4 * 86_400, "9 days"],
  ])("%d is %s", (seconds, words) => {
    expect(durationWords(seconds)).toBe(words);
  });
});

it("names a status as the company does", () => {
  expect([statusName("submitted"), statusName("in_review")]).toEqual(["New", "In review"]);
});

describe("deltas", () => {
  const name = "30 days";
  const text = ({ change, text: rest }: { change: string | null; text: string }) =>
    [change, rest].filter(Boolean).join(" ");

  it("say how much more or less it is", () => {
    expect(text(applicationsDelta({ count: 118, before: 100 }, name))).toBe(
      "+18% on the 30 days before",
    );
    expect(text(applicationsDelta({ count: 50, before: 100 }, name))).toBe(
      "−50% on the 30 days before",
    );
    expect(text(rateDelta({ percent: 6.4, before: 6.7 }, name))).toBe(
      "−0.3 points on the 30 days before",
    );
    expect(text(postedDelta({ total: 14, added: 3 }, name))).toBe("+3 in 30 days");
  });

  it("compare only with numbers that exist", () => {
    expect(text(applicationsDelta({ count: 3, before: 0 }, name))).toBe(
      "none in the 30 days before",
    );
    expect(text(rateDelta({ percent: null, before: 2 }, name))).toBe("no views in 30 days");
    expect(text(rateDelta({ percent: 2, before: null }, name))).toBe("of the views in 30 days");
    expect(closingWords({ count: 9, closing: 1 })).toBe("1 closes this week");
  });
});
