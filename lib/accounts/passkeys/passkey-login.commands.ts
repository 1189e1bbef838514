import "server-only";
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { openSession, type SignedIn } from "../authentication/login.commands";
import { forgetFailures } from "../authentication/login-guard.commands";
import type { Actor } from "../schema";
import { issueChallenge, redeemChallenge, relyingParty } from "./challenges.commands";
import { PASSKEY_SECONDS, type PasskeyAssertion } from "./passkeys.schema";

export const PASSKEY_REFUSED = "This passkey can't be used here. Log in with your password.";

/**
 * What the browser's `navigator.credentials.get` takes to let someone choose one of their passkeys.
 * It is the same for everyone, so it reveals nothing about accounts.
 */
export async function beginPasskeyLogin(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: await issueChallenge(null),
    timeout: PASSKEY_SECONDS * 1000,
    userVerification: "required",
  });
}

async function findPasskey(credentialId: string) {
  return db.passkey.findUnique({ where: { credentialId }, include: { user: true } });
}

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

function names(assertion: PasskeyAssertion, { userId }: KnownPasskey): boolean {
  const { userHandle } = assertion.response;
  return !!userHandle && Buffer.from(userHandle, "base64url").toString() === userId;
}

/** The counter that a right answer brings; `null` for a wrong one. */
async function check(assertion: PasskeyAssertion, known: KnownPasskey, challenge: string) {
  const { id, origin } = relyingParty();
  const { userHandle, ...response } = assertion.response;
  const { credentialId, publicKeyCose, counter } = known;
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, response: { ...response, ...(userHandle ? { userHandle } : {}) } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: publicKeyCose, counter: Number(counter) },
    requireUserVerification: true,
    // It throws for whatever is wrong, a counter that goes back included.
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** Whether the answer is right; it then counts as the passkey's latest use. */
async function redeem(
  assertion: PasskeyAssertion,
  known: KnownPasskey,
  challenge: string,
): Promise<boolean> {
  const newCounter = names(assertion, known) ? await check(assertion, known, challenge) : null;
  if (newCounter === null) return false;
  // Of two answers at once, a copied authenticator's would bring the same counter.
  const { count } = await db.passkey.updateMany({
    where: { id: known.id, counter: known.counter },
    data: { counter: newCounter, lastUsedAt: new Date() },
  });
  return count === 1;
}

/** Whose passkey answered, and whether the answer is right; `userId` is whom the challenge is for. */
async function identify(
  assertion: PasskeyAssertion,
  userId: string | null,
): Promise<{ known: KnownPasskey | null; isRight: boolean }> {
  const challenge = await redeemChallenge(assertion, userId);
  const known = challenge === null ? null : await findPasskey(assertion.id);
  if (challenge === null || !known) return { known, isRight: false };
  return { known, isRight: await redeem(assertion, known, challenge) };
}

/** What the browser takes to have a person prove with one of their own passkeys who they are. */
export async function beginPasskeyProof({
  id,
}: Pick<Actor, "id">): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const own = await db.passkey.findMany({ where: { userId: id } });
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: await issueChallenge(id),
    timeout: PASSKEY_SECONDS * 1000,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
}

/** Throws `invalid` unless this is a right answer of the person's own passkey. */
export async function checkOwnPasskey({ id }: Pick<Actor, "id">, assertion: PasskeyAssertion) {
  await spend("passwordByAccount", id);
  const { known, isRight } = await identify(assertion, id);
  if (known?.userId === id && isRight) return;
  throw new DomainError("invalid", "This passkey can't be used here. Try again.");
}

/**
 * Signs a browser in with a passkey, whatever the account's type. The passkey stands for the
 * password and the second factor: it is something that one has, and it works only once the
 * authenticator has verified the person (docs/decisions/0052). Throws `unauthenticated` for anything
 * wrong with it and `forbidden` for a suspended account; the limits are the password's.
 */
export async function logInWithPasskey(
  assertion: PasskeyAssertion,
  client: Client,
  cookie = "",
): Promise<SignedIn> {
  await spend("authenticationByAddress", client.address);
  await spend("loginByAddress", client.address);
  const { known, isRight } = await identify(assertion, null);
  if (!known || !isRight) {
    const actorId = known?.userId ?? null;
    await audit(db, { action: "session.passkey_refused", actorId, address: client.address });
    throw new DomainError("unauthenticated", PASSKEY_REFUSED);
  }
  const { user } = known;
  const opened = await openSession(user, client, cookie);
  await forgetFailures({ ...user, isOwner: user.emailVerifiedAt !== null });
  return opened;
}
