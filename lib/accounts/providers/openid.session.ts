import "server-only";
import type { NextAuthOptions } from "next-auth";
import google from "next-auth/providers/google";
import linkedin from "next-auth/providers/linkedin";
import { currentBoard } from "@/lib/platform/boards";
import { env } from "@/lib/platform/env";
import { DomainError } from "@/lib/shared/errors";
import { PROVIDER_NAMES, PROVIDERS, type Provider } from "./schema";

const TIMEOUT_MS = 8000;
const DISCOVERY = "/.well-known/openid-configuration";

type Keys = { clientId: string; clientSecret: string };
type NextAuthProvider = NextAuthOptions["providers"][number];

/**
 * The operator's keys; `null` where there are none, and at a board: a provider sends people back to
 * the one address that the operator registered with it.
 */
function keysOf(provider: Provider): Keys | null {
  if (currentBoard() !== null) return null;
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET } =
    env();
  const [clientId, clientSecret] =
    provider === "google"
      ? [GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET]
      : [LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

/** Where a provider describes itself. Only tests have it elsewhere (lib/platform/env-checks.ts). */
function discovery(provider: Provider, issuer: string): { wellKnown: string } {
  const { TEST_LOGIN_PROVIDER: test } = env();
  return {
    wellKnown: `${test === undefined ? issuer : new URL(`/${provider}`, test)}${DISCOVERY}`,
  };
}

// We read the claims ourselves; next-auth only wants to know who it is.
const profile = ({ sub }: { sub: string }) => ({
  id: sub,
  userType: "job_seeker" as const,
  sessionId: "",
});
const common = { profile, httpOptions: { timeout: TIMEOUT_MS } };

function googleWith(keys: Keys): NextAuthProvider {
  return google({
    ...keys,
    ...common,
    ...discovery("google", "https://accounts.google.com"),
    checks: ["pkce", "state", "nonce"],
    // Which of several accounts isn't for the browser to decide.
    authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
  });
}

/**
 * next-auth's provider still speaks LinkedIn's old protocol, so what differs in OpenID Connect is
 * set here. LinkedIn supports neither PKCE for sites with a secret nor a nonce.
 */
function linkedinWith(keys: Keys): NextAuthProvider {
  return linkedin({
    ...keys,
    ...common,
    ...discovery("linkedin", "https://www.linkedin.com/oauth"),
    idToken: true,
    checks: ["state"],
    authorization: { params: { scope: "openid profile email" } },
  } as unknown as Parameters<typeof linkedin>[0]);
}

/** The providers that the operator has set keys for. */
export function openProviders(): Provider[] {
  return PROVIDERS.filter((provider) => keysOf(provider) !== null);
}

/** The same, with the names that buttons show. */
export function offeredProviders(): { id: Provider; name: string }[] {
  return openProviders().map((id) => ({ id, name: PROVIDER_NAMES[id] }));
}

/** Throws `not_found` for a provider without keys. */
export function requireOpen(provider: Provider): void {
  if (keysOf(provider) !== null) return;
  throw new DomainError("not_found", "This site doesn't offer that login.");
}

/** The same, as next-auth takes them. */
export function openIdProviders(): NextAuthProvider[] {
  const make = { google: googleWith, linkedin: linkedinWith };
  return PROVIDERS.flatMap((provider) => {
    const keys = keysOf(provider);
    return keys ? [make[provider](keys)] : [];
  });
}
