"use client";

import { useEffect } from "react";
import useSWR from "swr";
import { useSession } from "@/components/site/use-session.client";
import { runInOneTab } from "@/lib/browser/one-tab";
import { askCount, countAge, onSharedCount } from "@/lib/browser/unread-count";

const EVERY_MS = 30_000;
const FOCUS_MS = 5000;

/** The number of unread notifications once it has loaded, and how to change it. */
export function useUnread() {
  const session = useSession();
  return useSWR<number>(
    session && ["/api/notifications/count", session.userId],
    ([, userId]: [string, string]) => askCount(userId),
    { focusThrottleInterval: FOCUS_MS },
  );
}

/**
 * Keeps the count fresh while the page is visible; of several tabs, one asks and tells the others.
 */
export function useFreshCount(userId: string): number | undefined {
  const { data, mutate } = useUnread();
  useEffect(
    () => onSharedCount(userId, (unread) => void mutate(unread, { revalidate: false })),
    [userId, mutate],
  );
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden" || countAge() < EVERY_MS / 2) return;
      // SWR retries after a failure.
      void runInOneTab("unread-count", async () => {
        await mutate().catch(() => undefined);
      });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [mutate]);
  return data;
}
