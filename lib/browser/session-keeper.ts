import { runInOneTab } from "./one-tab";
import { refreshSession } from "./session";
import { ACTIVITY_KEY, endSession, onSession, readSession } from "./session-state";
import { nextStep, type SessionStep } from "./session-times";

const ACTIVITY_EVENTS = ["pointerdown", "keydown", "scroll"] as const;
// Not every key press needs to be recorded.
const NOTE_EVERY_MS = 5_000;

function isInUse(): boolean {
  try {
    return localStorage.getItem(ACTIVITY_KEY) !== null;
  } catch {
    return false;
  }
}

function noteActivity(): void {
  try {
    localStorage.setItem(ACTIVITY_KEY, String(Date.now()));
  } catch {
    // Storage is unavailable: the session ends on time, with a warning.
  }
}

/** Refreshes unless another tab is doing so or just did. Failures are left to the next attempt. */
async function refreshOnce(expiresAt: number): Promise<void> {
  await runInOneTab("session", async () => {
    if (readSession()?.expiresAt === expiresAt) await refreshSession();
  }).catch(() => undefined);
}

type Keeper = {
  /** Extends the session on request. Throws `ApiError` if the server can't be reached. */
  stay: () => Promise<void>;
  stop: () => void;
};

/**
 * Manages a page's session: refreshes it half an hour before its end if there was activity in any
 * tab, and ends it on time. `warn` is called when an idle session is about to end, and with `null`
 * when it no longer is.
 */
export function keepAlive(warn: (endsAt: number | null) => void): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt: number | null = null;
  let isAsking = false;
  let endsAt: number | null = null;
  let notedAt = 0;
  const page = new AbortController();

  function warnOf(at: number | null): void {
    if (at === endsAt) return;
    endsAt = at;
    warn(at);
  }

  function stop(): void {
    page.abort();
    clearTimeout(timer);
    stopListening();
  }

  function check(): void {
    clearTimeout(timer);
    const session = readSession();
    if (!session) {
      stop();
      warnOf(null);
      endSession();
    } else if (!isAsking) {
      take(nextStep({ ...session, isInUse: isInUse(), askedAt }, Date.now()), session.expiresAt);
    }
  }

  function take(step: SessionStep, expiresAt: number): void {
    warnOf(step.do === "warn" ? expiresAt : null);
    if (step.do !== "refresh") {
      timer = setTimeout(check, (step.do === "wait" ? step.until : expiresAt) - Date.now());
      return;
    }
    askedAt = Date.now();
    isAsking = true;
    void refreshOnce(expiresAt).finally(() => {
      isAsking = false;
      if (!page.signal.aborted) check();
    });
  }

  function live(): void {
    // Only the dialog's own buttons respond to the dialog.
    if (endsAt !== null || Date.now() - notedAt < NOTE_EVERY_MS) return;
    notedAt = Date.now();
    noteActivity();
    check();
  }

  const { signal } = page;
  const stopListening = onSession(check);
  for (const sign of ACTIVITY_EVENTS) {
    document.addEventListener(sign, live, { passive: true, capture: true, signal });
  }
  window.addEventListener("storage", ({ key }) => key === ACTIVITY_KEY && check(), { signal });
  // A timer stops while the computer sleeps.
  document.addEventListener("visibilitychange", check, { signal });
  // Opening a page counts as activity too.
  live();

  return {
    stop,
    stay: async () => {
      await refreshSession();
      if (!page.signal.aborted) check();
    },
  };
}
