import type { Metadata } from "next";
import { BarredNote } from "@/components/sources/company-sources-page";
import { NewSource } from "@/components/sources/new-source.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import type { Parameters } from "@/lib/shared/parameters";
import { findOwnerState } from "@/lib/sources/owned/owners.queries";
import { findOwnCompany, NoOwnCompany } from "../../own-company";
import "@/app/sheets/sources.css";

export const metadata: Metadata = {
  title: "Connect a career site – Employer",
  robots: { index: false },
};

type Props = { searchParams: Promise<Parameters> };

export default async function NewCompanySource({ searchParams }: Props) {
  const { company } = await findOwnCompany("sources", searchParams);
  if (!company) return <NoOwnCompany page="sources" />;
  const { barred } = await findOwnerState(company.id);
  return (
    <div className="wrap analytics">
      <BackLink href={`/employer/profile/sources?company=${company.id}`}>Career Site</BackLink>
      <div className="analytics-head">
        <div>
          <h1>Connect a career site</h1>
          <p dir="auto">
            All its jobs come in as jobs of {company.name}, under the rules for what you post here.
            Look at what would come in first.
          </p>
        </div>
      </div>
      {barred === null ? (
        <NewSource
          isOwn
          apiPath={`/api/companies/${company.id}/sources`}
          pagePath="/employer/profile/sources"
        />
      ) : (
        <BarredNote barred={barred} companyId={company.id} />
      )}
    </div>
  );
}
