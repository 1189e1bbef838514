import { describe, expect, it } from "vitest";
import type { DateFormat } from "@/lib/shared/formats/date-formats";
import { dayIn, deadlineOf, instantOf, readDate } from "./dates";

const instant = (text: string, format?: DateFormat) => {
  const date = readDate(text, format);
  return date && instantOf(date).toISOString();
};

describe("readDate", () => {
  it.each([
    ["2026-11-21", "2026-11-21T00:00:00.000Z"],
    ["2026-11-21T09:30", "2026-11-21T09:30:00.000Z"],
    ["2026-11-21T09:30:15.123Z", "2026-11-21T09:30:15.000Z"],
    ["2026-11-21T09:30:00+05:30", "2026-11-21T04:00:00.000Z"],
    ["2026-11-21 09:30:00 -0500", "2026-11-21T14:30:00.000Z"],
    ["2026/11/21 9:00am", "2026-11-21T09:00:00.000Z"],
    ["20261121", "2026-11-21T00:00:00.000Z"],
    ["Sat, 21 Nov 2026 10:00:00 GMT", "2026-11-21T10:00:00.000Z"],
    ["Sat, 21 Nov 2026 10:00:00 PST", "2026-11-21T18:00:00.000Z"],
    ["21 November 2026", "2026-11-21T00:00:00.000Z"],
    ["November 21st, 2026 at 11:59 pm EST", "2026-11-22T04:59:00.000Z"],
    ["Nov 21, 2026", "2026-11-21T00:00:00.000Z"],
    ["21-Nov-2026", "2026-11-21T00:00:00.000Z"],
    ["21.11.2026", "2026-11-21T00:00:00.000Z"],
    ["21/11/2026", "2026-11-21T00:00:00.000Z"],
    ["11/21/2026", "2026-11-21T00:00:00.000Z"],
    ["1795255200", "2026-11-21T10:00:00.000Z"],
    ["1795255200000", "2026-11-21T10:00:00.000Z"],
  ])("reads %s", (text, expected) => {
    expect(instant(text)).toBe(expected);
  });

  it.each([
    "",
    "tbd",
    "soon",
    "2026-02-30",
    "2026-13-01",
    "03/04/2026",
    "12:30",
    "2 weeks ago",
    "1890-01-01",
    "9999-01-01",
    "NYC has no rule.",
    "2026-11-21 or later",
  ])("doesn't guess at %j", (text) => {
    expect(readDate(text)).toBeNull();
  });

  it("follows a mapping's order of day and month", () => {
    expect(readDate("03/04/2026", "dd/mm/yyyy")?.day).toBe("2026-04-03");
    expect(readDate("03/04/2026", "mm/dd/yyyy")?.day).toBe("2026-03-04");
    expect(readDate("21/11/2026", "mm/dd/yyyy")).toBeNull();
  });
});

describe("deadlineOf", () => {
  const deadline = (text: string, zone: string) => {
    const date = readDate(text);
    return date && deadlineOf(date, zone);
  };

  it("is the day if only a day is known, even if it is written as midnight", () => {
    for (const text of ["2026-12-04", "2026-12-04T00:00", "2026-12-04T00:00:00Z"]) {
      expect(deadline(text, "America/Los_Angeles")).toBe("2026-12-04");
    }
  });

  it("is the day in the job's zone if an instant is given", () => {
    expect(deadline("2026-12-05T04:59:00Z", "America/New_York")).toBe("2026-12-04");
    expect(deadline("2026-12-04T20:00:00Z", "Asia/Kolkata")).toBe("2026-12-05");
    expect(deadline("2026-12-04T17:00", "Asia/Kolkata")).toBe("2026-12-04");
  });

  it("is compared with the day in its zone", () => {
    const now = new Date("2026-11-21T23:30:00Z");
    expect(dayIn(now, "UTC")).toBe("2026-11-21");
    expect(dayIn(now, "Asia/Kolkata")).toBe("2026-11-22");
  });
});
