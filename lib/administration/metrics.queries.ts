import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { WORKER_SILENCE_SECONDS } from "@/lib/platform/server/health";
import { barsOf, type DailyCount, spanOf, stepOf } from "./metrics";
import type {
  MetricSeries,
  Period,
  SeriesName,
  SiteMetrics,
  SiteTotals,
  StoredFolder,
} from "./metrics.schema";

const ZERO_RESULTS_SHOWN = 20;
// A query that only one person typed once could be about someone.
const LEAST_SEARCHES = 2;

type Span = { from: string; until: string; before: string };

const NONE = Prisma.sql`0`;

function dayOf(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${column} AT TIME ZONE 'UTC')::date`;
}

/** A table's rows by the day they were created. */
function byDay(table: Prisma.Sql, column: Prisma.Sql, { before }: Span): Prisma.Sql {
  const start = Prisma.sql`${before}::date::timestamp AT TIME ZONE 'UTC'`;
  return Prisma.sql`SELECT ${dayOf(column)}::text AS day, count(*)::int AS count, ${NONE} AS bad
    FROM ${table} WHERE ${column} >= ${start} GROUP BY 1`;
}

/** What processes counted, by day: every name matching this pattern, and which outcomes are bad. */
function counted(names: string, bad: string[], { before }: Span): Prisma.Sql {
  return Prisma.sql`SELECT day::text AS day,
      coalesce(sum(count) FILTER (WHERE outcome <> ALL (${bad})), 0)::int AS count,
      coalesce(sum(count) FILTER (WHERE outcome = ANY (${bad})), 0)::int AS bad
    FROM daily_counts WHERE name LIKE ${names} AND day >= ${before}::date GROUP BY 1`;
}

function sources(span: Span): Record<SeriesName, Prisma.Sql> {
  return {
    people: byDay(Prisma.sql`users`, Prisma.sql`created_at`, span),
    jobs: byDay(Prisma.sql`jobs`, Prisma.sql`posted_at`, span),
    applications: byDay(Prisma.sql`applications`, Prisma.sql`submitted_at`, span),
    alerts: byDay(Prisma.sql`job_alerts`, Prisma.sql`created_at`, span),
    searches: counted("search", ["none"], span),
    mail: counted("mail", ["refused"], span),
    tasks: counted("task:%", ["retried", "failed"], span),
  };
}

async function readSeries(
  [name, source]: [string, Prisma.Sql],
  span: Span,
  step: "day" | "week",
): Promise<MetricSeries> {
  const rows = await db.$queryRaw<DailyCount[]>(source);
  const now = rows.filter(({ day }) => day >= span.from);
  const sum = (of: readonly DailyCount[], key: "count" | "bad") =>
    of.reduce((total, row) => total + row[key], 0);
  const earlier = rows.filter(({ day }) => day < span.from);
  return {
    name: name as SeriesName,
    bars: barsOf(now, span, step),
    total: sum(now, "count") + sum(now, "bad"),
    bad: sum(now, "bad"),
    before: sum(earlier, "count") + sum(earlier, "bad"),
  };
}

type TotalsRow = Omit<SiteTotals, "queue"> & SiteTotals["queue"];

async function readTotals(): Promise<SiteTotals> {
  const [row] = await db.$queryRaw<TotalsRow[]>`
    SELECT
      (SELECT count(*)::int FROM users WHERE status = 'active') AS people,
      (SELECT count(*)::int FROM users WHERE status = 'active' AND user_type = 'employer') AS employers,
      (SELECT count(*)::int FROM companies WHERE status = 'active') AS companies,
      (SELECT count(*)::int FROM jobs WHERE status = 'live') AS "liveJobs",
      (SELECT count(*)::int FROM applications) AS applications,
      (SELECT count(*)::int FROM job_alerts WHERE confirmed_at IS NOT NULL AND paused_at IS NULL
        AND unsubscribed_at IS NULL) AS alerts,
      (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at <= now()) AS due,
      (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at > now()) AS later,
      (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts >= max_attempts) AS failed,
      (SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::int FROM graphile_worker.jobs
        WHERE attempts < max_attempts AND run_at <= now() AND locked_at IS NULL) AS "oldestSeconds",
      (SELECT count(*)::int FROM worker_beats
        WHERE seen_at > now() - make_interval(secs => ${WORKER_SILENCE_SECONDS})) AS workers,
      pg_database_size(current_database())::float AS "databaseBytes"`;
  if (!row) throw new Error("The database didn't answer.");
  const { due, later, failed, oldestSeconds, ...rest } = row;
  return { ...rest, queue: { due, later, failed, oldestSeconds } };
}

async function readStorage(): Promise<StoredFolder[]> {
  return db.$queryRaw<StoredFolder[]>`
    SELECT substr(name, 9) AS folder,
      max(count) FILTER (WHERE outcome = 'files')::float AS files,
      coalesce(max(count) FILTER (WHERE outcome = 'bytes'), 0)::float AS bytes
    FROM daily_counts
    WHERE starts_with(name, 'storage:') AND outcome IN ('files', 'bytes')
      AND day = (SELECT max(day) FROM daily_counts WHERE starts_with(name, 'storage:'))
    GROUP BY 1 HAVING max(count) FILTER (WHERE outcome = 'files') > 0 ORDER BY 3 DESC, 1`;
}

async function readZeroResultQueries(): Promise<SiteMetrics["zeroResultQueries"]> {
  const rows = await db.zeroResultQuery.findMany({
    where: { count: { gte: LEAST_SEARCHES } },
    orderBy: [{ count: "desc" }, { lastAt: "desc" }],
    take: ZERO_RESULTS_SHOWN,
  });
  return rows.map(({ words, count, lastAt }) => ({ words, count, lastAt: lastAt.toISOString() }));
}

/** The metrics of the whole site. Throws `forbidden` for anyone but an admin. */
export async function readSiteMetrics(
  actor: Actor,
  period: Period,
  now = new Date(),
): Promise<SiteMetrics> {
  requireAdministration(actor);
  const span = spanOf(period, now);
  const step = stepOf(period);
  const series: MetricSeries[] = [];
  // One at a time, so that an admin's page doesn't use up the connection pool.
  for (const source of Object.entries(sources(span))) {
    series.push(await readSeries(source, span, step));
  }
  const { from, until } = span;
  const [totals, storage, zeroResultQueries] = [
    await readTotals(),
    await readStorage(),
    await readZeroResultQueries(),
  ];
  return { period, step, from, until, totals, series, storage, zeroResultQueries };
}
