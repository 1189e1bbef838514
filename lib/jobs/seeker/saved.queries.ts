import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { loadShownCards } from "../public/cards.queries";
import { ENDED_PAGE_DAYS } from "../schema";
import { SAVED_PAGE_SIZE, type SavedJobList, type SavedSort } from "./saved.schema";

/** The ids of all jobs that someone saved, newest first. */
export async function listSavedIds(actor: Actor): Promise<string[]> {
  const rows = await db.savedJob.findMany({
    where: { userId: actor.id },
    orderBy: [{ savedAt: "desc" }, { jobId: "desc" }],
    select: { jobId: true },
  });
  return rows.map(({ jobId }) => jobId);
}

type SavedJobsRequest = { page: number; sort?: SavedSort; pageSize?: number };

// Those that have a page: live ones, and ended ones until their page is gone.
const shown = (actor: Actor) => Prisma.sql`
  FROM saved_jobs s JOIN jobs j ON j.id = s.job_id
    AND j.status IN ('live', 'paused', 'closed', 'expired')
    AND coalesce(j.ended_at, j.expires_at, now()) > now() - make_interval(days => ${ENDED_PAGE_DAYS})
    JOIN companies c ON c.id = j.company_id AND c.status = 'active'
  WHERE s.user_id = ${actor.id}::uuid`;

// What has closed can't close again, and what never closes can wait.
const ORDERS: Record<SavedSort, Prisma.Sql> = {
  saved: Prisma.sql`s.saved_at DESC, s.job_id DESC`,
  closing: Prisma.sql`j.status = 'live' AND coalesce(j.expires_at > now(), true) DESC,
    j.expires_at NULLS LAST, s.saved_at DESC, s.job_id DESC`,
};

/**
 * One page of the jobs that someone saved, newest first unless told otherwise; the last page
 * for one beyond it. Left out are jobs that were removed, or ended so long ago that their page is
 * gone.
 */
export async function listSavedJobs(
  actor: Actor,
  { page: wanted, sort = "saved", pageSize = SAVED_PAGE_SIZE }: SavedJobsRequest,
): Promise<SavedJobList> {
  const [{ total } = { total: 0 }] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total ${shown(actor)}`;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted, pageCount);
  const rows = await db.$queryRaw<{ jobId: string; note: string | null }[]>`
    SELECT s.job_id AS "jobId", s.note ${shown(actor)}
    ORDER BY ${ORDERS[sort]} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const notes = new Map(rows.map(({ jobId, note }) => [jobId, note]));
  const cards = await loadShownCards([...notes.keys()]);
  const jobs = cards.map((card) => ({ ...card, note: notes.get(card.job.id) ?? null }));
  return { jobs, total, page, pageCount };
}
