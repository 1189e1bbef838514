import { ActionButton } from "@/components/ui/action.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { ORIGIN_NAMES } from "@/lib/applications/by-hand/origins";
import type { PostingToAddTo } from "@/lib/applications/by-hand/schema";
import type { PooledPersonView } from "@/lib/applications/talent-pool/schema";
import { formatDay } from "@/lib/shared/dates";
import { ChangePooled } from "./change-pooled.client";
import { PoolFacts } from "./pool-facts";
import { PoolJob } from "./pool-job.client";
import { poolHref } from "./pool-paths";

type Props = { person: PooledPersonView; postings: readonly PostingToAddTo[] };

function Facts({ person }: Pick<Props, "person">) {
  const { email, phone, place, origin, givenAt, dueAt } = person;
  const facts = [
    ["Email", email],
    ["Phone", phone],
    ["Place", place],
    ["How you met", origin && ORIGIN_NAMES[origin]],
    ["Agreed on", givenAt && formatDay(givenAt)],
    ["Kept until", formatDay(dueAt)],
  ] as const;
  return <PoolFacts facts={facts} />;
}

/** Someone in a company's talent pool: what is kept, what the team adds, and what can be done. */
export function PooledPerson({ person, postings }: Props) {
  const { id, companyId, companyName, fullName, headline, applicationId, invitedTo } = person;
  return (
    <div className="wrap pool-page">
      <BackLink href={poolHref(companyId)}>Talent pool</BackLink>
      <h1 dir="auto">{fullName}</h1>
      {headline && (
        <p className="text-muted" dir="auto">
          {headline}
        </p>
      )}
      <div className="pool-columns">
        <section className="panel app-part" aria-labelledby="pool-team">
          <h2 id="pool-team">What your team knows</h2>
          <ChangePooled key={person.version} person={person} />
        </section>
        <div className="pool-side">
          <section className="panel app-part" aria-labelledby="pool-kept">
            <h2 id="pool-kept">What you keep</h2>
            <Facts person={person} />
            {applicationId && (
              <a className="link" href={`/employer/applications/${applicationId}`}>
                Open the application they came from
              </a>
            )}
          </section>
          <section className="panel app-part" aria-labelledby="pool-jobs">
            <h2 id="pool-jobs">A job for them</h2>
            <PoolJob id={id} name={fullName} postings={postings} />
            {invitedTo.length > 0 && (
              <ul className="pool-invited" aria-label="Invitations">
                {invitedTo.map(({ jobId, title, at }) => (
                  <li key={jobId}>
                    Invited to apply for <span dir="auto">{title}</span> on {formatDay(at)}
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section className="panel app-part" aria-labelledby="pool-delete">
            <h2 id="pool-delete">Delete</h2>
            <p>Everything that {companyName} keeps about them here is deleted at once.</p>
            <ActionButton
              label="Delete from Talent Pool"
              method="DELETE"
              path={`/api/employer/talent-pool/${id}`}
              done={`${fullName} is no longer in your talent pool.`}
              variant="btn-danger"
              confirm="You can't undo this."
              next={poolHref(companyId)}
            />
          </section>
        </div>
      </div>
    </div>
  );
}
