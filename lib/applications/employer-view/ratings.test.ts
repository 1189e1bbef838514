import { describe, expect, it } from "vitest";
import { criteriaOf, DEFAULT_CRITERIA, summarise } from "./ratings";

const others = [
  { userId: "b", criterion: "Craft", score: 5 },
  { userId: "c", criterion: "Craft", score: 4 },
  { userId: "c", criterion: "Gone", score: 1 },
];

describe("summarise", () => {
  it("hides others' ratings until the person has rated", () => {
    expect(summarise(["Craft", "Care"], others, "a")).toEqual({
      isTeamHidden: true,
      criteria: [
        { criterion: "Craft", own: null, mean: null, count: null },
        { criterion: "Care", own: null, mean: null, count: null },
      ],
    });
  });

  it("shows the mean and its number, including the person's own", () => {
    const ratings = [...others, { userId: "a", criterion: "Craft", score: 2 }];

    expect(summarise(["Craft", "Care"], ratings, "a")).toEqual({
      isTeamHidden: false,
      criteria: [
        { criterion: "Craft", own: 2, mean: 3.7, count: 3 },
        { criterion: "Care", own: null, mean: null, count: 0 },
      ],
    });
  });

  it("ignores a rating by a criterion that is gone", () => {
    expect(summarise(["Craft"], others, "c").isTeamHidden).toBe(false);
    expect(summarise(["Care"], others, "c").isTeamHidden).toBe(true);
  });
});

describe("criteriaOf", () => {
  it("has defaults if the posting names none", () => {
    expect(criteriaOf([])).toEqual(DEFAULT_CRITERIA);
    expect(criteriaOf(["Craft"])).toEqual(["Craft"]);
  });
});
