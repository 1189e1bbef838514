import { describe, expect, it } from "vitest";
import { hiddenName, isHidden, screenIdentity } from "./blind-screening";

const ines = { fullName: "Inês Carvalho", email: "ines@example.org", phone: "+351 912 345 678" };

const SHOWS = { showsNames: true };
const HIDES = { showsNames: false };

describe("isHidden", () => {
  it.each([
    ["a company that does not screen blind", [false, null, "submitted"], false],
    ["no stage yet", [true, null, "submitted"], true],
    ["no stage, but an interview", [true, null, "interview"], false],
    ["no stage, and not selected", [true, null, "not_selected"], true],
    ["a stage that hides", [true, HIDES, "interview"], true],
    ["a stage that shows", [true, SHOWS, "in_review"], false],
    ["a stage that hides, at a company that does not screen blind", [false, HIDES, "offer"], false],
  ] as const)("decides for %s", (_what, [isBlind, stage, status], expected) => {
    expect(isHidden({ isBlind, isShown: false, stage, status })).toBe(expected);
  });

  it("ends once an owner has asked for the name", () => {
    expect(isHidden({ isBlind: true, isShown: true, stage: HIDES, status: "submitted" })).toBe(
      false,
    );
  });
});

describe("screen", () => {
  it("returns everything, or only a reference", () => {
    expect(screenIdentity(ines, { reference: "7KQ2M9XD", isHidden: false })).toEqual({
      isHidden: false,
      name: "Inês Carvalho",
      email: "ines@example.org",
      phone: "+351 912 345 678",
    });
    expect(screenIdentity(ines, { reference: "7KQ2M9XD", isHidden: true })).toEqual({
      isHidden: true,
      name: hiddenName("7KQ2M9XD"),
      email: null,
      phone: null,
    });
  });
});
