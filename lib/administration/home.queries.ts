import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { countWaitingKinds } from "@/lib/moderation/queue/queries";
import { reviewsSince } from "@/lib/moderation/review-times.queries";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { listLatestEntries } from "./audit-log.queries";
import { readSiteHealth } from "./health.queries";
import type { AdminHome, KeptPromise, TodayFigure, TodayName } from "./home.schema";

const LATEST = 6;
const DAYS_BACK = 7;
const DAY_MS = 86_400_000;

type DayTotals = { day: number; count: number; soFar: number };

const since = (now: Date) =>
  new Date(Date.parse(now.toISOString().slice(0, 10)) - DAYS_BACK * DAY_MS);

/** Rows of a table by how many days ago they were made, and by this time of that day. */
function byDay(table: string, column: string, now: Date): Prisma.Sql {
  const at = Prisma.raw(`"${column}"`);
  const day = Prisma.sql`(${at} AT TIME ZONE 'UTC')::date`;
  return Prisma.sql`
    SELECT (${now}::timestamptz AT TIME ZONE 'UTC')::date - ${day} AS day, count(*)::int AS count,
      count(*) FILTER (WHERE (${at} AT TIME ZONE 'UTC')::time <= (${now}::timestamptz AT TIME ZONE 'UTC')::time)::int
        AS "soFar"
    FROM ${Prisma.raw(table)} WHERE ${at} >= ${since(now)} AND ${at} <= ${now} GROUP BY 1`;
}

function searches(now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT (${now}::timestamptz AT TIME ZONE 'UTC')::date - day AS day, sum(count)::int AS count,
      sum(count)::int AS "soFar"
    FROM daily_counts WHERE name = 'search' AND day >= ${since(now)} GROUP BY 1`;
}

async function readFigure(name: TodayName, source: Prisma.Sql): Promise<TodayFigure> {
  const rows = await db.$queryRaw<DayTotals[]>(source);
  const on = (ago: number) => rows.find(({ day }) => day === ago);
  const days = Array.from({ length: DAYS_BACK + 1 }, (_, i) => on(DAYS_BACK - i)?.count ?? 0);
  const isWholeDay = name === "searches";
  const weekAgo = on(DAYS_BACK)?.[isWholeDay ? "count" : "soFar"] ?? 0;
  return { name, today: on(0)?.count ?? 0, weekAgo, isWholeDay, days };
}

async function readToday(now: Date): Promise<TodayFigure[]> {
  return Promise.all([
    readFigure("jobs", byDay("jobs", "posted_at", now)),
    readFigure("applications", byDay("applications", "submitted_at", now)),
    readFigure("people", byDay("users", "created_at", now)),
    readFigure("searches", searches(now)),
  ]);
}

/** The hours within which this site means to decide and employers to answer. */
const PROMISED_HOURS = { postings: 24, reports: 24, appeals: 72, applications: 240 } as const;
const PROMISE_DAYS = 30;

// What is late and still open counts as a promise that was broken.
const PROMISES: Record<KeptPromise["name"], (from: Date, late: Date) => Prisma.Sql> = {
  postings: (from, late) => Prisma.sql`
    ${reviewsSince(from)}
    UNION ALL SELECT NULL, updated_at FROM jobs WHERE status = 'in_review' AND updated_at < ${late}`,
  reports: (from, late) => Prisma.sql`
    SELECT closed_at AS done, created_at AS asked FROM job_reports
    WHERE closed_at >= ${from} OR closed_at IS NULL AND created_at < ${late}`,
  appeals: (from, late) => Prisma.sql`
    SELECT answered_at AS done, created_at AS asked FROM moderation_appeals
    WHERE answered_at >= ${from} OR answered_at IS NULL AND created_at < ${late}`,
  // Of those sent early enough to be late by now.
  applications: (from, late) => Prisma.sql`
    SELECT a.answered_at AS done, a.submitted_at AS asked FROM applications a
    WHERE a.submitted_at >= ${from} AND a.submitted_at < ${late} AND a.status NOT IN ('held', 'withdrawn')`,
};

async function readPromise(name: KeptPromise["name"], now: Date): Promise<KeptPromise> {
  const hours = PROMISED_HOURS[name];
  const late = new Date(now.getTime() - hours * 3_600_000);
  const from = new Date(now.getTime() - PROMISE_DAYS * DAY_MS);
  const [row] = await db.$queryRaw<{ kept: number; total: number }[]>`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE done - asked <= make_interval(hours => ${hours}::int))::int AS kept
    FROM (${PROMISES[name](from, late)}) asked`;
  return { name, hours, kept: row?.kept ?? 0, total: row?.total ?? 0 };
}

/** What an admin sees first. Throws `forbidden` for anyone but an admin. */
export async function readAdminHome(actor: Actor, now = new Date()): Promise<AdminHome> {
  requireAdministration(actor);
  const names = Object.keys(PROMISED_HOURS) as KeptPromise["name"][];
  const [waiting, today, health, promises, latest] = [
    await countWaitingKinds(actor),
    await readToday(now),
    await readSiteHealth(now),
    await Promise.all(names.map((name) => readPromise(name, now))),
    await listLatestEntries(actor, LATEST),
  ];
  return { waiting, today, health, promises, latest };
}
