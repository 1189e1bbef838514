import type { DiffLine, FieldChange } from "@/lib/jobs/employer/views.schema";
import { plural } from "@/lib/shared/plural";

const SIGNS = { same: " ", added: "+", removed: "−" } as const;
const WORDS = { same: "", added: "Added: ", removed: "Removed: " } as const;

function Line({ line }: { line: DiffLine }) {
  if (line.kind === "gap") {
    return (
      <p className="diff-gap">
        {plural(line.count, {
          one: "{count} line without a change",
          other: "{count} lines without a change",
        })}
      </p>
    );
  }
  const text = line.text || "\u00a0";
  return (
    <p className={`diff-line diff-${line.kind}`}>
      <span aria-hidden="true">{SIGNS[line.kind]}</span>
      <span className="sr">{WORDS[line.kind]}</span>
      {line.kind === "same" && <span dir="auto">{text}</span>}
      {line.kind === "added" && <ins dir="auto">{text}</ins>}
      {line.kind === "removed" && <del dir="auto">{text}</del>}
    </p>
  );
}

function Change({ change }: { change: FieldChange }) {
  const { field, before, after, lines } = change;
  return (
    <div className="diff-field">
      <p className="diff-name">{field}</p>
      {lines ? (
        <div className="diff-lines">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text is known by its place
            <Line key={at} line={line} />
          ))}
        </div>
      ) : (
        <p className="diff-values">
          <del dir="auto">{before || "not stated"}</del>
          <span className="sr"> became </span>
          <span aria-hidden="true"> → </span>
          <ins dir="auto">{after || "not stated"}</ins>
        </p>
      )}
    </div>
  );
}

/** What an edit changed, field by field: the old and the new value. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return changes.map((change) => <Change key={change.field} change={change} />);
}
