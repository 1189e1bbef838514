import { describe, expect, it } from "vitest";
import { criteriaOf, DEFAULT_CRITERIA, summarise } from "./ratings";

const given = (userId: string, criterion: string, score: number) => ({
  ...{ userId, criterion, score },
  name: userId.toUpperCase(),
});
const others = [given("b", "Craft", 5), given("c", "Craft", 4), given("c", "Gone", 1)];
const said = (userId: string, recommendation: "yes" | "strong_no") => ({
  ...{ userId, recommendation },
  name: userId.toUpperCase(),
});

describe("summarise", () => {
  it("hides what others said until the person's own ratings are complete, but not that they rated", () => {
    const cards = {
      criteria: ["Craft", "Care"],
      ratings: others,
      recommendations: [said("b", "strong_no")],
    };
    const hidden = [
      { name: "B", recommendation: null, mean: null },
      { name: "C", recommendation: null, mean: null },
    ];
    expect(summarise(cards, "a")).toEqual({
      isTeamHidden: true,
      recommendation: null,
      criteria: [
        { criterion: "Craft", own: null, mean: null, count: null },
        { criterion: "Care", own: null, mean: null, count: null },
      ],
      colleagues: hidden,
    });

    const scored = [...others, given("a", "Craft", 1), given("a", "Care", 1)];
    const half = { ...cards, ratings: scored };
    expect(summarise(half, "a")).toMatchObject({ isTeamHidden: true, colleagues: hidden });
    const recommended = { ...cards, recommendations: [said("a", "yes")] };
    expect(summarise(recommended, "a")).toMatchObject({ isTeamHidden: true });
  });

  it("then shows the means, including the person's own, and what each colleague said", () => {
    const ratings = [...others, given("a", "Craft", 2), given("a", "Care", 3)];
    const recommendations = [said("a", "yes"), said("b", "strong_no")];

    expect(summarise({ criteria: ["Craft", "Care"], ratings, recommendations }, "a")).toEqual({
      isTeamHidden: false,
      recommendation: "yes",
      criteria: [
        { criterion: "Craft", own: 2, mean: 3.7, count: 3 },
        { criterion: "Care", own: 3, mean: 3, count: 1 },
      ],
      colleagues: [
        { name: "B", recommendation: "strong_no", mean: 5 },
        { name: "C", recommendation: null, mean: 4 },
      ],
    });
  });

  it("ignores a rating by a criterion that no longer exists", () => {
    const recommendations = [said("c", "yes")];
    const cards = { ratings: others, recommendations };
    expect(summarise({ ...cards, criteria: ["Craft"] }, "c").isTeamHidden).toBe(false);
    expect(summarise({ ...cards, criteria: ["Care"] }, "c").isTeamHidden).toBe(true);
  });
});

describe("criteriaOf", () => {
  it("returns the posting's, the company's, or the default criteria", () => {
    expect(criteriaOf([], [])).toEqual(DEFAULT_CRITERIA);
    expect(criteriaOf([], ["Care"])).toEqual(["Care"]);
    expect(criteriaOf(["Craft"], ["Care"])).toEqual(["Craft"]);
  });
});
