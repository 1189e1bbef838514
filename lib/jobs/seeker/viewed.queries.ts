import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { MOST_VIEWED, type ViewedJob } from "@/lib/shared/viewed-jobs";
import { loadShownCards } from "../public/cards.queries";

/** The jobs that someone viewed last, latest first, without those whose page is gone. */
export async function listViewedJobs(actor: Actor): Promise<ViewedJob[]> {
  const rows = await db.viewedJob.findMany({
    where: { userId: actor.id },
    orderBy: [{ viewedAt: "desc" }, { jobId: "desc" }],
    take: MOST_VIEWED,
    select: { jobId: true },
  });
  const shown = await loadShownCards(rows.map(({ jobId }) => jobId));
  return shown.map(({ job: { id, slug, title, company } }) => ({
    id,
    slug,
    title,
    company: company.name,
  }));
}
