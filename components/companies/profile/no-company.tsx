import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { ActionButton } from "@/components/ui/action.client";
import type { OwnRequest } from "@/lib/companies/team/schema";
import { formatDay } from "@/lib/shared/dates";
import { CompanyMark } from "../company-mark";
import { JoinCompany, NewCompany } from "./new-company.client";

function Asked({ request: { companyId, name, askedAt, state } }: { request: OwnRequest }) {
  return (
    <li>
      <div className="entry-words">
        <b dir="auto">{name}</b>
        <p>
          {state === "open"
            ? `Asked ${formatDay(askedAt)}. An owner will decide.`
            : "An owner declined your request."}
        </p>
      </div>
      {state === "open" && (
        <ActionButton
          label="Take Back"
          about={name}
          variant="btn-quiet"
          method="DELETE"
          path={`/api/companies/${companyId}/join-requests`}
          done="Your request was withdrawn."
        />
      )}
    </li>
  );
}

/** What an employer without a company can do: create one, or ask to join one. */
export function NoCompany({ requests }: { requests: readonly OwnRequest[] }) {
  return (
    <>
      <div className="company-head">
        <CompanyMark company={{ name: "C", logoUrl: null }} size="lg" />
        <div className="company-head-words">
          <h2>Your Company</h2>
          <p className="text-muted">Industry not specified</p>
        </div>
      </div>
      <div className="company-columns company-halves">
        <SettingsPanel
          id="new-company"
          title="Create your company"
          text="You'll own it and can invite colleagues."
        >
          <NewCompany />
        </SettingsPanel>
        <SettingsPanel
          id="join-company"
          title="Join an existing company"
          text="One of its owners will decide."
        >
          {requests.length > 0 && (
            <ul className="entry-list">
              {requests.map((request) => (
                <Asked key={request.companyId} request={request} />
              ))}
            </ul>
          )}
          <JoinCompany />
        </SettingsPanel>
      </div>
    </>
  );
}
