import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { isId } from "@/lib/shared/ids";
import { MOST_VIEWED } from "@/lib/shared/viewed-jobs";

/**
 * Puts live jobs, the latest viewed first, at the top of those that someone viewed last, and
 * forgets the oldest beyond twelve. Ids of jobs that aren't live, and whatever is no id, are
 * ignored, as is an account that has been deleted; a repeat moves a job up.
 */
export async function noteViewedJobs(actor: Actor, ids: readonly string[]): Promise<void> {
  const viewed = [...new Set(ids)].filter((id) => isId(id));
  if (viewed.length === 0) return;
  // In the order of the ids, so that two tabs can't deadlock, and locked, so that one which is just
  // being deleted is ignored, as is an account. The later an id stands, the longer ago it is taken to have been viewed.
  await db.$executeRaw`
    INSERT INTO viewed_jobs (user_id, job_id, viewed_at)
    SELECT ${actor.id}::uuid, j.id, now() - make_interval(secs => wanted.position / 1000.0)
    FROM unnest(${viewed}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN jobs j ON j.id = wanted.id JOIN users u ON u.id = ${actor.id}::uuid
    WHERE j.status = 'live' AND (j.expires_at IS NULL OR j.expires_at > now())
    ORDER BY j.id FOR KEY SHARE OF j, u
    ON CONFLICT (user_id, job_id)
      DO UPDATE SET viewed_at = greatest(viewed_jobs.viewed_at, excluded.viewed_at)`;
  await db.$executeRaw`
    DELETE FROM viewed_jobs WHERE user_id = ${actor.id}::uuid AND job_id IN (
      SELECT job_id FROM viewed_jobs WHERE user_id = ${actor.id}::uuid
      ORDER BY viewed_at DESC, job_id DESC OFFSET ${MOST_VIEWED})`;
}

/** Forgets which jobs someone viewed. A repeat does nothing. */
export async function forgetViewedJobs(actor: Actor): Promise<void> {
  await db.viewedJob.deleteMany({ where: { userId: actor.id } });
}
