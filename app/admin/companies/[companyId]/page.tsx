import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { CompanyAdminPage } from "@/components/moderation/company-admin-page";
import { requireAdmin } from "@/lib/accounts/session";
import { findCompanyForAdmin, listMergeTargets } from "@/lib/companies/administration.queries";
import { listDecisions } from "@/lib/moderation/decisions.queries";
import { listReasonTemplates } from "@/lib/moderation/reason-templates.queries";
import { readText } from "@/lib/shared/parameters";
import "@/app/sheets/moderation.css";

const MERGE_QUERY_MAX_LENGTH = 100;

type Props = PageProps<"/admin/companies/[companyId]">;

async function find({ params }: Props) {
  const actor = await requireAdmin();
  return { actor, company: await findCompanyForAdmin(actor, (await params).companyId) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { company } = await find(props);
  if (!company) return missingMetadata("Company not found");
  return { title: `${company.name} – Admin`, robots: { index: false } };
}

export default async function AdminCompanyPage(props: Props) {
  const { actor, company } = await find(props);
  if (!company) {
    return (
      <MissingPage
        title="Company not found"
        text="It may be part of another, or the address is mistyped."
        back={{ href: "/admin/companies", label: "Companies" }}
      />
    );
  }
  const query = readText(await props.searchParams, "merge", MERGE_QUERY_MAX_LENGTH);
  const [decisions, templates, found] = await Promise.all([
    listDecisions(actor, { companyId: company.id }),
    listReasonTemplates(actor),
    listMergeTargets(actor, company.id, query),
  ]);
  return <CompanyAdminPage {...{ company, decisions, templates, query, found }} />;
}
