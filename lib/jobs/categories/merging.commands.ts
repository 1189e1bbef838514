import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { loadSettings } from "@/lib/platform/settings";
import { CATEGORY_CODES, type JobCategory } from "@/lib/shared/categories/codes";
import { currentCategory } from "@/lib/shared/categories/known";
import { announceJobs } from "../announcing.commands";
import { jobsEdited } from "../events";
import { indexJobs } from "../search-index/indexing.commands";

const BATCH = 500;

type Move = { from: JobCategory; into: JobCategory };

/** Moves some of a category's postings, whatever their status. Returns how many. */
async function moveSome(tx: Transaction, { from, into }: Move): Promise<number> {
  const moved = await tx.$queryRaw<{ id: string; isLive: boolean }[]>`
    UPDATE jobs SET category = ${into}::job_category WHERE id IN (
      SELECT id FROM jobs WHERE category = ${from}::job_category LIMIT ${BATCH} FOR UPDATE)
    RETURNING id, status = 'live' AS "isLive"`;
  const live = moved.filter(({ isLive }) => isLive).map(({ id }) => id);
  if (live.length > 0) {
    await indexJobs(tx, live);
    await announceJobs(tx, jobsEdited, live);
  }
  return moved.length;
}

/**
 * Gives the postings of merged categories to those that they were merged into, in batches; until
 * then both count as one. Repeatable: a process that has not heard of a merge may add another one.
 */
export async function moveMergedJobs(): Promise<void> {
  await loadSettings();
  const moves = CATEGORY_CODES.flatMap((from): Move[] => {
    const into = currentCategory(from);
    return into === from ? [] : [{ from, into }];
  });
  for (const move of moves) {
    await db.categoryCard.updateMany({
      where: { category: move.from },
      data: { category: move.into },
    });
    let moved = BATCH;
    while (moved === BATCH) {
      moved = await db.$transaction((tx) => moveSome(tx, move), { timeout: 60_000 });
    }
  }
}
