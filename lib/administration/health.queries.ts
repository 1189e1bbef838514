import "server-only";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { freeShare, WORKER_SILENCE_SECONDS } from "@/lib/platform/server/health";
import type { SiteHealth } from "./home.schema";

type HealthRow = {
  workers: number;
  due: number;
  failed: number;
  oldestSeconds: number;
  unmerged: number;
  unmergedSeconds: number;
  sent: number;
  refused: number;
  backupDay: string | null;
  failedDay: string | null;
  databaseBytes: number;
};

async function readDisk(): Promise<number | null> {
  if (env().STORAGE_S3_BUCKET) return null;
  return freeShare().catch(() => null);
}

/** How the worker, the queue, the search index, email, backups and the disk are doing. */
export async function readSiteHealth(now: Date): Promise<SiteHealth> {
  const today = now.toISOString().slice(0, 10);
  const [[row], free] = await Promise.all([
    db.$queryRaw<HealthRow[]>`
      SELECT
        (SELECT count(*)::int FROM worker_beats
          WHERE seen_at > now() - make_interval(secs => ${WORKER_SILENCE_SECONDS})) AS workers,
        (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at <= now()) AS due,
        (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts >= max_attempts) AS failed,
        (SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::int FROM graphile_worker.jobs
          WHERE attempts < max_attempts AND run_at <= now() AND locked_at IS NULL) AS "oldestSeconds",
        (SELECT count(*)::int FROM search.unmerged) AS unmerged,
        (SELECT coalesce(extract(epoch FROM now() - min(noted_at)), 0)::int FROM search.unmerged) AS "unmergedSeconds",
        (SELECT coalesce(sum(count) FILTER (WHERE outcome <> 'refused'), 0)::int FROM daily_counts
          WHERE name = 'mail' AND day = ${today}::date) AS sent,
        (SELECT coalesce(sum(count) FILTER (WHERE outcome = 'refused'), 0)::int FROM daily_counts
          WHERE name = 'mail' AND day = ${today}::date) AS refused,
        (SELECT max(day)::text FROM daily_counts WHERE name = 'backup' AND outcome = 'done') AS "backupDay",
        (SELECT max(day)::text FROM daily_counts WHERE name = 'backup' AND outcome = 'failed') AS "failedDay",
        pg_database_size(current_database())::float AS "databaseBytes"`,
    readDisk(),
  ]);
  if (!row) throw new Error("The database didn't answer.");
  const isScheduled = env().BACKUP_SCHEDULE !== undefined;
  const hasBackups = isScheduled || row.backupDay !== null || row.failedDay !== null;
  return {
    workers: row.workers,
    queue: { due: row.due, failed: row.failed, oldestSeconds: row.oldestSeconds },
    index: { unmerged: row.unmerged, oldestSeconds: row.unmergedSeconds },
    mail: { sent: row.sent, refused: row.refused },
    backup: hasBackups ? { isScheduled, lastDay: row.backupDay, failedDay: row.failedDay } : null,
    freeShare: free,
    databaseBytes: row.databaseBytes,
  };
}
