import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { NOT_YET_HOURS, type VisitAnswer } from "./external.schema";

const HOUR_MS = 3_600_000;

/**
 * Records that someone left for an employer's own page to apply; afterwards they are asked whether
 * they did, unless they have already said so. Throws `not_found` for a job that is not open or
 * takes applications here, `rate_limited`.
 */
export async function recordVisit(actor: Actor, jobId: string): Promise<void> {
  await spend("visitByAccount", actor.id);
  // Uses this process's clock, as the code that asks does: by the database's clock, a question
  // could begin in the future.
  const now = new Date();
  const recorded = await db.$executeRaw`
    INSERT INTO external_visits (user_id, job_id, visited_at, ask_at)
    SELECT ${actor.id}::uuid, j.id, ${now}, ${now} FROM jobs j
    WHERE j.id = ${jobId}::uuid AND j.status = 'live' AND j.apply_url IS NOT NULL
    ON CONFLICT (user_id, job_id) DO UPDATE SET visited_at = excluded.visited_at,
      ask_at = excluded.ask_at,
      has_applied = nullif(external_visits.has_applied, false),
      answered_at = CASE WHEN external_visits.has_applied THEN external_visits.answered_at END`;
  if (recorded === 0) throw new DomainError("not_found", "Job not found");
}

/**
 * Records whether someone applied on the page they left for: yes adds the job to their list, no
 * drops the question, null asks again a day later. Throws `not_found` when they never left for it.
 */
export async function answerVisit(
  actor: Actor,
  jobId: string,
  { hasApplied }: VisitAnswer,
): Promise<void> {
  const now = new Date();
  const askAt = new Date(now.getTime() + NOT_YET_HOURS * HOUR_MS);
  const { count } = await db.externalVisit.updateMany({
    where: { userId: actor.id, jobId },
    data: {
      hasApplied,
      answeredAt: hasApplied === null ? null : now,
      ...(hasApplied === null ? { askAt } : {}),
    },
  });
  if (count === 0) throw new DomainError("not_found", "You didn't continue to this job from here.");
}
