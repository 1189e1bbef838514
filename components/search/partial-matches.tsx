import { JobCardWide } from "@/components/jobs/job-card";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { JobCard } from "@/lib/jobs/schema";

type Props = { jobs: JobCard[]; now: Date };

/** Jobs near what was searched for, under those that were found: they count in no total. */
export function PartialMatches({ jobs, now }: Props) {
  if (jobs.length === 0) return null;
  return (
    <section className="close-jobs" aria-labelledby="close-jobs">
      <h2 id="close-jobs">Close matches</h2>
      <p>These match some of your search.</p>
      <StaticMarkup className="job-list">
        {jobs.map((job) => (
          <JobCardWide key={job.id} job={job} now={now} />
        ))}
      </StaticMarkup>
    </section>
  );
}
