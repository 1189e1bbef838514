import type { Metadata } from "next";
import { CompanySwitch } from "@/components/companies/company-switch";
import {
  InvitationsPanel,
  MembersPanel,
  RequestsPanel,
} from "@/components/companies/team/team-panels";
import { EmptyState } from "@/components/ui/empty-state";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireEmployer } from "@/lib/accounts/session";
import { chooseCompany } from "@/lib/companies/profile.queries";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { findTeam } from "@/lib/companies/team/queries";
import { type Parameters, readText } from "@/lib/shared/parameters";
import "@/app/sheets/team.css";

export const metadata: Metadata = { title: "Team – Employer", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function TeamPage({ searchParams }: Props) {
  const actor = await requireEmployer();
  const named = readText(await searchParams, "company", 36);
  const companyId =
    actor.assignments.find((each) => each.companyId === named)?.companyId ??
    chooseCompany(actor, named) ??
    actor.assignments[0]?.companyId ??
    null;
  const [team, companies] = await Promise.all([
    companyId === null ? null : findTeam(actor, companyId),
    listOwnCompanies(actor),
  ]);
  if (!team) {
    return (
      <EmptyState
        isPage
        title="No company yet"
        text="Create your company or ask to join one. Then you'll find its team here."
      >
        <a className="btn btn-primary" href="/employer/profile">
          Company Profile
        </a>
      </EmptyState>
    );
  }
  return (
    <div className="wrap company-page">
      <BackLink href={`/employer/profile?company=${team.companyId}`}>Company Profile</BackLink>
      <div className="page-head">
        <h1 dir="auto">Team of {team.companyName}</h1>
      </div>
      <CompanySwitch
        companies={companies}
        companyId={team.companyId}
        path="/employer/profile/team"
      />
      {team.yourRole === "owner" ? (
        <div className="company-columns">
          <div>
            <MembersPanel team={team} />
            <RequestsPanel team={team} />
          </div>
          <div>
            <InvitationsPanel team={team} />
          </div>
        </div>
      ) : (
        <MembersPanel team={team} />
      )}
    </div>
  );
}
