import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";

/**
 * Keeps a job from being recommended to somebody again; a repeat does nothing. Throws `not_found`
 * for a job that is not public.
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

/** Lets a job be recommended again, whatever became of it. A repeat does nothing. */
export async function unhideJob(actor: Actor, jobId: string): Promise<void> {
  await db.hiddenJob.deleteMany({ where: { userId: actor.id, jobId } });
}
