const WIDTH = 96;
const HEIGHT = 28;
const ROOM = 3;

/** Numbers over the last days as a small line; what matters is beside it in words. */
export function Spark({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days);
  const last = days.length - 1;
  const x = (index: number) => (last > 0 ? ROOM + (index / last) * (WIDTH - 2 * ROOM) : ROOM);
  const y = (count: number) => HEIGHT - ROOM - (count / most) * (HEIGHT - 2 * ROOM);
  const points = days.map((count, index) => `${x(index).toFixed(1)},${y(count).toFixed(1)}`);
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(" ")} />
      <circle cx={x(last)} cy={y(days[last] ?? 0)} r="2.5" />
    </svg>
  );
}
