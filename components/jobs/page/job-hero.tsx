import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { landingPath } from "@/lib/jobs/public/landings";
import type { LandingName } from "@/lib/jobs/public/landings.schema";
import type { JobDetail } from "@/lib/jobs/schema";
import { SaveJobButton, ShareButton } from "../job-buttons";
import { JobFacts } from "../job-facts";
import { isClosingSoon, isNew } from "../job-words";
import { closedReason } from "./apply-action";

type Props = {
  job: JobDetail;
  /** The landing page of its category, if there is one. */
  landing: LandingName | null;
  now: Date;
};

/** Where to report a problem with a posting. */
export function reportHref(job: Pick<JobDetail, "slug">): string {
  return `/contact-us?job=${encodeURIComponent(job.slug)}`;
}

/** Whether the job is open, and the one thing about that which is worth a badge. */
export function JobStates({ job, now }: Omit<Props, "landing">) {
  if (job.status !== "live") {
    return (
      <span className="badge badge-warn">{job.status === "paused" ? "Paused" : "Closed"}</span>
    );
  }
  return (
    <>
      <span>Active</span>
      {isClosingSoon(job, now) ? (
        <span className="badge badge-warn">Closing soon</span>
      ) : (
        isNew(job, now) && <span className="badge badge-teal">New</span>
      )}
    </>
  );
}

/** The breadcrumbs, the title with its actions, and the facts. */
export function JobHero({ job, landing, now }: Props) {
  const reason = closedReason(job);
  return (
    <StaticMarkup as="header" className="job-hero">
      <div className="wrap">
        <nav className="crumbs" aria-label="Breadcrumb">
          <a href="/jobs">
            <Icon name="arrow-left" size="sm" />
            Back to Jobs
          </a>
          {landing && (
            <>
              <span aria-hidden="true">·</span>
              <a href={landingPath(landing)}>{landing.label} jobs</a>
            </>
          )}
        </nav>
        <div className="who">
          <CompanyMark company={job.company} size="lg" />
          <div className="who-words">
            <h1 dir="auto">{job.title}</h1>
            <div className="co-line">
              <a href={`/companies/${job.company.slug}`}>
                {job.company.name}
                {job.company.isVerified && <VerifiedTick />}
              </a>
              <span>{job.location}</span>
              <JobStates job={job} now={now} />
            </div>
          </div>
          <div className="job-tools">
            <SaveJobButton id={job.id} title={job.title} />
            <ShareButton title={job.title} label="Share this job" />
            <a
              className="icon-btn"
              href={reportHref(job)}
              aria-label="Report this job"
              rel="nofollow"
              data-report={job.id}
            >
              <Icon name="flag" />
            </a>
          </div>
        </div>
        {reason && (
          <div className="mt-5">
            <Notice tone="warn">
              <b>{reason}</b>{" "}
              {job.status !== "paused" && `${job.company.name} no longer takes applications. `}
              <a href="#similar">See similar jobs</a>
            </Notice>
          </div>
        )}
        <JobFacts job={job} />
      </div>
    </StaticMarkup>
  );
}
