import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { ActionButton } from "@/components/ui/action.client";
import type { CompanyProfile } from "@/lib/companies/profile.schema";
import type { OpenVerification, VerificationState } from "@/lib/companies/verification/schema";
import { formatDay } from "@/lib/shared/dates";
import { VerifiedWords } from "../company-block";
import { EmailVerification } from "./email-verification.client";

type Props = { profile: CompanyProfile; state: VerificationState };

function Open({ companyId, open }: { companyId: string; open: OpenVerification }) {
  const path = `/api/companies/${companyId}/verifications/${open.id}`;
  return (
    <div className="company-open">
      {open.kind === "email" ? (
        <p>
          A link is on its way to <b>{open.email}</b>. It works until {formatDay(open.expiresAt)}.
        </p>
      ) : (
        <>
          <p>
            Add this TXT record to <b>{open.domain}</b>. We check for it every ten minutes until{" "}
            {formatDay(open.expiresAt)}.
          </p>
          <pre className="company-record">
            <code>{open.record}</code>
          </pre>
        </>
      )}
      <div className="settings-actions">
        {open.kind === "dns" && (
          <ActionButton
            label="Check Now"
            method="POST"
            path={`${path}/check`}
            done="We're checking the domain. Reload this page in a moment."
          />
        )}
        <ActionButton
          label="Cancel"
          about={open.kind === "dns" ? "the DNS record" : "the link by email"}
          method="DELETE"
          path={path}
          done="Verification cancelled."
        />
      </div>
    </div>
  );
}

function Start({ profile, state }: Props) {
  const { domain, open } = state;
  if (domain === null) {
    return <p className="text-muted">Add the company's website first. We verify its domain.</p>;
  }
  return (
    <>
      {open.map((verification) => (
        <Open key={verification.id} companyId={profile.id} open={verification} />
      ))}
      {state.confirmed && (
        <div className="settings-actions">
          <p>
            You've just confirmed <b>{state.confirmed}</b>, so you don't need another link.
          </p>
          <ActionButton
            label="Verify with This Address"
            method="POST"
            variant="btn-primary"
            path={`/api/companies/${profile.id}/verifications`}
            json={{ kind: "email", email: state.confirmed }}
            done="Your company is verified."
          />
        </div>
      )}
      {!state.confirmed && !open.some(({ kind }) => kind === "email") && (
        <EmailVerification companyId={profile.id} domain={domain} />
      )}
      {!open.some(({ kind }) => kind === "dns") && (
        <div className="settings-actions">
          <ActionButton
            label="Use a DNS Record Instead"
            method="POST"
            path={`/api/companies/${profile.id}/verifications`}
            json={{ kind: "dns" }}
            done="Now add the record shown."
          />
        </div>
      )}
    </>
  );
}

/** Whether, how and when the company was verified; otherwise, how to verify it. */
export function VerificationPanel({ profile, state }: Props) {
  const isVerified = profile.verifiedAt !== null;
  return (
    <SettingsPanel
      id="verification"
      title="Verification"
      text="Applicants see whether a company has proved who it is. Jobs from verified companies go live right away."
      badge={
        isVerified ? (
          <span className="badge badge-good">Verified</span>
        ) : (
          <span className="badge">Not verified</span>
        )
      }
    >
      {isVerified ? (
        <VerifiedWords verifiedAt={profile.verifiedAt} verifiedBy={profile.verifiedBy} />
      ) : profile.role === "owner" ? (
        <Start profile={profile} state={state} />
      ) : (
        <p className="text-muted">This company isn't verified. Its owners can verify it.</p>
      )}
    </SettingsPanel>
  );
}
