"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";

const POLL_EVERY_MS = 1500;
// After that, the worker is not running, and the page shows what it knows.
const MOST_POLLS = 60;
const LONG_POLLS = 7;

/**
 * Refreshes the page while a resume is being read and the page is in view; returns whether that
 * takes longer than it should.
 */
export function useReading(isWaiting: boolean): boolean {
  const router = useRouter();
  const [polls, setPolls] = useState(0);
  useEffect(() => {
    setPolls(0);
    if (!isWaiting) return;
    let made = 0;
    const timer = setInterval(() => {
      if (document.hidden) return;
      made += 1;
      setPolls(made);
      if (made >= MOST_POLLS) clearInterval(timer);
      router.refresh();
    }, POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, router]);
  return polls >= LONG_POLLS;
}
