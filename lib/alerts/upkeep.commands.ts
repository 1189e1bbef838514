import "server-only";
import { currentBoardId, onEveryBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import {
  recordReading,
  storePercolatorQueries,
  sweepPercolatorQueries,
} from "@/lib/search/percolator.commands";
import { findReading, readPercolatorQueries } from "@/lib/search/percolator.queries";
import type { SearchQuery } from "@/lib/search/schema";
import { readSearch } from "./alerts";
import { alertEnding } from "./events";
import { CONFIRM_DAYS, WARN_DAYS } from "./schema";

const DAY_MS = 86_400_000;
const BATCH = 500;
/** How many days a deleted alert can be restored and the links in its emails still work. */
const KEPT_DAYS = 30;
/** A job that ended this many days ago doesn't come back, so its matches are no longer needed. */
const MATCH_DAYS = 90;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Warns the owners of alerts that end within fourteen days, once each; a repeat warns no one. */
export async function warnOfEnds(now: Date): Promise<number> {
  const soon = new Date(now.getTime() + WARN_DAYS * DAY_MS);
  let total = 0;
  for (;;) {
    const warned = await db.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ id: string }[]>`
        UPDATE job_alerts SET ending_told_at = ${now} WHERE id IN (
          SELECT id FROM job_alerts
          WHERE renew_by <= ${soon} AND ending_told_at IS NULL AND confirmed_at IS NOT NULL
            AND paused_at IS NULL AND unsubscribed_at IS NULL
          ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING id`;
      for (const { id } of rows) await announce(tx, alertEnding, { id });
      return rows.length;
    });
    total += warned;
    if (warned < BATCH) return total;
  }
}

/** Pauses the alerts whose year is over. */
export async function pauseEnded(now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      WITH ended AS (
        UPDATE job_alerts SET paused_at = ${now} WHERE renew_by <= ${now} AND paused_at IS NULL
        RETURNING id)
      DELETE FROM alert_matches m USING ended WHERE m.alert_id = ended.id AND m.sent_at IS NULL`;
  });
}

/**
 * Interprets these searches of one board's alerts as a search would now, and stores the result for
 * them.
 */
async function understandOnBoard(searches: readonly string[]): Promise<void> {
  const read = searches.map((search) => [search, readSearch(search)] as const);
  const known = read.filter((entry): entry is [string, SearchQuery] => entry[1] !== null);
  const percolatorQuery = await readPercolatorQueries(known.map(([, query]) => query));
  const boardId = currentBoardId();
  await db.$transaction(async (tx) => {
    const ids = await storePercolatorQueries(tx, percolatorQuery);
    await tx.$executeRaw`
      UPDATE job_alerts a SET standing_query_id = given.id
      FROM unnest(${known.map(([search]) => search)}::text[], ${ids}::int[]) given (search, id)
      WHERE a.search = given.search AND a.board_id IS NOT DISTINCT FROM ${boardId}::uuid
        AND a.standing_query_id IS DISTINCT FROM given.id`;
  });
}

/**
 * Interprets these alert searches as a search would now, and stores the result for them, whichever
 * boards they are of.
 */
export async function understandSearches(searches: readonly string[]): Promise<void> {
  await onEveryBoard(async () => understandOnBoard(searches));
}

/**
 * Interprets every alert's search again, because searches may read words differently now. A repeat
 * changes nothing.
 */
export async function understandAlerts(): Promise<void> {
  const { current } = await findReading();
  let last = "";
  for (;;) {
    const rows = await db.$queryRaw<{ search: string }[]>`
      SELECT DISTINCT search FROM job_alerts WHERE search > ${last} ORDER BY search LIMIT ${BATCH}`;
    if (rows.length === 0) break;
    await understandSearches(rows.map(({ search }) => search));
    last = rows.at(-1)?.search ?? last;
  }
  await db.$transaction((tx) => recordReading(tx, current));
}

/**
 * Interprets every alert's search again if searches read words differently since the last time: new
 * documents have words that the alerts don't look for yet.
 */
export async function understandOutdatedAlerts(): Promise<void> {
  const { current, stored } = await findReading();
  if (stored !== current) await understandAlerts();
}

/**
 * Deletes what is no longer needed: addresses that never confirmed, alerts ended a month ago,
 * matches of jobs that ended long ago, and queries that no alert uses.
 */
export async function sweepAlerts(now: Date): Promise<void> {
  await db.jobAlert.deleteMany({
    where: {
      OR: [
        {
          email: { not: null },
          confirmedAt: null,
          createdAt: { lt: daysBefore(now, CONFIRM_DAYS) },
        },
        { unsubscribedAt: { lt: daysBefore(now, KEPT_DAYS) } },
      ],
    },
  });
  await db.alertMatch.deleteMany({
    where: { job: { endedAt: { lt: daysBefore(now, MATCH_DAYS) } } },
  });
  const used = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT standing_query_id AS id FROM job_alerts WHERE standing_query_id IS NOT NULL`;
  await db.$transaction((tx) =>
    sweepPercolatorQueries(
      tx,
      used.map(({ id }) => id),
      daysBefore(now, 1),
    ),
  );
}

/**
 * Called once an account has verified its address: starts its alerts, and moves the ones that the
 * address had without an account to it. A repeat changes nothing.
 */
export async function adoptAlerts(userId: string, now = new Date()): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE job_alerts SET confirmed_at = ${now} WHERE confirmed_at IS NULL AND user_id = ${userId}::uuid
        AND EXISTS (SELECT FROM users WHERE id = user_id AND email_verified_at IS NOT NULL)`;
    await tx.$executeRaw`
      UPDATE job_alerts a SET user_id = u.id, email = NULL FROM users u
      WHERE u.id = ${userId}::uuid AND u.email_verified_at IS NOT NULL AND a.email = u.email
        AND a.confirmed_at IS NOT NULL AND a.unsubscribed_at IS NULL
        AND NOT EXISTS (SELECT FROM job_alerts own WHERE own.user_id = u.id
          AND own.search = a.search AND own.board_id IS NOT DISTINCT FROM a.board_id
          AND own.unsubscribed_at IS NULL)`;
    // The ones left have searches for which the account has alerts already.
    await tx.$executeRaw`
      DELETE FROM job_alerts a USING users u
      WHERE u.id = ${userId}::uuid AND u.email_verified_at IS NOT NULL AND a.email = u.email
        AND a.confirmed_at IS NOT NULL`;
  });
}

/**
 * Deletes the alerts of an address without an account, because its reader's account is being
 * erased.
 */
export async function eraseAlerts(email: string): Promise<void> {
  await db.jobAlert.deleteMany({ where: { userId: null, email } });
}
