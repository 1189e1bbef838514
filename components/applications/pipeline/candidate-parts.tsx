import { Icon } from "@/components/ui/icon";
import { LocalTime } from "@/components/ui/local-time.client";
import { addedBy } from "@/lib/applications/by-hand/origins";
import type { PipelineRow } from "@/lib/applications/pipeline/schema";
import { daysSince } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { SkillBuoys } from "../desk/skill-buoys";
import { ageOf } from "./pipeline-words";

/** After this many days in one stage, someone has been forgotten. */
export const LATE_DAYS = 5;

type SummaryProps = {
  row: PipelineRow;
  /** All of it on one line. */
  isLine?: boolean;
};

/** Who someone is: headline, then town and employer, and who may be the same person. */
export function CandidateSummary({ row, isLine = false }: SummaryProps) {
  const { headline, employer } = row;
  const town = row.place?.split(",")[0];
  const where = [isLine && headline, town, employer].filter(Boolean).join(" · ");
  return (
    <>
      {headline && !isLine && (
        <span className="cand-headline" dir="auto">
          {headline}
        </span>
      )}
      {where && <span dir="auto">{where}</span>}
      {row.likely && (
        <span>
          May be the same person as{" "}
          <a
            className="link"
            href={`/employer/applications/${row.likely.id}`}
            draggable={false}
            dir="auto"
          >
            {row.likely.name}
          </a>
        </span>
      )}
    </>
  );
}

const SKILL_SOURCES = { resume: "based on the CV", profile: "based on the profile" };

/**
 * How many of the posting's skills the applicant has; renders nothing if the posting names none.
 */
export function Skills({ skills }: Pick<PipelineRow, "skills">) {
  if (!skills) return null;
  const { matched, wanted, source } = skills;
  return (
    <span className="skill-score" title={`Skills ${SKILL_SOURCES[source]}`}>
      <SkillBuoys matched={matched} wanted={wanted} />
      <span>
        {matched} of {wanted}
        <span className="sr"> skills, {SKILL_SOURCES[source]}</span>
      </span>
    </span>
  );
}

/** The team's mean rating. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span className="cand-rating">
      <Icon name="star" />
      <span className="sr">Rated </span>
      {rating.toLocaleString("en", { minimumFractionDigits: 1 })}
    </span>
  );
}

/** How many messages no one has read, if any. */
export function Unread({ unread }: Pick<PipelineRow, "unread">) {
  if (unread === 0) return null;
  return (
    <span className="cand-due cand-unread">
      <Icon name="mail" />
      {unread}
      <span className="sr">
        {" "}
        {plural(unread, { one: "unread message", other: "unread messages" })}
      </span>
    </span>
  );
}

/** What came with the application, and what there is to do, besides what is shown elsewhere. */
export function Facts({
  row,
  hidesInterview = false,
  hidesRating = false,
  hidesResume = false,
}: {
  row: PipelineRow;
  hidesInterview?: boolean;
  hidesRating?: boolean;
  hidesResume?: boolean;
}) {
  return (
    <>
      {row.interviewAt && !hidesInterview && (
        <span className="cand-due">
          <Icon name="calendar" />
          <LocalTime at={row.interviewAt} />
          <span className="sr"> interview</span>
        </span>
      )}
      {row.addedBy && (
        <span>
          <Icon name="user-round" />
          {addedBy(row.addedBy)}
        </span>
      )}
      {row.hasResume && !hidesResume && (
        <span>
          <Icon name="paperclip" />
          CV
        </span>
      )}
      {row.rating !== null && !hidesRating && <Rating rating={row.rating} />}
      {row.notes > 0 && (
        <span>
          <Icon name="sticky-note" />
          {row.notes}
          <span className="sr"> {plural(row.notes, { one: "note", other: "notes" })}</span>
        </span>
      )}
      <Unread unread={row.unread} />
    </>
  );
}

/** The team's tags. */
export function CandidateTags({ tags }: Pick<PipelineRow, "tags">) {
  if (tags.length === 0) return null;
  return (
    <ul className="cand-tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** How long someone has been in their stage; marked once that is long. */
export function StageAge({ row, now }: { row: PipelineRow; now: string }) {
  const passed = daysSince(row.stageSince, new Date(now));
  if (row.stageSince === row.submittedAt || passed < 1)
    return <Age at={row.submittedAt} now={now} />;
  return (
    <span className={passed > LATE_DAYS ? "cand-age cand-late" : "cand-age"}>
      {plural(passed, { one: "{count} day in stage", other: "{count} days in stage" })}
    </span>
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
