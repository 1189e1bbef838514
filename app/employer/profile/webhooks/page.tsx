import type { Metadata } from "next";
import { CompanySwitch } from "@/components/companies/company-switch";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/empty-state";
import { WebhookList } from "@/components/webhooks/webhook-list";
import { requireEmployer } from "@/lib/accounts/session";
import { canManageCompany } from "@/lib/companies/policy";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { type Parameters, readText } from "@/lib/shared/parameters";
import { listWebhooks } from "@/lib/webhooks/queries";
import "@/app/sheets/team.css";

export const metadata: Metadata = { title: "Webhooks – Employer", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function CompanyWebhooksPage({ searchParams }: Props) {
  const actor = await requireEmployer();
  const named = readText(await searchParams, "company", 36);
  const owned = (await listOwnCompanies(actor)).filter(({ id }) => canManageCompany(actor, id));
  const company = owned.find(({ id }) => id === named) ?? owned[0];
  if (!company) {
    return (
      <EmptyState
        isPage
        title="No company of your own"
        text="Only a company's owner can manage its webhooks."
      >
        <a className="btn btn-primary" href="/employer/profile">
          Company Profile
        </a>
      </EmptyState>
    );
  }
  return (
    <div className="wrap company-page key-page">
      <BackLink href={`/employer/profile?company=${company.id}`}>Company Profile</BackLink>
      <div className="page-head">
        <div>
          <h1 dir="auto">Webhooks of {company.name}</h1>
          <p>Your own systems, Slack or Teams hear at once what happens to your jobs.</p>
        </div>
      </div>
      <CompanySwitch companies={owned} companyId={company.id} path="/employer/profile/webhooks" />
      <WebhookList
        key={company.id}
        webhooks={await listWebhooks(actor, company.id)}
        path={`/api/companies/${company.id}/webhooks`}
        pageOf={(id) => `/employer/profile/webhooks/${id}`}
        now={new Date()}
      />
    </div>
  );
}
