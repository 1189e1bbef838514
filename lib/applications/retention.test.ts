import { expect, it } from "vitest";
import { deletionDay } from "./retention";

it.each([
  [null, 6, null],
  ["2026-05-20T10:00:00.000Z", 6, "2026-11-20T10:00:00.000Z"],
  ["2026-08-31T12:00:00.000Z", 6, "2027-03-01T12:00:00.000Z"],
  ["2026-12-31T00:00:00.000Z", 6, "2027-07-01T00:00:00.000Z"],
  ["2026-05-20T10:00:00.000Z", 1, "2026-06-20T10:00:00.000Z"],
  ["2026-05-20T10:00:00.000Z", 24, "2028-05-20T10:00:00.000Z"],
])("an application that ended %s and is kept for %d months is due %s", (decidedAt, months, due) => {
  expect(deletionDay(decidedAt === null ? null : new Date(decidedAt), months)).toBe(due);
});
