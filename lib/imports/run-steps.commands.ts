import "server-only";
import { findOrCreateCompanies } from "@/lib/companies/commands";
import type { WantedRedirect } from "@/lib/content/redirects/resolving";
import { saveRedirects } from "@/lib/content/redirects/saving.commands";
import { type ImportedJob, saveImportedJobs } from "@/lib/jobs/importing.commands";
import type { Transaction } from "@/lib/platform/db/client";
import type { NumberedPosting, PreparedBatch } from "./batches";
import { type OpenRun, recordStep } from "./runs.commands";
import type { RecordRejection } from "./schema";

/** The conditions under which postings are imported. */
export type ImportTerms = {
  /**
   * The company that owns all postings, which then follow the rules for its own postings; null if
   * each posting names its company.
   */
  companyId: string | null;
  /** Whether the postings' old addresses redirect to them from now on. */
  keepsOldAddresses: boolean;
  /** Runs first in every transaction, and throws to stop the import. */
  beforeSave: (tx: Transaction) => Promise<void>;
  /** The most postings to import. The others are refused. */
  mostPostings: number;
  /** How many of them have been imported before and aren't in the file. */
  alreadyIn: number;
};

/** An open run and where its postings are saved. `run.position` follows the committed steps. */
export type StepTarget = { run: OpenRun; sourceId: number; now: Date } & Pick<
  ImportTerms,
  "companyId" | "keepsOldAddresses"
> &
  Partial<Pick<ImportTerms, "beforeSave">>;
/** A batch and the number of its last record. */
export type RunStep = { position: number; batch: PreparedBatch };
export type StepCounts = Record<"created" | "updated" | "unchanged" | "rejected", number>;

async function toImportedJobs(
  ready: readonly NumberedPosting[],
  owner: string | null,
): Promise<ImportedJob[]> {
  const named = owner === null ? ready.map(({ posting }) => posting.company) : [];
  const ids = await findOrCreateCompanies(named);
  return ready.map(({ posting }) => {
    const { reference, contentHash, postedAt, company, content, ended, opensAt } = posting;
    const companyId = owner ?? ids.get(company.name);
    if (!companyId) throw new Error(`We could neither find nor create the company of ${reference}`);
    const job = { reference, contentHash, postedAt, ended, opensAt };
    return { ...job, content: { ...content, companyId } };
  });
}

/** Redirects from the postings' old addresses to their jobs. */
function redirectsOf(
  ready: readonly NumberedPosting[],
  jobIds: readonly (string | null)[],
): WantedRedirect[] {
  return ready.flatMap(({ posting }, index) => {
    const jobId = jobIds[index];
    return jobId ? posting.oldAddresses.map((old) => ({ ...old, to: { jobId } })) : [];
  });
}

async function commitStep(target: StepTarget, { position, batch }: RunStep): Promise<StepCounts> {
  const { run, sourceId, now, companyId, keepsOldAddresses, beforeSave } = target;
  const rows = await toImportedJobs(batch.ready, companyId);
  const counts = {
    created: 0,
    updated: 0,
    unchanged: batch.duplicates.length,
    rejected: batch.rejections.length,
  };
  await saveImportedJobs({
    ...{ sourceId, rows, now, isReviewed: companyId !== null },
    ...(beforeSave ? { beforeSave } : {}),
    afterSave: async (tx, outcomes, jobIds) => {
      const redirects = keepsOldAddresses ? redirectsOf(batch.ready, jobIds) : [];
      await saveRedirects(tx, redirects, { keeps: true });
      for (const outcome of outcomes) counts[outcome]++;
      await recordStep(tx, run, { position, rejections: batch.rejections, ...counts });
    },
  });
  run.position = position;
  return counts;
}

// PostgreSQL's error classes for wrong data, and for checks and unique values, and Prisma's codes
// for the same.
const REFUSALS = /^(?:22[0-9A-Z]{3}|23505|23514|P2000|P2002|P2004|P2020)$/;

/** Whether the database refused a row's values, and would refuse them again. */
function isRefusal(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 4) return false;
  const { code, originalCode, meta, cause, driverAdapterError } = error as Record<string, unknown>;
  if ([code, originalCode].some((given) => REFUSALS.test(String(given)))) return true;
  return [meta, cause, driverAdapterError].some((inside) => isRefusal(inside, depth + 1));
}

function toRejection({ record, posting }: NumberedPosting, error: unknown): RecordRejection {
  const message = error instanceof Error ? error.message : String(error);
  return {
    record,
    reference: posting.reference,
    reason: `The database rejected it: ${message.replace(/\s+/g, " ").slice(-200).trim()}`,
    excerpt: `${posting.content.title}, ${posting.company.name}`,
  };
}

/** The part of a batch between two records, with the posting that ends it, if any. */
function part(batch: PreparedBatch, after: number, row: NumberedPosting | null): PreparedBatch {
  const isInside = (record: number) => record > after && (!row || record < row.record);
  return {
    ready: row ? [row] : [],
    rejections: batch.rejections.filter(({ record }) => isInside(record)),
    duplicates: batch.duplicates.filter(({ record }) => isInside(record)),
  };
}

async function commitOneByOne(
  target: StepTarget,
  { position, batch }: RunStep,
): Promise<StepCounts> {
  const total: StepCounts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
  const commit = async (step: RunStep) => {
    const counts = await commitStep(target, step);
    for (const key of Object.keys(total) as (keyof StepCounts)[]) total[key] += counts[key];
  };
  for (const row of batch.ready) {
    const step = { position: row.record, batch: part(batch, target.run.position, row) };
    try {
      await commit(step);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const rejections = [...step.batch.rejections, toRejection(row, error)];
      await commit({ ...step, batch: { ...step.batch, ready: [], rejections } });
    }
  }
  const rest = part(batch, target.run.position, null);
  if (position > target.run.position) await commit({ position, batch: rest });
  return total;
}

/**
 * Commits a batch's postings, its refusals and the run's position in one transaction, and counts
 * the results. If the database refuses a row, the batch is committed row by row: only that row is
 * reported as refused.
 */
export async function saveStep(target: StepTarget, step: RunStep): Promise<StepCounts> {
  try {
    return await commitStep(target, step);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return commitOneByOne(target, step);
  }
}
