import type { Actor } from "./schema";

type Admin = Pick<Actor, "userType" | "isApproved" | "hasTwoFactor" | "boardIds">;

/** Another admin has approved them, and they sign in with a second factor (OWASP ASVS 6.3.3). */
function isAdmin(actor: Admin): boolean {
  return actor.userType === "admin" && actor.isApproved && actor.hasTwoFactor;
}

/** Whether the actor may act as an admin of everything. */
export function canAdminister(actor: Admin): boolean {
  return isAdmin(actor) && actor.boardIds.length === 0;
}

/**
 * Whether the actor may change the face and the words of a board, or of the site itself with null:
 * an admin of everything, or one of that board.
 */
export function canAdministerBoard(actor: Admin, boardId: string | null): boolean {
  if (canAdminister(actor)) return true;
  return boardId !== null && isAdmin(actor) && actor.boardIds.includes(boardId);
}

/** Whether the signed-in person owns this account. An admin who is impersonating them does not. */
export function ownsAccount(
  actor: Pick<Actor, "id" | "impersonatedBy"> | null,
  userId: string,
): boolean {
  return actor?.id === userId && !actor.impersonatedBy;
}
