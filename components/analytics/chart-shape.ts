/** A chart's size, in its own units. */
export type ChartFrame = {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
};

export type ChartShape = {
  line: string;
  before: string;
  area: string;
  ticks: { value: number; y: number }[];
  /** The highest point; null if all are zero. */
  peak: { index: number; value: number; x: number; y: number } | null;
  /** Which points are labeled below the chart, and where. */
  dates: { index: number; x: number }[];
  /** The ends of both lines, far enough apart to be labeled. */
  ends: { now: number; before: number };
};

const STEPS = [1, 2, 5];
const LABEL_GAP = 18;

/** At most five round numbers from zero up to a maximum. */
export function ticksFor(max: number): number[] {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) {
      const size = step * power;
      if (max / size > 4) continue;
      return Array.from({ length: Math.floor(max / size) + 1 }, (_, i) => i * size);
    }
  }
}

const round = (number: number) => Math.round(number * 10) / 10;

function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");
}

function endsOf(now: number, before: number): ChartShape["ends"] {
  const missing = LABEL_GAP - Math.abs(now - before);
  if (missing <= 0) return { now, before };
  // The line that ends higher is labeled higher.
  const shift = (now <= before ? -1 : 1) * (missing / 2);
  return { now: round(now + shift), before: round(before - shift) };
}

/** The drawing of two equally long series of numbers, on an axis that begins at zero. */
export function chartShape(
  values: readonly number[],
  before: readonly number[],
  { width, height, top, right, bottom, left }: ChartFrame,
): ChartShape {
  const max = Math.max(1, ...values, ...before);
  const foot = height - bottom;
  const last = values.length - 1;
  const xOf = (at: number) => round(left + (last === 0 ? 0 : (at / last) * (width - left - right)));
  const yOf = (value: number) => round(foot - (value / max) * (foot - top));
  const points = values.map((value, i) => [xOf(i), yOf(value)] as const);
  const line = path(points);
  const highest = Math.max(...values);
  const index = values.lastIndexOf(highest);
  return {
    line,
    before: path(before.map((value, i) => [xOf(i), yOf(value)] as const)),
    area: `${line}L${xOf(last)} ${foot}L${left} ${foot}z`,
    ticks: ticksFor(max).map((value) => ({ value, y: yOf(value) })),
    peak: highest > 0 ? { index, value: highest, x: xOf(index), y: yOf(highest) } : null,
    dates: [...new Set([0, Math.round(last / 2), last])].map((i) => ({ index: i, x: xOf(i) })),
    ends: endsOf(yOf(values[last] ?? 0), yOf(before[last] ?? 0)),
  };
}
