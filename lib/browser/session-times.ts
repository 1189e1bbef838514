// When a session is refreshed, when its end is announced, and when it is over, computed without a
// clock. All times are in milliseconds.

/** How long before its end a session in use is refreshed. */
export const REFRESH_BEFORE_MS = 30 * 60_000;
/** How long before its end an idle session warns (WCAG 2.2.1 asks for 20 seconds). */
export const WARN_BEFORE_MS = 2 * 60_000;
/** How long to wait for the next refresh after one that failed or didn't extend the session. */
export const ASK_AGAIN_MS = 60_000;

type State = {
  expiresAt: number;
  /** Whether there was activity in any tab since the last refresh. */
  isInUse: boolean;
  /** When this tab last requested a refresh. */
  askedAt: number | null;
};

export type SessionStep =
  | { do: "wait"; until: number }
  | { do: "refresh" }
  | { do: "warn" }
  | { do: "end" };

/** What to do now. Call it again after `wait` at `until`, or when the state changes. */
export function nextStep({ expiresAt, isInUse, askedAt }: State, now: number): SessionStep {
  if (now >= expiresAt) return { do: "end" };
  const warnAt = expiresAt - WARN_BEFORE_MS;
  const mayAskAt = Math.max(
    expiresAt - REFRESH_BEFORE_MS,
    askedAt === null ? 0 : askedAt + ASK_AGAIN_MS,
  );
  if (isInUse && now >= mayAskAt) return { do: "refresh" };
  if (now >= warnAt) return { do: "warn" };
  return { do: "wait", until: isInUse ? Math.min(mayAskAt, warnAt) : warnAt };
}

/** Whole seconds until the end, never below 0. */
export function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000));
}
