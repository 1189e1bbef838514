import type { ReactNode } from "react";
import { LocalTime } from "@/components/ui/local-time.client";
import type { PipelineRow, StageCount } from "@/lib/applications/pipeline/schema";
import { COLUMN_NAMES } from "@/lib/applications/saved-views/columns";
import type { TableColumn } from "@/lib/applications/saved-views/columns.schema";
import { daysSince } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { Age, CandidateTags, Facts, LATE_DAYS, Rating, Skills } from "./candidate-parts";
import { STAGE_BADGES } from "./pipeline-words";

type CellProps = {
  row: PipelineRow;
  /** All columns of the table. */
  columns: readonly TableColumn[];
  stage: StageCount | undefined;
  /** The ISO instant when the page was rendered. */
  now: string;
};

/** Whether a column's content is aligned like numbers. */
export const isNumber = (column: TableColumn): boolean => column === "applied";

/** Who someone is, without what has a column of its own. */
export function withoutColumns(row: PipelineRow, columns: readonly TableColumn[]): PipelineRow {
  return {
    ...row,
    place: columns.includes("place") ? null : row.place,
    employer: columns.includes("employer") ? null : row.employer,
  };
}

function None({ children }: { children: ReactNode }) {
  return <span className="cand-none text-faint">{children}</span>;
}

function InStage({ row, now }: CellProps) {
  const days = daysSince(row.stageSince, new Date(now));
  return (
    <span className={days > LATE_DAYS ? "cand-age cand-late" : "cand-age"}>
      {days < 1 ? "Since today" : plural(days, { one: "{count} day", other: "{count} days" })}
    </span>
  );
}

function WithIt({ row, columns }: CellProps) {
  const hidesInterview = columns.includes("next");
  const isEmpty = !row.hasResume && row.unread === 0 && !row.interviewAt;
  return (
    <span className="cand-meta">
      <Facts row={row} hidesInterview={hidesInterview} hidesRating={columns.includes("rating")} />
      {isEmpty && <None>No CV</None>}
    </span>
  );
}

const words = (text: string | null) => (text ? <span dir="auto">{text}</span> : <None>–</None>);

const CELLS: Record<TableColumn, (props: CellProps) => ReactNode> = {
  stage: ({ row, stage }) => (
    <span className={STAGE_BADGES[row.status]}>{stage?.name ?? "Closed"}</span>
  ),
  rating: ({ row }) =>
    row.rating === null ? <None>Not rated</None> : <Rating rating={row.rating} />,
  skills: ({ row }) => (row.skills ? <Skills skills={row.skills} /> : <None>None mentioned</None>),
  tags: ({ row }) => (row.tags.length > 0 ? <CandidateTags tags={row.tags} /> : <None>–</None>),
  facts: (props) => <WithIt {...props} />,
  next: ({ row }) => (row.interviewAt ? <LocalTime at={row.interviewAt} /> : <None>–</None>),
  inStage: (props) => <InStage {...props} />,
  applied: ({ row, now }) => <Age at={row.submittedAt} now={now} />,
  changed: ({ row }) => <LocalTime at={row.changedAt} />,
  job: ({ row }) => words(row.jobTitle),
  place: ({ row }) => words(row.place),
  employer: ({ row }) => words(row.employer),
  reference: ({ row }) => <code>{row.reference}</code>,
};

/** What a column of the table says of an applicant. */
export function TableCell({ column, ...props }: CellProps & { column: TableColumn }) {
  return (
    <td data-label={COLUMN_NAMES[column]} {...(isNumber(column) ? { className: "num" } : {})}>
      {CELLS[column](props)}
    </td>
  );
}
