import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { loadShownCards } from "../cards/queries";
import { SAVED_PAGE_SIZE, type SavedJobList } from "./schema";

/** The ids of all jobs that somebody saved, the latest first. */
export async function listSavedIds(actor: Actor): Promise<string[]> {
  const rows = await db.savedJob.findMany({
    where: { userId: actor.id },
    orderBy: [{ savedAt: "desc" }, { jobId: "desc" }],
    select: { jobId: true },
  });
  return rows.map(({ jobId }) => jobId);
}

/**
 * One page of the jobs that somebody saved, the latest first; the last page for one beyond it. Left
 * out are jobs that were removed, or ended so long ago that their page is gone.
 */
export async function listSavedJobs(
  actor: Actor,
  wanted: number,
  pageSize = SAVED_PAGE_SIZE,
): Promise<SavedJobList> {
  const all = await loadShownCards(await listSavedIds(actor));
  const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Math.min(wanted, pageCount);
  const jobs = all.slice((page - 1) * pageSize, page * pageSize);
  return { jobs, total: all.length, page, pageCount };
}
