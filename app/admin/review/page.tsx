import type { Metadata } from "next";
import { ReviewPage } from "@/components/moderation/queue/review-page";
import { requireAdmin } from "@/lib/accounts/session";
import { readItemKey, readQueueView } from "@/lib/moderation/queue/links";
import { openItem } from "@/lib/moderation/queue/open-item.queries";
import { listQueue } from "@/lib/moderation/queue/queries";
import { listReasonTemplates } from "@/lib/moderation/reason-templates.queries";
import "@/app/sheets/moderation.css";

export const metadata: Metadata = { title: "Review – Admin", robots: { index: false } };

export default async function AdminReviewPage({ searchParams }: PageProps<"/admin/review">) {
  const actor = await requireAdmin();
  const view = readQueueView(await searchParams);
  const queue = await listQueue(actor, view);
  const wanted = view.item ? readItemKey(view.item) : (queue.items[0] ?? null);
  const [item, templates] = await Promise.all([
    wanted && openItem(actor, wanted),
    listReasonTemplates(actor, "content"),
  ]);
  return <ReviewPage {...{ queue, view, item, templates }} now={new Date()} />;
}
