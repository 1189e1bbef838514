import "server-only";
import { db, isUniqueViolation } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { hashPassword } from "@/lib/platform/security/password-hash";
import { DomainError } from "@/lib/shared/errors";
import { requireGoodPassword } from "../authentication/passwords.commands";
import { USERNAME_TAKEN } from "../authentication/sign-up.commands";
import type { NewAdmin } from "../schema";

async function isVerified(email: string): Promise<boolean> {
  return (await db.user.count({ where: { email, emailVerifiedAt: { not: null } } })) > 0;
}

/**
 * Creates an admin at the request of the site's operator: already approved, with an address that
 * counts as verified. The second factor is set up at the first login. Throws `invalid` by field,
 * and `conflict` when another account has verified the address.
 */
export async function createAdmin(input: NewAdmin): Promise<{ userId: string }> {
  const { email, username, password } = input;
  requireGoodPassword({ ...input, userType: "admin" });
  const owned = `An account has verified the address ${email} already. Use another one.`;
  if (await isVerified(email)) throw new DomainError("conflict", owned);
  const passwordHash = await hashPassword(password);
  try {
    return await db.$transaction(async (tx) => {
      const { id: userId } = await tx.user.create({
        data: { email, username, passwordHash, userType: "admin", emailVerifiedAt: new Date() },
        select: { id: true },
      });
      await audit(tx, {
        action: "admin.created",
        actorId: null,
        target: { type: "user", id: userId },
      });
      return { userId };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await isVerified(email)) throw new DomainError("conflict", owned);
    throw new DomainError("invalid", USERNAME_TAKEN, { username: [USERNAME_TAKEN] });
  }
}
