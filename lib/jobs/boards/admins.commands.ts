import "server-only";
import { endEverySession } from "@/lib/accounts/authentication/sessions.commands";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";

function invalid(message: string): DomainError {
  return new DomainError("invalid", message, { admins: [message] });
}

type Person = { id: string; email: string };

/** The admin accounts with these addresses. Throws `invalid` for an address without one. */
async function findAdmins(
  tx: Transaction,
  actor: Actor,
  emails: readonly string[],
): Promise<Person[]> {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  const found = await tx.user.findMany({
    where: {
      email: { in: addresses },
      userType: "admin",
      status: { in: ["active", "awaiting_approval"] },
      emailVerifiedAt: { not: null },
    },
    select: { id: true, email: true },
  });
  const known = new Map(found.map((person) => [person.email.toLowerCase(), person]));
  return addresses.map((address) => {
    const person = known.get(address);
    if (!person) {
      throw invalid(
        `There's no admin account with the address ${address}. They sign up as Admin and confirm their address first.`,
      );
    }
    if (person.id === actor.id) throw invalid("You would lose your rights over everything else.");
    return person;
  });
}

/**
 * Ends the rights of admins who run no board any longer. They never become admins of everything by
 * that: their accounts wait for another admin's approval, as after signing up.
 */
export async function retire(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) {
    const { count } = await tx.user.updateMany({
      where: { id, userType: "admin", status: "active", boardAdmins: { none: {} } },
      data: { status: "awaiting_approval" },
    });
    if (count > 0) await endEverySession(tx, id);
  }
}

/**
 * Makes exactly these admin accounts the board's. An admin who is added loses all other rights
 * and signs in again. Throws `invalid` at the field `admins`.
 */
export async function setAdmins(
  tx: Transaction,
  actor: Actor,
  { boardId, emails }: { boardId: string; emails: readonly string[] },
): Promise<void> {
  const people = await findAdmins(tx, actor, emails);
  const before = await tx.boardAdmin.findMany({ where: { boardId }, select: { userId: true } });
  const meant = new Set(people.map(({ id }) => id));
  const had = new Set(before.map(({ userId }) => userId));
  const added = people.filter(({ id }) => !had.has(id));
  const removed = [...had].filter((id) => !meant.has(id));
  await tx.boardAdmin.deleteMany({ where: { boardId, userId: { in: removed } } });
  for (const { id: userId } of added) {
    await tx.boardAdmin.create({ data: { boardId, userId } });
    await tx.user.update({ where: { id: userId }, data: { status: "active" } });
    await endEverySession(tx, userId);
  }
  await retire(tx, removed);
}
