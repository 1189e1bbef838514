import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { listSimilarJobs } from "@/lib/jobs/public/similar.queries";
import type { JobCard } from "@/lib/jobs/schema";
import { listApplied } from "../queries";

// How many of the most similar jobs someone may have applied to before others are missing.
const MOST_APPLIED = 6;

/**
 * Live jobs similar to one that someone applied to, most similar first, at most two of a company
 * and none that they applied to.
 */
export async function listNextJobs(actor: Actor, jobId: string, limit: number): Promise<JobCard[]> {
  const [similar, applied] = await Promise.all([
    listSimilarJobs(jobId, limit + MOST_APPLIED),
    listApplied(actor),
  ]);
  const done = new Set(applied.map((job) => job.jobId));
  return similar.filter(({ id }) => !done.has(id)).slice(0, limit);
}
