import type { UserType } from "@/lib/shared/areas";
import { ApiError, api, ask, toApiError } from "./api";
import { withChallenge } from "./challenge";
import { forgetSession, keepSession, type Session } from "./session-state";

const SAVED_JOBS = "savedJobs";
// A list that is slow to move must not hold up a login; it stays for the next one.
const MERGE_MS = 5000;
// As many as the API takes.
const MERGE_AT_ONCE = 200;

type SessionResponse = { user?: { id?: string; userType?: UserType }; expires?: string } | null;

/** The end of a session by this browser's clock, whatever that shows. */
function endOf(expires: string, body: Response): number {
  const sentAt = Date.parse(body.headers.get("date") ?? "") || Date.now();
  return Date.now() + Date.parse(expires) - sentAt;
}

/**
 * Prolongs the session by its cookie and keeps its new end. Answers `null`, and forgets, when it
 * has ended. Throws `ApiError` when that cannot be found out.
 */
export async function refresh(): Promise<Session | null> {
  const response = await ask("/api/auth/session", { headers: { accept: "application/json" } });
  if (!response.ok) throw await toApiError(response);
  const body = (await response.json()) as SessionResponse;
  const { id: userId, userType } = body?.user ?? {};
  if (!userId || !userType || !body?.expires) {
    forgetSession();
    return null;
  }
  const session = { userId, userType, expiresAt: endOf(body.expires, response) };
  keepSession(session);
  return session;
}

/** Sends a form to next-auth, which answers with the address it would lead to. */
async function postForm(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = await api<{ csrfToken: string }>("/api/auth/csrf");
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  return ask(path, { method: "POST", body, headers: { accept: "application/json" } });
}

/** Ends the session on the server and forgets it here. Throws `ApiError` when it could not. */
export async function signOut(): Promise<void> {
  const response = await postForm("/api/auth/signout", {});
  if (!response.ok) throw await toApiError(response);
  forgetSession();
}

/** What next-auth's answer says of a refused login: "<code>: <sentence>" in the address. */
async function toLoginError(response: Response): Promise<ApiError> {
  const said = response.clone();
  const { url } = (await response.json().catch(() => ({}))) as { url?: string };
  if (!url) return toApiError(said);
  const error = new URL(url, location.href).searchParams.get("error") ?? "";
  const [, code = null, message = error] = /^([a-z_]+): (.+)$/s.exec(error) ?? [];
  return new ApiError({ status: response.status, code, message });
}

async function mergeSavedJobs(): Promise<void> {
  try {
    const text = localStorage.getItem(SAVED_JOBS);
    const ids: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(ids) || ids.length === 0) return;
    const signal = AbortSignal.timeout(MERGE_MS);
    for (let at = 0; at < ids.length; at += MERGE_AT_ONCE) {
      const json = { ids: ids.slice(at, at + MERGE_AT_ONCE) };
      await api("/api/saved-jobs", { method: "POST", json, signal });
    }
    // Saved in another tab meanwhile: the next login takes it along.
    if (localStorage.getItem(SAVED_JOBS) === text) localStorage.removeItem(SAVED_JOBS);
  } catch {
    // They stay in this browser.
  }
}

type Credentials = {
  email: string;
  password: string;
  userType: UserType;
  /** Of the second factor, or a recovery code. */
  code?: string;
};

/**
 * Signs this browser in, solving a challenge where one is asked for, and moves the jobs saved in it
 * to the account. `onChallenge` hears of the challenge, which takes a moment. Throws `ApiError`,
 * whose `code` is `code_required` when the second factor is due.
 */
export async function signIn(credentials: Credentials, onChallenge?: () => void): Promise<Session> {
  await withChallenge(async (challenge) => {
    const response = await postForm("/api/auth/callback/credentials", {
      ...credentials,
      ...(challenge ? { challenge } : {}),
    });
    if (!response.ok) throw await toLoginError(response);
  }, onChallenge);
  const session = await refresh();
  if (!session) {
    // Half a session is none.
    await signOut().catch(() => undefined);
    const message = "Invalid login response: missing required fields";
    throw new ApiError({ status: 200, code: "incomplete", message });
  }
  await mergeSavedJobs();
  return session;
}
