import { expect, it } from "vitest";
import { formatNumber } from "./numbers";

it.each([
  0, 7, 12, 999, 1000, 1204, 65_536, 999_999, 1_000_000, 9_007_199_254_740_991, -1, -12, -999,
  -1000, -65_536, 0.5, 2.71849, 1204.5, -2.5, 1e21,
])("%d is written as Intl writes it", (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat("en").format(value));
});
