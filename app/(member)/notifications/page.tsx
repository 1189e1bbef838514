import type { Metadata } from "next";
import { NotificationList } from "@/components/notifications/notification-list.client";
import { Pagination } from "@/components/ui/pagination/pagination";
import { requireActor } from "@/lib/accounts/session";
import { listNotifications } from "@/lib/notifications/bell.queries";
import { siteSettings } from "@/lib/platform/settings";

type Props = PageProps<"/notifications">;

export const metadata: Metadata = { title: "Notifications – Account", robots: { index: false } };

export default async function NotificationsPage({ searchParams }: Props) {
  const actor = await requireActor();
  const { page } = await searchParams;
  const list = await listNotifications(actor, Math.max(1, Math.floor(Number(page)) || 1));
  return (
    <div className="wrap pb-20">
      <NotificationList initial={list} keptMonths={siteSettings().notificationMonths} />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={(n) => `/notifications?page=${n}`}
      />
    </div>
  );
}
