import type { UserType } from "@/lib/shared/areas";
import { ApiError, api, sendRequest, toApiError } from "./api";
import { withChallenge } from "./challenge";
import { type BrowserSession, forgetSession, keepSession } from "./session-state";
import { moveViewedJobs } from "./viewed-jobs";

const SAVED_JOBS = "savedJobs";
// A slow move of the list must not hold up a login; it is left for the next one.
const MERGE_MS = 5000;
// As many as the API accepts.
const MERGE_AT_ONCE = 200;

type SessionResponse = { user?: { id?: string; userType?: UserType }; expires?: string } | null;

/** The end of a session by this browser's clock, even if that is wrong. */
function endOf(expires: string, body: Response): number {
  const sentAt = Date.parse(body.headers.get("date") ?? "") || Date.now();
  return Date.now() + Date.parse(expires) - sentAt;
}

/**
 * Extends the session by its cookie and stores its new end. Returns `null`, and forgets the
 * session, if it has ended. Throws `ApiError` if that can't be determined.
 */
export async function refreshSession(): Promise<BrowserSession | null> {
  const response = await sendRequest("/api/auth/session", {
    headers: { accept: "application/json" },
  });
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

/** What next-auth expects in each form. It may be asked for early: no one has to wait for it. */
export function readFormToken(): Promise<string> {
  const token = api<{ csrfToken: string }>("/api/auth/csrf").then(({ csrfToken }) => csrfToken);
  token.catch(() => undefined);
  return token;
}

/** Sends a form to next-auth, which responds with the address it would redirect to. */
export async function postForm(
  path: string,
  fields: Record<string, string>,
  token = readFormToken(),
): Promise<Response> {
  const csrfToken = await token;
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  return sendRequest(path, { method: "POST", body, headers: { accept: "application/json" } });
}

/** Ends the session on the server and forgets it here. Throws `ApiError` if that fails. */
export async function signOut(): Promise<void> {
  const response = await postForm("/api/auth/signout", {});
  if (!response.ok) throw await toApiError(response);
  forgetSession();
}

/** next-auth's error for a refused login: "<code>: <sentence>" in the address. */
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
    // If another tab has saved more meanwhile, the next login moves that.
    if (localStorage.getItem(SAVED_JOBS) === text) localStorage.removeItem(SAVED_JOBS);
  } catch {
    // They stay in this browser.
  }
}

/** Moves what a visitor kept in this browser to the account; what can't be moved stays. */
async function moveToAccount(): Promise<void> {
  const viewed = moveViewedJobs(AbortSignal.timeout(MERGE_MS)).catch(() => undefined);
  await Promise.all([mergeSavedJobs(), viewed]);
}

/** Begins the session whose cookie has just been set, with what a visitor kept in this browser. */
async function enter(): Promise<BrowserSession> {
  const session = await refreshSession();
  if (!session) {
    // Half a session is worse than none.
    await signOut().catch(() => undefined);
    const message = "Invalid login response: missing required fields";
    throw new ApiError({ status: 200, code: "incomplete", message });
  }
  await moveToAccount();
  return session;
}

type Credentials = {
  email: string;
  password: string;
  userType: UserType;
  /** From the second factor, or a recovery code. */
  code?: string;
  /** Connects the provider that this browser is back from. */
  connects?: "yes";
};

/**
 * Signs this browser in, solving a challenge if required, and moves the jobs saved and viewed in it
 * to the account. `onChallenge` is called when a challenge, which takes a moment, begins; a `token`
 * that was asked for before saves waiting for it. Throws `ApiError`, whose `code` is `code_required`
 * when the second factor is needed.
 */
export async function signIn(
  credentials: Credentials,
  onChallenge?: () => void,
  token?: Promise<string>,
): Promise<BrowserSession> {
  await withChallenge(async (challenge) => {
    const fields = { ...credentials, ...(challenge ? { challenge } : {}) };
    const response = await postForm("/api/auth/callback/credentials", fields, token);
    if (!response.ok) throw await toLoginError(response);
  }, onChallenge);
  return enter();
}

/**
 * Signs this browser in with a passkey's answer, and then does what `signIn` does. Throws
 * `ApiError`.
 */
export async function signInByPasskey(
  assertion: object,
  connects: boolean,
): Promise<BrowserSession> {
  const fields = { response: JSON.stringify(assertion), ...(connects ? { connects: "yes" } : {}) };
  const response = await postForm("/api/auth/callback/passkey", fields);
  if (!response.ok) throw await toLoginError(response);
  return enter();
}

type JourneyProof = {
  /** From the second factor, or a recovery code. */
  code?: string;
  /** A mailed code and its number. */
  codeId?: string;
  mailedCode?: string;
};

/**
 * Signs this browser in that is back from Google or LinkedIn, and then does what `signIn` does.
 * Throws `ApiError`, whose `code` is `code_required` when the second factor is needed.
 */
export async function signInByJourney(proof: JourneyProof): Promise<BrowserSession> {
  const response = await postForm("/api/auth/callback/journey", { ...proof });
  if (!response.ok) throw await toLoginError(response);
  return enter();
}
