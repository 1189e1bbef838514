"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { hearCount } from "@/lib/browser/heard-count";
import { plural } from "@/lib/shared/plural";
import { NotificationItems } from "./notification-items";
import { useNotifications } from "./use-notifications.client";
import { useFreshCount, useUnread } from "./use-unread.client";

const MANY = 99;
const LATEST = 6;

/** The bell's label and badge: how many notifications are unread. */
export function BellLabel() {
  const unread = useUnread().data ?? 0;
  return (
    <>
      <span className="sr">{unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}</span>
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {unread > MANY ? `${MANY}+` : unread}
        </span>
      )}
    </>
  );
}

/**
 * Keeps the count fresh, and announces politely when it has grown since this tab last knew it: on
 * this page, on the one before, or never.
 */
export function BellKeeper({ userId }: { userId: string }) {
  const unread = useFreshCount(userId);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (unread === undefined || !hearCount({ userId, unread })) return;
    setNews(
      plural(unread, {
        one: "You have {count} unread notification.",
        other: "You have {count} unread notifications.",
      }),
    );
  }, [userId, unread]);
  return (
    <p className="sr" role="status">
      {news}
    </p>
  );
}

/** Whether the popover around an element is open. */
function useIsOpen(place: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const popover = place.current?.closest<HTMLElement>("[popover]");
    if (!popover) return;
    const follow = () => setOpen(popover.matches(":popover-open"));
    // A click before the scripts had loaded has already opened it.
    follow();
    popover.addEventListener("toggle", follow);
    return () => popover.removeEventListener("toggle", follow);
  }, [place]);
  return isOpen;
}

/** The panel under the bell: the latest notifications, and a link to all of them. */
export function BellList() {
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useIsOpen(place);
  const { list, hasFailed, retry, markAll, markOpened } = useNotifications({ page: 1, isOpen });
  return (
    <div ref={place} className="bell-list">
      <div className="bell-head">
        <h2>Notifications</h2>
        {list && list.total > 0 && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-disabled={list.unread === 0}
            onClick={() => void (list.unread > 0 && markAll())}
          >
            Mark all as read
          </button>
        )}
      </div>
      {!list && !hasFailed && <p className="panel-note">Loading...</p>}
      {!list && hasFailed && (
        <div className="panel-note" role="alert">
          <p>We couldn't load your notifications.</p>
          <button type="button" className="btn btn-outline btn-sm" onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {list?.total === 0 && <p className="panel-note">No notifications yet</p>}
      {list && list.total > 0 && (
        <NotificationItems
          notifications={list.notifications.slice(0, LATEST)}
          asOf={list.asOf}
          onOpened={markOpened}
        />
      )}
      <a className="bell-all" href="/notifications">
        See all
      </a>
    </div>
  );
}
