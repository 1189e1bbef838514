import "server-only";
import { randomInt, randomUUID } from "node:crypto";
import { currentBoardId } from "@/lib/platform/boards";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { hashPassword } from "@/lib/platform/security/password-hash";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { siteSettings } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { accountCreated, emailVerified } from "../events";
import { isReservedName } from "../user-names";
import { requireGoodPassword } from "./passwords.commands";

type NewAccount = { fullName: string; email: string; password: string };

const NAME_LENGTH = 50;
const OWNED = "There's an account with this address. Log in, and open the link in the email again.";

/** A user name made from a name, as `usernameInput` takes it. */
function toUserName(fullName: string): string {
  const plain = fullName.replaceAll(/[^\p{L}\p{M}\p{N}._ -]/gu, "").replace(/^[^\p{L}\p{N}]+/u, "");
  return plain.slice(0, NAME_LENGTH).trim() || "Member";
}

async function findFreeName(tx: Transaction, fullName: string): Promise<string> {
  const wanted = toUserName(fullName);
  const username = isReservedName(wanted, siteSettings().siteName) ? "Member" : wanted;
  const isTaken = username !== wanted || (await tx.user.count({ where: { username } })) > 0;
  // No one is asked for a second name because a namesake was here first.
  return isTaken ? `${username} ${randomInt(1e5, 1e6)}` : username;
}

/**
 * Checks and hashes the password of someone who was invited, and counts the attempt, before the
 * transaction that `writeInvitedAccount` is part of. Throws `invalid` at the field `password`,
 * `rate_limited`.
 */
export async function prepareInvitedAccount(
  { fullName, email, password }: NewAccount,
  client: Client,
): Promise<string> {
  requireGoodPassword({ username: fullName, email, password, userType: "employer" });
  await spend("authenticationByAddress", client.address);
  await spend("signUpByAddress", client.address);
  return hashPassword(password);
}

type Account = { fullName: string; email: string; passwordHash: string };

/**
 * Creates a recruiter's account with an address that is verified, because its owner holds what was
 * mailed there. Returns its id. Within the caller's transaction. Throws `conflict` when an account
 * has verified the address.
 */
export async function writeInvitedAccount(
  tx: Transaction,
  { fullName, email, passwordHash }: Account,
  client: Client,
): Promise<string> {
  if ((await tx.user.count({ where: { email, emailVerifiedAt: { not: null } } })) > 0) {
    throw new DomainError("conflict", OWNED);
  }
  const username = await findFreeName(tx, fullName);
  const { id: userId } = await tx.user.create({
    data: {
      ...{ username, fullName, email, passwordHash },
      userType: "employer",
      boardId: currentBoardId(),
      emailVerifiedAt: new Date(),
    },
    select: { id: true },
  });
  await audit(tx, { action: "account.created", actorId: userId, address: client.address });
  await audit(tx, { action: "email.verified", actorId: userId });
  await announce(tx, accountCreated, { id: randomUUID(), userId });
  await announce(tx, emailVerified, { id: randomUUID(), userId });
  return userId;
}
