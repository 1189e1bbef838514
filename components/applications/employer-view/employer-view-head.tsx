import { BackLink } from "@/components/ui/back-link";
import { Icon } from "@/components/ui/icon";
import type { Neighbours } from "@/lib/applications/employer-view/neighbours.schema";
import type { EmployerView } from "@/lib/applications/views.schema";
import { formatDay } from "@/lib/shared/dates";
import { statusWords } from "../application-words";
import { NeighbourKeys } from "./neighbour-keys.client";

type Props = { application: EmployerView; neighbours: Neighbours };

const at = (id: string) => `/employer/applications/${id}`;

function NeighbourLinks({ previousId, nextId }: Neighbours) {
  if (!previousId && !nextId) return null;
  return (
    <nav className="neighbours no-print" aria-label="Applications for this job">
      {previousId && (
        <a className="btn btn-outline btn-sm" href={at(previousId)} rel="prev" title="Newer (K)">
          <Icon name="chevron-left" size="sm" />
          Newer
        </a>
      )}
      {nextId && (
        <a className="btn btn-outline btn-sm" href={at(nextId)} rel="next" title="Older (J)">
          Older
          <Icon name="chevron-right" size="sm" />
        </a>
      )}
      <NeighbourKeys previous={previousId && at(previousId)} next={nextId && at(nextId)} />
    </nav>
  );
}

/** Who applied, for what, with links to the neighboring applications. */
export function EmployerViewHead({ application, neighbours }: Props) {
  const { reference, status, submittedAt, viewedAt, applicant } = application;
  const { text, className } = statusWords(status, viewedAt);
  return (
    <header className="job-hero app-hero employer-view-hero">
      <div className="wrap">
        <div className="employer-view-bar">
          <BackLink href="/employer/applications">Applications</BackLink>
          <NeighbourLinks {...neighbours} />
        </div>
        <h1 dir="auto">{applicant?.fullName ?? `Applicant ${reference}`}</h1>
        <div className="co-line">
          <a href={`/job/${neighbours.jobSlug}`} dir="auto">
            {neighbours.jobTitle}
          </a>
          <span className={className}>{text}</span>
        </div>
        <p className="app-facts">
          Applied on <time dateTime={submittedAt}>{formatDay(submittedAt)}</time> · Reference{" "}
          <b>{reference}</b>
        </p>
        {applicant && neighbours.stages.length > 0 && (
          <a className="btn btn-outline btn-sm employer-view-jump no-print" href="#move">
            Move to another stage
          </a>
        )}
      </div>
    </header>
  );
}
