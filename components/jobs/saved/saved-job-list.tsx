import { LinkButton } from "@/components/ui/button";
import { EmptyPage } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination/pagination";
import {
  type SavedJobList as List,
  NOTE_MAX_LENGTH,
  SAVED_SORTS,
  type SavedJob,
  type SavedSort,
} from "@/lib/jobs/seeker/saved.schema";
import { plural } from "@/lib/shared/plural";
import { SaveJobButton } from "../job-buttons";
import { JobCardCompact } from "../job-card-compact";
import { SavedNote } from "./saved-note.client";

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

function SavedEntry({ job, isOpen, note, now }: SavedJob & { now: Date }) {
  return (
    <li className="saved-entry">
      {isOpen ? <JobCardCompact job={job} now={now} heading="h2" /> : <ClosedJob job={job} />}
      <div className="saved-foot">
        <SavedNote jobId={job.id} title={job.title} note={note} maxLength={NOTE_MAX_LENGTH} />
      </div>
    </li>
  );
}

type Props = { list: List; sort: SavedSort; now: Date };

function hrefOf(sort: SavedSort, page = 1): string {
  const parameters = new URLSearchParams();
  if (sort !== "saved") parameters.set("sort", sort);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `/saved-jobs?${parameters}` : "/saved-jobs";
}

function Sorts({ sort }: Pick<Props, "sort">) {
  return (
    <nav className="row" aria-label="Order">
      {(Object.keys(SAVED_SORTS) as SavedSort[]).map((each) => (
        <a
          key={each}
          className={each === sort ? "chip chip-active" : "chip chip-link"}
          href={hrefOf(each)}
          aria-current={each === sort ? "true" : undefined}
        >
          {SAVED_SORTS[each]}
        </a>
      ))}
    </nav>
  );
}

/** The page with an account's saved jobs. */
export function SavedJobList({ list, sort, now }: Props) {
  const { jobs, total, page, pageCount } = list;
  if (total === 0) {
    return (
      <EmptyPage
        heading="Saved Jobs"
        drawing="saved"
        title="No saved jobs yet"
        text="Press the bookmark on a job to find it here later, on every device."
      >
        <LinkButton href="/jobs" variant="primary">
          Find Jobs
        </LinkButton>
      </EmptyPage>
    );
  }
  return (
    <>
      <div className="page-head saved-head">
        <div>
          <h1>Saved Jobs</h1>
          <p className="lede">
            {plural(total, { one: "{count} job", other: "{count} jobs" })},{" "}
            {sort === "closing" ? "closing soonest first" : "newest first"}
          </p>
        </div>
        {total > 1 && <Sorts sort={sort} />}
      </div>
      <ul className="job-list">
        {jobs.map((saved) => (
          <SavedEntry key={saved.job.id} {...saved} now={now} />
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} hrefFor={(n) => hrefOf(sort, n)} />
    </>
  );
}
