import { Notice } from "@/components/ui/notice";
import type { DecisionView } from "@/lib/moderation/decisions.schema";
import { formatDay } from "@/lib/shared/dates";
import { AppealForm } from "./appeal-form.client";
import { appealState } from "./queue/review-words";

/** The state of an appeal, or the form for one. */
function Appeal({ decision }: { decision: DecisionView }) {
  const { id, appeal, canAppeal } = decision;
  if (canAppeal) return <AppealForm decisionId={id} />;
  if (!appeal) return null;
  return (
    <>
      <p className="employer-job-muted">{appealState(appeal)}</p>
      {appeal.answer && (
        <p className="review-words" dir="auto">
          {appeal.answer}
        </p>
      )}
    </>
  );
}

/** The decisions about one's own posting, latest first, each with a way to appeal. */
export function OwnDecisions({ decisions }: { decisions: readonly DecisionView[] }) {
  if (decisions.length === 0) return null;
  return (
    <section className="panel employer-job-section" aria-labelledby="own-decisions">
      <h2 id="own-decisions">Review</h2>
      <ol className="review-decisions">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <b>{decision.title}</b>{" "}
            <time className="employer-job-muted" dateTime={decision.at}>
              {formatDay(decision.at)}
            </time>
            {decision.reason && (
              <p className="review-words" dir="auto">
                {decision.reason}
              </p>
            )}
            <Appeal decision={decision} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Suspension = { company: string; decision: DecisionView };

/** That one of the person's companies is suspended, why, and how to appeal. */
export function Suspensions({ suspensions }: { suspensions: readonly Suspension[] }) {
  if (suspensions.length === 0) return null;
  return (
    <div className="wrap suspensions">
      {suspensions.map(({ company, decision }) => (
        <Notice key={decision.id} tone="bad">
          <b>{company} has been suspended.</b>
          <p>Its jobs are hidden, and its applications can't be opened.</p>
          <p className="review-words" dir="auto">
            {decision.reason}
          </p>
          <Appeal decision={decision} />
        </Notice>
      ))}
    </div>
  );
}
