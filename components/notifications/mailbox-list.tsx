import { EmptyState } from "@/components/ui/empty-state";
import type { MailboxEntry } from "@/lib/notifications/mailbox.schema";
import { MailTime } from "./mail-time";

/** Mail that was kept instead of sent, newest first. */
export function MailboxList({ mails }: { mails: MailboxEntry[] }) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Mailbox</h1>
        <p className="lede">
          No mail server is set up, so all emails are kept here. Everyone who can open this site can
          read them.
        </p>
      </div>
      {mails.length === 0 ? (
        <div className="panel">
          <EmptyState
            title="No emails yet"
            text="Sign up or ask for a new password, and the email appears here within seconds."
          >
            <a className="btn btn-outline" href="/signUp">
              Sign Up
            </a>
          </EmptyState>
        </div>
      ) : (
        <ol className="panel divide-y divide-line overflow-hidden">
          {mails.map(({ messageId, address, subject, sentAt }) => (
            <li key={messageId}>
              <a
                className="grid gap-x-6 gap-y-1 px-5 py-4 text-ink no-underline hover:bg-fill sm:grid-cols-[minmax(0,1fr)_auto]"
                href={`/dev/mailbox/${encodeURIComponent(messageId)}`}
              >
                <b className="font-semibold wrap-anywhere">{subject}</b>
                <span className="text-sm text-muted sm:text-right">
                  <MailTime at={sentAt} />
                </span>
                <span className="text-sm text-muted wrap-anywhere">to {address}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
