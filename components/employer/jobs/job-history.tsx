import type { HistoryEntry } from "@/lib/jobs/employer/views.schema";
import { formatInstant, sinceLabel } from "@/lib/shared/dates";
import { ChangeList } from "./change-list";

const list = new Intl.ListFormat("en", { type: "conjunction" });

function Entry({ entry, now, isOpen }: { entry: HistoryEntry; now: Date; isOpen: boolean }) {
  const fields = entry.changes.map(({ field }) => field.toLowerCase());
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <b>{entry.by ?? "Someone"}</b> changed the {list.format(fields)}{" "}
          <time dateTime={entry.at} title={formatInstant(entry.at)}>
            {sinceLabel(entry.at, now)}
          </time>
        </summary>
        <ChangeList changes={entry.changes} />
      </details>
    </li>
  );
}

/** Every edit of a posting, newest first and expanded. */
export function JobHistory({ history, now }: { history: readonly HistoryEntry[]; now: Date }) {
  if (history.length === 0) {
    return <p className="employer-job-muted">It hasn't changed since it was posted.</p>;
  }
  return (
    <ol className="employer-job-history">
      {history.map((entry, at) => (
        <Entry key={entry.version} entry={entry} now={now} isOpen={at === 0} />
      ))}
    </ol>
  );
}
