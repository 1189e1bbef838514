import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";

/**
 * Stops a job from being recommended to someone. Repeatable. Throws `not_found` for a job that
 * isn't public.
 */
export async function hideJob(actor: Actor, jobId: string): Promise<void> {
  const hidden = await db.$executeRaw`
    INSERT INTO hidden_jobs (user_id, job_id)
    SELECT ${actor.id}::uuid, id FROM jobs
    WHERE id = ${jobId}::uuid AND status IN ('live', 'paused', 'closed', 'expired')
    ON CONFLICT DO NOTHING`;
  if (hidden > 0) return;
  const isHidden = await db.hiddenJob.count({ where: { userId: actor.id, jobId } });
  if (isHidden === 0) throw new DomainError("not_found", "Job not found");
}

/** Allows a job to be recommended again, whatever its status. Repeatable. */
export async function unhideJob(actor: Actor, jobId: string): Promise<void> {
  await db.hiddenJob.deleteMany({ where: { userId: actor.id, jobId } });
}
