import { EmptyState } from "@/components/ui/empty-state";
import type { MailboxEntry } from "@/lib/notifications/mailbox.schema";
import { MailTime } from "./mail-time";

/** Emails that were kept instead of sent, newest first. */
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
        <ol className="panel mailbox-list">
          {mails.map(({ messageId, address, subject, sentAt }) => (
            <li key={messageId}>
              <a href={`/dev/mailbox/${encodeURIComponent(messageId)}`}>
                <b>{subject}</b>
                <span>
                  <MailTime at={sentAt} />
                </span>
                <span>to {address}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
