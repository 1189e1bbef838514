import "server-only";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importFile } from "@/lib/imports/commands";
import { inspectFile } from "@/lib/imports/readers/files.queries";
import type { ImportReport } from "@/lib/imports/reports";
import { withSourceLock } from "@/lib/imports/runs.commands";
import type { ImportFormat } from "@/lib/imports/schema";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/observability/log";
import { DomainError } from "@/lib/shared/errors";
import { importRules } from "./mapping";
import {
  compareWithOpenJobs,
  endMissing,
  forgetMissing,
  noteMissing,
} from "./missing-jobs.commands";
import { holdSource, whyBarred } from "./owned/owners.queries";
import { MOST_COMPANY_JOBS } from "./owned/schema";
import { type ImportedLine, keepPages, listKnownPages } from "./pages/known-pages.commands";
import { MOST_PAGES } from "./pages/listed-pages";
import type { ReadSource } from "./read-files.commands";
import { readSource } from "./reading.commands";
import {
  companyOf,
  findConnected,
  type RunResult,
  recordRun,
  type VisitedSource,
} from "./run-records.commands";
import type { SourceKind } from "./schema";
import { SourceProblem } from "./source-problem";
import { Visit } from "./visits.commands";
import { RUN_LIMITS, type VisitLimits } from "./visits.schema";

type TargetOptions = {
  /** Whether missing jobs end at once, however many there are. */
  acceptsShrinking?: boolean;
  now?: Date;
};
type RunOptions = TargetOptions & {
  /** Whether to run even if the source is paused. */
  isAsked?: boolean;
  limits?: VisitLimits;
};

type ImportedSource = {
  report: ImportReport;
  format: ImportFormat;
  /** The result for each line, in order, if the source is read page by page. */
  lines: ImportedLine[];
  /** The references of all postings that the source has. */
  references: Set<string>;
  nameless: number;
};

async function importRead(
  source: VisitedSource,
  read: ReadSource,
  now: Date,
): Promise<ImportedSource> {
  const lines: ImportedLine[] = [];
  const kept = read.pages?.kept ?? [];
  const references = new Set(kept);
  let nameless = 0;
  const file = await inspectFile(read.path);
  const report = await importFile({
    file,
    source: source.source.name,
    now,
    mapping: importRules(source.mapping, source.owner?.company?.name ?? source.companyName),
    // Nobody reviews a source's content before it is imported, so it may not claim old addresses.
    keepsOldAddresses: false,
    beforeSave: (tx) => holdSource(tx, source),
    ...(source.owner
      ? {
          companyId: source.owner.companyId,
          mostPostings: MOST_COMPANY_JOBS,
          alreadyIn: kept.length,
        }
      : {}),
    onRecord: ({ record, reference, isRefused }) => {
      if (reference === null) nameless++;
      else references.add(reference);
      if (read.pages) lines[record - 1] = { reference, isRefused };
    },
  });
  return { report, format: file.format, lines, references, nameless };
}

/** Formats that can end anywhere. The others have an end of their own. */
const ENDLESS: ReadonlySet<ImportFormat> = new Set(["csv", "jsonl"]);

/** The reason why the reading may lack jobs that still exist; `null` if there is none. */
function whyIncomplete(read: ReadSource, imported: ImportedSource): string | null {
  const { report, format, nameless } = imported;
  if (!read.isWhole) return read.message ?? "Not everything could be read.";
  if (!read.hasKnownEnd && ENDLESS.has(format)) {
    return "Its server doesn't say how long the file is, so we can't tell whether this is all of it.";
  }
  if (!report.isFinished) return "The import was interrupted.";
  if (nameless === 0) return null;
  const rows = nameless === 1 ? "One row" : `${nameless} rows`;
  return `${rows} couldn't be read or had no reference, so we can't tell which jobs are missing.`;
}

type Finish = { read: ReadSource; imported: ImportedSource; now: Date; acceptsShrinking: boolean };

