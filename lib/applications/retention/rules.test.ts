import { expect, it } from "vitest";
import { deletionDay } from "./rules";

it.each([
  [null, null],
  ["2026-05-20T10:00:00.000Z", "2026-11-20T10:00:00.000Z"],
  ["2026-08-31T12:00:00.000Z", "2027-03-01T12:00:00.000Z"],
  ["2026-12-31T00:00:00.000Z", "2027-07-01T00:00:00.000Z"],
])("what ended %s is due %s", (decidedAt, due) => {
  expect(deletionDay(decidedAt)).toBe(due);
});
