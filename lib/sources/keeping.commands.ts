import "server-only";
import { forgetImportRuns, forgetRejections } from "@/lib/imports/runs.commands";
import { db } from "@/lib/platform/db/client";

const KEPT_DAYS = 90;
const RUNS_AT_ONCE = 200;

/** Imports with refused rows that aren't their source's last import, whose rows are shown. */
async function listReplaced(): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH shown AS (
      SELECT DISTINCT ON (connected_source_id) connected_source_id, import_run_id
      FROM source_runs WHERE import_run_id IS NOT NULL
      ORDER BY connected_source_id, started_at DESC, id DESC)
    SELECT DISTINCT s.import_run_id AS id
    FROM source_runs s JOIN shown USING (connected_source_id)
    WHERE s.import_run_id <> shown.import_run_id
      AND EXISTS (SELECT FROM import_rejections r WHERE r.run_id = s.import_run_id)
    LIMIT ${RUNS_AT_ONCE}`;
  return rows.map(({ id }) => id);
}

/**
 * Deletes old runs and imports, and the rows refused before a source's last import, because hourly
 * imports refuse the same rows again and again.
 */
export async function forgetOldRuns(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.sourceRun.deleteMany({ where: { startedAt: { lt: before } } });
  await forgetImportRuns(before);
  for (let ids = await listReplaced(); ids.length > 0; ids = await listReplaced()) {
    await forgetRejections(ids);
  }
}
