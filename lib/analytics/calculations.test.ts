import { describe, expect, it } from "vitest";
import {
  addDays,
  countByStatus,
  funnelOf,
  pointsOf,
  rateOf,
  sourcesOf,
  spansOf,
  sumBetween,
} from "./calculations";

const NOW = new Date("2026-11-21T17:00:00Z");

describe("spansOf", () => {
  it("ends today and begins where the previous period ended", () => {
    expect(spansOf(7, NOW)).toEqual({
      from: "2026-11-15",
      until: "2026-11-21",
      fromBefore: "2026-11-08",
      untilBefore: "2026-11-14",
    });
  });

  it("respects the ends of months and leap years", () => {
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });
});

describe("rateOf", () => {
  it("is unknown without views", () => {
    expect(rateOf(3, 0)).toBeNull();
    expect(rateOf(3, 60)).toBe(5);
  });
});

const count = (day: string, number: number, source: string | null = "site") => ({
  day,
  source,
  count: number,
});

describe("pointsOf", () => {
  it("has every day, beside the same day of the previous period", () => {
    const points = pointsOf(7, "2026-11-21", {
      views: [count("2026-11-21", 4), count("2026-11-21", 1, "feed"), count("2026-11-14", 2)],
      applications: [count("2026-11-15", 1)],
    });

    expect(points).toHaveLength(7);
    expect(points[0]).toEqual({
      day: "2026-11-15",
      views: 0,
      viewsBefore: 0,
      applications: 1,
      applicationsBefore: 0,
    });
    expect(points[6]).toMatchObject({ day: "2026-11-21", views: 5, viewsBefore: 2 });
  });

  it("has weeks for a year, and loses no count", () => {
    const views = [count("2026-11-21", 4), count("2025-11-22", 3), count("2025-11-21", 9)];
    const points = pointsOf(365, "2026-11-21", { views, applications: [] });

    expect(points).toHaveLength(53);
    expect(points.reduce((sum, point) => sum + point.views, 0)).toBe(7);
    expect(points.reduce((sum, point) => sum + point.viewsBefore, 0)).toBe(9);
    expect(points.at(-1)).toMatchObject({ day: "2026-11-15", views: 4 });
  });
});

describe("sumBetween", () => {
  it("includes both ends", () => {
    const rows = [count("2026-11-15", 1), count("2026-11-21", 2), count("2026-11-22", 4)];
    expect(sumBetween(rows, "2026-11-15", "2026-11-21")).toBe(3);
  });
});

describe("funnelOf", () => {
  it("counts anyone who got further in every earlier step", () => {
    const depths = [
      { depth: 0, count: 10 },
      { depth: 1, count: 3 },
      { depth: 3, count: 2 },
    ];
    expect(funnelOf(100, depths).map(({ count: number }) => number)).toEqual([100, 15, 5, 2, 2, 0]);
  });
});

describe("sourcesOf", () => {
  it("adds up only the period, and includes unknown sources", () => {
    const rows = sourcesOf(
      {
        views: [count("2026-11-20", 5, "feed"), count("2026-11-01", 9, "feed")],
        applications: [count("2026-11-20", 1, null), count("2026-11-21", 2, "no such")],
      },
      "2026-11-15",
    );
    expect(rows).toEqual([
      { source: "feed", views: 5, applications: 0 },
      { source: null, views: 0, applications: 3 },
    ]);
  });
});

describe("countByStatus", () => {
  it("counts each status once, however far its applications got", () => {
    const progress = [
      { status: "not_selected" as const, depth: 0, count: 3 },
      { status: "not_selected" as const, depth: 2, count: 4 },
      { status: "hired" as const, depth: 4, count: 1 },
    ];

    expect(countByStatus(progress)).toEqual([
      { status: "not_selected", count: 7 },
      { status: "hired", count: 1 },
    ]);
  });
});
