import "server-only";
import { endImportedJobs } from "@/lib/jobs/imported-ends.commands";
import { db } from "@/lib/platform/db/client";
import { GRACE_HOURS } from "./visits.schema";

type ReadReferences = {
  connectedSourceId: string;
  sourceId: number;
  /** The references of all records that were read. */
  references: ReadonlySet<string>;
  now: Date;
};

/** The result of comparing a reading with the source's open jobs. */
type Comparison = {
  /** How many jobs are open, and how many of them the reading lacks. */
  open: number;
  gone: number;
  /** The missing jobs that no earlier reading lacked. */
  newlyMissing: string[];
  /** The jobs that were missing and are back. */
  returned: string[];
};

/** Compares a reading with the source's open jobs. */
export async function compareWithOpenJobs(reading: ReadReferences): Promise<Comparison> {
  const jobs = await db.job.findMany({
    where: { sourceId: reading.sourceId, status: { in: ["live", "paused"] } },
    select: { id: true, reference: true, missing: { select: { jobId: true } } },
  });
  const isThere = (reference: string | null) => reading.references.has(reference ?? "");
  const gone = jobs.filter(({ reference }) => !isThere(reference));
  return {
    open: jobs.length,
    gone: gone.length,
    newlyMissing: gone.filter(({ missing }) => !missing).map(({ id }) => id),
    returned: jobs
      .filter(({ missing, reference }) => missing && isThere(reference))
      .map(({ id }) => id),
  };
}

/** Marks jobs as no longer missing. */
export async function forgetMissing(jobIds: readonly string[]): Promise<void> {
  await db.missingJob.deleteMany({ where: { jobId: { in: [...jobIds] } } });
}

/** Records since when jobs have been missing. */
export async function noteMissing(
  connectedSourceId: string,
  jobIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.missingJob.createMany({
    data: jobIds.map((jobId) => ({ jobId, connectedSourceId, since: now })),
    skipDuplicates: true,
  });
}

/**
 * Ends the jobs that have been missing for the grace period, or all missing jobs at once, and
 * returns how many of them were open. Call it only after a complete reading.
 */
export async function endMissing(
  connectedSourceId: string,
  now: Date,
  isAtOnce = false,
): Promise<number> {
  const since = isAtOnce ? now : new Date(now.getTime() - GRACE_HOURS * 3_600_000);
  const due = await db.missingJob.findMany({
    where: { connectedSourceId, since: { lte: since } },
    select: { jobId: true },
  });
  const ids = due.map(({ jobId }) => jobId);
  const ended = await endImportedJobs(ids, now);
  await forgetMissing(ids);
  return ended;
}

/** Counts the jobs that are missing at present. */
export async function countMissing(connectedSourceId: string): Promise<number> {
  return db.missingJob.count({ where: { connectedSourceId } });
}
