import { CompanyMark } from "@/components/companies/company-mark";
import { Icon } from "@/components/ui/icon";
import type { ApplicationRow, ApplicationStatus } from "@/lib/applications/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { sinceLabel } from "@/lib/shared/dates";

const TONES: Partial<Record<ApplicationStatus, string>> = {
  held: "badge badge-warn",
  interview: "badge badge-teal",
  offer: "badge badge-good",
  hired: "badge badge-good",
};

// The statuses in which it is the applicant's turn.
const LIT = new Set<ApplicationStatus>(["held", "interview", "offer"]);

function Status({ application, now }: { application: ApplicationRow; now: Date }) {
  if (application.kind === "external") {
    return (
      <>
        <span className="badge">On {application.site}</span>
        <span className="when">Applied {sinceLabel(application.at, now)}</span>
      </>
    );
  }
  const { status, viewedAt, changedAt } = application;
  const isViewed = status === "submitted" && viewedAt !== null;
  return (
    <>
      <span className="row">
        {LIT.has(status) && <span className="beacon" />}
        <span className={TONES[status] ?? "badge"}>
          {isViewed ? "Viewed" : STATUS_NAMES[status]}
        </span>
      </span>
      <span className="when">
        {status === "held"
          ? "Confirm your email address to send it"
          : `Changed ${sinceLabel(isViewed ? viewedAt : changedAt, now)}`}
      </span>
    </>
  );
}

function hrefOf(application: ApplicationRow): string {
  if (application.kind === "here") return `/applications/${application.id}`;
  return application.slug ? `/job/${application.slug}` : "/applications";
}

type Props = { applications: readonly ApplicationRow[]; now: Date };

/** Someone's latest applications at a glance. */
export function LatestApplications({ applications, now }: Props) {
  if (applications.length === 0) return null;
  return (
    <section aria-labelledby="applications-title">
      <div className="sec-head">
        <h2 id="applications-title">Your applications</h2>
        <a className="link" href="/applications">
          View All
        </a>
      </div>
      <ul className="panel glance">
        {applications.map((application) => (
          <li key={application.jobId}>
            <a href={hrefOf(application)}>
              <CompanyMark company={application.company} />
              <span className="glance-words">
                <b>{application.title}</b>
                <span>{application.company.name}</span>
              </span>
              <span className="glance-state">
                <Status application={application} now={now} />
              </span>
              <Icon name="chevron-right" size="sm" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
