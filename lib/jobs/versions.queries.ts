import "server-only";
import { db } from "@/lib/platform/db/client";
import { renderMarkdown } from "@/lib/platform/markdown";
import { FIELDS_SHAPED } from "./posting/field-shapes.schema";
import type { JobSnapshot, JobText } from "./versions.schema";

// A version that was kept before postings could say something doesn't have it.
const UNSAID = {
  ...Object.fromEntries(FIELDS_SHAPED.factColumn.map((name) => [name, null])),
  customFields: [],
};

/** What a job said at a version that someone applied to, or `null` when no one did. */
export async function findSnapshot(jobId: string, version: number): Promise<JobSnapshot | null> {
  const row = await db.jobVersion.findUnique({ where: { jobId_version: { jobId, version } } });
  if (!row) return null;
  const { title, companyName, location, description } = row;
  // Only `keepVersion` writes it. What was kept besides is the company's history.
  const {
    places: _p,
    applyUrl: _a,
    questions: _q,
    criteria: _c,
    ...facts
  } = row.facts as unknown as JobText["facts"];
  return {
    title,
    companyName,
    location,
    descriptionHtml: renderMarkdown(description),
    facts: { ...UNSAID, ...facts },
  };
}
