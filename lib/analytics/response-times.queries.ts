import "server-only";
import { FIRST_RESPONSE, isUnanswered } from "@/lib/applications/first-response.queries";
import { companiesChanged } from "@/lib/companies/events";
import { cached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { BY_HAND } from "@/lib/shared/arrivals";
import { sentTo, sentWithin } from "./counts.queries";
import {
  type AnalyticsScope,
  CLOCK_FACE_DAYS,
  type CompanyClock,
  LEAST_CLOCK_APPLICATIONS,
  type ResponseClock,
  type WaitingApplications,
} from "./schema";

/** How many days a company's page looks back, and at how many applications, newest first. */
const CLOCK_DAYS = 180;
const CLOCK_APPLICATIONS = 1000;
const DAY_SECONDS = 86_400;

// Someone who withdrew before a response was not kept waiting.
async function measure(applications: Prisma.Sql): Promise<ResponseClock> {
  const [row] = await db.$queryRaw<ResponseClock[]>`
    SELECT count(*)::int AS received, count(answered_at)::int AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY date_part('epoch', answered_at - submitted_at))
        AS "medianSeconds"
    FROM (SELECT a.status, a.submitted_at, ${FIRST_RESPONSE} AS answered_at ${applications}) asked
    WHERE status <> 'withdrawn' OR answered_at IS NOT NULL`;
  return row ?? { received: 0, answered: 0, medianSeconds: null };
}

/** How soon a scope's applications got a response. */
export async function measureResponse(scope: AnalyticsScope): Promise<ResponseClock> {
  return measure(Prisma.sql`FROM applications a WHERE ${sentWithin(scope)}`);
}

type ClockRow = { applications: number; waitSeconds: number | null; inTime: number; since: Date };

const cachedClock = cached({
  name: "analytics.response",
  droppedBy: [companiesChanged],
  about: (_, companyId) => [companyId],
  maxEntries: 500,
  // A median over half a year can take half an hour to include a new response.
  maxAgeMs: 30 * 60_000,
  load: async (companyId: string): Promise<CompanyClock | null> => {
    // An application without a response has waited for ever, so that silence makes a company slow.
    // Younger applications are left out, because only quick responses to them are known yet, and
    // so are people whom the company added itself, because no one was waiting.
    const [row] = await db.$queryRaw<ClockRow[]>`
      SELECT count(*)::int AS applications, min(submitted_at) AS since,
        nullif(percentile_disc(0.5) WITHIN GROUP (ORDER BY wait), 'Infinity') AS "waitSeconds",
        count(*) FILTER (WHERE wait <= ${CLOCK_FACE_DAYS * DAY_SECONDS})::int AS "inTime"
      FROM (SELECT status, submitted_at, answered_at,
              coalesce(date_part('epoch', answered_at - submitted_at), 'Infinity') AS wait
            FROM (SELECT a.status, a.submitted_at, ${FIRST_RESPONSE} AS answered_at
                  FROM (SELECT x.status, x.submitted_at, x.answered_at FROM applications x
                        JOIN jobs j ON j.id = x.job_id JOIN companies c ON c.id = j.company_id
                        WHERE c.id = ${companyId}::uuid AND c.status = 'active'
                          AND j.status <> 'removed' AND x.source IS DISTINCT FROM ${BY_HAND}
                          AND x.submitted_at > now() - make_interval(days => ${CLOCK_DAYS}::int)
                          AND x.submitted_at <= now() - make_interval(days => ${CLOCK_FACE_DAYS}::int)
                        ORDER BY x.submitted_at DESC LIMIT ${CLOCK_APPLICATIONS}) a) sent) waited
      WHERE status <> 'withdrawn' OR answered_at IS NOT NULL`;
    if (!row || row.applications < LEAST_CLOCK_APPLICATIONS) return null;
    const { inTime, since, ...rest } = row;
    const inTimePercent = Math.round((inTime / rest.applications) * 100);
    return { ...rest, inTimePercent, since: since.toISOString() };
  },
});

/**
 * How long applicants wait for a company's first response, for its public page; `null` while fewer
 * than ten of the last six months' applications are two weeks old, because fewer say little and
 * could give single people away.
 */
export async function findResponseClock(companyId: string): Promise<CompanyClock | null> {
  return cachedClock(companyId);
}

type WaitingRow = { companyId: string; count: number; oldestAt: Date };

/**
 * The applications that have waited more than a week for a response, and whose has waited longest.
 */
export async function countWaiting(
  scope: Pick<AnalyticsScope, "companyIds" | "jobId">,
  now = new Date(),
): Promise<WaitingApplications | null> {
  const rows = await db.$queryRaw<WaitingRow[]>`
    SELECT a.company_id AS "companyId", count(*)::int AS count, min(a.submitted_at) AS "oldestAt"
    FROM applications a WHERE ${sentTo(scope)} AND ${isUnanswered(now)}
    GROUP BY 1 ORDER BY 3`;
  const [oldest] = rows;
  if (!oldest) return null;
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    oldestAt: oldest.oldestAt.toISOString(),
    companyId: oldest.companyId,
  };
}
