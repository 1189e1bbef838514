import { formatNumber } from "@/lib/shared/formats/numbers";
import type { RowProblem } from "@/lib/sources/schema";

/** Rows that aren't imported, each with the reason. */
export function RowProblems({ problems }: { problems: readonly RowProblem[] }) {
  return (
    <ul className="entry-list" aria-label="Refused rows">
      {problems.map(({ record, reference, reason, excerpt }) => (
        <li key={record}>
          <div className="entry-words">
            <b>
              Row {formatNumber(record)}
              {reference && <span dir="auto">: {reference}</span>}
            </b>
            <p>{reason}</p>
            <p className="admin-note" dir="auto">
              {excerpt}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
