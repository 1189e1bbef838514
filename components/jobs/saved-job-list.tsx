import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import type { SavedJobList as List, SavedJob } from "@/lib/jobs/saved/schema";
import { SaveJobButton } from "./job-buttons";
import { JobCardWide } from "./job-card";

function ClosedJob({ job }: Pick<SavedJob, "job">) {
  return (
    <article className="closed-job">
      <div className="entry-words">
        <h2 className="job-title">
          <a href={`/job/${job.slug}`}>{job.title}</a>
        </h2>
        <p>
          {job.company.name} · {job.location} <span className="badge">Closed</span>
        </p>
      </div>
      <SaveJobButton id={job.id} title={job.title} />
    </article>
  );
}

type CardsProps = { jobs: readonly SavedJob[]; now: Date };

/** Saved jobs as cards; those that take no applications any more say so. */
export function SavedJobCards({ jobs, now }: CardsProps) {
  return (
    <div className="job-list">
      {jobs.map(({ job, isOpen }) =>
        isOpen ? (
          <JobCardWide key={job.id} job={job} now={now} heading="h2" />
        ) : (
          <ClosedJob key={job.id} job={job} />
        ),
      )}
    </div>
  );
}

type Props = { list: List; now: Date };

/** The page of an account's saved jobs. */
export function SavedJobList({ list, now }: Props) {
  const { jobs, total, page, pageCount } = list;
  if (total === 0) {
    return (
      <EmptyState
        isPage
        drawing="saved"
        title="No saved jobs yet"
        text="Press the bookmark on a job, and it waits for you here, on every device."
      >
        <LinkButton href="/jobs" variant="primary">
          Find Jobs
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="page-head">
        <h1>Saved Jobs</h1>
        <p className="lede">
          {total} {total === 1 ? "job" : "jobs"}, the latest first
        </p>
      </div>
      <SavedJobCards jobs={jobs} now={now} />
      <Pagination page={page} pageCount={pageCount} hrefFor={(n) => `/saved-jobs?page=${n}`} />
    </>
  );
}
