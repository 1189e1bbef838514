import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { activeAdmins } from "../demo-accounts.queries";
import { canAdminister } from "../policy";
import type { Actor } from "../schema";

/** Throws `forbidden` unless the actor is an admin who may act as one (see `canAdminister`). */
export function requireAdministration(actor: Actor): void {
  if (canAdminister(actor)) return;
  throw new DomainError("forbidden", "Only an approved admin with two-factor login can do this.");
}

/** Whether no one else can act as an admin at present. */
export async function isOnlyAdmin(
  actor: Pick<Actor, "id">,
  tx: Pick<Transaction, "user"> = db,
): Promise<boolean> {
  return (await tx.user.count({ where: { id: { not: actor.id }, ...activeAdmins() } })) === 0;
}
