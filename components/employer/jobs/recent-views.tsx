import { Spark } from "@/components/ui/spark";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { recentViewsNote } from "./employer-job-words";

type Props = {
  total: number;
  /** Nothing while it isn't known. */
  points: readonly number[] | undefined;
};

/** How often a posting was ever viewed, and how often lately, as a number and as a line. */
export function RecentViews({ total, points = [] }: Props) {
  const count = points.reduce((sum, views) => sum + views, 0);
  return (
    <span className="recent-views">
      <b>{formatNumber(total)}</b>
      {count > 0 && (
        <>
          <Spark days={points} />
          <span className="recent-views-note">{recentViewsNote(total, count)}</span>
        </>
      )}
    </span>
  );
}
