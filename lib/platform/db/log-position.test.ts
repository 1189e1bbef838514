import { expect, it } from "vitest";
import { readPosition } from "./log-position";

it.each([
  ["16/B374D848", 0x16_b374d848n],
  ["0/0", 0n],
  // After the header of a page, and of a segment's first page.
  ["0/3002018", 0x3002000n],
  ["0/3000028", 0x3000000n],
  // A record can end this far into any other page.
  ["0/3002028", 0x3002028n],
])("reads %s as a number of bytes", (lsn, bytes) => {
  expect(readPosition(lsn)).toBe(bytes);
});

it("refuses a text that isn't a position", () => {
  expect(() => readPosition("")).toThrow("isn't a position");
});
