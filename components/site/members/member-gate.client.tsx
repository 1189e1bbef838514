"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { refreshSession } from "@/lib/browser/session";
import { endSession, readSession } from "@/lib/browser/session-state";

/** Hides the page, including the copy in the back/forward cache. */
function hide(isHidden: boolean): void {
  const { dataset } = document.documentElement;
  if (isHidden) dataset["verifying"] = "";
  else delete dataset["verifying"];
}

type State = "open" | "asking" | "failed";

/** Whether the page may be shown, verified whenever that is in doubt, and a way to verify again. */
function useVerification(): { state: State; verify: () => Promise<void> } {
  const [state, setState] = useState<State>("open");
  const shownFor = useRef<string | null>(null);

  const verify = useCallback(async () => {
    setState("asking");
    hide(true);
    const session = await refreshSession().catch(() => "unknown" as const);
    if (session === "unknown") {
      setState("failed");
    } else if (!session) {
      endSession();
    } else if (shownFor.current && shownFor.current !== session.userId) {
      // The page's content belongs to someone else.
      location.reload();
    } else {
      shownFor.current = session.userId;
      hide(false);
      setState("open");
    }
  }, []);

  useEffect(() => {
    const session = readSession();
    shownFor.current = session?.userId ?? null;
    if (!session) void verify();
    const page = new AbortController();
    const { signal } = page;
    window.addEventListener("pagehide", ({ persisted }) => persisted && hide(true), { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && void verify(), { signal });
    window.addEventListener(
      "storage",
      () => {
        const now = readSession();
        if (!now) endSession();
        else if (shownFor.current && now.userId !== shownFor.current) location.reload();
      },
      { signal },
    );
    return () => page.abort();
  }, [verify]);

  return { state, verify };
}

/**
 * Wraps a page for members. The server has decided who may have it; this hides it if the browser
 * has kept it longer than the session (back/forward cache, another tab's logout).
 */
export function MemberGate({ children }: { children: ReactNode }) {
  const { state, verify } = useVerification();
  return (
    <>
      <div className="member-wait wrap" role="status">
        {state === "failed" ? (
          <Notice tone="bad">
            <b>Session validation failed</b>
            <p>We couldn't check whether you're still signed in.</p>
            <button type="button" className="btn btn-outline btn-sm" onClick={() => void verify()}>
              Try again
            </button>
          </Notice>
        ) : (
          <p>Verifying your session...</p>
        )}
      </div>
      <div className="member-page">{children}</div>
    </>
  );
}
