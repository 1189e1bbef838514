import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber } from "@/lib/shared/dates";
import type { RangeLimit } from "../schema";
import { numberTerms, rangeTerms } from "./number-lexemes";

const isFound = (value: number, min: RangeLimit | null, max: RangeLimit | null) => {
  const terms = new Set(numberTerms(value));
  return rangeTerms({ min, max }).filter((term) => terms.has(term)).length;
};

const MOST = 1_000_000_000_000;
const decimal = fc.oneof(
  fc.integer({ min: -120, max: 120 }),
  fc.integer({ min: -500_000, max: 500_000 }).map((tens) => tens / 10_000),
  fc.integer({ min: -MOST, max: MOST }),
  fc.constantFrom(0, -0, 0.0001, -0.0001, 9.9999, 10, 99.9999, 100, MOST, -MOST, MOST - 0.5),
);
const limit = fc.option(decimal);

describe("rangeTerms", () => {
  it("finds exactly the numbers in the range, each by one term", () => {
    fc.assert(
      fc.property(decimal, limit, limit, (value, min, max) => {
        const isWithin = (min === null || value >= min) && (max === null || value <= max);
        expect(isFound(value, min, max)).toBe(isWithin ? 1 : 0);
      }),
      { numRuns: 20_000, seed: 5 },
    );
  });

  it("finds exactly the days in the range", () => {
    const day = fc
      .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const near = fc.integer({ min: 0, max: 800 }).map((days) => {
      return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
    });
    const some = fc.oneof(day, near);
    fc.assert(
      fc.property(some, fc.option(some), fc.option(some), (value, min, max) => {
        const isWithin = (min === null || value >= min) && (max === null || value <= max);
        expect(isFound(dayNumber(value), min, max)).toBe(isWithin ? 1 : 0);
      }),
      { numRuns: 10_000, seed: 7 },
    );
  });

  it("finds the limits themselves", () => {
    fc.assert(
      fc.property(decimal, decimal, (one, other) => {
        const [min, max] = one <= other ? [one, other] : [other, one];
        expect([isFound(min, min, max), isFound(max, min, max)]).toEqual([1, 1]);
        expect(isFound(min, max, min)).toBe(min === max ? 1 : 0);
      }),
      { numRuns: 5000, seed: 6 },
    );
  });

  it("has few terms for common ranges, and a limited number for any", () => {
    expect(rangeTerms({ min: 20, max: 59.9999 })).toEqual(["+6:2", "+6:3", "+6:4", "+6:5"]);
    expect(rangeTerms({ min: 20, max: 40 }).length).toBeLessThan(10);
    expect(rangeTerms({ min: 37.5, max: null }).length).toBeLessThan(40);
    expect(
      rangeTerms({ min: -987_654_321_987.1234, max: 987_654_321_987.1234 }).length,
    ).toBeLessThan(330);
    expect(numberTerms(40)).toEqual([
      ...["+6:", "+6:4", "+6:40", "+6:400", "+6:4000", "+6:40000", "+6:400000"],
    ]);
  });
});
