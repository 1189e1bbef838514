import { describe, expect, it } from "vitest";
import { chartShape, ticksFor } from "./chart-shape";

const FRAME = { width: 120, height: 100, top: 20, right: 10, bottom: 20, left: 10 };

describe("ticksFor", () => {
  it.each([
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [36, [0, 10, 20, 30]],
    [26, [0, 10, 20]],
    [9999, [0, 5000]],
  ])("returns for a maximum of %i the ticks %j", (max, ticks) => {
    expect(ticksFor(max)).toEqual(ticks);
  });
});

describe("chartShape", () => {
  it("draws from first to last, with the highest on top", () => {
    const shape = chartShape([0, 4, 2], [0, 0, 0], FRAME);

    expect(shape.line).toBe("M10 80L60 20L110 50");
    expect(shape.area).toBe("M10 80L60 20L110 50L110 80L10 80z");
    expect(shape.before).toBe("M10 80L60 80L110 80");
    expect(shape.peak).toEqual({ index: 1, value: 4, x: 60, y: 20 });
    expect(shape.dates.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it("is a flat line without a peak when nothing happened", () => {
    const shape = chartShape([0, 0], [0, 0], FRAME);

    expect(shape.line).toBe("M10 80L110 80");
    expect(shape.peak).toBeNull();
  });

  it("keeps the labels of both lines apart", () => {
    const { ends } = chartShape([0, 5], [0, 5], FRAME);
    expect(ends.before - ends.now).toBe(18);
    const lower = chartShape([0, 4], [0, 5], FRAME).ends;
    expect(lower.now - lower.before).toBeGreaterThanOrEqual(18);
  });

  it("works with a single point", () => {
    expect(chartShape([3], [1], FRAME).line).toBe("M10 20");
  });
});
