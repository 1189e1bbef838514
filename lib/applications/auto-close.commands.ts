import "server-only";
import { v7 as uuid } from "uuid";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { announce } from "@/lib/platform/queue";
import { isClosedForApplications } from "./applying/submissions";
import { applicationSubmitted } from "./events";
import { callOffInterviews } from "./interviews/calling-off.commands";
import { cancelWaiting } from "./letters/commands";
import { UNDECIDED } from "./reference";
import type { ApplicationStatus } from "./schema";
import { writeStep } from "./timeline.commands";

const BATCH = 200;

const NOTES = {
  held: "The job ended before your email address was verified, so this was not sent. No one has seen it.",
  closed:
    "The employer has closed this job, along with the applications that hadn't been answered yet. Thank you for the time you put into yours.",
  removed: "This job was taken down with all its applications. No one there can see what you sent.",
};

type EndedApplication = { id: string; userId: string | null };

async function close(
  tx: Transaction,
  { id, userId }: EndedApplication,
  note: string,
): Promise<void> {
  const at = new Date();
  await tx.application.update({
    where: { id },
    data: {
      status: "closed",
      stageId: null,
      decidedAt: at,
      toldStatus: null,
      toldVersion: null,
      version: { increment: 1 },
    },
  });
  await writeStep(tx, { applicationId: id, userId, kind: "closed", actorId: null, note, at });
  await callOffInterviews(tx, id, { now: at, isInLetter: false });
}

async function submit(tx: Transaction, { id, userId }: EndedApplication): Promise<void> {
  const at = new Date();
  await tx.application.update({
    where: { id },
    data: { status: "submitted", submittedAt: at, version: { increment: 1 } },
  });
  const stepId = uuid();
  await tx.applicationEvent.create({
    data: { id: stepId, applicationId: id, userId, kind: "submitted", at },
  });
  await announce(tx, applicationSubmitted, { id: stepId, applicationId: id });
}

async function releaseOne(userId: string, { id, jobId }: { id: string; jobId: string }) {
  await db.$transaction(async (tx) => {
    // Locks in the order that `applyToJob` does: the person, the job, the application.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM jobs WHERE id = ${jobId}::uuid FOR SHARE`;
    const held = await tx.application.findFirst({
      where: { id, status: "held", user: { emailVerifiedAt: { not: null } } },
      select: {
        id: true,
        userId: true,
        job: {
          select: {
            status: true,
            expiresAt: true,
            applyUrl: true,
            companyId: true,
            company: { select: { name: true, status: true } },
          },
        },
      },
    });
    if (!held) return;
    if (isClosedForApplications(held.job, new Date())) await close(tx, held, NOTES.held);
    else await submit(tx, held);
  });
}

/**
 * Sends the applications that waited for their owner to verify their address; those for a job that
 * has ended meanwhile are closed and say so. A repeat does nothing.
 */
export async function releaseHeld(userId: string): Promise<void> {
  const held = await db.application.findMany({
    where: { userId, status: "held" },
    orderBy: { createdAt: "asc" },
    select: { id: true, jobId: true },
  });
  for (const application of held) await releaseOne(userId, application);
}

/**
 * An end, and whose applications it ends: by their status or, with `isTold`, by the status that their
 * senders know while the company has decided otherwise without telling them.
 */
type Ending = { statuses: readonly ApplicationStatus[]; note: string; isTold?: boolean };

/**
 * Which applications a job's status ends. Those of a paused job may go on, and those of an expired
 * one still have their employer.
 */
function endingsOf(status: string): Ending[] {
  const held = { statuses: ["held"], note: NOTES.held } as const;
  if (status === "expired") return [held];
  if (status !== "closed" && status !== "removed") return [];
  const undecided = { statuses: UNDECIDED, note: NOTES[status] };
  return [held, undecided, { ...undecided, isTold: true }];
}

// A letter that waits still tells its reader how it ended, unless the posting was taken down.
const isUntold = (status: string) => Prisma.sql`a.told_status IS NOT NULL AND (${status} = 'removed'
  OR NOT EXISTS (SELECT 1 FROM application_letters l
    WHERE l.application_id = a.id AND l.status = 'waiting'))`;

/** Tells someone that it ended who wasn't told what the company had decided. */
async function tellEnd(
  tx: Transaction,
  { id, userId }: EndedApplication,
  note: string,
): Promise<void> {
  await cancelWaiting(tx, id, { why: "removed", actorId: null });
  await tx.application.update({
    where: { id },
    data: { toldStatus: "closed", version: { increment: 1 } },
  });
  const at = new Date();
  await writeStep(tx, { applicationId: id, userId, kind: "closed", actorId: null, note, at });
  await callOffInterviews(tx, id, { now: at, isInLetter: false });
}

async function closeBatch(jobId: string, ending: Ending): Promise<number> {
  const { statuses, note, isTold = false } = ending;
  return db.$transaction(
    async (tx) => {
      const [job] = await tx.$queryRaw<{ status: string }[]>`
        SELECT status FROM jobs WHERE id = ${jobId}::uuid FOR SHARE`;
      // The job may have been reopened since the event.
      if (!job || !endingsOf(job.status).some((one) => one.note === note)) return 0;
      const open = await tx.$queryRaw<EndedApplication[]>`
        SELECT a.id, a.user_id AS "userId" FROM applications a
        WHERE a.job_id = ${jobId}::uuid AND ${
          isTold
            ? Prisma.sql`a.told_status::text = ANY(${[...statuses]}) AND ${isUntold(job.status)}`
            : Prisma.sql`a.status::text = ANY(${[...statuses]})`
        }
        ORDER BY a.id LIMIT ${BATCH} FOR UPDATE OF a`;
      for (const application of open) await (isTold ? tellEnd : close)(tx, application, note);
      return open.length;
    },
    { timeout: 30_000 },
  );
}

/**
 * Closes applications that no one will answer any longer: held ones of an ended job and, if it was
 * closed or removed, those without a decision too, with their interviews. Offers stand. A repeat does
 * nothing.
 */
export async function closeEnded(jobIds: readonly string[]): Promise<void> {
  const jobs = await db.job.findMany({
    where: { id: { in: [...jobIds] }, applications: { some: {} } },
    select: { id: true, status: true },
  });
  for (const { id, status } of jobs) {
    for (const ending of endingsOf(status)) {
      while ((await closeBatch(id, ending)) === BATCH);
    }
  }
}