async function finishReading(
  source: VisitedSource,
  { read, imported, now, acceptsShrinking }: Finish,
): Promise<RunResult> {
  const { id, sourceId } = source;
  const { report, references } = imported;
  const comparison = await compareWithOpenJobs({
    ...{ connectedSourceId: id, sourceId, references, now },
  });
  await forgetMissing(comparison.returned);
  const incomplete = whyIncomplete(read, imported);
  if (incomplete) return { outcome: "incomplete", message: incomplete, report, read, ended: 0 };
  if (read.pages?.isUnfinished) {
    const message = "It has more pages than one visit reads. The next one reads on within an hour.";
    return { outcome: "partial", message, report, read, ended: 0 };
  }
  const { open, gone, newlyMissing } = comparison;
  // Includes jobs that earlier readings lacked: a list that loses a few each time is broken, too.
  if (newlyMissing.length > 0 && gone * 2 > open && !acceptsShrinking) {
    const message =
      references.size === 0
        ? `It holds no jobs, but ${open} of its jobs are open here.`
        : `${gone} of ${open} open jobs are gone.`;
    return { outcome: "shrunken", message, report, read, ended: 0 };
  }
  await noteMissing(id, newlyMissing, now);
  const ended = await endMissing(id, now, acceptsShrinking);
  return { outcome: "complete", message: null, report, read, ended };
}

async function targetOf(source: VisitedSource, { now, acceptsShrinking }: Required<TargetOptions>) {
  const kind = source.kind as SourceKind;
  const { etag, lastModified, requestAddress } = source;
  return {
    ...{ kind, requestAddress, companyName: companyOf(source), isPreview: false, now },
    known: await listKnownPages(source.id),
    mostPages: source.owner ? MOST_COMPANY_JOBS : MOST_PAGES,
    // To accept missing jobs, a run has to read everything.
    ...(acceptsShrinking ? {} : { validators: { etag, lastModified } }),
  };
}

async function visit(source: VisitedSource, options: RunOptions, now: Date): Promise<RunResult> {
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-source-"));
  const { acceptsShrinking = false, limits = RUN_LIMITS } = options;
  try {
    const target = await targetOf(source, { now, acceptsShrinking });
    const read = await readSource(new Visit(limits), target, folder);
    if (!read) {
      return { outcome: "unchanged", message: null, ended: await endMissing(source.id, now) };
    }
    const imported = await importRead(source, read, now);
    if (read.pages && imported.report.isFinished) {
      const { lines } = imported;
      await keepPages(read.pages, { connectedSourceId: source.id, lines, now });
    }
    return await finishReading(source, { read, imported, now, acceptsShrinking });
  } catch (error) {
    if (error instanceof SourceProblem) {
      return { outcome: "failed", message: error.message, ended: 0, retryAt: error.retryAt };
    }
    log.error({ source: source.id, error: String(error) }, "a source could not be read");
    const isKnown = error instanceof DomainError;
    const message = isKnown ? error.message : "Something went wrong here. The log says what.";
    return { outcome: "failed", message, ended: 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runUnderLock(id: string, options: RunOptions): Promise<void> {
  const { now = new Date() } = options;
  const source = await findConnected(id);
  if (!source || (source.pausedAt && !options.isAsked)) return;
  // This process holds the lock, so a run that is still marked as running was killed.
  await db.sourceRun.updateMany({
    where: { connectedSourceId: id, outcome: "running" },
    data: { outcome: "failed", message: "It was interrupted.", finishedAt: now },
  });
  const run = await db.sourceRun.create({ data: { connectedSourceId: id, startedAt: now } });
  const barred = await whyBarred(source);
  const result: RunResult = barred
    ? { outcome: "failed", message: barred, ended: 0, isBarred: true }
    : await visit(source, options, now);
  await recordRun(source, { runId: run.id, result, now });
}

/**
 * Reads a source: imports its jobs, ends those that have been missing for the grace period, and
 * records the run. It never throws because of the source. It does nothing if another process is
 * reading the source, or if the source is paused or gone.
 */
export async function runSource(id: string, options: RunOptions = {}): Promise<void> {
  const source = await findConnected(id);
  if (!source) return;
  await withSourceLock(source.sourceId, () => runUnderLock(id, options), "visit").catch(
    (error: unknown) => {
      if (error instanceof DomainError && error.code === "conflict") return;
      throw error;
    },
  );
}
