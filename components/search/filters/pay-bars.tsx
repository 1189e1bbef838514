import type { PayHistogram } from "@/lib/search/facets/pay-histogram.schema";
import { formatAmount } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";

const HEIGHT = 56;
const GAP = 2;
const WIDTH = 13;

type Props = {
  pay: PayHistogram;
  minimum: number | null;
  /** The currency of the minimum. Bars in another one can't be compared with it. */
  currency: string;
};

/** How many of the jobs found pay how much a year: those from the minimum on stand out. */
export function PayBars({ pay: { bars, currency: barCurrency }, minimum, currency }: Props) {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last || first === last) return null;
  const most = Math.max(...bars.map(({ count }) => count));
  const ends = [first, last].map(({ from }) => formatAmount(from, barCurrency));
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const jobs = plural(all, { one: "{count} job states", other: "{count} jobs state" });
  const isPlain = minimum === null || currency !== barCurrency;
  return (
    <figure className="pay-bars">
      <svg
        viewBox={`0 0 ${bars.length * WIDTH - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ from, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT);
          return (
            <rect
              key={from}
              className={isPlain || from >= minimum ? undefined : "is-below"}
              x={index * WIDTH}
              y={HEIGHT - height}
              width={WIDTH - GAP}
              height={height}
            />
          );
        })}
      </svg>
      <figcaption className="help num">
        <span className="sr">{jobs} yearly pay, from</span>
        <span>{ends[0]}</span>
        <span className="sr">to</span>
        <span>{ends[1]}+</span>
      </figcaption>
    </figure>
  );
}
