import "server-only";
import { FIRST_RESPONSE, isUnanswered } from "@/lib/applications/first-response.queries";
import { companiesChanged } from "@/lib/companies/events";
import { cached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { sentTo, sentWithin } from "./counts.queries";
import { LEAST_RESPONSES, type ResponseClock, type Scope, type Waiting } from "./schema";

/** How many days a company's page looks back, and at how many applications, newest first. */
const CLOCK_DAYS = 180;
const CLOCK_APPLICATIONS = 1000;

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
export async function measureResponse(scope: Scope): Promise<ResponseClock> {
  return measure(Prisma.sql`FROM applications a WHERE ${sentWithin(scope)}`);
}

const cachedClock = cached({
  name: "analytics.response",
  droppedBy: [companiesChanged],
  about: (_, companyId) => [companyId],
  maxEntries: 500,
  // A median over half a year can take half an hour to include a new response.
  maxAgeMs: 30 * 60_000,
  load: async (companyId: string): Promise<ResponseClock | null> => {
    const clock = await measure(Prisma.sql`
      FROM (SELECT x.status, x.submitted_at, x.answered_at FROM applications x
            JOIN jobs j ON j.id = x.job_id JOIN companies c ON c.id = j.company_id
            WHERE c.id = ${companyId}::uuid AND c.status = 'active' AND j.status <> 'removed'
              AND x.submitted_at > now() - make_interval(days => ${CLOCK_DAYS}::int)
            ORDER BY x.submitted_at DESC LIMIT ${CLOCK_APPLICATIONS}) a`);
    return clock.answered < LEAST_RESPONSES ? null : clock;
  },
});

/**
 * How soon a company responds, for its public page; `null` while fewer than five of its
 * applications from the last six months have a response, because fewer could give single people
 * away.
 */
export async function findResponseClock(companyId: string): Promise<ResponseClock | null> {
  return cachedClock(companyId);
}

type WaitingRow = { companyId: string; count: number; oldestAt: Date };

/**
 * The applications that have waited more than a week for a response, and whose has waited longest.
 */
export async function countWaiting(
  scope: Pick<Scope, "companyIds" | "jobId">,
  now = new Date(),
): Promise<Waiting | null> {
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
