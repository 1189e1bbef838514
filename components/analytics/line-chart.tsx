import type { Analytics } from "@/lib/analytics/schema";
import { formatDay, formatShortDay } from "@/lib/shared/dates";
import { numberWords, PERIOD_NAMES } from "./analytics-words";
import { ChartData } from "./chart-data";
import { type ChartFrame, chartShape } from "./chart-shape";

const WIDE: ChartFrame = { width: 680, height: 186, top: 34, right: 108, bottom: 36, left: 40 };
const NARROW: ChartFrame = { width: 326, height: 196, top: 44, right: 8, bottom: 36, left: 34 };

type Row = { day: string; now: number; before: number };
type ChartContent = { rows: readonly Row[]; summary: string; period: string };

const anchors = ["start", "middle", "end"] as const;

function Drawing({ rows, summary, frame, period }: ChartContent & { frame: ChartFrame }) {
  const isWide = frame === WIDE;
  const { width, height, left, right } = frame;
  const values = rows.map(({ now }) => now);
  const shape = chartShape(
    values,
    rows.map(({ before }) => before),
    frame,
  );
  const end = width - right;
  return (
    <svg
      className={isWide ? "chart chart-wide" : "chart chart-narrow"}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      {shape.ticks.map(({ value, y }) => (
        <g key={value}>
          <path className="chart-grid" d={`M${left} ${y}H${end}`} />
          <text x={left - 10} y={y + 4} textAnchor="end">
            {numberWords(value)}
          </text>
        </g>
      ))}
      <path className="chart-area" d={shape.area} />
      <path className="chart-before" d={shape.before} />
      <path className="chart-line" d={shape.line} />
      {shape.peak && (
        <>
          <circle className="chart-peak" cx={shape.peak.x} cy={shape.peak.y} r={4} />
          <text className="chart-strong" x={shape.peak.x} y={shape.peak.y - 10} textAnchor="middle">
            {numberWords(shape.peak.value)}
          </text>
        </>
      )}
      <text
        className="chart-strong"
        x={isWide ? end + 10 : left}
        y={isWide ? shape.ends.now + 4 : 14}
      >
        {isWide ? "Now" : `Last ${period}`}
      </text>
      <text x={isWide ? end + 10 : left + 110} y={isWide ? shape.ends.before + 4 : 14}>
        {isWide ? `${period} earlier` : "┄ Before"}
      </text>
      {shape.dates.map(({ index, x }, i) => (
        <text
          key={index}
          x={x}
          y={height - 12}
          textAnchor={shape.dates.length === 1 ? "start" : anchors[i]}
        >
          {formatShortDay(rows[index]?.day ?? "")}
        </text>
      ))}
    </svg>
  );
}

function summaryOf(what: string, rows: readonly Row[], { from, until, step }: Analytics): string {
  const span = `${what} a ${step}, ${formatDay(from)} to ${formatDay(until)}`;
  const sum = (key: "now" | "before") => rows.reduce((subtotal, row) => subtotal + row[key], 0);
  const total = sum("now");
  const before = `${numberWords(sum("before"))} in the period before`;
  if (total === 0) return `${span}: none, ${before}.`;
  const peak = rows.reduce((best, row) => (row.now >= best.now ? row : best));
  const most = `most ${step === "week" ? "in the week of" : "on"} ${formatDay(peak.day)} with ${numberWords(peak.now)}`;
  return `${span}: ${numberWords(total)}, ${most}; ${before}.`;
}

type Props = { what: "Views" | "Applications"; analytics: Analytics };

/** Numbers over time compared with the previous period, with a table that says the same. */
export function LineChart({ what, analytics }: Props) {
  const { points, step, period } = analytics;
  const rows = points.map((point) => ({
    day: point.day,
    now: what === "Views" ? point.views : point.applications,
    before: what === "Views" ? point.viewsBefore : point.applicationsBefore,
  }));
  const drawn = { rows, summary: summaryOf(what, rows, analytics), period: PERIOD_NAMES[period] };
  return (
    <>
      <Drawing {...drawn} frame={WIDE} />
      <Drawing {...drawn} frame={NARROW} />
      <ChartData
        what={what}
        step={step}
        names={[what, `${PERIOD_NAMES[period]} earlier`]}
        rows={rows.map(({ day, now, before }) => ({
          day,
          values: [numberWords(now), numberWords(before)],
        }))}
      />
    </>
  );
}
