import type { ReactNode } from "react";
import { CompanyMark } from "@/components/companies/company-mark";
import { Icon } from "@/components/ui/icon";
import { BackLink } from "@/components/ui/navigation/back-link";
import type { JobDetail } from "@/lib/jobs/schema";
import { toWebAddress } from "@/lib/shared/site";
import { JobFacts } from "../job-facts";
import { applySite, closedReason } from "./apply-action";

type Props = { job: JobDetail };

function Elsewhere({ job, site }: { job: JobDetail; site: string }) {
  return (
    <Way title={`Apply on ${site}`}>
      <p>
        {job.company.name} takes applications for this job on <b>{site}</b>. What you send there is
        handled by that site.
      </p>
      <a
        className="btn btn-primary btn-lg"
        href={job.applyUrl ?? ""}
        rel="nofollow noopener"
        data-visit={job.id}
      >
        Continue to {site}
        <Icon name="external-link" size="sm" />
      </a>
    </Way>
  );
}

/** For an application address that no browser can open. */
function Nowhere({ job }: Props) {
  const website = toWebAddress(job.company.website);
  return (
    <Way title="This job doesn't say how to apply">
      {website ? (
        <>
          <p>You can reach {job.company.name} on its own website.</p>
          <a className="btn btn-primary btn-lg" href={website} rel="nofollow noopener">
            Visit {new URL(website).hostname.replace(/^www\./, "")}
            <Icon name="external-link" size="sm" />
          </a>
        </>
      ) : (
        <p>{job.company.name} gives no website or contact address.</p>
      )}
    </Way>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="apply-card" aria-labelledby="way">
      <h2 id="way" className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Closed({ reason }: { reason: string }) {
  return (
    <Way title={reason}>
      <p>You can no longer apply for this job.</p>
      <a className="btn btn-primary btn-lg" href="/jobs">
        Browse open jobs
      </a>
    </Way>
  );
}

/**
 * What to do about a job that takes no applications here, because it is closed or takes them
 * elsewhere.
 */
export function ApplyScreen({ job }: Props) {
  const reason = closedReason(job);
  const site = applySite(job);
  return (
    <>
      <header className="job-hero">
        <div className="wrap">
          <BackLink href={`/job/${job.slug}`}>Back to the job</BackLink>
          <div className="who">
            <CompanyMark company={job.company} size="lg" />
            <div className="who-words">
              <h1 dir="auto">Apply: {job.title}</h1>
              <div className="co-line">
                <a href={`/companies/${job.company.slug}`}>{job.company.name}</a>
                <span>{job.location}</span>
              </div>
            </div>
          </div>
          <JobFacts job={job} />
        </div>
      </header>
      <div className="wrap max-w-[720px] py-10">
        {reason && <Closed reason={reason} />}
        {!reason && site && <Elsewhere job={job} site={site} />}
        {!reason && !site && <Nowhere job={job} />}
      </div>
    </>
  );
}
