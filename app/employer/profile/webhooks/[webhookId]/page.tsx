import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { readOnce } from "@/app/read-once";
import { MissingPage } from "@/components/content/missing-page";
import { WebhookPage } from "@/components/webhooks/webhook-page";
import { requireEmployer } from "@/lib/accounts/session";
import { canManageCompany } from "@/lib/companies/policy";
import { readPage } from "@/lib/shared/parameters";
import { findWebhook } from "@/lib/webhooks/queries";
import "@/app/sheets/team.css";

type Props = PageProps<"/employer/profile/webhooks/[webhookId]">;

/** The webhook, of any company that the person owns. */
const find = readOnce(async ({ params, searchParams }: Props) => {
  const actor = await requireEmployer();
  const { webhookId: id } = await params;
  const page = readPage(await searchParams);
  const owned = actor.companies.filter((company) => canManageCompany(actor, company.id));
  for (const { id: companyId } of owned) {
    const webhook = await findWebhook(actor, { companyId, id, page });
    if (webhook) return { companyId, webhook };
  }
  return { companyId: null, webhook: null };
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { webhook } = await find(props);
  if (!webhook) return missingMetadata("Webhook not found");
  return { title: `${webhook.name} – Employer`, robots: { index: false } };
}

export default async function CompanyWebhookPage(props: Props) {
  const { companyId, webhook } = await find(props);
  if (!webhook) {
    return (
      <MissingPage
        title="Webhook not found"
        text="It may have been deleted, or it isn't your company's."
        back={{ href: "/employer/profile/webhooks", label: "Webhooks" }}
      />
    );
  }
  return (
    <div className="wrap company-page key-page">
      <WebhookPage
        webhook={webhook}
        pagePath={`/employer/profile/webhooks/${webhook.id}`}
        path={`/api/companies/${companyId}/webhooks`}
        listPath={`/employer/profile/webhooks?company=${companyId}`}
        now={new Date()}
      />
    </div>
  );
}
