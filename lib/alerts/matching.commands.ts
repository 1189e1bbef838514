import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { matchPercolatorQueries } from "@/lib/search/percolator.queries";
import { understandOutdatedAlerts } from "./upkeep.commands";

/** How many pairs of query and job one statement takes. */
const PAIRS = 20_000;

type Pairs = { queryIds: number[]; jobIds: string[] };

async function findPairs(jobIds: readonly string[]): Promise<Pairs> {
  await understandOutdatedAlerts();
  const matches = await matchPercolatorQueries(jobIds);
  return {
    queryIds: matches.flatMap(({ queryId, jobIds: found }) => found.map(() => queryId)),
    jobIds: matches.flatMap(({ jobIds: found }) => found),
  };
}

/**
 * What excludes a job `j` from an alert `a`: its owner applied to it, here or on the employer's
 * site, or hid it.
 */
export const UNWANTED = Prisma.sql`(
  EXISTS (SELECT FROM applications x WHERE x.user_id = a.user_id AND x.job_id = j.id)
  OR EXISTS (SELECT FROM external_visits x
    WHERE x.user_id = a.user_id AND x.job_id = j.id AND x.has_applied)
  OR EXISTS (SELECT FROM hidden_jobs x WHERE x.user_id = a.user_id AND x.job_id = j.id))`;

async function insertMatches({ queryIds, jobIds }: Pairs, isEdit: boolean): Promise<void> {
  // An edited job is news only to alerts older than the job: newer ones could have found it before.
  const isNews = isEdit ? Prisma.sql`j.created_at >= a.created_at` : Prisma.sql`true`;
  for (let start = 0; start < queryIds.length; start += PAIRS) {
    await db.$executeRaw`
      INSERT INTO alert_matches (alert_id, job_id)
      SELECT a.id, j.id
      FROM unnest(${queryIds.slice(start, start + PAIRS)}::int[],
        ${jobIds.slice(start, start + PAIRS)}::uuid[]) found (query_id, job_id)
      JOIN job_alerts a ON a.standing_query_id = found.query_id
      JOIN jobs j ON j.id = found.job_id AND j.status = 'live'
      WHERE a.confirmed_at IS NOT NULL AND a.paused_at IS NULL AND a.unsubscribed_at IS NULL
        AND a.renew_by > now() AND ${isNews} AND NOT ${UNWANTED}
      ORDER BY a.id, j.id
      ON CONFLICT DO NOTHING`;
  }
}

/** Deletes unsent matches that edited jobs no longer are. */
async function dropOutdated(edited: readonly string[], pairs: Pairs): Promise<void> {
  await db.$executeRaw`
    DELETE FROM alert_matches m USING job_alerts a
    WHERE a.id = m.alert_id AND m.sent_at IS NULL AND m.job_id = ANY(${[...edited]}::uuid[])
      AND NOT EXISTS (
        SELECT FROM unnest(${pairs.queryIds}::int[], ${pairs.jobIds}::uuid[]) found (query_id, job_id)
        WHERE found.query_id = a.standing_query_id AND found.job_id = m.job_id)`;
}

/**
 * Records which running alerts the newly public jobs match. An alert doesn't find the same job
 * twice, so a repeat adds nothing.
 */
export async function matchPublished(jobIds: readonly string[]): Promise<void> {
  await insertMatches(await findPairs(jobIds), false);
}

/**
 * Updates the matches of jobs that were edited: matches that have not been sent follow the change.
 */
export async function matchEdited(jobIds: readonly string[]): Promise<void> {
  const pairs = await findPairs(jobIds);
  await dropOutdated(jobIds, pairs);
  await insertMatches(pairs, true);
}
