import { areaOf, loginPath, type UserType } from "@/lib/shared/areas";

// What this browser knows about its session. The session itself is an httpOnly cookie that no
// script can read; these keys say how long it is valid, for the header and the refresh.

const SESSION_KEYS = ["userId", "userType", "expiresAt"] as const;
/** When there was last activity in any tab since the last refresh, in milliseconds. */
export const ACTIVITY_KEY = "lastActivity";

/** In the tab's own storage: the session ended under a page, whose input is to be restored. */
export const DRAFTS_WANTED_KEY = "draftsWanted";

/** In the tab's own storage: what the page that someone left by says on the next one. */
const FAREWELL_KEY = "farewell";

/** Who is signed in with this browser, and until when by this browser's clock, in milliseconds. */
export type BrowserSession = { userId: string; userType: UserType; expiresAt: number };

const listeners = new Set<() => void>();
// Between the end of a session and the next page, anything else that ends it must not redirect.
let isLeaving = false;
// Whether the session turned out to be over while its owner was leaving.
let hasEnded = false;
// If the browser's storage is unavailable: what is known until the page is left.
let unstored: BrowserSession | null = null;
let known: BrowserSession | null = null;

function readStorage(): BrowserSession | null {
  try {
    const { userId, userType, expiresAt } = localStorage;
    if (!userId || !userType || !expiresAt) return null;
    return { userId, userType, expiresAt: Number(expiresAt) };
  } catch {
    return unstored;
  }
}

/**
 * The session that this browser knows of, as the same object until it changes; `null` when there is
 * none or it has expired.
 */
export function readSession(): BrowserSession | null {
  const stored = readStorage();
  const isSame = stored && known && SESSION_KEYS.every((key) => stored[key] === known?.[key]);
  if (!isSame) known = stored;
  return known && known.expiresAt > Date.now() ? known : null;
}

/**
 * Updates the style sheet's attribute, as the root layout's script did before the first paint, and
 * then the islands.
 */
function tell(): void {
  const session = readSession();
  const { dataset } = document.documentElement;
  if (session) Object.assign(dataset, { account: "in", userType: session.userType });
  else {
    delete dataset["account"];
    delete dataset["userType"];
  }
  for (const listener of listeners) listener();
}

function follow({ key }: StorageEvent): void {
  if (key === null || SESSION_KEYS.some((own) => own === key)) tell();
}

/**
 * Calls back when the session begins, is extended or ends, in any tab; returns a function that
 * stops this.
 */
export function onSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", follow);
  };
}

/**
 * Removes the session from the browser's storage, for all tabs. This page keeps showing what it
 * shows until `endSession` or `leaveBy`.
 */
export function forgetSession(): void {
  unstored = null;
  try {
    for (const key of [...SESSION_KEYS, ACTIVITY_KEY]) localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing in it.
  }
}

function leave(go: () => void): void {
  isLeaving = true;
  // A page from the back/forward cache comes back as it was left.
  const back = () => {
    isLeaving = false;
  };
  window.addEventListener("pageshow", back, { once: true });
  go();
}

/** Stores what the server said about the session, for every tab. */
export function keepSession(session: BrowserSession): void {
  unstored = session;
  try {
    for (const key of SESSION_KEYS) localStorage.setItem(key, String(session[key]));
    // Activity counts from the last refresh on.
    localStorage.removeItem(ACTIVITY_KEY);
  } catch {
    // Storage is unavailable, so only this page knows.
  }
  tell();
}

/** This page's address without its host. */
function here(): string {
  const { pathname, search, hash } = location;
  return `${pathname}${search}${hash}`;
}

/**
 * The session is over: forgets it, and on a member page goes to the login, which leads back. A
 * public page stays, because it is the same for everyone. A repeat does nothing.
 */
export function endSession(): void {
  hasEnded = isLeaving;
  if (isLeaving) return;
  forgetSession();
  tell();
  if (!areaOf(location.pathname)) return;
  try {
    sessionStorage.setItem(DRAFTS_WANTED_KEY, "yes");
  } catch {
    // Storage is unavailable, so no draft was saved either.
  }
  leave(() => location.replace(loginPath(here())));
}

/** What the page before this one had to say at its end, once. */
export function takeFarewell(): string | null {
  try {
    const farewell = sessionStorage.getItem(FAREWELL_KEY);
    sessionStorage.removeItem(FAREWELL_KEY);
    return farewell;
  } catch {
    return null;
  }
}

/**
 * Ends the session with `work`, at its owner's request, and goes to the home page from any area.
 * Calls refused meanwhile are ignored. If `work` fails, the session continues. The home page shows
 * the farewell as a message.
 */
export async function leaveBy(work: () => Promise<unknown>, farewell?: string): Promise<void> {
  isLeaving = true;
  try {
    await work();
  } catch (error) {
    isLeaving = false;
    if (hasEnded) endSession();
    throw error;
  }
  try {
    if (farewell) sessionStorage.setItem(FAREWELL_KEY, farewell);
  } catch {
    // Storage is unavailable; an email says the same.
  }
  leave(() => location.assign("/"));
}
