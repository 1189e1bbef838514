import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import type { SourcePreview } from "@/lib/sources/schema";
import { RowProblems } from "./row-problems";

function Jobs({ jobs, ready }: Pick<SourcePreview, "jobs" | "ready">) {
  return (
    <>
      <h3>{jobs.length < ready ? "The first of them" : "The jobs"}</h3>
      <ul className="entry-list" aria-label="Jobs that would be imported">
        {jobs.map(({ title, company, place, applyUrl }) => (
          <li key={`${title} ${company} ${place} ${applyUrl}`}>
            <div className="entry-words" dir="auto">
              <b>{title}</b>
              <p>{[company, place].filter(Boolean).join(", ")}</p>
              <p className="admin-note">
                {applyUrl ?? "People apply here, because it has no link."}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The jobs that would be imported from an address, and the rows that wouldn't. */
export function PreviewResult({ preview }: { preview: SourcePreview }) {
  const { kindLabel, isWhole, ready, rejected, jobs, problems, notes, unknownFields } = preview;
  const come = plural(ready, {
    one: "{count} job would be imported.",
    other: "{count} jobs would be imported.",
  });
  const refused = plural(rejected, {
    one: "{count} row wouldn't.",
    other: "{count} rows wouldn't.",
  });
  return (
    <section className="panel analytics-panel" aria-labelledby="preview">
      <h2 id="preview">What would be imported</h2>
      <Notice tone={ready > 0 ? "good" : "warn"} role="status">
        <b>{kindLabel}.</b> {come} {rejected > 0 && refused}
        {!isWhole && " We checked only the beginning."}
      </Notice>
      {jobs.length > 0 && <Jobs jobs={jobs} ready={ready} />}
      {notes.length > 0 && (
        <details className="show-data">
          <summary>What was assumed or left out</summary>
          <ul>
            {notes.map(({ note, count }) => (
              <li key={note}>
                {note} ({formatNumber(count)})
              </li>
            ))}
          </ul>
        </details>
      )}
      {unknownFields.length > 0 && (
        <p className="admin-note" dir="auto">
          Fields we don't use: {unknownFields.join(", ")}
        </p>
      )}
      {problems.length > 0 && (
        <>
          <h3>Rows that wouldn't be imported</h3>
          <RowProblems problems={problems} />
        </>
      )}
    </section>
  );
}
