import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import type { DecisionKind } from "./decisions.schema";
import { contentDecided } from "./events";

type NewDecision = {
  kind: DecisionKind;
  jobId?: string;
  companyId?: string;
  userId?: string;
  reason?: string | null;
};

/** Records and announces an admin's decision, in the transaction that carries it out. */
export async function recordDecision(
  tx: Transaction,
  actor: Pick<Actor, "id">,
  { kind, jobId, companyId, userId, reason }: NewDecision,
): Promise<string> {
  const about = { jobId: jobId ?? null, companyId: companyId ?? null, userId: userId ?? null };
  const { id } = await tx.moderationDecision.create({
    data: { kind, ...about, reason: reason || null, decidedByUserId: actor.id },
    select: { id: true },
  });
  await announce(tx, contentDecided, { id });
  return id;
}
