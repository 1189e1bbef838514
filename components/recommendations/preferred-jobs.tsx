import { JobCardCompact } from "@/components/jobs/job-card-compact";
import type { JobCard } from "@/lib/jobs/schema";
import type { PreferredJobs as Jobs } from "@/lib/recommendations/preferences.schema";
import { formatNumber } from "@/lib/shared/formats/numbers";

/** A list of compact cards, each of which can be saved. */
export function CompactJobs({ jobs, now }: { jobs: readonly JobCard[]; now: Date }) {
  return (
    <div className="job-list job-panel">
      {jobs.map((job) => (
        <JobCardCompact key={job.id} job={job} now={now} />
      ))}
    </div>
  );
}

/** The newest jobs such as someone is looking for. */
export function PreferredJobs({ jobs, total, href, now }: Jobs & { now: Date }) {
  return (
    <section aria-labelledby="newest-title">
      <div className="sec-head">
        <div>
          <h2 id="newest-title" tabIndex={-1}>
            Newest jobs for your preferences
          </h2>
          <p>Based on your preferences, which you can change in your profile.</p>
        </div>
        {total > jobs.length && (
          <a className="link" href={href}>
            See all {formatNumber(total)}
          </a>
        )}
      </div>
      {jobs.length === 0 ? (
        <p className="text-muted">
          No open jobs match your preferences at the moment.{" "}
          <a href="/app/profile#preferences">Widen your preferences</a>, or wait for an email about
          new ones.
        </p>
      ) : (
        <CompactJobs jobs={jobs} now={now} />
      )}
    </section>
  );
}
