import "server-only";
import { randomUUID } from "node:crypto";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { hashPassword } from "@/lib/platform/security/password-hash";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { refuseForShared } from "../demo-accounts.queries";
import { emailVerified, passwordChanged, passwordResetRequested } from "../events";
import { endLinks, redeemLink } from "../mailed-links.commands";
import { countWaysIn } from "../providers/queries";
import type { Actor, PasswordChange, Reset } from "../schema";
import { rememberDevice } from "./known-devices.commands";
import { forgetCodes, unlockAccount } from "./login-guard.commands";
import { passwordDefect } from "./passwords";
import { checkProof } from "./proofs.commands";
import { endEverySession } from "./sessions.commands";

/** Throws `invalid` at the field where a new password falls short. */
export function requireGoodPassword(chosen: Parameters<typeof passwordDefect>[0]): void {
  const defect = passwordDefect(chosen);
  if (defect) {
    throw new DomainError("invalid", defect.message, { [defect.field]: [defect.message] });
  }
}

/**
 * Changes the password, or sets the first one, and ends all of the account's other sessions, tokens and mailed links. The
 * account forgets every browser but this one; returns the new cookie for it.
 */
export async function changePassword(
  actor: Actor,
  input: PasswordChange,
  cookie = "",
): Promise<string> {
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id } });
  requireGoodPassword({ ...input, ...user });
  await checkProof(actor, input.currentPassword);
  const passwordHash = await hashPassword(input.password);
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: actor.id }, data: { passwordHash } });
    await endLinks(tx, { userId: actor.id });
    await endEverySession(tx, actor.id, actor.sessionId);
    await noteChange(tx, actor.id, "settings");
  });
  await forgetCodes(actor.id);
  return rememberDevice(cookie, { id: actor.id, passwordHash });
}

async function noteChange(
  tx: Transaction,
  userId: string,
  how: "settings" | "reset",
): Promise<void> {
  await audit(tx, { action: "password.changed", actorId: userId, details: { how } });
  const { passkeys, providers } = await countWaysIn(tx, userId);
  await announce(tx, passwordChanged, { id: randomUUID(), userId, how, passkeys, providers });
}

/**
 * Has a reset link emailed to the address if it belongs to an account. Takes the same steps and
 * time if it does not: the worker finds out.
 */
export async function requestPasswordReset(email: string, client: Client): Promise<void> {
  await spend("mailByAddress", client.address);
  await spend("mailByEmail", email.toLowerCase());
  await db.$transaction(async (tx) => {
    await audit(tx, {
      action: "password.reset_requested",
      actorId: null,
      address: client.address,
    });
    const requestedAt = new Date().toISOString();
    await announce(tx, passwordResetRequested, { id: randomUUID(), email, requestedAt });
  });
}

/**
 * Sets a new password with a mailed link, once. The email's reader owns the address, so this
 * verifies it, unless another account has done so. Every session, token and link ends, and no one
 * is signed in. Passkeys stay, and the email about the change counts them; those of an account whose
 * address had not been verified end (docs/decisions/0052). Returns the known-device cookie, so that someone who keeps guessing at the account
 * locks out strangers and not its owner.
 */
export async function resetPassword(input: Reset, client: Client, cookie = ""): Promise<string> {
  await spend("authenticationByAddress", client.address);
  const passwordHash = await hashPassword(input.password);
  const changed = await db.$transaction(async (tx) => {
    const link = await redeemLink(tx, input.token, ["reset_password"]);
    await refuseForShared(link.userId);
    const user = await tx.user.findUniqueOrThrow({ where: { id: link.userId } });
    requireGoodPassword({ ...input, ...user });
    const owner = await tx.user.findFirst({
      where: { email: user.email, emailVerifiedAt: { not: null } },
      select: { id: true },
    });
    const isFirst = !owner;
    await tx.user.update({
      where: { id: user.id },
      data: { passwordHash, ...(isFirst ? { emailVerifiedAt: new Date() } : {}) },
    });
    if (isFirst) {
      await audit(tx, { action: "email.verified", actorId: user.id });
      await announce(tx, emailVerified, { id: randomUUID(), userId: user.id });
      // Those who made them had not proved that the address was theirs.
      await tx.passkey.deleteMany({ where: { userId: user.id } });
    }
    await endLinks(tx, { userId: user.id });
    await endEverySession(tx, user.id);
    await noteChange(tx, user.id, "reset");
    return user;
  });
  await unlockAccount(changed);
  return rememberDevice(cookie, { id: changed.id, passwordHash });
}
