import type { Metadata } from "next";
import { MissingPage } from "@/components/content/missing-page";
import { WebhookPage } from "@/components/webhooks/webhook-page";
import { requireAdmin } from "@/lib/accounts/session";
import { findWebhook } from "@/lib/webhooks/queries";

export const metadata: Metadata = { title: "Webhook – Admin", robots: { index: false } };

export default async function AdminWebhookPage({
  params,
}: PageProps<"/admin/webhooks/[webhookId]">) {
  const actor = await requireAdmin();
  const webhook = await findWebhook(actor, { companyId: null, id: (await params).webhookId });
  if (!webhook) {
    return (
      <MissingPage
        title="Webhook not found"
        text="It may have been deleted, or the address is mistyped."
        back={{ href: "/admin/webhooks", label: "Webhooks" }}
      />
    );
  }
  return (
    <div className="wrap analytics key-page">
      <WebhookPage
        webhook={webhook}
        path="/api/admin/webhooks"
        listPath="/admin/webhooks"
        now={new Date()}
      />
    </div>
  );
}
