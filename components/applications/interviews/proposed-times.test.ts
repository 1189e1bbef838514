import { describe, expect, it } from "vitest";
import { proposeTimes } from "./proposed-times";
import type { Attendance } from "./time-hints.client";

// A Thursday: two days later is a Saturday.
const NOW = new Date("2026-11-26T09:00:00Z");

const attendance = (more: Partial<Attendance> = {}): Attendance => ({
  minutes: 45,
  gapMinutes: 0,
  timeZone: "Europe/Lisbon",
  applicantZone: null,
  team: [
    { id: "asha", name: "Asha" },
    { id: "marta", name: "Marta" },
  ],
  interviewers: ["asha"],
  busy: [],
  ...more,
});
const busy = (userId: string, startsAt: string, minutes: number) => ({
  ...{ userId, startsAt: `${startsAt}Z`, minutes, isOffered: false },
});

describe("proposeTimes", () => {
  it("proposes ten o'clock on the next two workdays, in the zone", () => {
    expect(proposeTimes(attendance(), NOW)).toEqual(["2026-11-30T10:00", "2026-12-01T10:00"]);
  });

  it("leaves out times that an interviewer has or has offered, with the gap before and after", () => {
    const taken = [
      busy("asha", "2026-11-30T09:30:00", 60),
      { ...busy("asha", "2026-11-30T11:30:00", 30), isOffered: true },
      busy("marta", "2026-12-01T08:00:00", 600),
    ];
    expect(proposeTimes(attendance({ busy: taken }), NOW)).toEqual([
      "2026-11-30T10:30",
      "2026-12-01T10:00",
    ]);
    expect(proposeTimes(attendance({ busy: taken, gapMinutes: 30 }), NOW)[0]).toBe(
      "2026-11-30T12:00",
    );
    const both = attendance({ busy: taken, interviewers: ["asha", "marta"] });
    expect(proposeTimes(both, NOW)).toEqual(["2026-11-30T10:30", "2026-12-02T10:00"]);
  });

  it("goes before ten o'clock only on a day that is full from ten on", () => {
    const full = [busy("asha", "2026-11-30T10:00:00", 480)];
    expect(proposeTimes(attendance({ busy: full }), NOW)[0]).toBe("2026-11-30T09:00");
  });

  it("proposes none for someone who is away for a month", () => {
    const away = [busy("asha", "2026-11-26T00:00:00", 40 * 24 * 60)];
    expect(proposeTimes(attendance({ busy: away }), NOW)).toEqual([""]);
  });
});
