import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { end, moveJobInside, publish } from "./commands";
import { reviewedRow } from "./imported-review.commands";
import type { JobEnd } from "./lifecycle";
import { insertJobs, type JobRow, replaceJob } from "./persistence.commands";
import type { JobContent, JobStatus } from "./schema";

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
  /** When it goes live, if that is later. A company's own source can't say so. */
  opensAt?: Date | null;
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
  reference: string;
  contentHash: string | null;
  status: JobStatus;
};

/**
 * Writes a batch of imported postings in one transaction and returns the outcome of each, in order.
 * New ones go live, unless they have ended, open later or the rules for companies' own postings want
 * them reviewed; changed ones are replaced and, if they had ended, go live again; what an admin
 * removed stays removed, and a suspended company's are skipped. Repeating a batch changes nothing.
 * Jobs, search documents, events and what `afterSave` writes are committed together or not at all.
 */
export async function saveImportedJobs(batch: ImportBatch): Promise<SaveOutcome[]> {
  return db.$transaction(
    async (tx) => {
      await batch.beforeSave?.(tx);
      const { known, outcomes, created, over, ...found } = await compare(tx, batch);
      const changed = await stillSo(tx, found.changed);
      for (const { at } of found.changed) outcomes[at] = "unchanged";
      for (const { at } of changed) outcomes[at] = "updated";
      const createdIds = await insertJobs(tx, created);
      for (const one of changed) await replace(tx, one);
      const opened = changed.filter(({ row }) => isPublic(row));
      await publish(
        tx,
        [
          ...createdIds.filter((_, index) => isPublic(created[index])),
          ...opened.filter(({ status }) => status === "draft").map(({ id }) => id),
        ],
        opened.filter(({ status }) => status !== "draft").map(({ id }) => id),
      );
      // What has ended, or goes back to review, leaves the search.
      const hidden = changed.filter(({ row, status }) => !isPublic(row) && OPEN.includes(status));
      await end(
        tx,
        hidden.map(({ id }) => id),
      );
      await endOver(tx, over, batch.now);
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

/** `at`: which row of the batch it is. */
type ChangedJob = { at: number; id: string; row: JobRow; status: JobStatus };
type Comparison = {
  /** What there was before, by reference. */
  known: Map<string, KnownPosting>;
  outcomes: SaveOutcome[];
  created: JobRow[];
  changed: ChangedJob[];
  /** What is open here and has ended by its company's own word. */
  over: string[];
};

// What may never have been public, and so has no day on which it was posted.
const WAITING: readonly JobStatus[] = ["draft", "in_review", "rejected"];

async function replace(tx: Transaction, { id, row, status }: ChangedJob): Promise<void> {
  if (!row.state && WAITING.includes(status)) {
    const { postedAt } = row;
    await tx.job.updateMany({ where: { id, postedAt: null }, data: { postedAt } });
  }
  await replaceJob(tx, id, row);
}

const isPublic = (row?: JobRow) => !row?.state && !row?.ended;

/**
 * What comes of a posting that has ended by its company's own word: its text was never reviewed, so
 * it isn't shown. An open one ends as it is here, and no other becomes public by having ended.
 */
function takeOver({ over, outcomes }: Comparison, existing: KnownPosting | undefined): void {
  const isOpen = existing !== undefined && OPEN.includes(existing.status);
  outcomes.push(isOpen ? "updated" : "unchanged");
  if (isOpen) over.push(existing.id);
}

/** What a batch holds that is new or has changed, as it is to be written. */
async function compare(tx: Transaction, batch: ImportBatch): Promise<Comparison> {
  const known = await findKnown(tx, batch);
  const suspended = await findSuspended(tx, batch);
  const found: Comparison = { known, outcomes: [], created: [], changed: [], over: [] };
  for (const [at, imported] of batch.rows.entries()) {
    const existing = known.get(imported.reference);
    if (batch.isReviewed && imported.ended) {
      takeOver(found, existing);
      continue;
    }
    const outcome = outcomeOf(imported, existing, suspended);
    found.outcomes.push(outcome);
    if (outcome === "unchanged") continue;
    const given = toRow(imported, batch);
    const row = batch.isReviewed ? await reviewedRow(tx, given, existing?.status) : given;
    if (existing) found.changed.push({ at, id: existing.id, row, status: existing.status });
    else found.created.push(row);
  }
  return found;
}

/**
 * What has the status that it was compared with, locked: an admin may have removed one meanwhile,
 * which the next import then sees.
 */
async function stillSo(tx: Transaction, changed: readonly ChangedJob[]): Promise<ChangedJob[]> {
  const rows = await tx.$queryRaw<{ id: string; status: JobStatus }[]>`
    SELECT id::text, status::text FROM jobs WHERE id = ANY(${changed.map(({ id }) => id)}::uuid[])
    ORDER BY id FOR UPDATE`;
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  return changed.filter(({ id, status }) => statuses.get(id) === status);
}

async function endOver(tx: Transaction, jobIds: readonly string[], now: Date): Promise<void> {
  for (const jobId of jobIds) await moveJobInside(tx, { jobId, to: "closed", now });
  // Without the hash, it opens again when its source says so, even unchanged.
  await tx.job.updateMany({ where: { id: { in: [...jobIds] } }, data: { contentHash: null } });
}

function outcomeOf(
  imported: ImportedJob,
  existing: KnownPosting | undefined,
  suspended: ReadonlySet<string>,
): SaveOutcome {
  if (suspended.has(imported.content.companyId)) return "unchanged";
  if (!existing) return "created";
  const isSame = existing.contentHash === imported.contentHash;
  return isSame || existing.status === "removed" ? "unchanged" : "updated";
}

/** Companies whose postings may not go live; the source will send them again. */
async function findSuspended(tx: Transaction, { rows }: ImportBatch): Promise<Set<string>> {
  const ids = [...new Set(rows.map(({ content }) => content.companyId))];
  const companies = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM companies WHERE id = ANY(${ids}::uuid[]) AND status = 'suspended'`;
  return new Set(companies.map(({ id }) => id));
}

async function findKnown(tx: Transaction, batch: ImportBatch): Promise<Map<string, KnownPosting>> {
  const references = batch.rows.map(({ reference }) => reference);
  const rows = await tx.$queryRaw<KnownPosting[]>`
    SELECT id::text, reference, content_hash AS "contentHash", status::text AS status FROM jobs
    WHERE source_id = ${batch.sourceId}::int AND reference = ANY(${references}::text[])`;
  return new Map(rows.map((row) => [row.reference, row]));
}

/** The state of a posting that goes live later. */
function waitingUntil(opensAt: Date): NonNullable<JobRow["state"]> {
  const risk = { score: 0, isHigh: false, flags: [] };
  return { status: "draft", reviewReasons: [], scheduledFor: opensAt, risk };
}

function toRow(imported: ImportedJob, batch: ImportBatch): JobRow {
  const opensAt = batch.isReviewed ? null : imported.opensAt;
  return {
    content: imported.content,
    postedAt: opensAt ? null : (imported.postedAt ?? batch.now),
    postedById: null,
    ...(opensAt ? { state: waitingUntil(opensAt) } : {}),
    ended: imported.ended ?? null,
    origin: {
      sourceId: batch.sourceId,
      reference: imported.reference,
      contentHash: imported.contentHash,
    },
  };
}
