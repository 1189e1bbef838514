import { ChangeList } from "@/components/employer/jobs/change-list";
import { Notice } from "@/components/ui/notice";
import { EMPLOYER_JOB_STATUS_NAMES } from "@/lib/jobs/employer/schema";
import type { NearCopyView } from "@/lib/jobs/risk/schema";
import type { JobStatus } from "@/lib/jobs/schema";
import type { DecisionView } from "@/lib/moderation/decisions.schema";
import { itemKey, queueHref } from "@/lib/moderation/queue/links";
import type { SentAgain } from "@/lib/moderation/queue/review-items.schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";

/** What was said when something was sent back to its company. */
export function Asked({ decision }: { decision: DecisionView }) {
  return (
    <Notice tone="warn">
      <b>
        {decision.title} on {formatDay(decision.at)}
        {decision.by ? `, by ${decision.by}` : ""}
      </b>
      <p className="review-words" dir="auto">
        {decision.reason}
      </p>
    </Notice>
  );
}

/** What was asked of a posting that is back in review, and what its company changed. */
export function SentAgainChanges({ sentAgain }: { sentAgain: SentAgain }) {
  const { decision, changes } = sentAgain;
  return (
    <section className="review-changes" aria-labelledby="sent-again">
      <h3 id="sent-again">Sent again</h3>
      <Asked decision={decision} />
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <p className="employer-job-muted">Nothing has changed since.</p>
      )}
    </section>
  );
}

const PUBLIC: readonly JobStatus[] = ["live", "paused", "closed", "expired"];

/** Where an admin reads a near copy: in the queue, on its page, or with its company. */
function copyHref({ id, slug, status, company }: NearCopyView): string {
  if (status === "in_review") return queueHref({ item: itemKey({ kind: "job", id }) });
  return PUBLIC.includes(status) ? `/job/${slug}` : `/admin/companies/${company.id}`;
}

/** The postings with nearly the same text. */
export function NearCopies({ copies }: { copies: readonly NearCopyView[] }) {
  if (copies.length === 0) return null;
  return (
    <Notice tone="warn">
      <b>
        {plural(copies.length, {
          one: "Another job says nearly the same",
          other: "{count} other jobs say nearly the same",
        })}
      </b>
      <ul className="risk-list">
        {copies.map((copy) => (
          <li key={copy.id}>
            <a href={copyHref(copy)} dir="auto">
              {copy.title}
            </a>
            , {copy.company.name}: {copy.percent}% the same,{" "}
            {EMPLOYER_JOB_STATUS_NAMES[copy.status].toLowerCase()}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
