import "server-only";
import { randomUUID } from "node:crypto";
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { siteSettings } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { checkProof } from "../authentication/proofs.commands";
import { endEverySession } from "../authentication/sessions.commands";
import { passkeyChanged } from "../events";
import { requireAnotherWay } from "../providers/connections.commands";
import { countWaysIn } from "../providers/queries";
import type { Actor } from "../schema";
import { issueChallenge, redeemChallenge, relyingParty } from "./challenges.commands";
import { countPasskeys } from "./passkeys.queries";
import {
  type NewPasskey,
  PASSKEY_SECONDS,
  PASSKEYS_MOST,
  type PasskeyRegistration,
  type PasskeyView,
} from "./passkeys.schema";

async function requireRoom(tx: Pick<Transaction, "passkey">, actor: Actor): Promise<void> {
  if ((await countPasskeys(tx, actor.id)) < PASSKEYS_MOST) return;
  const message = `You have ${PASSKEYS_MOST} passkeys. Remove one before you add another.`;
  throw new DomainError("conflict", message);
}

/**
 * Begins adding a passkey, given a proof: returns what the browser's
 * `navigator.credentials.create` takes. Asks for a credential that can be found without a user
 * name, and for the person to be verified by PIN, finger or face (docs/decisions/0052).
 */
export async function beginPasskey(
  actor: Actor,
  currentPassword: string | undefined,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await checkProof(actor, currentPassword);
  await requireRoom(db, actor);
  const known = await db.passkey.findMany({ where: { userId: actor.id } });
  return generateRegistrationOptions({
    rpName: siteSettings().siteName,
    rpID: relyingParty().id,
    userID: new Uint8Array(Buffer.from(actor.id)),
    userName: actor.username,
    challenge: await issueChallenge(actor.id),
    timeout: PASSKEY_SECONDS * 1000,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** The credential that an authenticator made; throws `invalid` unless all of it is as it was asked. */
async function verify(actor: Actor, response: PasskeyRegistration): Promise<WebAuthnCredential> {
  const expectedChallenge = await redeemChallenge(response, actor.id);
  const { id, origin } = relyingParty();
  const verified = expectedChallenge
    ? await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
      }).catch(() => null)
    : null;
  if (verified?.registrationInfo) return verified.registrationInfo.credential;
  throw new DomainError("invalid", "This passkey couldn't be added. Try again.");
}

/**
 * Adds the passkey that the authenticator made. Its owner is emailed. Throws `conflict` when it is
 * there already.
 */
export async function addPasskey(actor: Actor, input: NewPasskey): Promise<PasskeyView> {
  const { name, response } = input;
  const credential = await verify(actor, response);
  try {
    return await db.$transaction(async (tx) => {
      await requireRoom(tx, actor);
      const { id, createdAt } = await tx.passkey.create({
        data: {
          userId: actor.id,
          credentialId: credential.id,
          publicKeyCose: credential.publicKey,
          counter: credential.counter,
          transports: response.response.transports,
          name,
        },
      });
      await noteChange(tx, actor, true);
      return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: null };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("conflict", "This passkey has already been added.");
  }
}

/** Renames a passkey. Throws `not_found` for someone else's. */
export async function renamePasskey(actor: Actor, id: string, name: string): Promise<void> {
  const { count } = await db.passkey.updateMany({
    where: { id, userId: actor.id },
    data: { name },
  });
  if (count === 0) throw new DomainError("not_found", "This passkey has been removed.");
}

/**
 * Removes a passkey, given a proof, and signs every other browser out, because someone else
 * may have used it. Throws `not_found` for someone else's and `conflict` for the last way in.
 */
export async function removePasskey(
  actor: Actor,
  id: string,
  currentPassword: string | undefined,
): Promise<void> {
  await checkProof(actor, currentPassword);
  await db.$transaction(async (tx) => {
    // Of two ways in that are removed at once, one stays.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`;
    const known = await tx.passkey.count({ where: { id, userId: actor.id } });
    if (known === 0) throw new DomainError("not_found", "This passkey has already been removed.");
    requireAnotherWay(await countWaysIn(tx, actor.id));
    await tx.passkey.deleteMany({ where: { id, userId: actor.id } });
    await endEverySession(tx, actor.id, actor.sessionId);
    await noteChange(tx, actor, false);
  });
}

async function noteChange(tx: Transaction, actor: Actor, isAdded: boolean): Promise<void> {
  await audit(tx, { action: `passkey.${isAdded ? "added" : "removed"}`, actorId: actor.id });
  await announce(tx, passkeyChanged, { id: randomUUID(), userId: actor.id, isAdded });
}
