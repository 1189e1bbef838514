"use client";

import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { NotificationPage, NotificationView } from "@/lib/notifications/schema";
import { daysUntil, formatDay } from "@/lib/shared/dates";
import { monthWords } from "@/lib/shared/durations";
import { NotificationItems } from "./notification-items";
import { useNotifications } from "./use-notifications.client";

type Day = { day: string; notifications: NotificationView[] };

/** The list by days, in UTC like all dates on this site. */
function byDay(notifications: readonly NotificationView[]): Day[] {
  const days: Day[] = [];
  for (const notification of notifications) {
    const day = notification.createdAt.slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, notifications: [notification] });
  }
  return days;
}

function dayLabel(day: string, asOf: string): string {
  const days = daysUntil(day, new Date(asOf));
  if (days >= 0) return "Today";
  return days === -1 ? "Yesterday" : formatDay(day);
}

function Nothing() {
  return (
    <EmptyState
      isPage
      drawing="applications"
      title="No notifications yet"
      text="News about your applications and jobs from your alerts will appear here."
    >
      <LinkButton href="/jobs" variant="primary">
        Find Jobs
      </LinkButton>
    </EmptyState>
  );
}

type Props = {
  initial: NotificationPage;
  /** How many months a notification is kept. */
  keptMonths: number;
};

/** A page of notifications by days. Works without scripts too; with them it stays fresh. */
export function NotificationList({ initial, keptMonths }: Props) {
  const { list = initial, markAll, markOpened } = useNotifications({ page: initial.page, initial });
  if (list.total === 0) return <Nothing />;
  const { notifications, unread, asOf } = list;
  return (
    <>
      <div className="page-head news-head">
        <div>
          <h1>Notifications</h1>
          <p className="lede" role="status">
            {unread > 0 ? `${unread} unread` : "All read"}
          </p>
        </div>
        <button
          type="button"
          className="btn btn-outline needs-script"
          aria-disabled={unread === 0}
          onClick={() => void (unread > 0 && markAll())}
        >
          Mark all as read
        </button>
      </div>
      {byDay(notifications).map(({ day, notifications: ofDay }) => (
        <section key={day} className="news-day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{dayLabel(day, asOf)}</h2>
          <div className="panel">
            <NotificationItems notifications={ofDay} asOf={asOf} isOfOneDay onOpened={markOpened} />
          </div>
        </section>
      ))}
      <p className="news-foot">
        Notifications are kept for {monthWords(keptMonths)}.{" "}
        <a className="link" href="/app/settings#notification-preferences">
          Choose what you are told
        </a>
      </p>
    </>
  );
}
