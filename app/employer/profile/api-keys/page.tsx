import type { Metadata } from "next";
import { ApiKeys } from "@/components/accounts/api-keys/api-keys.client";
import { keyRow, scopeChoices } from "@/components/accounts/api-keys/key-words";
import { ProofWays } from "@/components/accounts/settings/proof.client";
import { CompanySwitch } from "@/components/companies/company-switch";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/empty-state";
import { listApiKeys } from "@/lib/accounts/api-keys/queries";
import { COMPANY_SCOPES } from "@/lib/accounts/api-keys/scopes.schema";
import { findProofWays } from "@/lib/accounts/authentication/proofs.queries";
import { requireEmployer } from "@/lib/accounts/session";
import { canManageCompany } from "@/lib/companies/policy";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { type Parameters, readText } from "@/lib/shared/parameters";
import "@/app/sheets/team.css";

export const metadata: Metadata = { title: "API Keys – Employer", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function CompanyKeysPage({ searchParams }: Props) {
  const actor = await requireEmployer();
  const named = readText(await searchParams, "company", 36);
  const owned = (await listOwnCompanies(actor)).filter(({ id }) => canManageCompany(actor, id));
  const company = owned.find(({ id }) => id === named) ?? owned[0];
  if (!company) {
    return (
      <EmptyState
        isPage
        title="No company of your own"
        text="Only a company's owner can manage its API keys."
      >
        <a className="btn btn-primary" href="/employer/profile">
          Company Profile
        </a>
      </EmptyState>
    );
  }
  const [keys, ways] = await Promise.all([
    listApiKeys(actor, { companyId: company.id }),
    findProofWays(actor),
  ]);
  const now = new Date();
  return (
    <div className="wrap company-page key-page">
      <BackLink href={`/employer/profile?company=${company.id}`}>Company Profile</BackLink>
      <div className="page-head">
        <div>
          <h1 dir="auto">API keys of {company.name}</h1>
          <p>Programs use them to post jobs and read applications in your name.</p>
        </div>
      </div>
      <CompanySwitch companies={owned} companyId={company.id} path="/employer/profile/api-keys" />
      <ProofWays ways={ways}>
        <ApiKeys
          key={company.id}
          rows={keys.map((key) => keyRow(key, now))}
          path={`/api/companies/${company.id}/api-keys`}
          scopes={scopeChoices(COMPANY_SCOPES)}
        />
      </ProofWays>
    </div>
  );
}
