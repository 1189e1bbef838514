import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { announce } from "@/lib/platform/queue";
import { isModerated } from "@/lib/platform/settings";
import { announceJobs } from "../announcing.commands";
import { type JobDecision, jobReviewed, jobsPublished } from "../events";
import { riskColumns } from "../persistence.commands";
import { reviewReasons } from "../risk/assessment";
import { assessPosting } from "../risk/queries";
import type { JobContent, JobStatus } from "../schema";
import { indexJobs } from "../search-index/indexing.commands";
import { loadContents } from "../stored-content.queries";
import { nextState } from "./next-state";

/** Adds jobs that have just gone live to the search, and announces it. */
export async function announceLive(tx: Transaction, jobIds: string[]): Promise<void> {
  await indexJobs(tx, jobIds);
  await announceJobs(tx, jobsPublished, jobIds);
}

type ReleasableJob = {
  id: string;
  status: JobStatus;
  version: number;
  postedById: string | null;
  scheduledFor: Date | null;
  expiresAt: Date | null;
  hasVerifiedEmail: boolean;
  name: string;
  website: string | null;
  isVerified: boolean;
  /** Whether an admin has approved the current content. */
  isApproved: boolean;
};

const BATCH = 200;
const TOO_LATE =
  "Its last day passed before it could go live. Choose another day and post it again.";

/**
 * Postings that may go on, with what decides where, locked. Held ones of suspended companies wait.
 */
async function lockWaiting(tx: Transaction, which: Prisma.Sql): Promise<ReleasableJob[]> {
  return tx.$queryRaw<ReleasableJob[]>`
    SELECT j.id, j.status::text, j.version, j.posted_by_id AS "postedById",
      j.scheduled_for AS "scheduledFor", j.expires_at AS "expiresAt",
      u.id IS NULL OR u.email_verified_at IS NOT NULL AS "hasVerifiedEmail",
      c.name, c.website, c.verified_at IS NOT NULL AS "isVerified",
      coalesce(j.approved_version = j.version, false) AS "isApproved"
    FROM jobs j JOIN companies c ON c.id = j.company_id LEFT JOIN users u ON u.id = j.posted_by_id
    WHERE j.source_id IS NULL AND c.status = 'active'
      AND EXISTS (SELECT FROM company_members m WHERE m.company_id = j.company_id) AND ${which}
    ORDER BY j.id LIMIT ${BATCH} FOR UPDATE OF j SKIP LOCKED`;
}

/** What the rules find now, and why it waits: for no reason, once an admin has approved it. */
async function review(tx: Transaction, row: ReleasableJob, content: JobContent) {
  const { name, website, isVerified, postedById, isApproved } = row;
  const company = { name, website, isVerified };
  const risk = await assessPosting({ content, company, senderId: postedById }, tx);
  return { risk, reasons: isApproved || !isModerated() ? [] : reviewReasons(risk, company) };
}

/** Where a waiting posting goes, as the table's columns. */
function nextColumns(row: ReleasableJob, reasons: string[], now: Date) {
  const { hasVerifiedEmail, scheduledFor, expiresAt } = row;
  if (expiresAt !== null && expiresAt <= now) {
    return { status: "rejected", scheduledFor: null, rejectionReason: TOO_LATE } as const;
  }
  const state = nextState({ hasVerifiedEmail, reasons, scheduledFor }, now);
  return { ...state, ...(state.status === "live" ? { postedAt: now } : {}) };
}

const DECISIONS: Partial<Record<JobStatus, JobDecision>> = {
  live: "live",
  draft: "planned",
  in_review: "in_review",
  rejected: "too_late",
};

/** Announces it if the posting's status has changed. */
async function announceStep(tx: Transaction, row: ReleasableJob, to: JobStatus): Promise<void> {
  const decision = DECISIONS[to];
  if (!decision || row.status === to) return;
  await announce(tx, jobReviewed, {
    jobId: row.id,
    version: row.version + 1,
    userId: row.postedById,
    decision,
    reason: to === "rejected" ? TOO_LATE : null,
  });
}

