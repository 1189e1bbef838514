import "server-only";
import { db } from "@/lib/platform/db/client";
import { verifyPassword } from "@/lib/platform/security/password-hash";
import { clearLimit, spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { refuseForShared } from "../demo-accounts.queries";
import type { Actor } from "../schema";
import { proofEnd } from "./proofs.queries";

const NEEDED = "Confirm that it's you first.";

/**
 * Throws `invalid` at the field `currentPassword` unless this is the account's password, and
 * `rate_limited` after too many wrong ones.
 */
export async function checkPassword(
  { id }: Pick<Actor, "id">,
  currentPassword: string,
): Promise<void> {
  await spend("passwordByAccount", id);
  const user = await db.user.findUnique({
    where: { id },
    select: { passwordHash: true },
  });
  if (!(await verifyPassword(user?.passwordHash ?? null, currentPassword))) {
    const message = "This isn't your password.";
    throw new DomainError("invalid", message, { currentPassword: [message] });
  }
  await clearLimit("passwordByAccount", id);
}

/**
 * Confirms that it is the account's owner who is asking (OWASP ASVS 7.5.1): by the password or, if
 * the account has none, by a proof that this session gave in the last ten minutes
 * (docs/decisions/0062). Throws `invalid` at the field `currentPassword`, and `rate_limited` after
 * too many wrong passwords; `forbidden` for a demo account that everyone uses.
 */
export async function checkProof(actor: Actor, currentPassword: string | undefined): Promise<void> {
  await refuseForShared(actor.id);
  if (currentPassword !== undefined) return checkPassword(actor, currentPassword);
  if (await proofEnd(actor)) return;
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: actor.id } });
  const message = passwordHash === null ? NEEDED : "Enter your current password";
  throw new DomainError("invalid", message, { currentPassword: [message] });
}
