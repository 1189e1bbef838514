import "server-only";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { interviewNear } from "../events";

const BATCH = 200;
/** People are reminded a day before, but not of what they were told only hours ago. */
const FROM_HOURS = 24;
const UNTIL_HOURS = 1;
const QUIET_HOURS = 6;

type NearInterview = { id: string; applicationId: string; version: number };

async function announceSome(now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const near = await tx.$queryRaw<NearInterview[]>`
      UPDATE interviews SET reminded_version = version WHERE id IN (
        SELECT i.id FROM interviews i
        JOIN applications a ON a.id = i.application_id
        JOIN jobs j ON j.id = a.job_id
        JOIN companies c ON c.id = j.company_id AND c.status = 'active'
        WHERE i.cancelled_at IS NULL AND i.reminded_version IS DISTINCT FROM i.version
          AND a.status NOT IN ('withdrawn', 'closed', 'not_selected')
          AND i.starts_at <= ${now}::timestamptz + make_interval(hours => ${FROM_HOURS}::int)
          AND i.starts_at > ${now}::timestamptz + make_interval(hours => ${UNTIL_HOURS}::int)
          AND i.changed_at <= ${now}::timestamptz - make_interval(hours => ${QUIET_HOURS}::int)
        ORDER BY i.starts_at LIMIT ${BATCH} FOR UPDATE OF i SKIP LOCKED)
      RETURNING id, application_id AS "applicationId", version`;
    for (const interview of near) await announce(tx, interviewNear, interview);
    return near.length;
  });
}

/**
 * Announces the interviews that begin within a day, each once for each time it is set to, even when
 * several processes do this at the same time: not those that are called off, nor those that begin
 * within the hour or were arranged or moved within the last six. Returns how many.
 */
export async function remindOfInterviews(now: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const some = await announceSome(now);
    count += some;
    if (some < BATCH) return count;
  }
}
