import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import type { RetryInput } from "./failed-tasks.schema";

/**
 * Retries failed tasks now, with all their attempts; returns how many. Tasks in progress are left
 * alone. Throws `forbidden` for anyone but an admin.
 */
export async function retryTasks(
  actor: Actor,
  { taskIds }: RetryInput,
  { address }: Client,
): Promise<{ retried: number }> {
  requireAdministration(actor);
  return db.$transaction(async (tx) => {
    const chosen = await tx.$queryRaw<{ id: bigint }[]>`
      SELECT id FROM graphile_worker._private_jobs
      WHERE last_error IS NOT NULL AND (${taskIds}::bigint[] IS NULL OR id = ANY (${taskIds}::bigint[]))
      ORDER BY id FOR UPDATE SKIP LOCKED`;
    const ids = chosen.map(({ id }) => id);
    const done = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM graphile_worker.reschedule_jobs(${ids}::bigint[], run_at := now(), attempts := 0)`;
    if (done.length === 0) {
      throw new DomainError("not_found", "This task is no longer waiting: it was done or deleted.");
    }
    const details = { tasks: done.length };
    await audit(tx, { action: "tasks.retried", actorId: actor.id, address, details });
    return { retried: done.length };
  });
}

/** Deletes a failed task, whose work is then never done. Throws `forbidden` and `not_found`. */
export async function deleteTask(actor: Actor, taskId: string, { address }: Client): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const gone = await tx.$queryRaw<{ name: string }[]>`
      DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND j.id = ${taskId}::bigint AND j.last_error IS NOT NULL
        AND j.locked_at IS NULL
      RETURNING concat_ws(': ', coalesce(j.payload->>'event', t.identifier), j.payload->>'reaction') AS name`;
    const [task] = gone;
    if (!task) throw new DomainError("not_found", "This task is done, deleted or in progress.");
    const target = { type: "task", id: taskId };
    const details = { name: task.name };
    await audit(tx, { action: "tasks.deleted", actorId: actor.id, target, address, details });
  });
}
