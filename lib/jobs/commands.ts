import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { removeDocuments } from "@/lib/search/commands";
import { announceJobs } from "./announcing.commands";
import { jobsEdited, jobsEnded, jobsPublished } from "./events";
import { canTransition } from "./lifecycle";
import { insertJobs } from "./persistence.commands";
import type { JobContent, JobStatus } from "./schema";
import { indexJobs } from "./search-index/indexing.commands";

/** Puts postings into the search and announces them, in the transaction that writes them. */
export async function publish(tx: Transaction, created: string[], edited: string[]): Promise<void> {
  const jobIds = [...created, ...edited];
  if (jobIds.length === 0) return;
  await indexJobs(tx, jobIds);
  if (created.length > 0) await announceJobs(tx, jobsPublished, created);
  if (edited.length > 0) await announceJobs(tx, jobsEdited, edited);
}

/** A posting made here rather than imported: the demo's, or an employer's. */
export type NewJob = { content: JobContent; postedById: string | null; postedAt: Date };

/** Publishes postings as they are, within the caller's transaction; returns their ids in order. */
export async function publishJobs(tx: Transaction, jobs: readonly NewJob[]): Promise<string[]> {
  const ids = await insertJobs(
    tx,
    jobs.map((job) => ({ ...job, origin: null })),
  );
  await publish(tx, ids, []);
  return ids;
}

/**
 * Tells the search and every cache that a live posting's content has changed, in the transaction
 * that changed it.
 */
export async function publishEdit(tx: Transaction, jobId: string): Promise<void> {
  await publish(tx, [], [jobId]);
}

const EXPIRY_BATCH = 2000;

type EndedJobs = { jobIds: string[]; companyIds: string[] };

/**
 * Ends the postings whose deadline has passed by `now` and returns their number. They leave the
 * search in the same transaction. Runs at the same time share the work; a repeat ends nothing.
 */
export async function expireDueJobs(now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const expired = await db.$transaction(async (tx) => {
      // Rows that are locked stay where they are: found again by their places, not by an index.
      const [ended] = await tx.$queryRaw<EndedJobs[]>`
        WITH expired AS (
          UPDATE jobs SET status = 'expired', ended_at = expires_at, updated_at = ${now}, version = version + 1
          WHERE ctid = ANY (ARRAY(
            SELECT ctid FROM jobs WHERE status IN ('live', 'paused') AND expires_at <= ${now}
            ORDER BY expires_at LIMIT ${EXPIRY_BATCH} FOR UPDATE SKIP LOCKED))
          RETURNING id, company_id)
        SELECT json_agg(id) AS "jobIds", json_agg(DISTINCT company_id) AS "companyIds"
        FROM expired HAVING count(*) > 0`;
      if (!ended) return 0;
      await removeDocuments(tx, ended.jobIds);
      await announce(tx, jobsEnded, { ...ended, status: "expired" });
      return ended.jobIds.length;
    });
    total += expired;
    if (expired < EXPIRY_BATCH) return total;
  }
}

/** Takes postings out of the search and announces their end, in the transaction that ends them. */
export async function end(tx: Transaction, jobIds: string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await removeDocuments(tx, jobIds);
  await announceJobs(tx, jobsEnded, jobIds);
}

type Step = "live" | "paused" | "closed" | "removed";

/** Like `moveJob`, within the caller's transaction. */
export async function moveJobInside(
  tx: Transaction,
  { jobId, to, now }: { jobId: string; to: Step; now: Date },
): Promise<boolean> {
  const [job] = await tx.$queryRaw<{ status: JobStatus }[]>`
    SELECT status FROM jobs WHERE id = ${jobId}::uuid FOR UPDATE`;
  if (!job || !canTransition(job.status, to)) return false;
  const isEnd = to === "closed" || to === "removed";
  await tx.job.update({
    where: { id: jobId },
    data: { status: to, endedAt: isEnd ? now : null, version: { increment: 1 } },
  });
  if (to === "live") await publish(tx, [jobId], []);
  else await end(tx, [jobId]);
  return true;
}

/**
 * Takes a job through a lifecycle step that ends or resumes it, along with its search document and
 * event. Returns whether this call did: `false` when the job's status, read under a lock, does not
 * allow the step.
 */
export async function moveJob(jobId: string, to: Step, now = new Date()): Promise<boolean> {
  return db.$transaction((tx) => moveJobInside(tx, { jobId, to, now }));
}

/**
 * Ends the postings that companies made here themselves when no one is left to answer for them:
 * open ones close, unpublished ones are removed. A source's postings continue with the source. A
 * repeat does nothing, nor does a company that someone has joined again.
 */
export async function endAbandonedJobs(companyIds: readonly string[]): Promise<void> {
  const jobs = await db.job.findMany({
    where: {
      companyId: { in: [...companyIds] },
      sourceId: null,
      company: { members: { none: {} } },
      status: { in: ["live", "paused", "draft", "in_review"] },
    },
    select: { id: true, status: true },
  });
  for (const { id, status } of jobs) {
    await moveJob(id, status === "live" || status === "paused" ? "closed" : "removed");
  }
}
