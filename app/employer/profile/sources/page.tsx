import type { Metadata } from "next";
import { CompanySwitch } from "@/components/companies/company-switch";
import { CompanySourcesPage } from "@/components/sources/company-sources-page";
import type { Parameters } from "@/lib/shared/parameters";
import { findOwnerState } from "@/lib/sources/owned/owners.queries";
import { listCompanySources } from "@/lib/sources/queries";
import { findOwnCompany, NoOwnCompany } from "../own-company";
import "@/app/sheets/sources.css";

export const metadata: Metadata = { title: "Career Site – Employer", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function CompanySources({ searchParams }: Props) {
  const { actor, companies, company } = await findOwnCompany("sources", searchParams);
  if (!company) return <NoOwnCompany page="sources" />;
  const [sources, { barred }] = await Promise.all([
    listCompanySources(actor, company.id),
    findOwnerState(company.id),
  ]);
  return (
    <>
      <CompanySwitch
        companies={companies}
        companyId={company.id}
        path="/employer/profile/sources"
      />
      <CompanySourcesPage company={company} sources={sources} barred={barred} now={new Date()} />
    </>
  );
}
