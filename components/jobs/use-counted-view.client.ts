"use client";

import { useEffect } from "react";
import { keepSource } from "@/lib/browser/arrivals";

/** How long a page has to be visible before it counts as seen. */
const SEEN_MS = 2000;

function send(jobId: string): void {
  const body = JSON.stringify({ source: keepSource(jobId) });
  navigator.sendBeacon(`/api/jobs/${jobId}/views`, new Blob([body], { type: "application/json" }));
}

/**
 * Reports a job's view to the server, once: when its page has been visible for two seconds, and
 * never when it was only loaded or opened in the background. Nothing waits for it.
 */
export function useCountedView(jobId: string): void {
  useEffect(() => {
    let timer: number | undefined;
    const watch = () => {
      window.clearTimeout(timer);
      if (document.visibilityState !== "visible") return;
      timer = window.setTimeout(() => {
        document.removeEventListener("visibilitychange", watch);
        send(jobId);
      }, SEEN_MS);
    };
    // Also for people who apply within two seconds.
    keepSource(jobId);
    document.addEventListener("visibilitychange", watch);
    watch();
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", watch);
    };
  }, [jobId]);
}
