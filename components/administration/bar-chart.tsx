import { numberWords } from "@/components/analytics/analytics-words";
import { ChartData } from "@/components/analytics/chart-data";
import { ticksFor } from "@/components/analytics/chart-shape";
import type { ChartBar } from "@/lib/administration/metrics.schema";
import { formatDay, formatShortDay } from "@/lib/shared/dates";

const WIDTH = 520;
const HEIGHT = 190;
const FRAME = { top: 12, right: 4, bottom: 30, left: 52 };

type Props = {
  /** What is counted: "Searches". */
  what: string;
  /** The bad ones, if counted separately: "without results". */
  badWords?: string;
  bars: readonly ChartBar[];
  step: "day" | "week";
};

// There is little room beside the bars.
const short = (count: number) => count.toLocaleString("en", { notation: "compact" });

/** A sentence that says what the chart shows. */
export function summaryOf({ what, badWords, bars, step }: Props): string {
  const all = bars.map(({ count, bad }) => count + bad);
  const total = all.reduce((sum, count) => sum + count, 0);
  const span = `${what} a ${step}, ${formatDay(bars[0]?.day ?? "")} to ${formatDay(bars.at(-1)?.day ?? "")}`;
  if (total === 0) return `${span}: none.`;
  const most = Math.max(...all);
  const peak = formatDay(bars[all.lastIndexOf(most)]?.day ?? "");
  const badTotal = bars.reduce((sum, bar) => sum + bar.bad, 0);
  const apart = badWords ? `, ${numberWords(badTotal)} of them ${badWords}` : "";
  return `${span}: ${numberWords(total)}${apart}; most on ${peak} with ${numberWords(most)}.`;
}

function Drawing(props: Props) {
  const { bars } = props;
  const most = Math.max(1, ...bars.map(({ count, bad }) => count + bad));
  const ticks = ticksFor(most);
  const top = Math.max(most, ticks.at(-1) ?? 1);
  const room = HEIGHT - FRAME.top - FRAME.bottom;
  const base = HEIGHT - FRAME.bottom;
  const slot = (WIDTH - FRAME.left - FRAME.right) / bars.length;
  const width = Math.max(1.5, slot * 0.68);
  const tall = (count: number) => Math.round((count / top) * room * 10) / 10;
  const left = (index: number) =>
    Math.round((FRAME.left + index * slot + (slot - width) / 2) * 10) / 10;
  const named = [0, Math.floor((bars.length - 1) / 2), bars.length - 1];
  return (
    <svg
      className="chart metrics-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={summaryOf(props)}
    >
      {ticks.map((value) => (
        <g key={value}>
          <path className="chart-grid" d={`M${FRAME.left} ${base - tall(value)}H${WIDTH}`} />
          <text x={FRAME.left - 8} y={base - tall(value) + 4} textAnchor="end">
            {short(value)}
          </text>
        </g>
      ))}
      {bars.map(({ day, count, bad }, i) => (
        <g key={day}>
          <rect
            className="metrics-good"
            x={left(i)}
            y={base - tall(count)}
            width={width}
            height={tall(count)}
          />
          <rect
            className="metrics-bad"
            x={left(i)}
            y={base - tall(count) - tall(bad)}
            width={width}
            height={tall(bad)}
          />
        </g>
      ))}
      {[...new Set(named)].map((index, i) => (
        <text
          key={index}
          x={i === 0 ? FRAME.left : i === 1 ? left(index) + width / 2 : WIDTH}
          y={HEIGHT - 8}
          textAnchor={(["start", "middle", "end"] as const)[i]}
        >
          {formatShortDay(bars[index]?.day ?? "")}
        </text>
      ))}
    </svg>
  );
}

/** Numbers by day or week as bars, with a table that says the same. */
export function BarChart(props: Props) {
  const { what, badWords, bars, step } = props;
  return (
    <>
      <Drawing {...props} />
      <ChartData
        what={what}
        step={step}
        names={badWords ? [what, badWords] : [what]}
        rows={bars.map(({ day, count, bad }) => ({
          day,
          values: [numberWords(count + bad), numberWords(bad)],
        }))}
      />
    </>
  );
}
