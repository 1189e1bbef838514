import "server-only";
import { db, pool, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import type { RecordRejection } from "./schema";

// The first of the two numbers that identify a lock on a source, for its imports and for its
// visits.
const LOCK_SPACES = { import: 72_707_373, visit: 72_707_374 };

/** One reading of a file. */
export type RunStart = { sourceId: number; file: string; fileHash: string; format: string };
export type OpenRun = { id: string; position: number };

/** The changes that a step makes to its run. */
export type RunStep = {
  /** The number of the last record whose effects the step commits. */
  position: number;
  created: number;
  updated: number;
  unchanged: number;
  rejections: readonly RecordRejection[];
};

/** The source of this name, created if it is new. */
export async function findOrCreateSource(name: string): Promise<number> {
  const { id } = await db.source.upsert({ where: { name }, create: { name }, update: {} });
  return id;
}

/**
 * Runs `work` while no other process imports the source or visits its address. The lock ends with
 * the process, however that ends.
 *
 * @throws DomainError `conflict` if another import of the source is in progress.
 */
export async function withSourceLock<T>(
  sourceId: number,
  work: () => Promise<T>,
  purpose: keyof typeof LOCK_SPACES = "import",
): Promise<T> {
  const connection = await pool().connect();
  const key = [LOCK_SPACES[purpose], sourceId];
  try {
    const { rows } = await connection.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_lock($1::int, $2::int) AS locked",
      key,
    );
    if (!rows[0]?.locked) {
      throw new DomainError("conflict", "Another import of this source is in progress.");
    }
    try {
      return await work();
    } finally {
      await connection.query("SELECT pg_advisory_unlock($1::int, $2::int)", key);
    }
  } finally {
    connection.release();
  }
}

/**
 * Opens a run, holding the source's lock: the source's last run if that read the same file and was
 * interrupted, and otherwise a new one.
 */
export async function openRun(start: RunStart): Promise<OpenRun> {
  return db.$transaction(async (tx) => {
    // This process holds the lock, so a run that is still marked as running was killed.
    await tx.importRun.updateMany({
      where: { sourceId: start.sourceId, status: "running" },
      data: { status: "interrupted" },
    });
    const last = await tx.importRun.findFirst({
      where: { sourceId: start.sourceId },
      orderBy: { id: "desc" },
      select: { id: true, position: true, status: true, fileHash: true },
    });
    if (last?.status === "interrupted" && last.fileHash === start.fileHash) {
      await tx.importRun.update({ where: { id: last.id }, data: { status: "running" } });
      return { id: last.id, position: last.position };
    }
    const { id } = await tx.importRun.create({ data: start, select: { id: true } });
    return { id, position: 0 };
  });
}

/**
 * Records a step of a run inside the transaction that writes its postings, so that both are
 * committed or neither is.
 *
 * @throws DomainError `conflict` if the run isn't where this process left it.
 */
export async function recordStep(tx: Transaction, run: OpenRun, step: RunStep): Promise<void> {
  const { count } = await tx.importRun.updateMany({
    where: { id: run.id, status: "running", position: run.position },
    data: {
      position: step.position,
      created: { increment: step.created },
      updated: { increment: step.updated },
      unchanged: { increment: step.unchanged },
      rejected: { increment: step.rejections.length },
    },
  });
  if (count === 0) throw new DomainError("conflict", "Another process has taken over this import.");
  await tx.importRejection.createMany({
    data: step.rejections.map((rejection) => ({ runId: run.id, ...rejection })),
  });
}

/** Ends a run, temporarily or for good. */
export async function closeRun(
  run: OpenRun,
  status: "finished" | "interrupted",
  now: Date,
): Promise<void> {
  await db.importRun.updateMany({
    where: { id: run.id, status: "running" },
    data: { status, finishedAt: status === "finished" ? now : null },
  });
}

/** Deletes runs that began before then, with their refused rows. */
export async function forgetImportRuns(before: Date): Promise<void> {
  await db.importRun.deleteMany({ where: { startedAt: { lt: before } } });
}

/** Deletes runs' refused rows, but not the runs. */
export async function forgetRejections(runIds: readonly string[]): Promise<void> {
  await db.importRejection.deleteMany({ where: { runId: { in: [...runIds] } } });
}
