import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { MAIL_DAYS } from "./schema";

const DAY_MS = 86_400_000;

/**
 * The actor's own address, if they opened a link that we mailed there as recently as a link of a
 * verification would work: it proves as much. `null` otherwise, and for an account that a sign-in
 * provider vouches for, because no one knows when its owner last read mail there.
 */
export async function findConfirmedAddress(
  actor: Pick<Actor, "id">,
  tx: Pick<Transaction, "user"> = db,
  now = new Date(),
): Promise<string | null> {
  const user = await tx.user.findFirst({
    where: {
      id: actor.id,
      emailVerifiedAt: { gt: new Date(now.getTime() - MAIL_DAYS * DAY_MS) },
      providerLogins: { none: {} },
    },
    select: { email: true },
  });
  return user?.email ?? null;
}