async function moveOn(tx: Transaction, which: Prisma.Sql, now: Date): Promise<number> {
  const rows = await lockWaiting(tx, which);
  const contents = await loadContents(
    rows.map(({ id }) => id),
    tx,
  );
  const live: string[] = [];
  for (const row of rows) {
    const content = contents.get(row.id);
    if (!content) continue;
    const { risk, reasons } = await review(tx, row, content);
    const next = nextColumns(row, reasons, now);
    if (next.status === "live") live.push(row.id);
    await tx.job.update({
      where: { id: row.id },
      data: {
        ...next,
        reviewReasons: reasons,
        ...riskColumns(risk),
        version: { increment: 1 },
      },
    });
    await announceStep(tx, row, next.status);
  }
  if (live.length > 0) await announceLive(tx, live);
  return rows.length;
}

async function moveAllOn(which: Prisma.Sql, now: Date): Promise<void> {
  for (;;) {
    const moved = await db.$transaction((tx) => moveOn(tx, which, now), { timeout: 60_000 });
    if (moved < BATCH) return;
  }
}

/**
 * Releases the postings that were held until this person's address was verified; scheduled ones
 * still wait. A repeat does nothing.
 */
export async function releaseHeldJobs(userId: string, now = new Date()): Promise<void> {
  const isVerified = await db.user.count({
    where: { id: userId, emailVerifiedAt: { not: null } },
  });
  if (isVerified === 0) return;
  await moveAllOn(
    Prisma.sql`j.status = 'draft' AND j.scheduled_for IS NULL AND j.posted_by_id = ${userId}::uuid
      AND EXISTS (SELECT FROM company_members m
        WHERE m.company_id = j.company_id AND m.user_id = j.posted_by_id
          AND m.role IN ('owner', 'recruiter'))`,
    now,
  );
}

/**
 * Publishes imported postings whose day has come: nobody reviews them, nor need anyone be there.
 * What has ended before its day only gets a page. Returns their number.
 */
async function openImported(tx: Transaction, now: Date): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string; status: JobStatus }[]>`
    UPDATE jobs SET scheduled_for = NULL, posted_at = ${now}, updated_at = ${now},
      version = version + 1, ended_at = CASE WHEN expires_at <= ${now} THEN expires_at END,
      status = (CASE WHEN expires_at <= ${now} THEN 'expired' ELSE 'live' END)::job_status
    WHERE id = ANY (ARRAY(
      SELECT j.id FROM jobs j JOIN companies c ON c.id = j.company_id AND c.status = 'active'
      WHERE j.source_id IS NOT NULL AND j.status = 'draft' AND j.scheduled_for <= ${now}
      ORDER BY j.id LIMIT ${BATCH} FOR UPDATE OF j SKIP LOCKED))
    RETURNING id::text, status::text`;
  const live = rows.filter(({ status }) => status === "live").map(({ id }) => id);
  if (live.length > 0) await announceLive(tx, live);
  return rows.length;
}

/** Publishes the postings whose day has come by `now`. Runs at the same time share the work. */
export async function publishDueJobs(now: Date): Promise<void> {
  await moveAllOn(Prisma.sql`j.status = 'draft' AND j.scheduled_for <= ${now}`, now);
  for (;;) {
    const opened = await db.$transaction((tx) => openImported(tx, now), { timeout: 60_000 });
    if (opened < BATCH) return;
  }
}

/**
 * Takes postings out of review that waited only for these companies to be verified. Whatever a
 * posting itself is held for stays. A repeat does nothing.
 */
export async function releaseVerifiedJobs(
  companyIds: readonly string[],
  now = new Date(),
): Promise<void> {
  const waiting = await db.job.findMany({
    where: {
      companyId: { in: [...companyIds] },
      status: "in_review",
      sourceId: null,
      company: { verifiedAt: { not: null } },
    },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of waiting) {
    await db.$transaction((tx) =>
      moveOn(
        tx,
        Prisma.sql`j.id = ${id}::uuid AND j.status = 'in_review' AND c.verified_at IS NOT NULL`,
        now,
      ),
    );
  }
}
