import "server-only";
import { randomUUID } from "node:crypto";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { announce } from "@/lib/platform/queue";
import { lastMornings } from "./alerts";
import { alertDue } from "./events";
import { UNWANTED } from "./matching.commands";
import { MAIL_JOBS } from "./schema";

const BATCH = 100;
/** An import that runs for an hour is no reason to send an email every minute. */
const INSTANT_PAUSE_MINUTES = 10;

type Mornings = { zones: string[]; daily: Date[]; weekly: Date[] };

async function readMornings(now: Date): Promise<Mornings> {
  const rows = await db.$queryRaw<{ timeZone: string }[]>`
    SELECT DISTINCT time_zone AS "timeZone" FROM job_alerts WHERE unsubscribed_at IS NULL`;
  const mornings = rows.map(({ timeZone }) => lastMornings(now, timeZone));
  return {
    zones: rows.map(({ timeZone }) => timeZone),
    daily: mornings.map(({ daily }) => daily),
    weekly: mornings.map(({ weekly }) => weekly),
  };
}

type Round = {
  now: Date;
  mornings: Mornings;
  which: Prisma.Sql;
  /** What happens to alerts that someone else is changing. */
  locked: Prisma.Sql;
};

// Who comes second finds nothing left of these alerts.
async function lockDue(tx: Transaction, round: Round, after: string): Promise<string[]> {
  const { now, mornings, which, locked } = round;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM job_alerts a
    LEFT JOIN unnest(${mornings.zones}::text[], ${mornings.daily}::timestamptz[],
      ${mornings.weekly}::timestamptz[]) z (name, daily, weekly) ON z.name = a.time_zone
    LEFT JOIN users u ON u.id = a.user_id
    WHERE a.id > ${after}::uuid AND a.confirmed_at IS NOT NULL AND a.paused_at IS NULL
      AND a.unsubscribed_at IS NULL AND a.renew_by > ${now} AND ${which}
      AND (a.user_id IS NULL OR (u.status = 'active' AND u.deletion_due_at IS NULL
        AND u.email_verified_at IS NOT NULL))
      AND (a.frequency <> 'instant' OR a.last_sent_at IS NULL
        OR a.last_sent_at <= ${now}::timestamptz - make_interval(mins => ${INSTANT_PAUSE_MINUTES}::int))
      AND EXISTS (SELECT FROM alert_matches m WHERE m.alert_id = a.id AND m.sent_at IS NULL
        AND (a.frequency = 'instant'
          OR m.matched_at < CASE a.frequency WHEN 'daily' THEN z.daily ELSE z.weekly END))
    ORDER BY a.id LIMIT ${BATCH} FOR NO KEY UPDATE OF a ${locked}`;
  return rows.map(({ id }) => id);
}

async function dropUnwanted(tx: Transaction, alertIds: string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM alert_matches m USING job_alerts a, jobs j
    WHERE m.alert_id = ANY(${alertIds}::uuid[]) AND m.sent_at IS NULL
      AND a.id = m.alert_id AND j.id = m.job_id
      AND (j.status <> 'live' OR j.expires_at <= now() OR ${UNWANTED})`;
}

async function announceMatches(tx: Transaction, alertIds: string[], now: Date): Promise<number> {
  const rows = await tx.$queryRaw<{ alertId: string; jobIds: string[] }[]>`
    WITH sent AS (
      UPDATE alert_matches m SET sent_at = ${now} FROM jobs j
      WHERE m.alert_id = ANY(${alertIds}::uuid[]) AND m.sent_at IS NULL AND j.id = m.job_id
      RETURNING m.alert_id, m.job_id, j.posted_at)
    SELECT alert_id AS "alertId", array_agg(job_id ORDER BY posted_at DESC, job_id DESC) AS "jobIds"
    FROM sent GROUP BY alert_id`;
  const told = rows.map(({ alertId }) => alertId);
  await tx.jobAlert.updateMany({ where: { id: { in: told } }, data: { lastSentAt: now } });
  for (const { alertId, jobIds } of rows) {
    const mail = { id: randomUUID(), alertId, total: jobIds.length };
    await announce(tx, alertDue, { ...mail, jobIds: jobIds.slice(0, MAIL_JOBS) });
  }
  return rows.length;
}

const FIRST = "00000000-0000-0000-0000-000000000000";

async function send(round: Round): Promise<number> {
  const { now } = round;
  let after: string | undefined = FIRST;
  let count = 0;
  while (after !== undefined) {
    const from: string = after;
    after = await db.$transaction(async (tx) => {
      const alertIds = await lockDue(tx, round, from);
      if (alertIds.length === 0) return undefined;
      await dropUnwanted(tx, alertIds);
      count += await announceMatches(tx, alertIds, now);
      return alertIds.at(-1);
    });
  }
  return count;
}

/**
 * Announces the matches of running alerts that their owners have not been sent: daily and weekly
 * ones once their morning has come, the others at once but at most every ten minutes. The matches
 * are marked as sent in the same transaction, so each is announced once, even when several
 * processes send at the same time. Jobs that have ended, or that the owner applied to or hid, are
 * dropped. Returns the number of alerts announced.
 */
export async function sendDue(now: Date): Promise<number> {
  const mornings = await readMornings(now);
  // The next round comes in five minutes.
  return send({ now, mornings, which: Prisma.sql`true`, locked: Prisma.sql`SKIP LOCKED` });
}

/** Like `sendDue`, but only for instant alerts that match any of these jobs. */
export async function sendInstant(jobIds: readonly string[], now = new Date()): Promise<number> {
  const which = Prisma.sql`a.frequency = 'instant' AND a.id IN (
    SELECT alert_id FROM alert_matches
    WHERE job_id = ANY(${[...jobIds]}::uuid[]) AND sent_at IS NULL)`;
  const mornings = { zones: [], daily: [], weekly: [] };
  // No one comes back for these at once, so they are waited for.
  return send({ now, mornings, which, locked: Prisma.empty });
}
