import { describe, expect, it } from "vitest";
import {
  ASK_AGAIN_MS,
  nextStep,
  REFRESH_BEFORE_MS,
  secondsLeft,
  WARN_BEFORE_MS,
} from "./session-times";

const END = 8 * 3_600_000;
const REFRESH = END - REFRESH_BEFORE_MS;
const WARN = END - WARN_BEFORE_MS;

function stepAt(now: number, isInUse: boolean, askedAt: number | null = null) {
  return nextStep({ expiresAt: END, isInUse, askedAt }, now);
}

describe("a session in use", () => {
  it("is refreshed half an hour before its end, not earlier", () => {
    expect(stepAt(0, true)).toEqual({ do: "wait", until: REFRESH });
    expect(stepAt(REFRESH - 1, true)).toEqual({ do: "wait", until: REFRESH });
    expect(stepAt(REFRESH, true)).toEqual({ do: "refresh" });
  });

  it("is refreshed right away if that moment has passed, until the very end", () => {
    expect(stepAt(WARN + 1, true)).toEqual({ do: "refresh" });
    expect(stepAt(END - 1, true)).toEqual({ do: "refresh" });
  });

  it("tries again a minute after a failed attempt, and warns when time runs short", () => {
    expect(stepAt(REFRESH + 1, true, REFRESH)).toEqual({
      do: "wait",
      until: REFRESH + ASK_AGAIN_MS,
    });
    expect(stepAt(REFRESH + ASK_AGAIN_MS, true, REFRESH)).toEqual({ do: "refresh" });
    expect(stepAt(WARN - 1, true, WARN - 2)).toEqual({ do: "wait", until: WARN });
    expect(stepAt(WARN, true, WARN - 2)).toEqual({ do: "warn" });
  });
});

describe("an idle session", () => {
  it("is never refreshed: it waits, warns two minutes before, and ends", () => {
    expect(stepAt(0, false)).toEqual({ do: "wait", until: WARN });
    expect(stepAt(REFRESH, false)).toEqual({ do: "wait", until: WARN });
    expect(stepAt(WARN, false)).toEqual({ do: "warn" });
    expect(stepAt(END - 1, false)).toEqual({ do: "warn" });
  });
});

it("is over at its end, whether or not it is in use", () => {
  expect(stepAt(END, true)).toEqual({ do: "end" });
  expect(stepAt(END + 3_600_000, false)).toEqual({ do: "end" });
});

it("counts whole seconds down to zero", () => {
  expect(secondsLeft(END, WARN)).toBe(120);
  expect(secondsLeft(END, END - 1)).toBe(1);
  expect(secondsLeft(END, END)).toBe(0);
  expect(secondsLeft(END, END + 5000)).toBe(0);
});
