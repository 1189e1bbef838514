import "server-only";
import type { ImportReport } from "@/lib/imports/reports";
import { db, type Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { parseUrl } from "@/lib/shared/web-link";
import { isReminderDue } from "./attention";
import { sourceNeedsAttention } from "./events";
import { countMissing } from "./missing-jobs.commands";
import type { ReadSource } from "./read-files.commands";
import { companyNameOf, recogniseBoard } from "./recognition";
import type { RunOutcome } from "./schema";
import { NO_VALIDATORS } from "./visits.schema";

const FIRST_RETRY_MS = 15 * 60_000;
/** The wait before the next visit of a source with more pages than one visit reads. */
const READ_ON_MS = 3_600_000;
/** A source that has failed for this long, and this often, is paused. */
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;
const GIVEN_UP_AFTER_FAILURES = 3;

/** A connected source by its id; `null` if it is gone. */
export async function findConnected(id: string) {
  return db.connectedSource.findUnique({
    where: { id },
    include: {
      source: true,
      owner: { include: { company: { select: { name: true } } } },
    },
  });
}

export type VisitedSource = NonNullable<Awaited<ReturnType<typeof findConnected>>>;

/** The company name for boards that don't state it. */
export function companyOf({ companyName, address, source, owner }: VisitedSource): string {
  if (owner?.company) return owner.company.name;
  const url = parseUrl(address);
  const board = url && recogniseBoard(url);
  return companyName ?? (board ? companyNameOf(board.name) : source.name);
}

/** The result of a run. */
export type RunResult = {
  outcome: Exclude<RunOutcome, "running">;
  message: string | null;
  report?: ImportReport;
  read?: ReadSource;
  ended: number;
  retryAt?: Date | null;
  /** Whether the source may not be read at all. Then it's paused and not tried again. */
  isBarred?: boolean;
};

/**
 * The changes after a failed run: when the source is tried again, with growing waits, and whether
 * it is given up.
 */
function afterFailure(source: VisitedSource, { retryAt, isBarred }: RunResult, now: Date) {
  if (isBarred) return { pausedAt: source.pausedAt ?? now, nextRunAt: null };
  const failures = source.failures + 1;
  const failingSince = source.failingSince ?? now;
  const isGivenUp =
    failures >= GIVEN_UP_AFTER_FAILURES &&
    now.getTime() - failingSince.getTime() >= GIVEN_UP_AFTER_MS;
  const wait = Math.min(source.everyHours * 3_600_000, FIRST_RETRY_MS * 2 ** (failures - 1));
  const next = Math.max(now.getTime() + wait, retryAt?.getTime() ?? 0);
  return {
    ...{ failures, failingSince },
    // An admin may have paused it in the meantime.
    ...(isGivenUp ? { isGivenUp, pausedAt: source.pausedAt ?? now } : {}),
    nextRunAt: isGivenUp || source.pausedAt ? null : new Date(next),
  };
}

function afterSuccess(source: VisitedSource, { outcome, read }: RunResult, now: Date) {
  const isComplete = outcome === "complete";
  const isGood = isComplete || outcome === "unchanged";
  // Only a complete reading may be skipped next time if nothing has changed.
  const known = isComplete ? read?.validators : NO_VALIDATORS;
  const wait = outcome === "partial" ? READ_ON_MS : source.everyHours * 3_600_000;
  return {
    ...{ failures: 0, failingSince: null },
    ...(isGood ? { lastSuccessAt: now } : {}),
    ...(outcome === "unchanged" ? {} : known),
    nextRunAt: source.pausedAt ? null : new Date(now.getTime() + wait),
  };
}

/**
 * Whether admins are told of a run that went wrong: the first time, and again after each week
 * without a complete reading.
 */
async function needsAttention(
  source: VisitedSource,
  { runId, outcome, now }: { runId: string; outcome: RunOutcome; now: Date },
): Promise<boolean> {
  if (outcome !== "incomplete" && outcome !== "shrunken") return false;
  const before = await db.sourceRun.findFirst({
    where: {
      connectedSourceId: source.id,
      id: { not: runId },
      outcome: { notIn: ["running", "failed"] },
    },
    orderBy: { startedAt: "desc" },
    select: { outcome: true, startedAt: true },
  });
  return before?.outcome !== outcome || isReminderDue(source, before.startedAt, now);
}

/**
 * Whether the field choices have changed in the meantime, so that everything has to be read again.
 */
async function hasOtherFields(tx: Transaction, { id, mapping }: VisitedSource): Promise<boolean> {
  // The source's row is locked at this point.
  const current = await tx.connectedSource.findUnique({ where: { id }, select: { mapping: true } });
  return JSON.stringify(current?.mapping) !== JSON.stringify(mapping);
}

/** Clears the stored versions of a source, so that everything is read again. */
export async function forgetVersions(tx: Transaction, id: string): Promise<void> {
  await tx.connectedSource.updateMany({ where: { id }, data: NO_VALIDATORS });
  await tx.sourcePage.deleteMany({ where: { connectedSourceId: id } });
}

/** Records a run's result and when the source is read next. Tells admins if it needs attention. */
export async function recordRun(
  source: VisitedSource,
  { runId, result, now }: { runId: string; result: RunResult; now: Date },
): Promise<void> {
  const { outcome, message, report, ended } = result;
  const { read = 0, created = 0, updated = 0, unchanged = 0, rejected = 0 } = report?.counts ?? {};
  // Postings on pages that weren't read again count as read and unchanged.
  const kept = result.read?.pages?.kept.length ?? 0;
  const missing = await countMissing(source.id);
  const isTold = await needsAttention(source, { runId, outcome, now });
  const data =
    outcome === "failed" ? afterFailure(source, result, now) : afterSuccess(source, result, now);
  const isGivenUpNow = "isGivenUp" in data && !source.isGivenUp;
  await db.$transaction(async (tx) => {
    const { count } = await tx.sourceRun.updateMany({
      where: { id: runId },
      data: {
        ...{ outcome, message, finishedAt: new Date(), importRunId: report?.runId ?? null },
        ...{ read: read + kept, created, updated, unchanged: unchanged + kept },
        ...{ rejected, missing, ended },
      },
    });
    // The source was deleted in the meantime, and its runs with it.
    if (count === 0) return;
    await tx.connectedSource.updateMany({ where: { id: source.id }, data });
    if (await hasOtherFields(tx, source)) await forgetVersions(tx, source.id);
    if (isTold || isGivenUpNow || result.isBarred)
      await announce(tx, sourceNeedsAttention, { runId });
  });
}
