import "server-only";
import { SCOPE_NAMES } from "@/lib/accounts/api-keys/scopes.schema";
import { type KeyHolder, readKeyHolder } from "@/lib/accounts/api-keys/session";
import { spendCounted } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import type { Operation } from "./operation";

/** Says that what was written has been undone. */
const SANDBOX_HEADER = "x-sandbox";
const KEY_HEADERS = ["ratelimit-policy", "ratelimit", SANDBOX_HEADER] as const;

/** Says in a response of any kind what `requireKeyHolder` found out. */
export function addKeyHeaders(response: Response, known: Headers): void {
  for (const name of KEY_HEADERS) {
    const value = known.get(name);
    if (value !== null) response.headers.set(name, value);
  }
}

/**
 * Whoever the request's API key acts for, and what it may do. Sets the headers of its limit and of its sandbox (IETF,
 * RateLimit header fields for HTTP), whatever the outcome. Throws `unauthenticated` for a key that
 * doesn't work, and `rate_limited`.
 */
export async function requireCountedHolder(request: Request, headers: Headers): Promise<KeyHolder> {
  const holder = await readKeyHolder(request);
  if (!holder) throw new DomainError("unauthenticated", "This API key doesn't work.");
  const { actor } = holder;
  const { points, seconds, left, resetSeconds, refusal } = await spendCounted(
    "callByKey",
    actor.apiKey.id,
  );
  headers.set("ratelimit-policy", `"key";q=${points};w=${seconds}`);
  headers.set("ratelimit", `"key";r=${left};t=${resetSeconds}`);
  if (refusal) throw refusal;
  if (actor.apiKey.isSandbox) headers.set(SANDBOX_HEADER, "1");
  return holder;
}

/**
 * The same for a call. Also throws `forbidden` for a call that needs another scope or a person.
 */
export async function requireKeyHolder(
  { scope }: Operation,
  request: Request,
  headers: Headers,
): Promise<KeyHolder["actor"]> {
  const { actor, scopes } = await requireCountedHolder(request, headers);
  if (scope === undefined) {
    throw new DomainError("forbidden", "API keys can't be used for this call. Log in for it.");
  }
  if (!scopes.includes(scope)) {
    const message = `This API key may not do this: it lacks the scope “${SCOPE_NAMES[scope]}”.`;
    throw new DomainError("forbidden", message);
  }
  return actor;
}
