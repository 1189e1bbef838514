import { describe, expect, it } from "vitest";
import { atWallTime, endOfDay, isTimeZone, toWallTime, toZonedIso } from "./zones";

describe("endOfDay", () => {
  it.each([
    ["2026-12-04", "UTC", "2026-12-04T23:59:59.999Z"],
    ["2026-12-04", "Asia/Kolkata", "2026-12-04T18:29:59.999Z"],
    ["2026-12-04", "Pacific/Kiritimati", "2026-12-04T09:59:59.999Z"],
    ["2026-12-04", "America/St_Johns", "2026-12-05T03:29:59.999Z"],
    // The clocks change on these days: in spring at 02:00, in autumn at 03:00, in Chile at
    // midnight.
    ["2026-03-29", "Europe/Berlin", "2026-03-29T21:59:59.999Z"],
    ["2026-10-25", "Europe/Berlin", "2026-10-25T22:59:59.999Z"],
    ["2026-10-24", "Europe/Berlin", "2026-10-24T21:59:59.999Z"],
    ["2026-11-01", "America/New_York", "2026-11-02T04:59:59.999Z"],
    ["2026-09-05", "America/Santiago", "2026-09-06T03:59:59.999Z"],
    ["2026-04-04", "America/Santiago", "2026-04-05T03:59:59.999Z"],
  ])("ends %s in %s at %s", (day, zone, expected) => {
    expect(endOfDay(day, zone).toISOString()).toBe(expected);
  });
});

describe("toZonedIso", () => {
  it.each([
    ["2026-12-04T18:29:59.999Z", "Asia/Kolkata", "2026-12-04T23:59:59+05:30"],
    ["2026-12-05T03:29:59.999Z", "America/St_Johns", "2026-12-04T23:59:59-03:30"],
    ["2026-12-04T23:59:59.999Z", "UTC", "2026-12-04T23:59:59+00:00"],
  ])("writes %s in %s as %s", (instant, zone, expected) => {
    expect(toZonedIso(new Date(instant), zone)).toBe(expected);
  });
});

describe("isTimeZone", () => {
  it.each([
    ["Europe/Berlin", true],
    ["Europe/Atlantis", false],
    ["", false],
  ])("says whether %j is one: %s", (name, known) => {
    expect(isTimeZone(name)).toBe(known);
  });
});

describe("atWallTime", () => {
  it.each([
    ["2026-12-04T09:30", "Asia/Kolkata", "2026-12-04T04:00:00.000Z"],
    ["2026-07-01T00:00", "Europe/Berlin", "2026-06-30T22:00:00.000Z"],
    // It happens twice; this is the first.
    ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
    ["2026-12-04T09:30", "UTC", "2026-12-04T09:30:00.000Z"],
  ])("returns for %s in %s the instant %s", (wall, zone, expected) => {
    const instant = atWallTime(wall, zone);
    expect(instant?.toISOString()).toBe(expected);
    expect(instant && toWallTime(instant, zone)).toBe(wall);
  });

  it.each([
    ["2026-03-29T02:30", "Europe/Berlin"],
    ["2026-02-30T09:00", "UTC"],
    ["2026-02-20T25:00", "UTC"],
    ["soon", "UTC"],
  ])("finds no %s in %s", (wall, zone) => {
    expect(atWallTime(wall, zone)).toBeNull();
  });
});
