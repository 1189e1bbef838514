import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import {
  countJobTotals,
  findEmployerJob,
  type JobTotals,
  listJobAnalytics,
} from "./by-job.queries";
import {
  countByStatus,
  type DayCount,
  funnelOf,
  pointsOf,
  rateOf,
  STATUS_ORDER,
  sourcesOf,
  spansOf,
  stepOf,
  sumBetween,
} from "./calculations";
import {
  countApplications,
  countByDay,
  countViews,
  hasHappenings,
  measureStays,
} from "./counts.queries";
import { findMarket } from "./market.queries";
import { countWaiting, measureResponse } from "./response-times.queries";
import {
  type Analytics,
  type AnalyticsQuery,
  type AnalyticsScope,
  type AnalyticsTiles,
  DEFAULT_PERIOD,
  type LatelyCounts,
} from "./schema";

type Spans = ReturnType<typeof spansOf>;
type DailyCounts = { views: DayCount[]; applications: DayCount[] };

function tilesOf(
  postings: JobTotals,
  { views, applications }: DailyCounts,
  spans: Spans,
): AnalyticsTiles {
  const { from, until, fromBefore, untilBefore } = spans;
  const sent = sumBetween(applications, from, until);
  const sentBefore = sumBetween(applications, fromBefore, untilBefore);
  return {
    jobsPosted: { total: postings.posted, added: postings.added },
    applications: { count: sent, before: sentBefore },
    rate: {
      percent: rateOf(sent, sumBetween(views, from, until)),
      before: rateOf(sentBefore, sumBetween(views, fromBefore, untilBefore)),
    },
    active: { count: postings.active, closing: postings.closing },
  };
}

/** What happened in a scope, and by day in the previous period. */
async function count(scope: AnalyticsScope, { fromBefore, untilBefore }: Spans) {
  const [before, seen, sent] = await Promise.all([
    countByDay({ ...scope, from: fromBefore, until: untilBefore }),
    countViews(scope),
    countApplications(scope),
  ]);
  const views = [...before.views, ...seen.days];
  const applications = [...before.applications, ...sent.days];
  return {
    days: { views, applications },
    jobs: { views: seen.jobs, applications: sent.jobs },
    progress: sent.progress,
    isEmpty: views.length + applications.length === 0 && !(await hasHappenings(scope)),
  };
}

async function countAndList(scope: AnalyticsScope, spans: Spans, page: number) {
  const counted = await count(scope, spans);
  return { ...counted, rows: await listJobAnalytics(scope, counted.jobs, page) };
}

/**
 * What a member sees about their companies' postings, or about one of them. Returns `null` for a
 * posting that is not theirs. Every number is computed afresh, except that the site's usual values
 * may be an hour old.
 */
export async function getAnalytics(
  actor: Actor,
  { period, job: jobId, page }: AnalyticsQuery,
  now = new Date(),
): Promise<Analytics | null> {
  const companyIds = actor.companies.map(({ id }) => id);
  const job = jobId === null ? null : await findEmployerJob(companyIds, jobId);
  if (jobId !== null && !job) return null;
  const spans = spansOf(period, now);
  const { from, until } = spans;
  const scope = { companyIds, jobId, from, until };
  const [counted, stays, postings, response, waiting, market] = await Promise.all([
    countAndList(scope, spans, page),
    measureStays(scope),
    countJobTotals(scope, now),
    measureResponse(scope),
    countWaiting(scope, now),
    findMarket(period),
  ]);
  const { days, progress, isEmpty } = counted;
  const inOrder = <Row extends { status: string }>(rows: Row[]) =>
    STATUS_ORDER.flatMap((status) => rows.filter((row) => row.status === status));
  return {
    period,
    from,
    until,
    job,
    isEmpty,
    tiles: tilesOf(postings, days, spans),
    step: stepOf(period),
    points: pointsOf(period, until, days),
    funnel: funnelOf(sumBetween(days.views, from, until), progress),
    byStatus: inOrder(countByStatus(progress)),
    sources: sourcesOf(days, from),
    stays: inOrder(stays),
    response,
    waiting,
    market,
    jobs: counted.rows,
  };
}

/** How often their jobs were viewed and applied to in the default period, as Analytics counts it. */
export async function countLately(actor: Actor, now = new Date()): Promise<LatelyCounts> {
  const { from, until } = spansOf(DEFAULT_PERIOD, now);
  const companyIds = actor.companies.map(({ id }) => id);
  const counted = await countByDay({ companyIds, jobId: null, from, until });
  const points = pointsOf(DEFAULT_PERIOD, until, counted);
  const lately = (what: "views" | "applications") => ({
    count: sumBetween(counted[what], from, until),
    days: points.map((point) => point[what]),
  });
  return { period: DEFAULT_PERIOD, views: lately("views"), applications: lately("applications") };
}
