import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { JobDetail } from "@/lib/jobs/schema";
import type { ViewedJob } from "@/lib/shared/viewed-jobs";
import { AppliedPlace } from "../applied-place";
import { SaveJobWords } from "../job-buttons";
import { JobFacts } from "../job-facts";
import { postedWords } from "../job-words";
import { ApplyAction, closedReason } from "./apply-action";
import { JobText } from "./job-article";
import { JobStates } from "./job-hero";

type Props = { job: JobDetail; now: Date };

/**
 * What a job's own page says, to read beside a list: the title and the buttons stay in view while
 * the rest scrolls. Plain markup, which the browser also fetches by itself (`/job/{slug}/detail`).
 */
export function JobPane({ job, now }: Props) {
  const reason = closedReason(job);
  const { id, slug, title, company } = job;
  const shown: ViewedJob = { id, slug, title, company: company.name };
  return (
    <div className="pane-in" data-shown-job={JSON.stringify(shown)}>
      <div className="pane-head">
        <div className="who">
          <CompanyMark company={job.company} size="lg" />
          <div className="who-words">
            <h2 id="pane-title" dir="auto" tabIndex={-1}>
              {job.title}
            </h2>
            <p className="co-line">
              <a href={`/companies/${job.company.slug}`}>
                {job.company.name}
                {job.company.isVerified && <VerifiedTick />}
              </a>
              <span>{job.location}</span>
              <span>{postedWords(job, now)}</span>
              <JobStates job={job} now={now} />
            </p>
          </div>
        </div>
        <div className="pane-actions">
          <AppliedPlace jobId={job.id}>
            <ApplyAction job={job} />
          </AppliedPlace>
          <SaveJobWords id={job.id} title={job.title} />
          <a className="btn btn-quiet" href={`/job/${job.slug}`}>
            Open full page
            <Icon name="arrow-up-right" size="sm" />
          </a>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard too */}
      <section className="pane-body" tabIndex={0} aria-labelledby="pane-title">
        {reason && (
          <Notice tone="warn">
            <b>{reason}</b>
          </Notice>
        )}
        <JobFacts job={job} />
        <div className="match-place" data-match-place="" />
        <JobText job={job} />
      </section>
    </div>
  );
}

/** In place of a job that is gone, or never was. */
export function MissingPane({ isGone }: { isGone: boolean }) {
  return (
    <div className="pane-in">
      <div className="empty">
        <svg className="drawing" aria-hidden="true">
          <use href="/drawings.svg#lost" />
        </svg>
        <h2>{isGone ? "This job is no longer available" : "Job not found"}</h2>
        <p>
          {isGone
            ? "It closed some time ago, or was taken down. Choose another one from the list."
            : "Its address may be mistyped. Choose another one from the list."}
        </p>
      </div>
    </div>
  );
}
