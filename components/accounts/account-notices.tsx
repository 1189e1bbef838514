import { Notice } from "@/components/ui/notice";
import type { AccountView } from "@/lib/accounts/schema";
import { EMPLOYERS_ONLY } from "@/lib/shared/areas";
import { formatDay } from "@/lib/shared/dates";
import { ResendMail } from "./resend-mail.client";
import { KeepAccount } from "./settings/keep-account";

function AdminNotice({ isApproved, hasTwoFactor }: AccountView) {
  if (!isApproved) {
    return (
      <Notice tone="warn">
        <b>Your admin account is waiting for approval.</b> Until an admin approves it, you can use
        the site as a job seeker. We'll email you once it's decided.
      </Notice>
    );
  }
  if (hasTwoFactor) return null;
  return (
    <Notice tone="warn">
      <b>Set up two-factor login.</b> You need two-factor login to open the admin area:{" "}
      <a href="/app/settings/security">set it up in your settings</a>.
    </Notice>
  );
}

/** For those whom the employers' area has turned away; the address's anchor shows it. */
function EmployersOnly() {
  return (
    <div id={EMPLOYERS_ONLY} className="when-target">
      <Notice tone="warn">
        <b>Only employers can post jobs.</b> To post one, log out and{" "}
        <a href="/signUp?type=employer">sign up as an employer</a> with another account.
      </Notice>
    </div>
  );
}

/** What an account's owner has to know before anything else; renders nothing if all is well. */
export function AccountNotices({ account }: { account: AccountView }) {
  const { deletionDueAt, hasVerifiedEmail, email, userType } = account;
  return (
    <div className="wrap notices">
      {userType !== "employer" && <EmployersOnly />}
      {deletionDueAt && (
        <Notice tone="bad">
          <b>Your account will be erased on {formatDay(deletionDueAt)}</b>, as you asked. Until then
          you can change your mind.
          <div>
            <KeepAccount />
          </div>
        </Notice>
      )}
      {!hasVerifiedEmail && (
        <Notice tone="warn">
          <b>Confirm your email address.</b> We sent a link to {email}.{" "}
          {userType === "employer"
            ? "The jobs you post wait until you open it."
            : "What you send to employers waits until you open it."}
          <ResendMail email={email} label="Send the email again" />
        </Notice>
      )}
      {userType === "admin" && <AdminNotice {...account} />}
    </div>
  );
}
