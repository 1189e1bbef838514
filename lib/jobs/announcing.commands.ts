import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import type { JobsEvent } from "./events";

/** Announces what happened to jobs, and whose they are, within the caller's transaction. */
export async function announceJobs(
  tx: Transaction,
  event: JobsEvent,
  jobIds: string[],
): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT company_id AS id FROM jobs WHERE id = ANY(${jobIds}::uuid[])`;
  await announce(tx, event, { jobIds, companyIds: rows.map(({ id }) => id) });
}
