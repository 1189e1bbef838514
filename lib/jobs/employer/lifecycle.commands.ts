import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { formatDay } from "@/lib/shared/dates";
import { DomainError } from "@/lib/shared/errors";
import { moveJobInside } from "../commands";
import { jobClosedWithMessage } from "../events";
import { expiryOf } from "../lifecycle";
import { deadlineError, renewableFrom } from "./changes";
import { keepAfter, keepBefore } from "./edits.commands";
import { type LockedJob, lockEmployerJob } from "./edits.queries";
import type { JobChangeResult, JobRenewal, JobsChange } from "./lifecycle.schema";
import { EMPLOYER_JOB_STATUS_NAMES } from "./schema";

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

function refuseFrom(job: LockedJob, what: string): never {
  const state = EMPLOYER_JOB_STATUS_NAMES[job.status].toLowerCase();
  throw new DomainError("conflict", `“${job.title}” is ${state}. ${what}`);
}

function requireActiveCompany({ company }: LockedJob): void {
  if (company.status === "active") return;
  throw new DomainError("conflict", `${company.name} is suspended, so its jobs can't go live.`);
}

/** Takes a step that the posting's status allows; repeating one does nothing. */
async function step(
  tx: Transaction,
  { actor, job, to }: { actor: Actor; job: LockedJob; to: "live" | "paused" | "closed" },
): Promise<boolean> {
  if (job.status === to) return false;
  await moveJobInside(tx, { jobId: job.id, to, now: new Date() });
  const action = { live: "job.resumed", paused: "job.paused", closed: "job.closed" }[to];
  await audit(tx, { action, actorId: actor.id, target: { type: "job", id: job.id } });
  return true;
}

type JobAction = { actor: Actor; job: LockedJob };

async function pause(tx: Transaction, { actor, job }: JobAction): Promise<void> {
  if (job.status !== "live" && job.status !== "paused") {
    refuseFrom(job, "Only a live job can be paused.");
  }
  await step(tx, { actor, job, to: "paused" });
}

async function resume(tx: Transaction, { actor, job }: JobAction): Promise<void> {
  if (job.status !== "live" && job.status !== "paused") {
    refuseFrom(job, "Only a paused job can be resumed.");
  }
  requireActiveCompany(job);
  if (job.expiresAt && job.expiresAt <= new Date()) {
    throw new DomainError("conflict", "Its deadline has passed. Extend it first, then resume it.");
  }
  await step(tx, { actor, job, to: "live" });
}

async function close(
  tx: Transaction,
  { actor, job, message }: JobAction & { message: string },
): Promise<void> {
  if (!["live", "paused", "closed"].includes(job.status)) {
    refuseFrom(job, "Only an open job can be closed.");
  }
  const didClose = await step(tx, { actor, job, to: "closed" });
  if (!didClose || !message) return;
  const { endedAt } = await tx.job.findUniqueOrThrow({ where: { id: job.id } });
  await announce(tx, jobClosedWithMessage, {
    id: uuid(),
    jobId: job.id,
    actorId: actor.id,
    closedAt: (endedAt ?? new Date()).toISOString(),
    text: message,
  });
}

/** Sets the day a posting ends, as its next version, and also in a change that is waiting. */
async function writeDeadline(
  tx: Transaction,
  { actor, job }: JobAction,
  deadline: string | null,
): Promise<void> {
  const expiresAt = expiryOf({ deadline, timeZone: job.timeZone });
  const problem = deadlineError(expiresAt, new Date());
  if (problem) throw new DomainError("invalid", problem, { deadline: [problem] });
  if (dayOf(job.deadline) === deadline) return;
  await keepBefore(tx, job);
  await tx.job.update({
    where: { id: job.id },
    data: {
      deadline: deadline === null ? null : new Date(`${deadline}T00:00:00Z`),
      expiresAt,
      version: { increment: 1 },
    },
  });
  await tx.$executeRaw`
    UPDATE job_edits SET content = jsonb_set(content, '{deadline}', to_jsonb(${deadline}::text))
    WHERE job_id = ${job.id}::uuid AND ${deadline}::text IS NOT NULL`;
  await tx.$executeRaw`
    UPDATE job_edits SET content = jsonb_set(content, '{deadline}', 'null'::jsonb)
    WHERE job_id = ${job.id}::uuid AND ${deadline}::text IS NULL`;
  await keepAfter(tx, job, actor.id);
}

