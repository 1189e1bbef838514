import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { putDocuments, removeDocuments } from "@/lib/search/commands";
import { announceJobs } from "./announcing.commands";
import { jobsEdited, jobsEnded, jobsPublished } from "./events";
import { reviewedRow } from "./imported-review.commands";
import { canTransition, type JobEnd } from "./lifecycle";
import { insertJobs, type JobRow, replaceJob } from "./persistence.commands";
import type { JobContent, JobStatus } from "./schema";
import { loadDocuments } from "./search-index/documents.queries";

/** A posting as a source sends it. */
export type ImportedJob = {
  /** The source's own identifier for the posting. */
  reference: string;
  /** Changes exactly when the source's record does. */
  contentHash: string;
  /** When the source says it was posted; `null` means now. */
  postedAt: Date | null;
  content: JobContent;
  /** How and when it ended, if it has: it gets a page, and is in no list. */
  ended?: JobEnd | null;
};

export type SaveOutcome = "created" | "updated" | "unchanged";

export type ImportBatch = {
  sourceId: number;
  /** References must be unique within a batch. */
  rows: readonly ImportedJob[];
  now: Date;
  /** Whether the rules for companies' own postings decide if one goes live. */
  isReviewed?: boolean;
  /** Runs first inside the batch's transaction; throws to write nothing. */
  beforeSave?: (tx: Transaction) => Promise<void>;
  /**
   * Runs inside the batch's transaction, after the jobs are written; `jobIds` in the rows' order,
   * null for what wasn't saved.
   */
  afterSave?: (
    tx: Transaction,
    outcomes: SaveOutcome[],
    jobIds: (string | null)[],
  ) => Promise<void>;
};

type KnownPosting = {
  id: string;
  reference: string | null;
  contentHash: string | null;
  status: JobStatus;
};

/**
 * Writes a batch of imported postings in one transaction and returns the outcome of each, in order.
 * New ones go live, unless they have ended or the rules for companies' own postings want them
 * reviewed; changed ones are replaced and, if they had ended, go live again; what an admin
 * removed stays removed, and a suspended company's are skipped. Repeating a batch changes nothing.
 * Jobs, search documents, events and what `afterSave` writes are committed together or not at all.
 */
export async function saveImportedJobs(batch: ImportBatch): Promise<SaveOutcome[]> {
  return db.$transaction(
    async (tx) => {
      await batch.beforeSave?.(tx);
      const { known, outcomes, created, changed } = await compare(tx, batch);
      const createdIds = await insertJobs(tx, created);
      for (const { id, row } of changed) await replaceJob(tx, id, row);
      await publish(
        tx,
        createdIds.filter((_, index) => isPublic(created[index])),
        changed.filter(({ row }) => isPublic(row)).map(({ id }) => id),
      );
      // What has ended, or goes back to review, leaves the search.
      const hidden = changed.filter(({ row, status }) => !isPublic(row) && OPEN.includes(status));
      await end(
        tx,
        hidden.map(({ id }) => id),
      );
      const newIds = new Map(created.map(({ origin }, at) => [origin?.reference, createdIds[at]]));
      const jobIds = batch.rows.map(
        ({ reference }) => known.get(reference)?.id ?? newIds.get(reference) ?? null,
      );
      await batch.afterSave?.(tx, outcomes, jobIds);
      return outcomes;
    },
    { timeout: 60_000 },
  );
}

const OPEN: readonly JobStatus[] = ["live", "paused"];

type ChangedJob = { id: string; row: JobRow; status: JobStatus };
type Comparison = {
  /** What there was before, by reference. */
  known: Map<string, KnownPosting>;
  outcomes: SaveOutcome[];
  created: JobRow[];
  changed: ChangedJob[];
};

const isPublic = (row?: JobRow) => !row?.state && !row?.ended;

/** What a batch holds that is new or has changed, as it is to be written. */
async function compare(tx: Transaction, batch: ImportBatch): Promise<Comparison> {
  const known = await findKnown(tx, batch);
  const suspended = await findSuspended(tx, batch);
  const found: Comparison = { known, outcomes: [], created: [], changed: [] };
  for (const imported of batch.rows) {
    const existing = known.get(imported.reference);
    const isSuspended = suspended.has(imported.content.companyId);
    const outcome = isSuspended ? "unchanged" : outcomeOf(imported, existing);
    found.outcomes.push(outcome);
    if (outcome === "unchanged") continue;
    const given = toRow(imported, batch);
    const isReviewed = batch.isReviewed && !given.ended;
    const row = isReviewed ? await reviewedRow(tx, given, existing?.status) : given;
    if (existing) found.changed.push({ id: existing.id, row, status: existing.status });
    else found.created.push(row);
  }
  return found;
}

function outcomeOf(imported: ImportedJob, existing: KnownPosting | undefined): SaveOutcome {
  if (!existing) return "created";
  const isSame = existing.contentHash === imported.contentHash;
  return isSame || existing.status === "removed" ? "unchanged" : "updated";
}

/** Companies whose postings may not go live; the source will send them again. */
async function findSuspended(tx: Transaction, { rows }: ImportBatch): Promise<Set<string>> {
  const companies = await tx.company.findMany({
    where: {
      id: { in: [...new Set(rows.map(({ content }) => content.companyId))] },
      status: "suspended",
    },
    select: { id: true },
  });
  return new Set(companies.map(({ id }) => id));
}

async function findKnown(tx: Transaction, batch: ImportBatch): Promise<Map<string, KnownPosting>> {
  const rows = await tx.job.findMany({
    where: {
      sourceId: batch.sourceId,
      reference: { in: batch.rows.map(({ reference }) => reference) },
    },
    select: { id: true, reference: true, contentHash: true, status: true },
  });
  return new Map(rows.map((row) => [row.reference ?? "", row]));
}

function toRow(imported: ImportedJob, batch: ImportBatch): JobRow {
  return {
    content: imported.content,
    postedAt: imported.postedAt ?? batch.now,
    postedById: null,
    ended: imported.ended ?? null,
    origin: {
      sourceId: batch.sourceId,
      reference: imported.reference,
      contentHash: imported.contentHash,
    },
  };
}

async function publish(tx: Transaction, created: string[], edited: string[]): Promise<void> {
  const jobIds = [...created, ...edited];
  if (jobIds.length === 0) return;
  await putDocuments(tx, await loadDocuments(tx, jobIds));
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

/**
 * Ends the postings whose deadline has passed by `now` and returns their number. They leave the
 * search in the same transaction. Runs at the same time share the work; a repeat ends nothing.
 */
export async function expireDueJobs(now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const expired = await db.$transaction(async (tx) => {
      // Rows that are locked stay where they are: found again by their places, not by an index.
      const rows = await tx.$queryRaw<{ id: string }[]>`
        UPDATE jobs SET status = 'expired', ended_at = expires_at, updated_at = ${now}, version = version + 1
        WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM jobs WHERE status IN ('live', 'paused') AND expires_at <= ${now}
          ORDER BY expires_at LIMIT ${EXPIRY_BATCH} FOR UPDATE SKIP LOCKED))
        RETURNING id`;
      await end(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    total += expired;
    if (expired < EXPIRY_BATCH) return total;
  }
}

async function end(tx: Transaction, jobIds: string[]): Promise<void> {
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
 * Ends the postings that companies made here themselves when nobody is left to answer for them:
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
