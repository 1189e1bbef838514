import { expect, it } from "vitest";
import { addDays, CLOCK_TIMES, mondayOf, toggled, workdaysOf } from "./week";

it("returns a week's Monday and its workdays, also across months and years", () => {
  expect(mondayOf("2026-11-26")).toBe("2026-11-23");
  expect(mondayOf("2026-11-29")).toBe("2026-11-23");
  expect(mondayOf("2027-01-01")).toBe("2026-12-28");
  expect(workdaysOf("2026-12-28")).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

it("offers the half hours of a working day", () => {
  expect(CLOCK_TIMES[0]).toBe("08:00");
  expect(CLOCK_TIMES[1]).toBe("08:30");
  expect(CLOCK_TIMES.at(-1)).toBe("18:00");
});

it("adds a time in order or removes it when clicked, and drops empty fields", () => {
  const one = toggled([""], "2026-11-26T10:00");
  expect(one).toEqual(["2026-11-26T10:00"]);
  const two = toggled(one, "2026-11-24T15:30");
  expect(two).toEqual(["2026-11-24T15:30", "2026-11-26T10:00"]);
  expect(toggled(two, "2026-11-26T10:00")).toEqual(["2026-11-24T15:30"]);
});
