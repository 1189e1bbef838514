import type { Metadata } from "next";
import { CompanySwitch } from "@/components/companies/company-switch";
import { BackLink } from "@/components/ui/navigation/back-link";
import { WebhookList } from "@/components/webhooks/webhook-list";
import type { Parameters } from "@/lib/shared/parameters";
import { listWebhooks } from "@/lib/webhooks/queries";
import { findOwnCompany, NoOwnCompany } from "../own-company";
import "@/app/sheets/team.css";

export const metadata: Metadata = { title: "Webhooks – Employer", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function CompanyWebhooksPage({ searchParams }: Props) {
  const { actor, companies, company } = await findOwnCompany("webhooks", searchParams);
  if (!company) return <NoOwnCompany page="webhooks" />;
  return (
    <div className="wrap company-page key-page">
      <BackLink href={`/employer/profile?company=${company.id}`}>Company Profile</BackLink>
      <div className="page-head">
        <div>
          <h1 dir="auto">Webhooks of {company.name}</h1>
          <p>Your own systems, Slack or Teams hear at once what happens to your jobs.</p>
        </div>
      </div>
      <CompanySwitch
        companies={companies}
        companyId={company.id}
        path="/employer/profile/webhooks"
      />
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
