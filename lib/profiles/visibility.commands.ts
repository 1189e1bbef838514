import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { HIDDEN_MAX } from "./visibility.schema";

/** Makes changes of one person's lists wait for each other, so that their limit holds. */
async function lockPerson(tx: Transaction, actor: Actor): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
}

function requireRoom(count: number, what: string): void {
  if (count <= HIDDEN_MAX) return;
  throw new DomainError(
    "conflict",
    `You can hide from ${HIDDEN_MAX} ${what}. Remove one before you add another.`,
  );
}

/**
 * Hides the actor's profile from a company's members; a repeat does nothing. Throws `not_found` for
 * an unknown company, `conflict` when the list is full.
 */
export async function hideFromCompany(actor: Actor, companyId: string): Promise<void> {
  const userId = actor.id;
  await db.$transaction(async (tx) => {
    await lockPerson(tx, actor);
    const known = await tx.company.count({ where: { id: companyId } });
    if (known === 0) throw new DomainError("not_found", "This company isn't on the site.");
    await tx.profileHiddenCompany.createMany({
      data: [{ userId, companyId }],
      skipDuplicates: true,
    });
    requireRoom(await tx.profileHiddenCompany.count({ where: { userId } }), "companies");
  });
}

/** Stops hiding the actor's profile from a company. A repeat does nothing. */
export async function showToCompany(actor: Actor, companyId: string): Promise<void> {
  await db.profileHiddenCompany.deleteMany({ where: { userId: actor.id, companyId } });
}

/**
 * Hides the actor's profile from everyone with an address at a domain or below it; a repeat does
 * nothing. Throws `conflict` when the list is full.
 */
export async function hideFromDomain(actor: Actor, domain: string): Promise<void> {
  const userId = actor.id;
  await db.$transaction(async (tx) => {
    await lockPerson(tx, actor);
    await tx.profileHiddenDomain.createMany({ data: [{ userId, domain }], skipDuplicates: true });
    requireRoom(await tx.profileHiddenDomain.count({ where: { userId } }), "domains");
  });
}

/** Stops hiding the actor's profile from a domain. A repeat does nothing. */
export async function showToDomain(actor: Actor, domain: string): Promise<void> {
  await db.profileHiddenDomain.deleteMany({ where: { userId: actor.id, domain } });
}
