"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const PAUSE_MS = 2000;
// Without a worker nothing would ever change.
const MOST = 60;

/** Refreshes the page again and again while mounted, because something on it is in progress. */
export function AutoRefresh() {
  const router = useRouter();
  useEffect(() => {
    let left = MOST;
    const timer = setInterval(() => {
      if (document.hidden) return;
      left -= 1;
      if (left < 0) clearInterval(timer);
      else router.refresh();
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
