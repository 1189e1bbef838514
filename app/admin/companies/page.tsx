import type { Metadata } from "next";
import { CompaniesPage } from "@/components/moderation/companies-page";
import { requireAdmin } from "@/lib/accounts/session";
import { readCompaniesFilters } from "@/lib/companies/administration";
import { listAllCompanies } from "@/lib/companies/administration.queries";
import { listReasonTemplates } from "@/lib/moderation/reason-templates.queries";
import "@/app/sheets/moderation.css";

export const metadata: Metadata = { title: "Companies – Admin", robots: { index: false } };

export default async function AdminCompaniesPage({ searchParams }: PageProps<"/admin/companies">) {
  const actor = await requireAdmin();
  const filters = readCompaniesFilters(await searchParams);
  const [list, templates] = await Promise.all([
    listAllCompanies(actor, filters),
    listReasonTemplates(actor, "suspension"),
  ]);
  return <CompaniesPage {...{ list, filters, templates }} />;
}
