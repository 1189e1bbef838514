"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { useSession } from "@/components/site/use-session.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import type { NotificationPage } from "@/lib/notifications/schema";
import { useUnread } from "./use-unread.client";

type NotificationFilter = {
  page: number;
  /** Whether the list is visible at all. */
  isOpen?: boolean;
  /** What the server put into the page. */
  initial?: NotificationPage;
};

function withRead(list: NotificationPage, isIt: (id: string) => boolean): NotificationPage {
  const notifications = list.notifications.map((each) =>
    isIt(each.id) ? { ...each, isRead: true } : each,
  );
  const found = list.notifications.filter(({ id, isRead }) => !isRead && isIt(id)).length;
  return { ...list, notifications, unread: Math.max(0, list.unread - found) };
}

/** A page of the list, kept fresh, with its actions. */
export function useNotifications({ page, isOpen = true, initial }: NotificationFilter) {
  const session = useSession();
  const { data: unread, mutate: mutateCount } = useUnread();
  const { data, error, mutate } = useSWR<NotificationPage>(
    isOpen && session ? [`/api/notifications?page=${page}`, session.userId] : null,
    ([path]: [string, string]) => api<NotificationPage>(path),
    { keepPreviousData: true, ...(initial ? { fallbackData: initial } : {}) },
  );
  const known = useRef(unread);
  useEffect(() => {
    if (known.current !== undefined && known.current !== unread && isOpen) void mutate();
    known.current = unread;
  }, [unread, isOpen, mutate]);

  /** Shows the list as changed while `call` is in progress; reverts it on failure. */
  async function change(next: NotificationPage, call: Promise<unknown>): Promise<void> {
    const options = { populateCache: false, rollbackOnError: true, revalidate: true } as const;
    await Promise.all([
      mutate(call as Promise<never>, { ...options, optimisticData: next }),
      mutateCount(call as Promise<never>, { ...options, optimisticData: next.unread }),
    ]);
  }

  async function markAll(): Promise<void> {
    if (!data) return;
    const call = api("/api/notifications/read", { method: "POST", json: { until: data.asOf } });
    try {
      await change({ ...withRead(data, () => true), unread: 0 }, call);
    } catch (failure) {
      toast({ kind: "bad", text: failureText(failure) });
    }
  }

  /** Marks a notification whose page is opened; the call survives leaving the page. */
  function markOpened(id: string): void {
    if (!data?.notifications.some((each) => each.id === id && !each.isRead)) return;
    const call = api(`/api/notifications/${id}`, {
      method: "PATCH",
      json: { isRead: true },
      keepalive: true,
    });
    // If this fails it stays unread, because the person wanted its page.
    change(
      withRead(data, (each) => each === id),
      call,
    ).catch(() => undefined);
  }

  return {
    list: data,
    hasFailed: error !== undefined,
    retry: () => void mutate(),
    markAll,
    markOpened,
  };
}
