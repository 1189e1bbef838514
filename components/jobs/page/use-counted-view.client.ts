"use client";

import { useEffect } from "react";
import { keepSource } from "@/lib/browser/arrivals";
import { readSession } from "@/lib/browser/session-state";
import { rememberViewedJob } from "@/lib/browser/viewed-jobs";
import type { ViewedJob } from "@/lib/shared/viewed-jobs";

/** How long a page has to be visible before it counts as seen. */
const SEEN_MS = 2000;

// The server notes what a member has viewed, the browser what a visitor has.
function send(job: ViewedJob): void {
  if (!readSession()) rememberViewedJob(job);
  const jobId = job.id;
  const body = JSON.stringify({ source: keepSource(jobId) });
  navigator.sendBeacon(`/api/jobs/${jobId}/views`, new Blob([body], { type: "application/json" }));
}

/**
 * Reports a job's view to the server and notes it for the reader, once: when it is read and has been
 * visible for two seconds, and never when its page was only loaded or opened in the background.
 * Nothing waits for it.
 */
export function useCountedView({ id, slug, title, company }: ViewedJob, isRead: boolean): void {
  useEffect(() => {
    if (!isRead) return;
    let timer: number | undefined;
    const watch = () => {
      window.clearTimeout(timer);
      if (document.visibilityState !== "visible") return;
      timer = window.setTimeout(() => {
        document.removeEventListener("visibilitychange", watch);
        send({ id, slug, title, company });
      }, SEEN_MS);
    };
    // Also for people who apply within two seconds.
    keepSource(id);
    document.addEventListener("visibilitychange", watch);
    watch();
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", watch);
    };
  }, [id, slug, title, company, isRead]);
}
