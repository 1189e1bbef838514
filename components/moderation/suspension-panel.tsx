import { ActionButton } from "@/components/ui/action.client";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { formatDay } from "@/lib/shared/dates";
import { ReasonForm } from "./reason-form.client";

type Props = {
  /** The call that suspends and restores. */
  path: string;
  what: "Account" | "Company";
  suspension: { reason: string | null; at: string } | null;
  restored: string;
  reasonLabel: string;
  help: string;
  templates: readonly ReasonTemplateView[];
};

/**
 * Suspends an account or a company, with a reason; or says why it is suspended, and restores it.
 */
export function SuspensionPanel({ path, what, suspension, templates, ...words }: Props) {
  return (
    <section className="panel admin-panel" aria-labelledby="suspension">
      <h2 id="suspension">{suspension ? "Suspended" : "Suspend"}</h2>
      {suspension ? (
        <>
          <p className="review-words" dir="auto">
            {suspension.reason}
          </p>
          <p className="employer-job-muted">Since {formatDay(suspension.at)}</p>
          <div>
            <ActionButton
              label={`Restore ${what}`}
              method="PUT"
              path={path}
              json={{ isSuspended: false }}
              done={words.restored}
            />
          </div>
        </>
      ) : (
        <ReasonForm
          path={path}
          method="PUT"
          json={{ isSuspended: true }}
          label={`Suspend ${what}`}
          busyLabel="Suspending..."
          done={`${what} suspended.`}
          reasonLabel={words.reasonLabel}
          help={words.help}
          templates={templates}
        />
      )}
    </section>
  );
}