async function extend(
  tx: Transaction,
  { actor, job, deadline }: JobAction & { deadline: string | null },
): Promise<void> {
  if (job.status !== "live" && job.status !== "paused") {
    refuseFrom(job, "Renew it to give it a new deadline.");
  }
  if (job.source) {
    const why = `This job is imported from ${job.source.name}, and its deadline with it.`;
    throw new DomainError("conflict", why);
  }
  await writeDeadline(tx, { actor, job }, deadline);
  await audit(tx, {
    action: "job.extended",
    actorId: actor.id,
    target: { type: "job", id: job.id },
    details: { deadline },
  });
}

async function apply(tx: Transaction, doing: JobAction, change: JobsChange): Promise<void> {
  switch (change.action) {
    case "pause":
      return pause(tx, doing);
    case "resume":
      return resume(tx, doing);
    case "close":
      return close(tx, { ...doing, message: change.message });
    case "extend":
      return extend(tx, { ...doing, deadline: change.deadline });
  }
}

async function changeOne(
  actor: Actor,
  jobId: string,
  change: JobsChange,
): Promise<JobChangeResult & { isKnown: boolean }> {
  const nothing = { status: null, deadline: null, deadlineBefore: null };
  try {
    return await db.$transaction(async (tx) => {
      const job = await lockEmployerJob(tx, actor, jobId);
      await apply(tx, { actor, job }, change);
      const after = await tx.job.findUniqueOrThrow({
        where: { id: jobId },
        select: { status: true, deadline: true },
      });
      return {
        jobId,
        isDone: true,
        isKnown: true,
        message: null,
        status: after.status,
        deadline: dayOf(after.deadline),
        deadlineBefore: dayOf(job.deadline),
      };
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isKnown = error.code !== "not_found";
    return { jobId, isDone: false, isKnown, message: error.message, ...nothing };
  }
}

/**
 * Pauses, resumes, extends or closes postings, each separately, and returns the outcomes in order:
 * one that can't be changed says why and doesn't stop the others. A repeat does nothing and is
 * reported as done; a closing message is sent once. Throws `not_found` when none of the postings
 * belongs to the actor's companies.
 */
export async function changeJobs(actor: Actor, change: JobsChange): Promise<JobChangeResult[]> {
  const results: (JobChangeResult & { isKnown: boolean })[] = [];
  for (const jobId of new Set(change.jobIds)) {
    results.push(await changeOne(actor, jobId, change));
  }
  if (results.every(({ isKnown }) => !isKnown)) {
    throw new DomainError("not_found", "Job not found");
  }
  return results.map(({ isKnown: _, ...result }) => result);
}

/**
 * Puts a posting back at the top of the lists, as if posted now, with a new deadline; an ended one
 * goes live again. Its applications stay as they are. Throws `not_found` for strangers, `conflict`
 * when it was posted less than a week ago or can't be renewed, `invalid` for a deadline in the
 * past.
 */
export async function renewJob(
  actor: Actor,
  jobId: string,
  { deadline }: JobRenewal,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const job = await lockEmployerJob(tx, actor, jobId);
    const { status, postedAt } = job;
    const from = renewableFrom({ status, postedAt, isImported: job.source !== null });
    if (!from) refuseFrom(job, "You can't renew it.");
    const now = new Date();
    if (from > now) {
      const day = formatDay(from.toISOString());
      throw new DomainError(
        "conflict",
        `It was posted less than a week ago. You can renew it from ${day}.`,
      );
    }
    requireActiveCompany(job);
    await tx.job.update({ where: { id: jobId }, data: { postedAt: now } });
    await writeDeadline(tx, { actor, job }, deadline);
    if (status === "live") await keepAfter(tx, job, null);
    else await moveJobInside(tx, { jobId, to: "live", now });
    await audit(tx, {
      action: "job.renewed",
      actorId: actor.id,
      target: { type: "job", id: jobId },
      details: { deadline },
    });
  });
}
