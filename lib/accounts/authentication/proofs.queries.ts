import "server-only";
import { db } from "@/lib/platform/db/client";
import { ownRow } from "../own-row.queries";
import { type Actor, PROOF_SECONDS } from "../schema";

/** Until when this session counts as proved, ISO; `null` if it doesn't. */
export async function proofEnd({ id, sessionId }: Actor): Promise<string | null> {
  if (sessionId === null) return null;
  const since = new Date(Date.now() - PROOF_SECONDS * 1000);
  const session = await db.session.findFirst({
    where: { id: sessionId, userId: id, provedAt: { gt: since } },
  });
  if (!session?.provedAt) return null;
  return new Date(session.provedAt.getTime() + PROOF_SECONDS * 1000).toISOString();
}

/** How the account's owner can prove who they are. */
export async function findProofWays(
  actor: Actor,
): Promise<{ hasPassword: boolean; hasPasskey: boolean; provedUntil: string | null }> {
  const [user, provedUntil] = await Promise.all([
    ownRow(
      db.user.findUnique({
        where: { id: actor.id },
        select: { passwordHash: true, passkeys: { select: { id: true }, take: 1 } },
      }),
    ),
    proofEnd(actor),
  ]);
  return {
    hasPassword: user.passwordHash !== null,
    hasPasskey: user.passkeys.length > 0,
    provedUntil,
  };
}
