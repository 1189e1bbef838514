import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import { endImportedJobs } from "@/lib/jobs/imported-ends.commands";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { sourceDeleted, sourceDue } from "./events";
import { changeFields } from "./fields.commands";
import { typedMapping } from "./mapping";
import {
  keepHold,
  noteStep,
  requireManager,
  requireReadable,
  requireSource,
  type SourceBy,
  type StoredSource,
} from "./owned/managing.commands";
import { recognise } from "./recognising.commands";
import type { SourceChange, SourceInput } from "./schema";
import { asInvalid } from "./source-problem";
import { Visit } from "./visits.commands";
import { PREVIEW_LIMITS } from "./visits.schema";

const ENDED_AT_ONCE = 1000;

const paused = () => ({ pausedAt: new Date(), nextRunAt: null });
const resumed = () => ({
  ...{ pausedAt: null, isGivenUp: false, failures: 0, failingSince: null },
  nextRunAt: new Date(),
});

/**
 * Connects a source and reads it for the first time right away. Throws `forbidden` for anyone but
 * an admin, and `invalid` for an address that can't be read or a name or address that another
 * source has.
 */
export async function addSource(
  by: SourceBy,
  { address: typed, name, companyName = null, everyHours, ...rules }: SourceInput,
): Promise<{ id: string }> {
  requireAdministration(by.actor);
  const stored = typedMapping(rules);
  const recognised = await asInvalid(() => recognise(new Visit(PREVIEW_LIMITS), typed));
  const { kind, address, requestAddress } = recognised;
  try {
    return await db.$transaction(async (tx) => {
      const source = await tx.source.upsert({
        where: { name },
        create: { name },
        update: {},
        include: { connected: { select: { id: true } } },
      });
      if (source.connected) {
        const message = "Another source has this name.";
        throw new DomainError("invalid", message, { name: [message] });
      }
      const { id } = await tx.connectedSource.create({
        data: {
          ...{ sourceId: source.id, kind, address, requestAddress, everyHours, companyName },
          ...(stored ? { mapping: stored as Prisma.InputJsonObject } : {}),
        },
      });
      await noteStep(tx, by, { action: "source.added", id, details: { kind } });
      await announce(tx, sourceDue, {
        connectedSourceId: id,
        acceptsShrinking: false,
        isAsked: false,
      });
      return { id };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = "This address is already a source.";
    throw new DomainError("invalid", message, { address: [message] });
  }
}

async function pause(tx: Transaction, by: SourceBy, source: StoredSource): Promise<void> {
  const { id } = source;
  await keepHold(tx, by, { source, isHeld: true });
  if (source.pausedAt !== null) return;
  await tx.connectedSource.update({ where: { id }, data: paused() });
  await noteStep(tx, by, { action: "source.paused", id });
}

async function resume(tx: Transaction, by: SourceBy, source: StoredSource): Promise<void> {
  const { id } = source;
  await requireReadable(by, source);
  await keepHold(tx, by, { source, isHeld: false });
  if (source.pausedAt === null) return;
  await tx.connectedSource.update({ where: { id }, data: resumed() });
  await noteStep(tx, by, { action: "source.resumed", id });
}

/**
 * Pauses or resumes a source, or changes how often it is read or what feeds each field. A resumed
 * source is read right away. Throws `forbidden`, also for a company that may not have it read, and
 * `not_found`.
 */
export async function changeSource(
  by: SourceBy,
  id: string,
  { isPaused, everyHours, fields }: SourceChange,
): Promise<void> {
  requireManager(by);
  await db.$transaction(async (tx) => {
    const source = await requireSource(tx, id, by);
    if (everyHours !== undefined) {
      const next = new Date(Date.now() + everyHours * 3_600_000);
      const nextRunAt = source.pausedAt ? null : next;
      await tx.connectedSource.update({ where: { id }, data: { everyHours, nextRunAt } });
      await noteStep(tx, by, { action: "source.changed", id, details: { everyHours } });
    }
    if (fields !== undefined) await changeFields(tx, by, { source, fields });
    if (isPaused === true) await pause(tx, by, source);
    if (isPaused === false) await resume(tx, by, source);
  });
}

/**
 * Reads a source now, even if it is paused. Throws `forbidden`, `not_found` and, for a company's
 * members, `rate_limited`.
 */
export async function requestRun(
  by: SourceBy,
  id: string,
  { acceptsShrinking }: { acceptsShrinking: boolean },
): Promise<void> {
  requireManager(by);
  // Sources are read one after the other, so nobody may fill the queue.
  if (by.companyId !== undefined) await spend("sourceByAccount", by.actor.id);
  await db.$transaction(async (tx) => {
    const source = await requireSource(tx, id, by);
    await requireReadable(by, source);
    const { pausedAt } = source;
    // This holds until the run has planned the next one.
    if (!pausedAt) await tx.connectedSource.update({ where: { id }, data: { nextRunAt: null } });
    await announce(tx, sourceDue, { connectedSourceId: id, acceptsShrinking, isAsked: true });
    await noteStep(tx, by, { action: "source.run", id, details: { acceptsShrinking } });
  });
}

/**
 * Disconnects a source and deletes its history. Its jobs stay until they end by themselves, or end
 * soon. Throws `forbidden` and `not_found`.
 */
export async function deleteSource(
  by: SourceBy,
  id: string,
  { jobs }: { jobs: "keep" | "end" },
): Promise<void> {
  requireManager(by);
  await db.$transaction(async (tx) => {
    const source = await requireSource(tx, id, by);
    await tx.connectedSource.delete({ where: { id } });
    if (jobs === "end") await announce(tx, sourceDeleted, { sourceId: source.sourceId });
    await noteStep(tx, by, { action: "source.deleted", id, details: { jobs } });
  });
}

/** Ends all open jobs of a source that was deleted with its jobs, unless it was connected again. */
export async function endJobsOfDeleted(sourceId: number, now = new Date()): Promise<void> {
  for (;;) {
    if ((await db.connectedSource.count({ where: { sourceId } })) > 0) return;
    const jobs = await db.job.findMany({
      where: { sourceId, status: { in: ["live", "paused"] } },
      select: { id: true },
      take: ENDED_AT_ONCE,
    });
    const ids = jobs.map(({ id }) => id);
    if ((await endImportedJobs(ids, now)) === 0) return;
  }
}

/** Starts reading every source that is due, and sets when it is due next; a run updates that. */
export async function startDueSources(now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string }[]>`
      UPDATE connected_sources SET next_run_at = ${now}::timestamptz + make_interval(hours => every_hours)
      WHERE id IN (SELECT id FROM connected_sources
        WHERE next_run_at <= ${now} AND paused_at IS NULL FOR UPDATE SKIP LOCKED)
      RETURNING id`;
    for (const { id } of due) {
      await announce(tx, sourceDue, {
        connectedSourceId: id,
        acceptsShrinking: false,
        isAsked: false,
      });
    }
  });
}
