import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { UserType } from "@/lib/shared/areas";
import { DomainError } from "@/lib/shared/errors";
import { endEverySession } from "../authentication/sessions.commands";
import { activeAdmins } from "../demo-accounts.queries";
import type { Actor } from "../schema";
import { requireAdministration } from "./admin-requests.queries";

const LAST_ADMIN =
  "This is the last admin who can sign in. Make someone else an admin first and have them set up two-factor login.";

async function lockPerson(tx: Transaction, actor: Actor, userId: string) {
  requireAdministration(actor);
  if (actor.id === userId) {
    throw new DomainError("forbidden", "You can't do this to your own account. Ask another admin.");
  }
  // If two admins act on each other at once, the second one sees what the first has done.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('accounts.admins'))`;
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const person = await tx.user.findUnique({
    where: { id: userId },
    select: { userType: true, status: true, emailVerifiedAt: true },
  });
  if (!person) throw new DomainError("not_found", "There's no such account.");
  // The actor may have lost the right while waiting for the lock.
  const still = await tx.user.count({
    where: { id: actor.id, ...activeAdmins() },
  });
  if (still === 0) throw new DomainError("forbidden", "You're no longer an admin.");
  return person;
}

/** Throws `conflict` when this is the last account that can act as an admin. */
export async function requireOtherAdmin(tx: Transaction, userId: string): Promise<void> {
  const others = await tx.user.count({
    where: { id: { not: userId }, ...activeAdmins(), deletionDueAt: null },
  });
  if (others === 0) throw new DomainError("conflict", LAST_ADMIN);
}

/**
 * Suspends an account, with a reason, and signs it out everywhere. Throws `forbidden` for one's own
 * account, `not_found`, and `conflict` when it is already suspended, is waiting for approval, or is
 * the last admin.
 */
export async function suspendUser(
  tx: Transaction,
  actor: Actor,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const { status, userType } = await lockPerson(tx, actor, userId);
  if (status === "suspended")
    throw new DomainError("conflict", "This account is already suspended.");
  if (status === "awaiting_approval") {
    throw new DomainError("conflict", "Decline the request to be an admin first.");
  }
  if (userType === "admin") await requireOtherAdmin(tx, userId);
  await tx.user.update({
    where: { id: userId },
    data: { status: "suspended", suspendedAt: new Date(), suspensionReason: reason },
  });
  await endEverySession(tx, userId);
  const target = { type: "user", id: userId };
  await audit(tx, { action: "user.suspended", actorId: actor.id, target });
}

/**
 * Lifts a suspension, so that the account can sign in again. Throws `forbidden`, `not_found`,
 * `conflict`.
 */
export async function restoreUser(tx: Transaction, actor: Actor, userId: string): Promise<void> {
  const { status } = await lockPerson(tx, actor, userId);
  if (status !== "suspended") throw new DomainError("conflict", "This account isn't suspended.");
  await tx.user.update({
    where: { id: userId },
    data: { status: "active", suspendedAt: null, suspensionReason: null },
  });
  const target = { type: "user", id: userId };
  await audit(tx, { action: "user.restored", actorId: actor.id, target });
}

/**
 * Changes an account's type, which may make someone an admin or end that. Its owner has to sign in
 * again, and a new admin can do nothing until the second factor is set up. Returns the previous
 * type. Throws `forbidden`, `not_found`, and `conflict` for an account that is suspended or waiting
 * for approval, for an unverified address, for an employer with companies, and for the last admin.
 */
export async function changeUserType(
  tx: Transaction,
  actor: Actor,
  { userId, userType }: { userId: string; userType: UserType },
): Promise<UserType> {
  const person = await lockPerson(tx, actor, userId);
  if (person.status !== "active") {
    throw new DomainError("conflict", "First restore the account or decide on its request.");
  }
  if (person.userType === userType) {
    throw new DomainError("conflict", "The account already has this type.");
  }
  if (person.userType === "admin") await requireOtherAdmin(tx, userId);
  if (userType === "admin" && person.emailVerifiedAt === null) {
    throw new DomainError(
      "conflict",
      "Their email address isn't verified, so it may not be theirs.",
    );
  }
  if (person.userType === "employer" && (await tx.companyMember.count({ where: { userId } })) > 0) {
    throw new DomainError(
      "conflict",
      "They're a member of a company. They need to leave it first.",
    );
  }
  await tx.user.update({ where: { id: userId }, data: { userType } });
  await endEverySession(tx, userId);
  await audit(tx, {
    action: "user.role_changed",
    actorId: actor.id,
    target: { type: "user", id: userId },
    details: { from: person.userType, to: userType },
  });
  return person.userType;
}
