import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { FREQUENCY_NAMES } from "@/lib/alerts/frequency.schema";
import type { LinkedAlert } from "@/lib/alerts/schema";

/** The alert that an emailed link is about. */
export function AlertSummary({ alert }: { alert: LinkedAlert }) {
  return (
    <p className="login-about">
      <a href={alert.search} dir="auto">
        {alert.name}
      </a>
      , by email: {FREQUENCY_NAMES[alert.frequency].toLowerCase()}.
    </p>
  );
}

function JobsLink() {
  return (
    <LinkButton href="/jobs" className="mt-6 w-full">
      Browse jobs
    </LinkButton>
  );
}

/** Replaces a link that no longer works, with what to do instead. */
export function InvalidLink({ what }: { what: string }) {
  return (
    <div className="mt-6">
      <Notice tone="bad">This link has expired or is incomplete. {what}</Notice>
      <JobsLink />
    </div>
  );
}

/** The alert no longer exists, or the link was cut off. */
export function AlertStopped({ isDone }: { isDone: boolean }) {
  return (
    <div className="mt-6">
      {isDone ? (
        <Notice tone="good">Stopped. You won't get any more emails from this alert.</Notice>
      ) : (
        <Notice>
          We found no alert for this link. It may have been stopped already, or the link is
          incomplete.
        </Notice>
      )}
      <JobsLink />
    </div>
  );
}
