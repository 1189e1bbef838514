import "server-only";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";

const DAYS_BACK = 30;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** With fewer decisions than this, the usual time says little. */
const LEAST = 5;

/**
 * The postings that an admin has decided since then: when each was sent in (`asked`: made, or last
 * changed before the decision) and decided (`done`).
 */
export function reviewsSince(from: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT d.decided_at AS done, greatest(j.created_at, (SELECT max(v.created_at) FROM job_versions v
      WHERE v.job_id = j.id AND v.created_at < d.decided_at)) AS asked
    FROM moderation_decisions d JOIN jobs j ON j.id = d.job_id
    WHERE d.kind IN ('job_approved', 'job_rejected', 'job_changes_asked') AND d.decided_at >= ${from}`;
}

const cachedHours = cached({
  name: "moderation.review_hours",
  isShared: true,
  droppedBy: [],
  maxEntries: 1,
  maxAgeMs: HOUR_MS,
  load: async (_key: string): Promise<{ hours: number | null }> => {
    const from = new Date(Date.now() - DAYS_BACK * DAY_MS);
    const [row] = await reader().$queryRaw<{ count: number; hours: number | null }[]>`
      SELECT count(*)::int AS count,
        (percentile_cont(0.75) WITHIN GROUP (ORDER BY extract(epoch FROM done - asked) / 3600))::float8 AS hours
      FROM (${reviewsSince(from)}) reviews`;
    return { hours: row && row.count >= LEAST ? row.hours : null };
  },
});

/**
 * Within how many hours three of four postings were reviewed in the last 30 days; `null` if there
 * were too few to say. At most an hour old.
 */
export async function usualReviewHours(): Promise<number | null> {
  return (await cachedHours("all")).hours;
}
