import "server-only";
import { randomUUID } from "node:crypto";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { checkPassword, checkProof } from "./authentication/proofs.commands";
import { emailChanged, emailChangeRequested, emailVerified, verificationRequested } from "./events";
import { endLinks, issueLink, redeemLink } from "./mailed-links.commands";
import { readLink } from "./mailed-links.queries";
import { ownsAccount } from "./policy";
import type { Actor, EmailChange, EmailConfirmation } from "./schema";

const OWNED = "This address now belongs to another account. Use a different one in your settings.";

async function spendMail(email: string, client: Client): Promise<void> {
  await spend("mailByAddress", client.address);
  await spend("mailByEmail", email.toLowerCase());
}

/**
 * Has the verification email sent again. Throws `conflict` when the address is already verified.
 */
export async function requestVerification(actor: Actor, client: Client): Promise<void> {
  const { email, emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: actor.id } });
  if (emailVerifiedAt) throw new DomainError("conflict", "Your address is already verified.");
  await spendMail(email, client);
  await db.$transaction((tx) =>
    announce(tx, verificationRequested, { id: randomUUID(), userId: actor.id }),
  );
}

/**
 * Has a link mailed to the new address; nothing changes until it is used. The answer is the same
 * whether or not another account has the address. The link exists from now on rather than from when
 * it is mailed, so that anything that ends a person's links ends this one too.
 */
export async function requestEmailChange(
  actor: Actor,
  input: EmailChange,
  client: Client,
): Promise<void> {
  await checkProof(actor, input.currentPassword);
  await spendMail(input.email, client);
  await db.$transaction(async (tx) => {
    await audit(tx, {
      action: "email.change_requested",
      actorId: actor.id,
      address: client.address,
    });
    const wanted = { id: randomUUID(), userId: actor.id, email: input.email };
    await issueLink(tx, { ...wanted, purpose: "change_email" });
    await announce(tx, emailChangeRequested, wanted);
  });
}

async function takeOver(tx: Transaction, userId: string, email: string): Promise<void> {
  const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() } });
  const isChange = before.email.toLowerCase() !== email.toLowerCase();
  await audit(tx, { action: isChange ? "email.changed" : "email.verified", actorId: userId });
  if (!before.emailVerifiedAt) await announce(tx, emailVerified, { id: randomUUID(), userId });
  if (!isChange) return;
  // A reset link sent to the old address would give the account back to those who read it.
  await endLinks(tx, { userId });
  await announce(tx, emailChanged, {
    id: randomUUID(),
    userId,
    oldEmail: before.email,
    newEmail: email,
    wasVerified: before.emailVerifiedAt !== null,
  });
}

/**
 * Verifies an account's own address, within the caller's transaction: its owner is signed in and
 * holds a link that was mailed there. A repeat changes nothing. Throws `conflict` when another
 * account verified the address first.
 */
export async function verifyAddress(tx: Transaction, userId: string): Promise<void> {
  const { email, emailVerifiedAt } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (emailVerifiedAt) return;
  if ((await tx.user.count({ where: { email, emailVerifiedAt: { not: null } } })) > 0) {
    throw new DomainError("conflict", OWNED);
  }
  await takeOver(tx, userId, email);
}

const PURPOSES = ["verify_email", "change_email"] as const;

/**
 * The link proves who reads the new address; only the session or the password proves whose account
 * it is.
 */
async function requireOwner(
  userId: string,
  actor: Actor | null,
  currentPassword: string | undefined,
): Promise<void> {
  if (ownsAccount(actor, userId)) return;
  if (currentPassword === undefined) {
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const message =
      passwordHash === null
        ? "Log in to the account whose address you're changing. Then open this link again."
        : "Enter the password of the account whose address changes.";
    throw new DomainError("invalid", message, { currentPassword: [message] });
  }
  await checkPassword({ id: userId }, currentPassword);
}

/**
 * Verifies the address that a link was mailed to: the account's own, or its new one, which also
 * takes the owner's session or password. Throws `gone` for a link that is no longer valid,
 * `invalid` at the field `currentPassword`, and `conflict` when another account verified the
 * address first.
 */
export async function confirmEmail(
  { token, currentPassword }: EmailConfirmation,
  { actor, client }: { actor: Actor | null; client: Client },
): Promise<{ email: string }> {
  await spend("authenticationByAddress", client.address);
  const link = await readLink(db, token, PURPOSES);
  // Before the transaction, because the limit takes its own connection.
  if (link.purpose === "change_email") await requireOwner(link.userId, actor, currentPassword);
  try {
    return await db.$transaction(async (tx) => {
      const { userId, email, purpose } = await redeemLink(tx, token, PURPOSES);
      const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
      if (purpose === "verify_email" && user.email.toLowerCase() !== email.toLowerCase()) {
        throw new DomainError("gone", "Your account now has another address.");
      }
      await takeOver(tx, userId, email);
      return { email };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError("conflict", OWNED);
    throw error;
  }
}
