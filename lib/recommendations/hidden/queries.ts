import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";

/** The ids of all jobs that somebody does not want recommended. */
export async function listHiddenIds(actor: Actor): Promise<string[]> {
  const rows = await db.hiddenJob.findMany({
    where: { userId: actor.id },
    select: { jobId: true },
  });
  return rows.map(({ jobId }) => jobId);
}
