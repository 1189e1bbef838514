import { randomUUID } from "node:crypto";
import { aPdf } from "../../e2e/support/applying";

// Someone who writes through the product's API and remembers what was acknowledged.

const PATIENCE_MS = 5000;
const PASSWORD = "sails-and-anchors-7";

/** A response: its status, 0 if there was none, and its JSON. */
export type CallResponse = { status: number; body: Record<string, unknown> };
type Call = { method?: string; token?: string; json?: unknown; bytes?: Uint8Array };

let calls = 0;

// Each call comes from a network of its own, so that the product's limits see many visitors.
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/**
 * What the product answers; status 0 if there was no answer in five seconds. A timer of our own
 * ends the wait: `AbortSignal.timeout` alone can be collected as garbage before it fires, and then
 * a call whose server was killed never ends.
 */
export async function call(url: string, options: Call = {}): Promise<CallResponse> {
  const patience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<CallResponse>((done) => {
    timer = setTimeout(() => {
      patience.abort();
      done({ status: 0, body: {} });
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([ask(url, options, patience.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

async function ask(
  url: string,
  { method = "GET", token, json, bytes }: Call,
  signal: AbortSignal,
): Promise<CallResponse> {
  const type = bytes ? "application/octet-stream" : "application/json";
  try {
    const response = await fetch(url, {
      method,
      headers: {
        "x-forwarded-for": nextAddress(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json || bytes ? { "content-type": type } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
      ...(bytes ? { body: Buffer.from(bytes) } : {}),
      signal,
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? JSON.parse(text) : {} };
  } catch {
    return { status: 0, body: {} };
  }
}

export const isYes = ({ status }: CallResponse) => status >= 200 && status < 300;

/** A seeker with an account and a CV. */
export type ChaosSeeker = { id: string; email: string; token: string; resumeId: string };

/** Signs up with a unique address. */
export async function signUp(site: string): Promise<{ email: string; response: CallResponse }> {
  const name = `chaos-${randomUUID()}`;
  const email = `${name}@example.org`;
  const json = { username: name, email, userType: "job_seeker", password: PASSWORD };
  return { email, response: await call(`${site}/api/signup`, { method: "POST", json }) };
}

/** The bearer token of a demo account. */
export async function logIn(
  site: string,
  { email, password, userType }: { email: string; password: string; userType: string },
): Promise<string> {
  const json = { email, password, userType };
  const { body } = await call(`${site}/api/login`, { method: "POST", json });
  if (typeof body["token"] !== "string") throw new Error(`${email} could not log in.`);
  return body["token"];
}

/** A seeker who has signed up and uploaded a CV. Throws if the product refuses either. */
export async function settle(site: string): Promise<ChaosSeeker> {
  const { email, response } = await signUp(site);
  const { token, userId } = response.body as { token?: string; userId?: string };
  if (!token || !userId) throw new Error(`A sign-up was answered ${response.status}.`);
  const uploaded = await call(`${site}/api/resumes?name=cv.pdf`, {
    method: "POST",
    token,
    bytes: aPdf().buffer,
  });
  const resumeId = uploaded.body["id"];
  if (typeof resumeId !== "string") throw new Error(`An upload was answered ${uploaded.status}.`);
  return { id: userId, email, token, resumeId };
}
