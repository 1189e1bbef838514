import { Icon } from "@/components/ui/icon";
import type { JobDetail } from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";
import { hostOf } from "@/lib/shared/site";

/** The site to apply on, e.g. "careers.example.com"; `null` if it is this one. */
export function applySite(job: Pick<JobDetail, "applyUrl">): string | null {
  return hostOf(job.applyUrl);
}

/** Why no one can apply, any longer or for now; `null` if they can. */
export function closedReason({ status, endedAt, deadline }: JobDetail): string | null {
  if (status === "live") return null;
  if (status === "paused") return "The employer isn't taking applications at the moment.";
  const end = status === "expired" ? (deadline ?? endedAt) : endedAt;
  return end ? `This job closed on ${formatDay(end)}.` : "This job is closed.";
}

type Props = {
  job: JobDetail;
  isBlock?: boolean;
};

/** The only primary action of a job's page: leads to our form, or to the employer's own. */
export function ApplyAction({ job, isBlock }: Props) {
  const classes = isBlock ? "btn btn-primary btn-lg" : "btn btn-primary";
  if (closedReason(job) !== null) {
    return (
      <button type="button" className={classes} disabled>
        Apply Now
      </button>
    );
  }
  const site = applySite(job);
  if (job.applyUrl !== null && site !== null) {
    return (
      <a className={classes} href={job.applyUrl} rel="nofollow noopener" data-visit={job.id}>
        Apply Now
        <Icon name="external-link" size="sm" />
        <span className="sr">on {site}</span>
      </a>
    );
  }
  return (
    <a className={classes} href={`/jobs/${job.id}/apply`} rel="nofollow">
      Apply Now
    </a>
  );
}
