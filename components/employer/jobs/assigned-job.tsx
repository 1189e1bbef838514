import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { BackLink } from "@/components/ui/navigation/back-link";
import type { AssignedJobView } from "@/lib/jobs/employer/views.schema";
import { JobNumbers } from "./employer-job";
import { statusBadge } from "./employer-job-words";

/** A posting for its hiring managers: what it says, and how its applications stand. */
export function AssignedJob({ job }: { job: AssignedJobView }) {
  const { id, title, company, location, slug, descriptionHtml } = job;
  const { text, className } = statusBadge(job);
  return (
    <>
      <div className="page-head">
        <BackLink href={`/employer/applications?jobId=${id}`}>Applications</BackLink>
        <h1 className="break-words" dir="auto">
          {title}
        </h1>
        <p className="employer-job-sub">
          <span className={className}>{text}</span>
          <span>{[company.name, location].filter(Boolean).join(" · ")}</span>
          <span>You decide on its applications. Recruiters change the job.</span>
        </p>
        <div className="row employer-job-links">
          <LinkButton href={`/employer/applications?jobId=${id}`} variant="primary">
            Open Applications
          </LinkButton>
          {slug && (
            <LinkButton href={`/job/${slug}`}>
              <Icon name="eye" size="sm" />
              Public Page
            </LinkButton>
          )}
        </div>
      </div>
      <div className="employer-job-stack">
        <JobNumbers job={job} hasViews={false} />
        <section className="panel employer-job-section" aria-labelledby="posting">
          <h2 id="posting">Description</h2>
          {descriptionHtml === "" ? (
            <p className="employer-job-muted">It has no description yet.</p>
          ) : (
            <div
              className="prose"
              dir="auto"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown() has sanitised it
              dangerouslySetInnerHTML={{ __html: descriptionHtml }}
            />
          )}
        </section>
      </div>
    </>
  );
}
