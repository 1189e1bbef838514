import "server-only";
import type { ApplicationStatus } from "@/lib/applications/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { addDays, type DayCount } from "./calculations";
import type { AnalyticsScope, StatusCount, StatusStay } from "./schema";

/** The ids of a scope's postings; none of a suspended company, as everywhere. */
export function employerJobs({
  companyIds,
  jobId,
}: Pick<AnalyticsScope, "companyIds" | "jobId">): Prisma.Sql {
  const one = jobId === null ? Prisma.empty : Prisma.sql`AND j.id = ${jobId}::uuid`;
  return Prisma.sql`
    SELECT j.id FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE c.id = ANY(${[...companyIds]}::uuid[]) AND c.status = 'active' AND j.status <> 'removed'
      ${one}`;
}

/**
 * A condition: an application was sent to one of the scope's postings. `a` is the application, or a
 * step of a finished one that names its owner.
 */
export function sentTo({
  companyIds,
  jobId,
}: Pick<AnalyticsScope, "companyIds" | "jobId">): Prisma.Sql {
  const ids = Prisma.sql`${[...companyIds]}::uuid[]`;
  const one = jobId === null ? Prisma.empty : Prisma.sql`AND a.job_id = ${jobId}::uuid`;
  // By company rather than by posting, so that only the index over a company's applications is
  // read.
  return Prisma.sql`a.submitted_at IS NOT NULL ${one}
    AND a.company_id IN (SELECT id FROM companies WHERE id = ANY(${ids}) AND status = 'active')
    AND a.job_id NOT IN (SELECT id FROM jobs WHERE company_id = ANY(${ids}) AND status = 'removed')`;
}

/** A condition: an application reached its employer, any employer, on the scope's days. */
export function sentInside({ from, until }: Pick<AnalyticsScope, "from" | "until">): Prisma.Sql {
  return Prisma.sql`a.submitted_at >= ${`${from}T00:00:00Z`}::timestamptz
    AND a.submitted_at < ${`${addDays(until, 1)}T00:00:00Z`}::timestamptz`;
}

/** A condition: an application reached its employer within the scope. `a` is the application. */
export function sentWithin(scope: AnalyticsScope): Prisma.Sql {
  return Prisma.sql`${sentTo(scope)} AND ${sentInside(scope)}`;
}

/** Counts by posting id. */
export type JobCounts = Map<string, number>;
type Row = { day: string | null; source: string | null; jobId: string | null; count: number };
type CountParts = { days: DayCount[]; jobs: JobCounts };

function partsOf(rows: readonly Row[]): CountParts {
  return {
    days: rows.flatMap(({ day, source, count }) => (day === null ? [] : [{ day, source, count }])),
    jobs: new Map(rows.flatMap(({ jobId, count }) => (jobId === null ? [] : [[jobId, count]]))),
  };
}

// The day in UTC; of all ways to compute it, this is the fastest for many rows.
const DAY_SENT = Prisma.sql`date_bin('1 day', a.submitted_at, 'epoch'::timestamptz)`;
const AS_DAY = Prisma.sql`(${DAY_SENT} AT TIME ZONE 'UTC')::date::text`;

/** A condition: a posting was viewed within the scope. `v` is the view. */
function viewedWithin(scope: AnalyticsScope): Prisma.Sql {
  return Prisma.sql`v.job_id IN (${employerJobs(scope)})
    AND v.day BETWEEN ${scope.from}::date AND ${scope.until}::date`;
}

/** Views and applications by day only, for a period to compare with. */
export async function countByDay(
  scope: AnalyticsScope,
): Promise<{ views: DayCount[]; applications: DayCount[] }> {
  const rows = await db.$queryRaw<(DayCount & { isView: boolean })[]>`
    SELECT true AS "isView", v.day::text AS day, NULL AS source, sum(v.views)::int AS count
    FROM job_views v WHERE ${viewedWithin(scope)} GROUP BY v.day
    UNION ALL
    SELECT false, ${AS_DAY}, NULL, count(*)::int
    FROM applications a WHERE ${sentWithin(scope)} GROUP BY ${DAY_SENT}`;
  return {
    views: rows.filter(({ isView }) => isView),
    applications: rows.filter(({ isView }) => !isView),
  };
}

// What is counted in several ways is read only once.

/** How often postings were viewed, by day and source, and by posting. */
export async function countViews(scope: AnalyticsScope): Promise<CountParts> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT v.day::text AS day, v.source, v.job_id AS "jobId", sum(v.views)::int AS count
    FROM job_views v WHERE ${viewedWithin(scope)}
    GROUP BY GROUPING SETS ((v.day, v.source), (v.job_id))`;
  return partsOf(rows);
}

/** How many applications have a status and got this far: 0 sent, 1 in review, up to 4 hired. */
type Progress = StatusCount & { depth: number };
type SentRow = Row & { status: Progress["status"] | null; depth: number | null };

/** How many applications arrived, by day and source, by posting, and by outcome. */
export async function countApplications(
  scope: AnalyticsScope,
): Promise<CountParts & { progress: Progress[] }> {
  const rows = await db.$queryRaw<SentRow[]>`
    SELECT ${AS_DAY} AS day, a.source, a.job_id AS "jobId", a.status,
      a.reached::int AS depth, count(*)::int AS count
    FROM applications a WHERE ${sentWithin(scope)}
    GROUP BY GROUPING SETS ((${DAY_SENT}, a.source), (a.job_id), (a.status, a.reached))`;
  const progress = rows.flatMap(({ status, depth, count }) =>
    status === null || depth === null ? [] : [{ status, depth, count }],
  );
  return { ...partsOf(rows), progress };
}

const LEFT: readonly ApplicationStatus[] = ["submitted", "in_review", "interview", "offer"];

/** How long the scope's applications stayed in each status before they moved on. */
export async function measureStays(scope: AnalyticsScope): Promise<StatusStay[]> {
  // As filtered columns rather than groups, which would first be sorted by status.
  const of = (kind: string) => Prisma.sql`FILTER (WHERE a.kind = ${kind}::application_step)`;
  const counts = LEFT.map((kind) => Prisma.sql`count(*) ${of(kind)}`);
  const medians = LEFT.map(
    (kind) => Prisma.sql`percentile_cont(0.5) WITHIN GROUP (
      ORDER BY date_part('epoch', a.left_at - a.at)) ${of(kind)}`,
  );
  const [row] = await db.$queryRaw<{ counts: number[]; medians: (number | null)[] }[]>`
    SELECT ARRAY[${Prisma.join(counts)}]::int[] AS counts, ARRAY[${Prisma.join(medians)}] AS medians
    FROM application_events a WHERE ${sentWithin(scope)} AND a.left_at IS NOT NULL`;
  return LEFT.flatMap((status, i) => {
    const [count, medianSeconds] = [row?.counts[i] ?? 0, row?.medians[i] ?? null];
    return medianSeconds === null ? [] : [{ status, count, medianSeconds }];
  });
}

/** Whether any of the postings has ever been viewed or applied to. */
export async function hasHappenings(
  scope: Pick<AnalyticsScope, "companyIds" | "jobId">,
): Promise<boolean> {
  const [row] = await db.$queryRaw<{ has: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM job_views v WHERE v.job_id IN (${employerJobs(scope)}))
      OR EXISTS (SELECT 1 FROM applications a WHERE ${sentTo(scope)}) AS has`;
  return row?.has ?? false;
}
