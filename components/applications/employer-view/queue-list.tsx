import type { ApplicationQueue } from "@/lib/applications/employer-view/queue.schema";
import type { PipelineRow } from "@/lib/applications/pipeline/schema";
import { applicationHref } from "../pipeline/application-href";

function skillsText({ skills }: PipelineRow): string | null {
  return skills && `${skills.matched} of ${skills.wanted} skills`;
}

/** The list that an application was opened from, beside it on wide screens. */
export function QueueList({ id, queue }: { id: string; queue: ApplicationQueue }) {
  const { name, rows, total, search } = queue;
  const more = total - rows.length;
  return (
    <nav className="panel queue-list no-print" aria-label={`In ${name}`}>
      <p className="queue-head">
        {name} <span className="count-pill">{total}</span>
      </p>
      {rows.map((row) => (
        <a
          key={row.id}
          href={applicationHref(row.id, search)}
          {...(row.id === id ? { "aria-current": "page" as const } : {})}
        >
          <span className="queue-new">
            {row.isNew && <span className="beacon" role="img" aria-label="New" />}
          </span>
          <span className="queue-words">
            <b dir="auto">{row.name}</b>
            {row.headline && <span dir="auto">{row.headline}</span>}
            {row.skills && <span>{skillsText(row)}</span>}
          </span>
        </a>
      ))}
      {more > 0 && (
        <a className="queue-more" href={`/employer/applications?view=table&${search}`}>
          {more} more
        </a>
      )}
    </nav>
  );
}
