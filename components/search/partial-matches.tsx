import { JobCardCompact } from "@/components/jobs/job-card-compact";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { CloseJob } from "@/lib/jobs/schema";
import { PARTIAL_MATCH_REASONS } from "@/lib/search/results.schema";

type Props = { jobs: CloseJob[]; now: Date };

/**
 * Jobs close to what was searched for, under those that were found, each with the reason: they count
 * in no total.
 */
export function PartialMatches({ jobs, now }: Props) {
  if (jobs.length === 0) return null;
  return (
    <section className="close-jobs" aria-labelledby="close-jobs">
      <h2 id="close-jobs">Close matches</h2>
      <p>These don’t have all your words, but they’re for similar work.</p>
      <StaticMarkup className="job-list job-panel">
        {jobs.map(({ job, by }) => (
          <JobCardCompact key={job.id} job={job} now={now} reason={PARTIAL_MATCH_REASONS[by]} />
        ))}
      </StaticMarkup>
    </section>
  );
}
