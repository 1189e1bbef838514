import { describe, expect, it } from "vitest";
import { summaryOf } from "./bar-chart";
import { changeWords, sizeWords, waitWords } from "./metrics-words";

describe("sizes, waits and changes", () => {
  it.each([
    [0, "0 bytes"],
    [999, "999 bytes"],
    [4_230_000, "4.2 MB"],
    [230_000_000, "230 MB"],
    [5e15, "5,000 TB"],
  ])("formats %d bytes as %s", (bytes, words) => expect(sizeWords(bytes)).toBe(words));

  it("formats waits in a fitting unit", () => {
    expect([waitWords(5), waitWords(150), waitWords(7200)]).toEqual(["5 s", "3 min", "2 h"]);
  });

  it("says how a number changed", () => {
    expect(changeWords(0, 0, 7)).toBe("none in the 7 days before either");
    expect(changeWords(3, 0, 7)).toBe("none in the 7 days before");
    expect(changeWords(12, 10, 30)).toBe("+20% against the 30 days before");
    expect(changeWords(5, 10, 30)).toBe("−50% against the 30 days before");
    expect(changeWords(10, 10, 30)).toBe("as in the 30 days before");
  });
});

describe("summaryOf", () => {
  const bars = [
    { day: "2026-11-20", count: 3, bad: 1 },
    { day: "2026-11-21", count: 1, bad: 0 },
  ];

  it("says what a chart shows", () => {
    const props = { what: "Searches", badWords: "without results", bars, step: "day" as const };
    expect(summaryOf(props)).toBe(
      "Searches a day, 20 November 2026 to 21 November 2026: 5, 1 of them without results; most on 20 November 2026 with 4.",
    );
  });

  it("says that nothing happened", () => {
    const empty = bars.map(({ day }) => ({ day, count: 0, bad: 0 }));
    expect(summaryOf({ what: "Mails", bars: empty, step: "week" })).toContain(": none.");
  });
});
