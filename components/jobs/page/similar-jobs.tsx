import { Suspense } from "react";
import { Notice } from "@/components/ui/notice";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { JobCard } from "@/lib/jobs/schema";
import { JobCardTall } from "../job-card";

type SimilarJobsResult = JobCard[] | "failed";

type Props = {
  /** Never rejects: a failure is shown as a notice, and never breaks the page. */
  jobs: Promise<SimilarJobsResult>;
  now: Date;
};

const PATIENCE_MS = 40;

function Cards({ jobs, now }: { jobs: SimilarJobsResult; now: Date }) {
  if (jobs === "failed") {
    return (
      <Notice tone="warn">
        Couldn't load similar jobs. <a href="/jobs">Browse all jobs</a>
      </Notice>
    );
  }
  if (jobs.length === 0) {
    return (
      <p className="text-muted">
        No similar jobs were found. <a href="/jobs">Browse all jobs</a>
      </p>
    );
  }
  return (
    <StaticMarkup className="card-grid tall">
      {jobs.map((job) => (
        <JobCardTall key={job.id} job={job} now={now} />
      ))}
    </StaticMarkup>
  );
}

async function LateCards({ jobs, now }: Props) {
  return <Cards jobs={await jobs} now={now} />;
}

/**
 * Jobs like the one above. They usually come at once and are part of the page for every reader;
 * when they are late, the page doesn't wait and they stream in.
 */
export async function SimilarJobs({ jobs, now }: Props) {
  const early = await Promise.race([
    jobs,
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null)),
  ]);
  return (
    <section id="similar" className="wrap no-print pb-20" aria-labelledby="similar-title">
      <div className="sec-head">
        <h2 id="similar-title">Similar jobs</h2>
      </div>
      {early ? (
        <Cards jobs={early} now={now} />
      ) : (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <LateCards jobs={jobs} now={now} />
        </Suspense>
      )}
    </section>
  );
}
