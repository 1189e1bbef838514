import "server-only";
import { db } from "@/lib/platform/db/client";
import { renderMarkdown } from "@/lib/platform/markdown";
import type { JobFacts, JobSnapshot } from "./schema";

/** What a job said at a version that somebody applied to, or `null` when nobody did. */
export async function findSnapshot(jobId: string, version: number): Promise<JobSnapshot | null> {
  const row = await db.jobVersion.findUnique({ where: { jobId_version: { jobId, version } } });
  if (!row) return null;
  const { title, companyName, location, description } = row;
  return {
    title,
    companyName,
    location,
    descriptionHtml: renderMarkdown(description),
    // Only `keepVersion` writes it.
    facts: row.facts as unknown as JobFacts,
  };
}
