import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { readOnce } from "@/app/read-once";
import { MissingPage } from "@/components/content/missing-page";
import { WebhookPage } from "@/components/webhooks/webhook-page";
import { requireAdmin } from "@/lib/accounts/session";
import { readPage } from "@/lib/shared/parameters";
import { findWebhook } from "@/lib/webhooks/queries";
import "@/app/sheets/keys-and-webhooks.css";

type Props = PageProps<"/admin/webhooks/[webhookId]">;

const find = readOnce(async ({ params, searchParams }: Props) => {
  const { webhookId: id } = await params;
  const page = readPage(await searchParams);
  return findWebhook(await requireAdmin(), { companyId: null, id, page });
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  const webhook = await find(props);
  if (!webhook) return missingMetadata("Webhook not found");
  return { title: `${webhook.name} – Admin`, robots: { index: false } };
}

export default async function AdminWebhookPage(props: Props) {
  const webhook = await find(props);
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
        pagePath={`/admin/webhooks/${webhook.id}`}
        path="/api/admin/webhooks"
        listPath="/admin/webhooks"
        now={new Date()}
      />
    </div>
  );
}
