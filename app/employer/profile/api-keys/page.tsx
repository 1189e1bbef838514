import type { Metadata } from "next";
import { ApiKeys } from "@/components/accounts/api-keys/api-keys.client";
import { keyRow, scopeChoices } from "@/components/accounts/api-keys/key-words";
import { ProofWays } from "@/components/accounts/settings/proof.client";
import { CompanySwitch } from "@/components/companies/company-switch";
import { BackLink } from "@/components/ui/navigation/back-link";
import { listApiKeys } from "@/lib/accounts/api-keys/queries";
import { COMPANY_SCOPES } from "@/lib/accounts/api-keys/scopes.schema";
import { findProofWays } from "@/lib/accounts/authentication/proofs.queries";
import type { Parameters } from "@/lib/shared/parameters";
import { findOwnCompany, NoOwnCompany } from "../own-company";
import "@/app/sheets/team.css";

export const metadata: Metadata = { title: "API Keys – Employer", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function CompanyKeysPage({ searchParams }: Props) {
  const { actor, companies, company } = await findOwnCompany("apiKeys", searchParams);
  if (!company) return <NoOwnCompany page="apiKeys" />;
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
      <CompanySwitch
        companies={companies}
        companyId={company.id}
        path="/employer/profile/api-keys"
      />
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
