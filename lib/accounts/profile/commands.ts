import "server-only";
import { audit } from "@/lib/platform/audit";
import { db, isUniqueViolation } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/platform/errors";
import type { Actor, ProfileChange } from "../schema";
import { USERNAME_TAKEN } from "../sign-up/commands";

/**
 * Changes the actor's name or user name; what is not named stays. Throws `invalid` at the field
 * `username` when somebody else has it, whatever the case of its letters.
 */
export async function changeProfile(actor: Actor, input: ProfileChange): Promise<void> {
  const { fullName, username } = input;
  const data = {
    ...(fullName === undefined ? {} : { fullName }),
    ...(username === undefined ? {} : { username }),
  };
  if (Object.keys(data).length === 0) return;
  try {
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: actor.id }, data });
      await audit(tx, {
        action: "account.changed",
        actorId: actor.id,
        details: { fullName: fullName !== undefined, username: username !== undefined },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("invalid", USERNAME_TAKEN, { username: [USERNAME_TAKEN] });
  }
}
