import { describe, expect, it } from "vitest";
import { newPasswordErrors, strengthOf } from "./field-checks";

describe("newPasswordErrors", () => {
  const short = (least: number) => ({
    password: `Password must be at least ${least} characters long`,
  });

  it.each([
    [["abc", "abd", 6], { confirmPassword: "Passwords do not match" }],
    [["abc", "abc", 6], short(6)],
    [["", "", 6], short(6)],
    [["harbour", "harbour", 6], {}],
    [["harbour", "harbour", 12], short(12)],
    // Six characters, though twelve code units.
    [["🌊🌊🌊🌊🌊🌊", "🌊🌊🌊🌊🌊🌊", 6], {}],
    [["🌊🌊🌊", "🌊🌊🌊", 6], short(6)],
  ] as const)("checks %j", ([password, confirmPassword, least], errors) => {
    expect(newPasswordErrors({ password, confirmPassword }, least)).toEqual(errors);
  });
});

describe("strengthOf", () => {
  it.each([
    ["harbo", 6, "short"],
    ["harbour", 6, "fair"],
    ["harbour", 12, "short"],
    ["seven gulls at noon", 6, "strong"],
    ["aaaaaaaaaaaaaaaaaaaa", 6, "fair"],
  ])("rates %j with at least %i", (password, least, strength) => {
    expect(strengthOf(password, least)).toBe(strength);
  });
});
