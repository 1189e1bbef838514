import { BackLink } from "@/components/ui/navigation/back-link";
import type { MailboxMail as Mail } from "@/lib/notifications/mailbox.schema";
import { MailTime } from "./mail-time";

// A link in a frame opens in the frame by default.
function linksOpenHere(html: string): string {
  return html.replace("<head>", '<head><base target="_top">');
}

/** An email in the mailbox, as HTML and as text. */
export function MailboxMail({ mail }: { mail: Mail }) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <BackLink href="/dev/mailbox">Mailbox</BackLink>
        <h1 className="wrap-anywhere">{mail.subject}</h1>
        <p className="lede wrap-anywhere">
          To {mail.address}, <MailTime at={mail.sentAt} />
          {mail.replyTo && (
            <>
              <br />
              Answers go to {mail.replyTo}
            </>
          )}
        </p>
      </div>
      <div className="panel overflow-hidden">
        <iframe
          className="mail-frame"
          title="The mail"
          // No script runs in it, and its links open in this window when clicked.
          sandbox="allow-popups allow-top-navigation-by-user-activation"
          srcDoc={linksOpenHere(mail.html)}
        />
      </div>
      <h2 className="mt-10 mb-3 text-xl">As plain text</h2>
      <pre className="panel mail-text">{mail.text}</pre>
    </div>
  );
}
