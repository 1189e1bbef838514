import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import type { Stage } from "../pipeline/stages.schema";

/** Throws `conflict` if a job's own stages would have none for new applications without this one. */
export async function requireOtherInJobs(tx: Transaction, { id, status }: Stage): Promise<void> {
  if (status !== "submitted") return;
  const [job] = await tx.$queryRaw<{ title: string }[]>`
    SELECT j.title FROM job_stages o JOIN jobs j ON j.id = o.job_id
    WHERE o.stage_id = ${id}::uuid AND NOT EXISTS (
      SELECT FROM job_stages x JOIN company_stages s ON s.id = x.stage_id
      WHERE x.job_id = o.job_id AND s.id <> o.stage_id AND s.status = 'submitted')
    ORDER BY j.title LIMIT 1`;
  if (!job) return;
  const why = `"${job.title}" has no other stage for new applications. Change its stages first.`;
  throw new DomainError("conflict", why);
}

/** Puts one stage in the place of another in the jobs that have it as one of their own. */
export async function replaceInJobs(
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO job_stages (job_id, stage_id, position)
    SELECT job_id, ${to}::uuid, position FROM job_stages WHERE stage_id = ${from}::uuid
    ON CONFLICT DO NOTHING`;
}
