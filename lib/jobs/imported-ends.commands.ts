import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { moveJobInside } from "./commands";

const BATCH = 100;
// As imports have: a busy database takes long for so many.
const TIMEOUT_MS = 60_000;

async function endInside(tx: Transaction, jobIds: readonly string[], now: Date): Promise<number> {
  const closed: string[] = [];
  for (const jobId of jobIds) {
    if (await moveJobInside(tx, { jobId, to: "closed", now })) closed.push(jobId);
  }
  // Without the hash, what the source sends differs from what is here.
  await tx.job.updateMany({ where: { id: { in: closed } }, data: { contentHash: null } });
  return closed.length;
}

/**
 * Closes imported jobs that their source no longer has; returns how many were open. When the
 * source has one again, even unchanged, the import opens it again. A repeat ends nothing.
 */
export async function endImportedJobs(jobIds: readonly string[], now: Date): Promise<number> {
  let ended = 0;
  for (let start = 0; start < jobIds.length; start += BATCH) {
    const ids = jobIds.slice(start, start + BATCH);
    ended += await db.$transaction((tx) => endInside(tx, ids, now), { timeout: TIMEOUT_MS });
  }
  return ended;
}
