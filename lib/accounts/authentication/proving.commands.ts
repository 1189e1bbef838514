import "server-only";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { checkOwnPasskey } from "../passkeys/passkey-login.commands";
import type { PasskeyAssertion } from "../passkeys/passkeys.schema";
import { type Actor, type MailedCodeInput, PROOF_SECONDS } from "../schema";
import { mailCode, redeemMailedCode } from "./mailed-codes.commands";

// How someone without a password proves who they are. `checkProof` asks for it.

async function prove(actor: Actor, by: "passkey" | "mail"): Promise<{ provedUntil: string }> {
  const provedAt = new Date();
  await db.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: actor.sessionId ?? "", userId: actor.id },
      data: { provedAt },
    });
    if (count === 0) throw new DomainError("unauthenticated", "Log in to do this.");
    await audit(tx, { action: "session.proved", actorId: actor.id, details: { by } });
  });
  return { provedUntil: new Date(provedAt.getTime() + PROOF_SECONDS * 1000).toISOString() };
}

/** Only a browser can hold a proof; a program's bearer token came from a password. */
function requireSession(actor: Actor): void {
  if (actor.sessionId !== null) return;
  throw new DomainError("invalid", "Send `currentPassword` instead: this is only for browsers.");
}

/**
 * Has a code mailed to an account without a password. Throws `conflict` for one with a password,
 * which proves more than the mailbox does.
 */
export async function requestProofCode(actor: Actor, client: Client): Promise<{ codeId: string }> {
  requireSession(actor);
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id } });
  if (user.passwordHash !== null) {
    throw new DomainError("conflict", "Your account has a password. Use that.");
  }
  return mailCode(user, client);
}

/** Proves by a mailed code who is asking; the session counts as proved for ten minutes. */
export async function proveByCode(
  actor: Actor,
  given: MailedCodeInput,
): Promise<{ provedUntil: string }> {
  requireSession(actor);
  await redeemMailedCode(actor.id, given);
  return prove(actor, "mail");
}

/** Proves by one of the account's passkeys who is asking, for ten minutes. */
export async function proveByPasskey(
  actor: Actor,
  assertion: PasskeyAssertion,
): Promise<{ provedUntil: string }> {
  requireSession(actor);
  await checkOwnPasskey(actor, assertion);
  return prove(actor, "passkey");
}
