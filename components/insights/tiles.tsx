import type { Insights } from "@/lib/analytics/schema";
import {
  applicationsDelta,
  closingWords,
  type Delta,
  numberWords,
  PERIOD_NAMES,
  percentWords,
  postedDelta,
  rateDelta,
} from "./insight-words";

type TileProps = { name: string; value: string; delta: Delta };

function Tile({ name, value, delta: { change, isGood, text } }: TileProps) {
  return (
    <div className="insight-tile">
      <dt>{name}</dt>
      <dd className="insight-number">{value}</dd>
      <dd className="insight-delta">
        {change && <span className={isGood ? "is-up" : "is-down"}>{change}</span>} {text}
      </dd>
    </div>
  );
}

/** The four numbers, each with how it moved. */
export function InsightTiles({ insights: { tiles, period } }: { insights: Insights }) {
  const name = PERIOD_NAMES[period];
  const { jobsPosted, applications, rate, active } = tiles;
  const closing = { change: null, isGood: true, text: closingWords(active) };
  return (
    <dl className="insight-tiles">
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
