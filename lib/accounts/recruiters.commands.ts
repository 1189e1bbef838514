import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { endEverySession } from "./authentication/sessions.commands";
import { isSharedAccount } from "./demo-accounts.queries";
import type { Actor } from "./schema";

/**
 * Makes a seeker's account a recruiter's, which may do everything that a seeker's does; a repeat
 * changes nothing. Its owner has to log in again. Throws `conflict` for an admin's account, and for
 * a demo account that everyone shares.
 */
export async function becomeRecruiter(tx: Transaction, actor: Pick<Actor, "id">): Promise<void> {
  const { id: userId } = actor;
  const account = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { userType: true, isDemo: true },
  });
  if (account.userType === "employer") return;
  if (account.userType === "admin" || isSharedAccount(account)) {
    throw new DomainError(
      "conflict",
      "This account can't become a recruiter's. Ask to be invited at another address.",
    );
  }
  await tx.user.update({ where: { id: userId }, data: { userType: "employer" } });
  await endEverySession(tx, userId);
  const target = { type: "user", id: userId };
  const details = { from: account.userType, to: "employer" };
  await audit(tx, { action: "user.role_changed", actorId: userId, target, details });
}
