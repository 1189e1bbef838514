import "server-only";
import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/secrets";
import { ownsAccount } from "./policy";
import type { Actor } from "./schema";

/**
 * Whether confirming an address with this link takes a password: it does when the link changes the
 * address of an account that is not signed in here.
 */
export async function takesPassword(token: string, actor: Actor | null): Promise<boolean> {
  const link = await db.mailedLink.findFirst({
    where: {
      hash: hashToken(token),
      purpose: "change_email",
      usedAt: null,
      supersededAt: null,
      expiresAt: { gt: new Date() },
    },
    select: { userId: true },
  });
  return link !== null && !ownsAccount(actor, link.userId);
}
