import type { PayHistogram } from "@/lib/search/facets/pay-histogram.schema";
import { formatAmount } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";

const HEIGHT = 56;
const GAP = 2;
const WIDTH = 13;

/** What the jobs found pay, with the ends of the bars in words; `null` without bars to compare. */
export type PayScale = PayHistogram & { ends: [lowest: string, highest: string] | null };

/** Puts the ends of the bars into words. On the server: a phone's browser is slow to format money. */
export function payScale(pay: PayHistogram): PayScale {
  const [first] = pay.bars;
  const last = pay.bars.at(-1);
  if (!first || !last || first === last) return { ...pay, ends: null };
  const words = ({ from }: { from: number }) => formatAmount(from, pay.currency);
  return { ...pay, ends: [words(first), `${words(last)}+`] };
}

type Props = {
  pay: PayScale;
  minimum: number | null;
  /** The currency of the minimum. Bars in another one can't be compared with it. */
  currency: string;
};

/** How many of the jobs found pay how much a year: those from the minimum on stand out. */
export function PayBars({ pay, minimum, currency }: Props) {
  const { bars, ends } = pay;
  if (!ends) return null;
  const most = Math.max(...bars.map(({ count }) => count));
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const jobs = plural(all, { one: "{count} job states", other: "{count} jobs state" });
  const isPlain = minimum === null || currency !== pay.currency;
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
        <span>{ends[1]}</span>
      </figcaption>
    </figure>
  );
}
