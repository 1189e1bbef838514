import { areaOf, loginPath, type UserType } from "@/lib/shared/areas";

// What this browser knows of its session. The session itself is an httpOnly cookie that no script
// can read; these keys say until when it is good, for the header and the refresh (product.md, 1).

const SESSION_KEYS = ["userId", "userType", "expiresAt"] as const;
/** When somebody last did something in any tab since the last refresh, in milliseconds. */
export const ACTIVITY_KEY = "lastActivity";

/** In the tab's own storage: the session ended under a page, what was typed is wanted back. */
export const DRAFTS_WANTED_KEY = "draftsWanted";

/** Who is signed in with this browser, and until when by this browser's clock, in milliseconds. */
export type Session = { userId: string; userType: UserType; expiresAt: number };

const listeners = new Set<() => void>();
// Between the end of a session and the next page: whatever else ends it leads nowhere.
let isLeaving = false;
// Whether the session was found to be over while its owner was leaving.
let hasEnded = false;
// Where the browser's storage is refused: what is known until the page is left.
let unstored: Session | null = null;
let known: Session | null = null;

function readStorage(): Session | null {
  try {
    const { userId, userType, expiresAt } = localStorage;
    if (!userId || !userType || !expiresAt) return null;
    return { userId, userType, expiresAt: Number(expiresAt) };
  } catch {
    return unstored;
  }
}

/**
 * The session that this browser knows of, the same object while it is the same; `null` when there
 * is none or its time is over.
 */
export function readSession(): Session | null {
  const stored = readStorage();
  const isSame = stored && known && SESSION_KEYS.every((key) => stored[key] === known?.[key]);
  if (!isSame) known = stored;
  return known && known.expiresAt > Date.now() ? known : null;
}

/** Tells the style sheet, as the script of the root layout did before the first paint, then the islands. */
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

/** Calls back when the session begins, is extended or ends, in any tab; answers how to stop that. */
export function onSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", follow);
  };
}

/**
 * Takes the session out of the browser's storage, for all tabs. This page goes on showing what it
 * shows, until `endSession` or `leaveBy`.
 */
export function forgetSession(): void {
  unstored = null;
  try {
    for (const key of [...SESSION_KEYS, ACTIVITY_KEY]) localStorage.removeItem(key);
  } catch {
    // Storage is refused: there is nothing in it.
  }
}

function leave(go: () => void): void {
  isLeaving = true;
  // A page that comes back from the back/forward cache is as it was left.
  const back = () => {
    isLeaving = false;
  };
  window.addEventListener("pageshow", back, { once: true });
  go();
}

/** Keeps what the server said of the session, in every tab. */
export function keepSession(session: Session): void {
  unstored = session;
  try {
    for (const key of SESSION_KEYS) localStorage.setItem(key, String(session[key]));
    // Activity counts from the last refresh on.
    localStorage.removeItem(ACTIVITY_KEY);
  } catch {
    // Storage is refused: this page alone knows.
  }
  tell();
}

/** The address of this page without its host. */
function here(): string {
  const { pathname, search, hash } = location;
  return `${pathname}${search}${hash}`;
}

/**
 * The session is over: forgets it, and goes to the login where the page is for members, which leads
 * back. A public page stays, as it is for everybody. A repeat does nothing.
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
    // Storage is refused: no draft was kept either.
  }
  leave(() => location.replace(loginPath(here())));
}

/**
 * Ends the session by `work`, at its owner's wish, and goes to the home page, whatever area this is.
 * Calls that are refused meanwhile are no news. When `work` fails the session goes on.
 */
export async function leaveBy(work: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await work();
  } catch (error) {
    isLeaving = false;
    if (hasEnded) endSession();
    throw error;
  }
  leave(() => location.assign("/"));
}
