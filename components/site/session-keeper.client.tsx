"use client";

import { useEffect, useRef, useState } from "react";
import { Overlay } from "@/components/ui/dialogs/overlay.client";
import { clearDraft, restoreDrafts, saveDraft } from "@/lib/browser/drafts";
import { keepAlive } from "@/lib/browser/session-keeper";
import { readSession } from "@/lib/browser/session-state";
import { secondsLeft } from "@/lib/browser/session-times";
import { plural } from "@/lib/shared/plural";
import { LogoutButton } from "./logout-button.client";

const UNREACHABLE = "We couldn't reach the site. Check your connection and try again.";
const LONGEST = "Your session has expired. Log in again to continue.";

function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return secondsLeft(endsAt, now);
}

type DialogProps = { endsAt: number; stay: () => Promise<void> };

/** Warns that the session is about to end after a long time without activity (WCAG 2.2.1). */
function EndDialog({ endsAt, stay }: DialogProps) {
  const seconds = useSecondsLeft(endsAt);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function goOn() {
    setBusy(true);
    setProblem("");
    try {
      await stay();
      // No longer extended: the session has reached its maximum.
      if ((readSession()?.expiresAt ?? 0) <= endsAt) setProblem(LONGEST);
    } catch {
      setProblem(UNREACHABLE);
    }
    setBusy(false);
  }

  return (
    <Overlay
      className="dialog"
      aria-labelledby="session-end"
      onClose={() => void (isBusy || goOn())}
    >
      <h2 id="session-end">Are you still there?</h2>
      <p role="timer" className="tabular-nums">
        {plural(seconds, {
          one: "You will be signed out in {count} second",
          other: "You will be signed out in {count} seconds",
        })}
      </p>
      <p role="alert" className="err">
        {problem}
      </p>
      <div className="dialog-foot">
        <LogoutButton className="btn btn-quiet" />
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isBusy}
          onClick={() => void (isBusy || goOn())}
        >
          Stay signed in
        </button>
      </div>
    </Overlay>
  );
}

/** Stores what is typed into forms marked with `data-draft`, and restores it after the login. */
function useDrafts(): void {
  useEffect(() => {
    const userId = readSession()?.userId;
    if (!userId) return;
    restoreDrafts(userId);
    const follow = ({ type, target }: Event) => {
      const form = target instanceof Element && target.closest<HTMLFormElement>("form[data-draft]");
      if (!form) return;
      if (type === "reset") clearDraft(form);
      else saveDraft(form, userId);
    };
    document.addEventListener("input", follow);
    document.addEventListener("reset", follow);
    return () => {
      document.removeEventListener("input", follow);
      document.removeEventListener("reset", follow);
    };
  }, []);
}

/** Keeps a page's session alive while it is in use. */
export function SessionKeeper() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const stay = useRef<() => Promise<void>>(async () => undefined);
  useDrafts();
  useEffect(() => {
    const keeper = keepAlive(setEndsAt);
    stay.current = keeper.stay;
    return keeper.stop;
  }, []);
  if (endsAt === null) return null;
  return <EndDialog key={endsAt} endsAt={endsAt} stay={() => stay.current()} />;
}
