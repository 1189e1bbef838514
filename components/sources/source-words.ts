import { sinceLabel } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { OUTCOME_LABELS } from "@/lib/sources/labels";
import type { RunView, SourceLine } from "@/lib/sources/schema";

type Badge = { className: string; words: string };

/** Whether a source was read successfully but has no jobs. */
export function isEmpty({ openJobs, lastRun }: SourceLine): boolean {
  if (lastRun?.outcome !== "complete" && lastRun?.outcome !== "unchanged") return false;
  return openJobs === 0 && lastRun.counts.read === 0;
}

/** A source's state, in a word or two. */
export function stateOf(source: SourceLine): Badge {
  const { isPaused, isGivenUp, isRunning, lastRun } = source;
  if (isRunning) return { className: "badge badge-teal", words: "Being read" };
  if (isGivenUp) return { className: "badge badge-bad", words: "Paused: failed for days" };
  if (isPaused) return { className: "badge", words: "Paused" };
  if (lastRun?.outcome === "partial")
    return { className: "badge badge-teal", words: "Read on soon" };
  const outcome = lastRun?.outcome ?? "complete";
  const isGood = outcome === "complete" || outcome === "unchanged";
  if (isEmpty(source)) return { className: "badge badge-warn", words: "No jobs found" };
  return isGood
    ? { className: "badge badge-good", words: "All right" }
    : { className: "badge badge-bad", words: OUTCOME_LABELS[outcome] };
}

/** A run's counts: "12 read, 3 new, 1 changed, 2 refused, 1 ended". */
export function runWords({ outcome, counts, missing, ended }: RunView): string {
  const parts = [
    [counts.read, "read"],
    [counts.created, "new"],
    [counts.updated, "changed"],
    [counts.rejected, "refused"],
    [missing, "missing"],
    [ended, "ended"],
  ] as const;
  if (outcome === "failed" && counts.read === 0) return "Nothing was read";
  return parts
    .filter(([count], index) => count > 0 || index === 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`)
    .join(", ");
}

/** "12 open jobs, read 2 hours ago". */
export function lineWords({ openJobs, lastSuccessAt }: SourceLine, now: Date): string {
  const jobs = plural(openJobs, { one: "{count} open job", other: "{count} open jobs" });
  return lastSuccessAt
    ? `${jobs}, last read completely ${sinceLabel(lastSuccessAt, now)}`
    : `${jobs}, never read completely yet`;
}
