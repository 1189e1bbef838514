import type { Metadata } from "next";
import { MissingPage } from "@/components/content/missing-page";
import { WebhookPage } from "@/components/webhooks/webhook-page";
import { requireEmployer } from "@/lib/accounts/session";
import { canManageCompany } from "@/lib/companies/policy";
import { readText } from "@/lib/shared/parameters";
import { findWebhook } from "@/lib/webhooks/queries";
import "@/app/sheets/team.css";

export const metadata: Metadata = { title: "Webhook – Employer", robots: { index: false } };

export default async function CompanyWebhookPage(
  props: PageProps<"/employer/profile/webhooks/[webhookId]">,
) {
  const actor = await requireEmployer();
  const [{ webhookId }, parameters] = await Promise.all([props.params, props.searchParams]);
  const companyId = readText(parameters, "company", 36);
  const isOwner = canManageCompany(actor, companyId);
  const webhook = isOwner ? await findWebhook(actor, { companyId, id: webhookId }) : null;
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
        path={`/api/companies/${companyId}/webhooks`}
        listPath={`/employer/profile/webhooks?company=${companyId}`}
        now={new Date()}
      />
    </div>
  );
}
