import type { Analytics } from "@/lib/analytics/schema";
import {
  applicationsDelta,
  closingWords,
  numberWords,
  PERIOD_NAMES,
  percentWords,
  postedDelta,
  rateDelta,
  type TileDelta,
} from "./analytics-words";

type TileProps = { name: string; value: string; delta: TileDelta };

function Tile({ name, value, delta: { change, isGood, text } }: TileProps) {
  return (
    <div className="analytics-tile">
      <dt>{name}</dt>
      <dd className="analytics-number">{value}</dd>
      <dd className="analytics-delta">
        {change && <span className={isGood ? "is-up" : "is-down"}>{change}</span>} {text}
      </dd>
    </div>
  );
}

/** The four numbers, each with its change. */
export function AnalyticsTiles({ analytics: { tiles, period } }: { analytics: Analytics }) {
  const name = PERIOD_NAMES[period];
  const { jobsPosted, applications, rate, active } = tiles;
  const closing = { change: null, isGood: true, text: closingWords(active) };
  return (
    <dl className="analytics-tiles">
      <Tile
        name="Total Jobs Posted"
        value={numberWords(jobsPosted.total)}
        delta={postedDelta(jobsPosted, name)}
      />
      <Tile
        name="Total Applications"
        value={numberWords(applications.count)}
        delta={applicationsDelta(applications, name)}
      />
      <Tile
        name="Application Rate"
        value={percentWords(rate.percent ?? 0)}
        delta={rateDelta(rate, name)}
      />
      <Tile name="Active Listings" value={numberWords(active.count)} delta={closing} />
    </dl>
  );
}
