"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import useSWR from "swr";
import type { VisitQuestion as Question } from "@/lib/applications/applying/external.schema";
import { api } from "@/lib/browser/api";
import { APPLICATIONS_PATH, type Applied, refreshApplied } from "./applied-jobs.client";
import { markApplied } from "./mark-applied.client";
import { VisitQuestion } from "./visit-question.client";

/** Keeps that somebody goes on to an employer's own page, and looks again when they are back. */
function useVisits(): void {
  const hasLeft = useRef(false);
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>("[data-visit]");
      if (!link) return;
      hasLeft.current = true;
      // Outlives the page, and never holds up the link.
      const path = `/api/jobs/${link.dataset["visit"]}/external-visits`;
      void api(path, { method: "POST", keepalive: true }).catch(() => undefined);
    };
    const comeBack = () => {
      if (!hasLeft.current || document.visibilityState !== "visible") return;
      hasLeft.current = false;
      refreshApplied();
    };
    document.addEventListener("click", leave);
    document.addEventListener("auxclick", leave);
    document.addEventListener("visibilitychange", comeBack);
    window.addEventListener("pageshow", comeBack);
    return () => {
      document.removeEventListener("click", leave);
      document.removeEventListener("auxclick", leave);
      document.removeEventListener("visibilitychange", comeBack);
      window.removeEventListener("pageshow", comeBack);
    };
  }, []);
}

/** What is asked on this page: about its own job, or on the pages of one's own about the latest. */
function questionOf(path: string, questions: readonly Question[]): Question | undefined {
  if (path === "/app" || path === "/applications") return questions[0];
  return questions.find(({ jobId }) => document.querySelector(`[data-visit="${jobId}"]`));
}

/** While it is mounted, the page's jobs say where one applied, and visits elsewhere are asked about. */
export function AccountApplications({ userId }: { userId: string }) {
  const path = usePathname();
  const { data } = useSWR([APPLICATIONS_PATH, userId], ([address]) => api<Applied>(address), {
    focusThrottleInterval: 60_000,
  });
  useVisits();
  useEffect(() => {
    if (!data) return;
    const mark = () => markApplied(data.applications);
    mark();
    const later = new MutationObserver(mark);
    later.observe(document.body, { childList: true, subtree: true });
    return () => {
      later.disconnect();
      markApplied([]);
    };
  }, [data]);
  const question = data && questionOf(path, data.questions);
  return question ? <VisitQuestion key={question.jobId} {...question} /> : null;
}
