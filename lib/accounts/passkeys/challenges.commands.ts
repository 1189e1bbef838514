import "server-only";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { siteUrl } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { hashToken, randomToken } from "@/lib/platform/security/secrets";
import { PASSKEY_SECONDS } from "./passkeys.schema";

/**
 * Whom passkeys are made for: the site's configured address, never the one that a request claims.
 * Browsers only use a passkey on pages of its host name.
 */
export function relyingParty(): { id: string; origin: string } {
  const { origin, hostname } = new URL(siteUrl());
  return { id: hostname, origin };
}

/**
 * A random number for an authenticator to sign within five minutes; for a new passkey, only that
 * person can answer it.
 */
export async function issueChallenge(userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomToken();
  const expiresAt = new Date(Date.now() + PASSKEY_SECONDS * 1000);
  await db.passkeyChallenge.create({ data: { hash: hashToken(challenge), userId, expiresAt } });
  return new Uint8Array(Buffer.from(challenge, "base64url"));
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    return decodeClientDataJSON(clientDataJSON).challenge;
  } catch {
    return null;
  }
}

/**
 * Uses up the challenge that an answer names and returns it; `null` if it isn't ours or not for
 * this person, or has been answered or expired. Of several answers at once, one gets it.
 */
export async function redeemChallenge(
  { response }: { response: { clientDataJSON: string } },
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(response.clientDataJSON);
  if (typeof challenge !== "string") return null;
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { hash: hashToken(challenge), userId, expiresAt: { gt: new Date() } },
  });
  return count === 1 ? challenge : null;
}
