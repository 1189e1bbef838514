import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { DRAFT_DAYS, type DraftInput } from "./drafts.schema";

/**
 * Keeps what someone has written into a live job's application form, in place of what was kept
 * before; who prepared it stays known until it is sent. Throws `not_found` when the job takes no applications or they have applied, and
 * `rate_limited`.
 */
export async function saveDraft(
  actor: Actor,
  jobId: string,
  { submissionId, values }: DraftInput,
): Promise<{ savedAt: string }> {
  await spend("applicationDraftByAccount", actor.id);
  const [saved] = await db.$queryRaw<{ savedAt: Date }[]>`
    INSERT INTO application_drafts (user_id, job_id, submission_id, content)
    SELECT ${actor.id}::uuid, id, ${submissionId}::uuid, ${JSON.stringify(values)}::jsonb
    FROM jobs
    WHERE id = ${jobId}::uuid AND status = 'live' AND (expires_at IS NULL OR expires_at > now())
      AND NOT EXISTS (SELECT 1 FROM applications
                      WHERE job_id = jobs.id AND user_id = ${actor.id}::uuid)
    ON CONFLICT (user_id, job_id) DO UPDATE SET
      submission_id = excluded.submission_id, content = excluded.content, updated_at = now(),
      -- Another submission is another draft, of which a program has written nothing.
      prepared_by = CASE application_drafts.submission_id
        WHEN excluded.submission_id THEN application_drafts.prepared_by END
    RETURNING updated_at AS "savedAt"`;
  if (!saved) throw new DomainError("not_found", "You can't apply for this job.");
  return { savedAt: saved.savedAt.toISOString() };
}

/** Deletes what someone has written for a job. A repeat does nothing. */
export async function deleteDraft(actor: Actor, jobId: string): Promise<void> {
  await db.applicationDraft.deleteMany({ where: { userId: actor.id, jobId } });
}

/** Deletes what was written and not touched for 30 days. */
export async function deleteOldDrafts(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DRAFT_DAYS * 86_400_000);
  await db.applicationDraft.deleteMany({ where: { updatedAt: { lt: oldest } } });
}
