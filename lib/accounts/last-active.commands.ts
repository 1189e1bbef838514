import "server-only";
import { randomUUID } from "node:crypto";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { deletionCancelled } from "./events";

/**
 * Records that the account's owner has signed in. This cancels a deletion that was started because
 * no one used the account, but not one that its owner asked for. Calling it again changes nothing.
 */
export async function noteSignIn(tx: Transaction, userId: string): Promise<void> {
  const [before] = await tx.$queryRaw<{ wasEnding: boolean }[]>`
    WITH before AS (
      SELECT id, deletion_due_at, inactivity_due_at FROM users WHERE id = ${userId}::uuid FOR UPDATE
    )
    UPDATE users SET last_seen_at = now(), inactivity_due_at = NULL, inactivity_reminded_at = NULL,
      deletion_due_at = CASE WHEN before.inactivity_due_at IS NULL THEN before.deletion_due_at END
    FROM before WHERE users.id = before.id
    RETURNING before.inactivity_due_at IS NOT NULL AND before.deletion_due_at IS NOT NULL AS "wasEnding"`;
  if (!before?.wasEnding) return;
  await audit(tx, { action: "deletion.cancelled", actorId: userId });
  await announce(tx, deletionCancelled, { id: randomUUID(), userId });
}

/** Records that a session's owner is active, at most once a day. */
export async function noteActivity(
  tx: Pick<Transaction, "$executeRaw">,
  sessionId: string,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE users SET last_seen_at = now(), inactivity_due_at = NULL, inactivity_reminded_at = NULL
    FROM sessions
    WHERE sessions.id = ${sessionId}::uuid AND users.id = sessions.user_id
      AND users.last_seen_at < now() - interval '1 day' AND users.deletion_due_at IS NULL`;
}
