import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { spend } from "@/lib/platform/security/rate-limit";
import { hashToken, randomToken } from "@/lib/platform/security/secrets";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { noteSignIn } from "../last-active.commands";
import { type ApiSignUp, type Login, SESSION_MAX_SECONDS, SESSION_SECONDS } from "../schema";
import { logInWith } from "./login.commands";
import { signUp } from "./sign-up.commands";
import type { LoginResponse } from "./tokens.schema";

/** Issues a bearer token for eight hours. `loginAt` is when the password was last given. */
async function issueToken(
  tx: Pick<Transaction, "apiToken">,
  userId: string,
  loginAt = new Date(),
): Promise<string> {
  const token = randomToken();
  const end = loginAt.getTime() + SESSION_MAX_SECONDS * 1000;
  const expiresAt = new Date(Math.min(Date.now() + SESSION_SECONDS * 1000, end));
  await tx.apiToken.create({ data: { userId, hash: hashToken(token), expiresAt, loginAt } });
  return token;
}

/**
 * Logs a program in (spec, section 7) with a bearer token and no session. Throws what `logInWith`
 * throws.
 */
export async function logInForToken(input: Login, client: Client): Promise<LoginResponse> {
  return logInWith(input, client, async (tx, { id, username, userType }) => {
    await audit(tx, { action: "token.issued", actorId: id, address: client.address });
    await noteSignIn(tx, id);
    const token = await issueToken(tx, id);
    return { token, userId: id, userType, user: { id, username, userType } };
  });
}

/** Signs up through the API (spec, section 7), with a bearer token. Throws what `signUp` throws. */
export async function signUpForToken(input: ApiSignUp, client: Client): Promise<LoginResponse> {
  const { userId, userType } = await signUp(input, client);
  const token = await issueToken(db, userId);
  return { token, userId, userType, user: { id: userId, username: input.username, userType } };
}

/**
 * Exchanges a bearer token for a new one; the old one ends. Throws `unauthenticated` when it is not
 * this user's, has ended, or comes from a login more than thirty days ago.
 */
export async function refreshToken(
  given: { userId: string; token: string },
  client: Client,
): Promise<string> {
  await spend("authenticationByAddress", client.address);
  await spend("refreshByAccount", given.userId);
  return db.$transaction(async (tx) => {
    const known = await tx.apiToken.findUnique({ where: { hash: hashToken(given.token) } });
    const now = new Date();
    const isGood =
      known && known.userId === given.userId && known.expiresAt > now
        ? (await tx.apiToken.deleteMany({ where: { id: known.id } })).count === 1
        : false;
    if (!known || !isGood) {
      throw new DomainError("unauthenticated", "This token has expired. Log in again.");
    }
    await noteSignIn(tx, known.userId);
    await audit(tx, { action: "token.refreshed", actorId: known.userId, address: client.address });
    return issueToken(tx, known.userId, known.loginAt);
  });
}

/** Deletes sessions, tokens, codes and challenges that have expired, and links that expired long ago. */
export async function forgetEnded(now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - SESSION_MAX_SECONDS * 1000);
  await db.apiToken.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.providerJourney.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.mailedCode.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.mailedLink.deleteMany({ where: { expiresAt: { lt: longAgo } } });
}
