import type { OtherApplication } from "@/lib/applications/employer-view/queue.schema";
import { formatDay } from "@/lib/shared/dates";

/** What else the same person applied for at this company; renders nothing if that is all. */
export function OtherApplications({ others }: { others: readonly OtherApplication[] }) {
  if (others.length === 0) return null;
  return (
    <section className="panel app-part" aria-labelledby="others-title">
      <h2 id="others-title">Also Applied Here</h2>
      <ul className="other-applications">
        {others.map(({ id, jobTitle, stage, submittedAt, isSameAccount }) => (
          <li key={id}>
            <a href={`/employer/applications/${id}`} dir="auto">
              {jobTitle}
            </a>
            <span className="help">
              {stage} · <time dateTime={submittedAt}>{formatDay(submittedAt)}</time>
              {!isSameAccount && " · same email address"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
