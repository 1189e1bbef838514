import "server-only";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { USERNAME_TAKEN } from "./authentication/sign-up.commands";
import type { Actor, ProfileChange } from "./schema";
import { requireFreeName } from "./user-names.commands";

/**
 * Changes the actor's name or user name within the caller's transaction; whatever is left out
 * stays. Throws `invalid` for a reserved user name. A user name that someone else has surfaces as
 * the database's unique violation.
 */
export async function writeNames(
  tx: Transaction,
  actor: Actor,
  { fullName, username }: ProfileChange,
): Promise<void> {
  // Someone who already has a reserved name, which the site's operator may have given them, keeps
  // it.
  if (username !== undefined && username !== actor.username) requireFreeName(username);
  const data = {
    ...(fullName === undefined ? {} : { fullName }),
    ...(username === undefined ? {} : { username }),
  };
  if (Object.keys(data).length === 0) return;
  await tx.user.update({ where: { id: actor.id }, data });
  await audit(tx, {
    action: "account.changed",
    actorId: actor.id,
    details: { fullName: fullName !== undefined, username: username !== undefined },
  });
}

/**
 * Changes the actor's name or user name; whatever is left out stays. Throws `invalid` at the field
 * `username` when someone else has it, in upper or lower case.
 */
export async function changeProfile(actor: Actor, input: ProfileChange): Promise<void> {
  try {
    await db.$transaction((tx) => writeNames(tx, actor, input));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("invalid", USERNAME_TAKEN, { username: [USERNAME_TAKEN] });
  }
}
