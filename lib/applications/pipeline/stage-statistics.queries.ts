import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { COMPANY_APPLICATIONS, SHOWS, STAGE_SINCE, stageIdIn } from "./conditions.queries";
import type { PipelineScope } from "./frame.queries";
import type { StageStatistics } from "./schema";

type Row = StageStatistics & { stageId: string };

/**
 * How each stage with undecided applications is going, for the company or for one posting, by the
 * stage's id.
 * The caller has checked access.
 */
export async function readStageStatistics(
  { company, filters: { jobId } }: Pick<PipelineScope, "company" | "filters">,
  now = new Date(),
): Promise<Record<string, StageStatistics>> {
  const ofJob = jobId === null ? Prisma.empty : Prisma.sql`AND a.job_id = ${jobId}::uuid`;
  const scope = Prisma.sql`${COMPANY_APPLICATIONS(company.id)} AND ${company.reach} ${ofJob}`;
  const stageId = stageIdIn(company.stages);
  const rows = await db.$queryRaw<Row[]>`
    WITH soon AS MATERIALIZED (
      SELECT i.application_id FROM interviews i
      WHERE i.cancelled_at IS NULL AND i.starts_at >= ${now}
        AND i.starts_at < ${now}::timestamptz + interval '7 days')
    SELECT ${stageId} AS "stageId",
      greatest(0, floor(extract(epoch FROM ${now}::timestamptz
        - percentile_disc(0.5) WITHIN GROUP (ORDER BY ${STAGE_SINCE})) / 86400))::int AS "medianDays",
      (count(*) FILTER (WHERE a.id IN (SELECT application_id FROM soon)))::int AS interviews
    FROM applications a WHERE ${scope} AND ${SHOWS.open}
    GROUP BY 1`;
  return Object.fromEntries(rows.map(({ stageId: id, ...row }) => [id, row]));
}
