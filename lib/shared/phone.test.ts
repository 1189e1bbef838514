import { expect, it } from "vitest";
import { isPhoneNumber } from "./phone";

it.each([
  "",
  "  ",
  "+44 20 7946 0000",
  "(020) 7946-0000",
  "020.7946.0000",
  "621 123",
  "+352621123",
])("accepts %j", (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

it.each(["12", "+", "12345", "call me", "020 7946 ext", "1".repeat(16), "+44 20 7946 0000; drop"])(
  "refuses %j",
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);
