import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { FIRST_RESPONSE } from "@/lib/applications/first-response.queries";
import type { JobStatus } from "@/lib/jobs/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { addDays, rateOf } from "./calculations";
import { employerJobs, type JobCounts, sentInside } from "./counts.queries";
import { RECENT_VIEWS, type RecentViews } from "./recent-views";
import { type Analytics, type AnalyticsScope, JOBS_PAGE_SIZE, type JobAnalytics } from "./schema";

const CLOSING_DAYS = 7;

export type JobTotals = { posted: number; added: number; active: number; closing: number };

/** How many postings there are; `added` counts those from the scope's days. */
export async function countJobTotals(scope: AnalyticsScope, now: Date): Promise<JobTotals> {
  const [row] = await db.$queryRaw<JobTotals[]>`
    SELECT count(*) FILTER (WHERE posted_at IS NOT NULL)::int AS posted,
      count(*) FILTER (WHERE posted_at >= ${`${scope.from}T00:00:00Z`}::timestamptz)::int AS added,
      count(*) FILTER (WHERE status = 'live')::int AS active,
      count(*) FILTER (WHERE status = 'live' AND expires_at <
        ${now.toISOString()}::timestamptz + make_interval(days => ${CLOSING_DAYS}::int))::int AS closing
    FROM jobs WHERE id IN (${employerJobs(scope)})`;
  return row ?? { posted: 0, added: 0, active: 0, closing: 0 };
}

/** The title of one of these companies' postings; `null` for anyone else's. */
export async function findEmployerJob(
  companyIds: readonly string[],
  jobId: string,
): Promise<{ id: string; title: string } | null> {
  return db.job.findFirst({
    where: {
      id: jobId,
      companyId: { in: [...companyIds] },
      company: { status: "active" },
      status: { not: "removed" },
    },
    select: { id: true, title: true },
  });
}

type Row = {
  id: string;
  title: string;
  status: JobStatus;
  views: number;
  applications: number;
  total: number;
};

/** How soon each of a scope's postings gets a response; postings without any are left out. */
async function measureResponses(
  scope: AnalyticsScope,
  ids: readonly string[],
): Promise<Map<string, number>> {
  // By posting, because there are few here, rather than by company.
  const rows = await db.$queryRaw<{ id: string; seconds: number }[]>`
    SELECT a.job_id AS id, percentile_cont(0.5) WITHIN GROUP (
      ORDER BY date_part('epoch', ${FIRST_RESPONSE} - a.submitted_at)) AS seconds
    FROM applications a
    WHERE a.job_id = ANY(${[...ids]}::uuid[]) AND ${FIRST_RESPONSE} IS NOT NULL AND ${sentInside(scope)}
    GROUP BY 1`;
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}

/**
 * How often these postings were viewed lately, as far as they are of the actor's companies. Every
 * one of those has all of its points.
 */
export async function listRecentViews(
  actor: Actor,
  jobIds: readonly string[],
  now = new Date(),
): Promise<RecentViews> {
  if (jobIds.length === 0) return {};
  const { days, step } = RECENT_VIEWS;
  const until = now.toISOString().slice(0, 10);
  const companyIds = actor.companies.map(({ id }) => id);
  const rows = await db.$queryRaw<{ id: string; point: number | null; count: number }[]>`
    SELECT j.id, (v.day - ${addDays(until, 1 - days)}::date) / ${step}::int AS point,
      coalesce(sum(v.views), 0)::int AS count
    FROM jobs j LEFT JOIN job_views v ON v.job_id = j.id
      AND v.day BETWEEN ${addDays(until, 1 - days)}::date AND ${until}::date
    WHERE j.id = ANY(${[...jobIds]}::uuid[]) AND j.id IN (${employerJobs({ companyIds, jobId: null })})
    GROUP BY 1, 2`;
  const views: Record<string, number[]> = {};
  for (const { id, point, count } of rows) {
    views[id] ??= Array<number>(days / step).fill(0);
    if (point !== null) views[id][point] = count;
  }
  return views;
}

type CountsByJob = { views: JobCounts; applications: JobCounts };

function counted(counts: JobCounts): Prisma.Sql {
  return Prisma.sql`unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::int[])`;
}

/** One page of postings with their numbers, those with the most applications first. */
export async function listJobAnalytics(
  scope: AnalyticsScope,
  { views, applications }: CountsByJob,
  page: number,
): Promise<Analytics["jobs"]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT j.id, j.title, j.status, coalesce(v.views, 0) AS views,
      coalesce(s.applications, 0) AS applications, (count(*) OVER ())::int AS total
    FROM jobs j
    LEFT JOIN ${counted(views)} AS v (id, views) ON v.id = j.id
    LEFT JOIN ${counted(applications)} AS s (id, applications) ON s.id = j.id
    WHERE j.id IN (${employerJobs(scope)}) AND j.status <> 'draft'
    ORDER BY applications DESC, views DESC, j.created_at DESC, j.id
    LIMIT ${JOBS_PAGE_SIZE} OFFSET ${(page - 1) * JOBS_PAGE_SIZE}`;
  const results = await measureResponses(
    scope,
    rows.map(({ id }) => id),
  );
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.map(
      ({ total: _, ...row }): JobAnalytics => ({
        ...row,
        rate: rateOf(row.applications, row.views),
        responseSeconds: results.get(row.id) ?? null,
      }),
    ),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / JOBS_PAGE_SIZE)),
  };
}
