import { Icon } from "@/components/ui/icon";
import type { PipelineRow } from "@/lib/applications/pipeline/schema";
import { formatShortDay, formatTime } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { ageOf, monogramOf } from "./pipeline-words";

/** Letters in place of a picture. */
export function Monogram({ row }: { row: PipelineRow }) {
  const { letters, colour } = monogramOf(row.name);
  return (
    <span className="monogram" aria-hidden="true" style={{ background: colour }}>
      {row.isHidden ? <Icon name="user-round" size="sm" /> : letters}
    </span>
  );
}

/**
 * How many of the posting's skills the applicant has; renders nothing if the posting names none.
 */
export function Skills({ skills }: Pick<PipelineRow, "skills">) {
  if (!skills) return null;
  const { matched, wanted } = skills;
  return (
    <span className="skill-score">
      <span className="buoys" aria-hidden="true">
        {Array.from({ length: wanted }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
          <i key={index} className={index < matched ? "on" : undefined} />
        ))}
      </span>
      <span>
        {matched} of {wanted}
        <span className="sr"> skills match</span>
      </span>
    </span>
  );
}

/** What came with the application, and what there is to do. */
export function Facts({ row }: { row: PipelineRow }) {
  return (
    <>
      {row.interviewAt && (
        <span className="cand-due">
          <Icon name="calendar" />
          {formatShortDay(row.interviewAt)}, {formatTime(row.interviewAt)}
          <span className="sr"> interview</span>
        </span>
      )}
      {row.hasResume && (
        <span>
          <Icon name="paperclip" />
          CV
        </span>
      )}
      {row.unread > 0 && (
        <span className="cand-due">
          <Icon name="mail" />
          {row.unread}
          <span className="sr">
            {" "}
            {plural(row.unread, { one: "unread message", other: "unread messages" })}
          </span>
        </span>
      )}
    </>
  );
}

/** How long ago someone applied. */
export function Age({ at, now }: { at: string; now: string }) {
  const { short, long } = ageOf(at, now);
  return (
    <time className="cand-age" dateTime={at}>
      <span aria-hidden="true">{short}</span>
      <span className="sr">{long}</span>
    </time>
  );
}
