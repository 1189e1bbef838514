import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { MailedLink } from "@/components/companies/team/mailed-link.client";
import { Notice } from "@/components/ui/notice";

/**
 * Instead of an application whose mailed link has run out: the way to a new one. Without a `token`,
 * the link leads nowhere.
 */
export function LinkOver({ token }: { token: string | null }) {
  return (
    <div className="wrap choose-time">
      <h1>Your application</h1>
      {token === null ? (
        <Notice tone="warn">
          Nothing is kept about you here any longer, or the link is incomplete. Open it in the email
          again to be sure.
        </Notice>
      ) : (
        <>
          <p>
            This link no longer works: it's older than 60 days, or you asked for a newer one. We can
            email a new link to the address that the company has for you.
          </p>
          <NeedsScriptNote what="Asking for a new link" />
          <MailedLink
            path="/api/added-people/links"
            token={token}
            label="Email Me a New Link"
            busyLabel="Sending..."
            done="We've emailed you a new link."
            next={{ href: "/jobs", label: "Browse Jobs" }}
          />
        </>
      )}
    </div>
  );
}
