"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import useSWR from "swr";
import type { VisitQuestion as Question } from "@/lib/applications/applying/external.schema";
import { api } from "@/lib/browser/api";
import { APPLICATIONS_PATH, refreshApplied, type SeekerApplications } from "./applied-jobs.client";
import { markApplied } from "./mark-applied.client";
import { VisitQuestion } from "./visit-question.client";

/** Records that someone goes to an employer's own page, and refreshes when they return. */
function useVisits(): void {
  const hasLeft = useRef(false);
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>("[data-visit]");
      if (!link) return;
      hasLeft.current = true;
      // Survives leaving the page, and never delays the link.
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

/**
 * The question to ask on this page: about its own job or, on the person's own pages, about the
 * latest one.
 */
function questionOf(path: string, questions: readonly Question[]): Question | undefined {
  if (path === "/app" || path === "/applications") return questions[0];
  return questions.find(({ jobId }) => document.querySelector(`[data-visit="${jobId}"]`));
}

/** While mounted, marks the page's jobs as applied to, and asks about visits elsewhere. */
export function AccountApplications({ userId }: { userId: string }) {
  const path = usePathname();
  const { data } = useSWR(
    [APPLICATIONS_PATH, userId],
    ([address]) => api<SeekerApplications>(address),
    {
      focusThrottleInterval: 60_000,
    },
  );
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
