import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import type { JobsEvent } from "./events";
import type { JobStatus } from "./schema";

/**
 * Announces what happened to jobs, whose they are and what became of them, within the caller's
 * transaction.
 */
export async function announceJobs(
  tx: Transaction,
  event: JobsEvent,
  jobIds: string[],
): Promise<void> {
  const rows = await tx.$queryRaw<{ companyId: string; status: JobStatus }[]>`
    SELECT DISTINCT company_id AS "companyId", status::text FROM jobs
    WHERE id = ANY(${jobIds}::uuid[])`;
  const [status, ...others] = new Set(rows.map((row) => row.status));
  await announce(tx, event, {
    ...{ jobIds, companyIds: [...new Set(rows.map((row) => row.companyId))] },
    ...(status && others.length === 0 ? { status } : {}),
  });
}
