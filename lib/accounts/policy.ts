import type { Actor } from "./schema";

/**
 * Whether the actor may act as an admin: another admin has approved them, and they sign in with a
 * second factor (OWASP ASVS 6.3.3).
 */
export function canAdminister(
  actor: Pick<Actor, "userType" | "isApproved" | "hasTwoFactor">,
): boolean {
  return actor.userType === "admin" && actor.isApproved && actor.hasTwoFactor;
}

/** Whether the signed-in person owns this account. An admin who is impersonating them does not. */
export function ownsAccount(
  actor: Pick<Actor, "id" | "impersonatedBy"> | null,
  userId: string,
): boolean {
  return actor?.id === userId && !actor.impersonatedBy;
}
