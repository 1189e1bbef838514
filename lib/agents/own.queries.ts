import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/accounts/schema";
import { listApplications } from "@/lib/applications/queries";
import type { ApplicationRow, ApplicationScope } from "@/lib/applications/schema";
import { listSavedJobs } from "@/lib/jobs/seeker/saved.queries";
import { siteUrl } from "@/lib/platform/boards";
import { summarize } from "./jobs.queries";
import type { applicationsOutput, savedOutput } from "./tools.schema";
import { NOTICE } from "./untrusted";

/** A page of the jobs that the person saved, with their notes. */
export async function listSaved(
  actor: Actor,
  wanted: number,
): Promise<z.infer<typeof savedOutput>> {
  const { jobs, total, page, pageCount } = await listSavedJobs(actor, { page: wanted });
  const saved = new Map(jobs.map((one) => [one.job.id, one]));
  const summaries = await summarize(jobs.map(({ job }) => job));
  return {
    notice: NOTICE,
    ...{ total, page, pageCount },
    jobs: summaries.map((summary) => ({
      ...summary,
      isOpen: saved.get(summary.id)?.isOpen ?? false,
      note: saved.get(summary.id)?.note ?? null,
    })),
  };
}

function toApplication(row: ApplicationRow) {
  const { jobId, title, location, company, at } = row;
  const basics = { jobId, title, location, company: company.name, appliedAt: at };
  if (row.kind === "external") {
    const status = "external" as const;
    return {
      ...{ ...basics, id: null, url: null, status, changedAt: null, viewedAt: null },
      unreadMessages: 0,
    };
  }
  const { id, status, changedAt, viewedAt, unread } = row;
  const url = `${siteUrl()}/applications/${id}`;
  return { ...basics, id, url, status, changedAt, viewedAt, unreadMessages: unread };
}

/** A page of the person's applications, as they know them. */
export async function listOwnApplications(
  actor: Actor,
  { show, page: wanted }: { show: ApplicationScope; page: number },
): Promise<z.infer<typeof applicationsOutput>> {
  const { applications, counts, page, pageCount } = await listApplications(actor, wanted, { show });
  return {
    ...{ notice: NOTICE, counts, page, pageCount },
    applications: applications.map(toApplication),
  };
}
