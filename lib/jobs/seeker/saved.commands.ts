import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/shared/errors";
import { isId } from "@/lib/shared/ids";
import { listSavedIds } from "./saved.queries";
import type { NoteInput } from "./saved.schema";

// In one statement, so that a job which closes at the same moment is saved before or not at all.
// The later an id stands, the longer ago it is taken to have been saved.
async function insert(actor: Actor, ids: readonly string[]): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    INSERT INTO saved_jobs (user_id, job_id, saved_at)
    SELECT ${actor.id}::uuid, j.id, now() - make_interval(secs => wanted.position / 1000.0)
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN jobs j ON j.id = wanted.id
    WHERE j.status = 'live' AND (j.expires_at IS NULL OR j.expires_at > now())
    ON CONFLICT DO NOTHING`);
}

/**
 * Saves a job to the account; a repeat does nothing. Throws `conflict` for a job that takes no
 * applications, `not_found` for one that is not public.
 */
export async function saveJob(actor: Actor, jobId: string): Promise<void> {
  await insert(actor, [jobId]);
  const saved = await db.savedJob.count({ where: { userId: actor.id, jobId } });
  if (saved > 0) return;
  const ended = await db.job.count({
    where: {
      id: jobId,
      status: { in: ["live", "paused", "closed", "expired"] },
      company: { status: "active" },
    },
  });
  if (ended === 0) throw new DomainError("not_found", "Job not found");
  throw new DomainError("conflict", "This job is closed, so you can't save it.");
}

/** Takes a job out of the account's list, whatever became of it. A repeat does nothing. */
export async function unsaveJob(actor: Actor, jobId: string): Promise<void> {
  await db.savedJob.deleteMany({ where: { userId: actor.id, jobId } });
}

/**
 * Writes what someone notes about a job they saved; an empty note takes it away. A repeat does
 * nothing. Throws `not_found` when they have not saved it.
 */
export async function noteJob(actor: Actor, jobId: string, { note }: NoteInput): Promise<void> {
  const { count } = await db.savedJob.updateMany({
    where: { userId: actor.id, jobId },
    data: { note: note || null },
  });
  if (count === 0) throw new DomainError("not_found", "Save the job before you write a note.");
}

/**
 * Adds the jobs that were saved in a browser, latest first, and answers the whole list. Ids of jobs
 * that are not live, and whatever is no id, are ignored; a repeat adds nothing.
 */
export async function mergeSavedJobs(actor: Actor, ids: readonly string[]): Promise<string[]> {
  await insert(
    actor,
    [...new Set(ids)].filter((id) => isId(id)),
  );
  return listSavedIds(actor);
}
