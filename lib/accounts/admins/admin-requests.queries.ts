import "server-only";
import { currentBoardId } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { activeAdmins } from "../demo-accounts.queries";
import { canAdminister, canAdministerBoard } from "../policy";
import type { Actor } from "../schema";

/** Throws `forbidden` unless the actor is an admin who may act as one (see `canAdminister`). */
export function requireAdministration(actor: Actor): void {
  if (canAdminister(actor)) return;
  throw new DomainError("forbidden", "Only an approved admin with two-factor login can do this.");
}

/**
 * Throws `forbidden` unless the actor may change the face and the words of the board that this is
 * for, or of the site itself (see `canAdministerBoard`).
 */
export function requireBoardAdministration(actor: Actor): void {
  if (canAdministerBoard(actor, currentBoardId())) return;
  throw new DomainError(
    "forbidden",
    "Only an admin of this board or of the whole site can do this.",
  );
}

/** Whether no one else can act as an admin at present. */
export async function isOnlyAdmin(
  actor: Pick<Actor, "id">,
  tx: Pick<Transaction, "user"> = db,
): Promise<boolean> {
  return (await tx.user.count({ where: { id: { not: actor.id }, ...activeAdmins() } })) === 0;
}
