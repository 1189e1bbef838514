import type { Metadata } from "next";
import { BackLink } from "@/components/ui/navigation/back-link";
import { WebhookList } from "@/components/webhooks/webhook-list";
import { requireAdmin } from "@/lib/accounts/session";
import { listWebhooks } from "@/lib/webhooks/queries";
import "@/app/sheets/keys-and-webhooks.css";

export const metadata: Metadata = { title: "Webhooks – Admin", robots: { index: false } };

export default async function AdminWebhooksPage() {
  const actor = await requireAdmin();
  return (
    <div className="wrap analytics key-page">
      <BackLink href="/admin/sources">Sources</BackLink>
      <div className="analytics-head">
        <div>
          <h1>Webhooks</h1>
          <p>Other systems hear at once what happens to the jobs of all companies.</p>
        </div>
      </div>
      <WebhookList
        webhooks={await listWebhooks(actor, null)}
        path="/api/admin/webhooks"
        pageOf={(id) => `/admin/webhooks/${id}`}
        now={new Date()}
      />
    </div>
  );
}
