import type { SourceView } from "@/lib/sources/schema";

/** A source's newest public jobs, with links to their pages. */
export function LatestJobs({ latestJobs, openJobs }: Pick<SourceView, "latestJobs" | "openJobs">) {
  if (latestJobs.length === 0) return null;
  return (
    <section className="panel analytics-panel" aria-labelledby="jobs">
      <h2 id="jobs">{latestJobs.length < openJobs ? "The newest of its jobs" : "Its jobs"}</h2>
      <ul className="entry-list">
        {latestJobs.map(({ title, company, path }) => (
          <li key={path}>
            <div className="entry-words" dir="auto">
              <a href={path}>{title}</a>
              <p>{company}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
