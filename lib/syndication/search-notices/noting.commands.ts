import "server-only";
import { onBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { loadSettings, settingGroup } from "@/lib/platform/settings";
import type { SearchEngine } from "./schema";

/**
 * The engines that are told: what the site's settings and the environment turn on. Only the site's
 * own pages are told, wherever a job was changed.
 */
export function enginesTold(): SearchEngine[] {
  const { indexNow } = onBoard(null, () => settingGroup("discovery"));
  return [
    ...(indexNow ? (["indexnow"] as const) : []),
    ...(env().GOOGLE_INDEXING_KEY_FILE ? (["google"] as const) : []),
  ];
}

/**
 * Notes that jobs' pages are new, changed or gone, for each engine that is told. A repeat changes
 * nothing while an earlier notice about the same job waits.
 */
export async function noteChangedJobs(jobIds: readonly string[]): Promise<void> {
  // What this process knows may be seconds old, and a change that isn't noted is never told.
  await loadSettings();
  const engines = enginesTold();
  if (engines.length === 0) return;
  await db.$executeRaw`
    INSERT INTO search_notices (id, job_id, engine)
    SELECT gen_random_uuid(), j.id, engine
    FROM jobs j CROSS JOIN unnest(${engines}::text[]) engine
    WHERE j.id = ANY(${[...jobIds]}::uuid[])
    ON CONFLICT (engine, job_id) WHERE status = 'waiting' DO NOTHING`;
}
