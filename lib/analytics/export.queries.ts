import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { findEmployerJob } from "./by-job.queries";
import { spansOf } from "./calculations";
import { employerJobs, sentWithin } from "./counts.queries";
import type { ExportRow } from "./export";
import type { AnalyticsQuery } from "./schema";

/**
 * Every day of a period on which a posting of the actor's companies was viewed or applied to, by
 * source. Returns `null` for a posting that is not theirs.
 */
export async function listExportRows(
  actor: Actor,
  { period, job: jobId }: Pick<AnalyticsQuery, "period" | "job">,
  now = new Date(),
): Promise<ExportRow[] | null> {
  const companyIds = actor.companies.map(({ id }) => id);
  if (jobId !== null && !(await findEmployerJob(companyIds, jobId))) return null;
  const { from, until } = spansOf(period, now);
  const scope = { companyIds, jobId, from, until };
  return db.$queryRaw<ExportRow[]>`
    SELECT c.day, c.job_id AS "jobId", j.title, c.source, sum(c.views)::int AS views,
      sum(c.applications)::int AS applications
    FROM (
      SELECT v.day::text AS day, v.job_id, v.source, v.views, 0 AS applications FROM job_views v
      WHERE v.job_id IN (${employerJobs(scope)}) AND v.day BETWEEN ${from}::date AND ${until}::date
      UNION ALL
      SELECT (a.submitted_at AT TIME ZONE 'UTC')::date::text, a.job_id, a.source, 0, 1
      FROM applications a WHERE ${sentWithin(scope)}) c
    JOIN jobs j ON j.id = c.job_id
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 3, 2, 4`;
}
